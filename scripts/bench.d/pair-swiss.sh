#!/usr/bin/env bash
# pair-swiss as a whole process on one thread: rounds 1, 5, 9 of large fields, late rounds of small ones.
# Usage: pair-swiss [BIN]; fields are played by the tool itself with results drawn from a fixed seed.
set -eu
bin=$(cd "${1:-$(dirname "$0")/../../build/release/bin}" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

field() { # field PLAYERS SYSTEM: an event without games
    printf '+++ arb 1\ndiscipline = "international"\nsystem = "%s"\nseed = "bench-%s"\n+++\n' "$2" "$1"
    awk -v n="$1" 'BEGIN { for (i = 1; i <= n; i++) printf "player\t%d\tPlayer %d\t%d\n", i, i, 2600 - int(i * 1000 / n) }'
}

fill() { # results for the games of standard input: two of five drawn, the stronger wins more often
    awk -F'\t' -v OFS='\t' -v seed="$1" 'BEGIN { srand(seed) }
        $1 == "game" && $5 != "-" {
            chance = 1 / (1 + exp(($4 - $5) / 2000))
            $6 = rand() < 0.4 ? "1-1" : rand() < chance ? "2-0" : "0-2"
        } { print }'
}

play() { # play FILE ROUND: up to the round before
    for ((r = 1; r < $2; r++)); do
        "$bin/pair-swiss" --round "$r" "$1" | fill "$r" >"$work/new" || return 1
        cat "$work/new" >>"$1"
    done
}

measure() { # measure NAME FILE ROUND: median of five
    for _ in 1 2 3 4 5; do
        /usr/bin/time -f '%e %U %M' "$bin/pair-swiss" --round "$3" "$2" 2>&1 >/dev/null | tail -n 1
    done | sort -n | awk -v name="$1" 'NR == 3 { printf "%-34s %6.2f s wall %6.2f s user %7.1f MiB\n", name, $1, $2, $3 / 1024 }'
}

for system in rating solkoff buchholz random; do
    for players in 1000 10000 100000; do
        field "$players" "$system" >"$work/event"
        at=1
        for round in 1 5 9; do
            for ((; at < round; at++)); do
                "$bin/pair-swiss" --round "$at" "$work/event" | fill "$at" >"$work/new"
                cat "$work/new" >>"$work/event"
            done
            measure "$system $players round $round" "$work/event" "$round"
        done
    done
    for late in 20:19 50:49 200:150; do
        field "${late%:*}" "$system" >"$work/event"
        if play "$work/event" "${late#*:}" 2>/dev/null; then
            measure "$system ${late%:*} round ${late#*:}" "$work/event" "${late#*:}"
        else
            last=$(awk -F'\t' '$1 == "game" && $2 > r { r = $2 } END { print r + 1 }' "$work/event")
            measure "$system ${late%:*} round $last (impossible)" "$work/event" "$last"
        fi
    done
done
