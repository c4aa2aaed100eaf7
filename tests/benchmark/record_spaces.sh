#!/bin/bash
# Measures spaces completely, to replay searches in them (search_quality, tests/unit/recorded_space_test.cpp):
#
#   record_spaces.sh HEADROOM-CLI FOLDER [VARIANT:SIZE...]
#
# Leave the machine idle. The order is random, so that temporary disturbances are spread over the space. Writes
# FOLDER/VARIANT.csv for each space, with a line for each allowed configuration.
set -eu
cli=$1 folder=$2
shift 2
here=$(cd "$(dirname "$0")" && pwd)
[ $# -gt 0 ] || set -- stencil.stencil:1024x512 matmul.panels:512x512x512 blur.wide:800x500 transpose.tiles:1500x1100
for space in "$@"; do
  name=${space%%:*}
  "$cli" tune -q --kernels "$here/spaces" --variants "$name" --sizes "${space#*:}" --search random --budget 24h \
    --no-ceilings --finalists 1 --time-budget 0.02 --no-history --t4 "$folder/$name.json"
  python3 "$here/space_csv.py" "$folder/$name.json" > "$folder/$name.csv"
done
