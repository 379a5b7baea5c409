# Whole process: 7,119 games read, each black move judged, one report a game.
list=$ARB_SHARED/corpus/renju/lists/games_original.txt
[ -f "$list" ] || { echo "no corpus"; exit 0; }
hyperfine -N --warmup 2 --runs 10 --export-json result.json -i "renju-foulcheck --format jsonl $list" \
    "renju-foulcheck -q $list" "renju-foulcheck --format jsonl --from rif ${list%/*/*}/renjunet2016_games.rif" >/dev/null
jq -r '.results[] | "\(7119 / .median | floor) games/s  \(.command | sub("/[^ ]*/"; ""))"' result.json
