# A log of three million presses through clock-sim, and its memory against a short log.
awk 'BEGIN {
    OFS = "\t"; print "0:00:00", "control", "5400+30"; print "0:00:00", "start"
    for (i = 1; i <= 3000000; i++) {
        t = i; printf "%d:%02d:%02d\tpress\t%s\n", t / 3600, t / 60 % 60, t % 60, i % 2 ? "white" : "black"
    }
}' >big.log
head -n 1000 big.log >small.log
cat big.log >/dev/null
for format in text tsv jsonl; do
    start=$(date +%s.%N)
    clock-sim --format $format big.log >/dev/null
    end=$(date +%s.%N)
    awk -v f=$format -v a="$start" -v b="$end" 'BEGIN { printf "%-6s %.3f s  %.2f million events/s\n", f, b - a, 3 / (b - a) }'
done
for log in small.log big.log; do
    /usr/bin/time -f "$log: peak %M KiB" clock-sim "$log" >/dev/null
done
