# Validation of the corpus repeated to 500 MB: against `wc -l`, two processes against two threads, memory of 2 GB in a pipe.
corpus=$ARB_SHARED/corpus/pdn/international
[ -d "$corpus" ] || { echo "no corpus at $corpus"; exit 0; }
cat "$corpus"/*.pdn >one.pdn
printf '\n\n' >>one.pdn
times=$((500000000 / $(stat -c %s one.pdn) + 1))
for ((i = 0; i < times; i++)); do cat one.pdn; done >big.pdn
bytes=$(stat -c %s big.pdn)
cat big.pdn >/dev/null

seconds() { # seconds COMMAND...: wall time, output dropped, status ignored
    local start end
    start=$(date +%s.%N)
    "$@" >/dev/null 2>&1 || true
    end=$(date +%s.%N)
    awk -v a="$start" -v b="$end" 'BEGIN { printf "%.3f", b - a }'
}
best() { # best COMMAND...: the least of three
    for _ in 1 2 3; do seconds "$@"; echo; done | sort -n | head -n 1
}
two() {
    "$@" & local first=$!
    "$@" || true
    wait "$first" || true
}

half_moves=$(pdn-validate -q --exit-zero --variant international --summary big.pdn | awk '$1 == "all" { print $3 }')
wc=$(best wc -l big.pdn)
one=$(best pdn-validate -q --draws --variant international big.pdn)
text=$(best pdn-validate --draws --variant international big.pdn)
both=$(best two pdn-validate -q --draws --variant international big.pdn)
threads=$(best pdn-validate -q --draws --variant international -j 2 big.pdn)
awk -v bytes="$bytes" -v hm="$half_moves" -v wc="$wc" -v one="$one" -v text="$text" -v both="$both" -v threads="$threads" 'BEGIN {
    printf "%.0f MB, %d half-moves\n", bytes / 1e6, hm
    printf "wc -l                 %8.3f s\n", wc
    printf "pdn-validate -q       %8.3f s  %6.1f x wc -l  %6.1f MB/s  %5.1f million half-moves/s\n", one, one / wc, bytes / one / 1e6, hm / one / 1e6
    printf "pdn-validate (text)   %8.3f s  %6.1f x wc -l\n", text, text / wc
    printf "pdn-validate -q -j 2  %8.3f s  %5.1f %% of the throughput of two processes (%.3f s for twice the work)\n", threads, 100 * both / (2 * threads), both
}'
for _ in 1 2 3 4; do cat big.pdn; done | /usr/bin/time -f 'peak %M KiB with -j 2 on 2 GB in a pipe' \
    pdn-validate -q --exit-zero --draws --variant international -j 2 >/dev/null
