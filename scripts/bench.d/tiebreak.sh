#!/usr/bin/env bash
# tiebreak over events of growing size, all coefficients, against reading the file with wc -l.
# scripts/bench.d/tiebreak [BIN]: medians of five runs in seconds.
set -eu
bin=${1:-${ARB_SOURCE:-.}/build/release/bin}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

make_event() { # PLAYERS ROUNDS
    printf '+++ arb 1\ndiscipline = "russian"\nsystem = "solkoff"\ntiebreaks = ["truncated-solkoff", "wins"]\n+++\n'
    awk -v n="$1" -v rounds="$2" 'BEGIN {
        srand(1); OFS = "\t"
        for (i = 1; i <= n; ++i) print "player", i, "Player " i, 1000 + int(rand() * 1500)
        split("2-0 1-1 1-1 0-2", result, " ")
        for (r = 1; r <= rounds; ++r) {
            for (i = 1; i <= n; ++i) order[i] = i
            for (i = n; i > 1; --i) { j = 1 + int(rand() * i); t = order[i]; order[i] = order[j]; order[j] = t }
            for (b = 1; 2 * b <= n; ++b)
                print "game", r, b, order[2 * b - 1], order[2 * b], result[1 + int(rand() * 4)]
        }
    }'
}

median() { # COMMAND...
    for _ in 1 2 3 4 5; do
        { TIMEFORMAT=%R; time "$@" >/dev/null 2>&1; } 2>&1
    done | sort -n | sed -n 3p
}

printf 'players\tseconds\twc -l\n'
for players in 1000 10000 100000; do
    make_event "$players" 11 >"$work/event.arb"
    printf '%s\t%s\t%s\n' "$players" "$(median "$bin/tiebreak" --all --format tsv "$work/event.arb")" \
        "$(median wc -l "$work/event.arb")"
done
