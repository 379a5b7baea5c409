# Start of each tool against an empty C program, 200 runs of --version each: seconds a run and the ratio.
printf 'int main(void) { return 0; }\n' >empty.c
cc -O2 -o empty empty.c
per_run() {
    local start end
    "$@" >/dev/null
    start=$(date +%s%N)
    for _ in $(seq 200); do "$@" >/dev/null; done
    end=$(date +%s%N)
    echo $(((end - start) / 200))
}
base=$(per_run ./empty)
printf '%-20s %8.3f ms\n' 'empty C program' "$(awk -v n="$base" 'BEGIN { print n / 1e6 }')"
for source in "$ARB_SOURCE"/tools/*.cpp; do
    tool=$(basename "$source" .cpp)
    time=$(per_run "$(command -v "$tool")" --version)
    awk -v t="$tool" -v n="$time" -v b="$base" 'BEGIN { printf "%-20s %8.3f ms  %4.1f x\n", t, n / 1e6, n / b }'
done
