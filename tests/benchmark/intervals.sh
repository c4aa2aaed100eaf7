#!/usr/bin/env bash
# Checks intervals and verdicts between separate runs. Measures copies, arithmetic and the blur's default variants with
# their ceilings several times, each time as a separate run. For all pairs of runs, counts how often the interval of a row
# contains the other run's median, how wide intervals are, and how many points a comparison calls different, all of them
# falsely. With a load, a process keeps one core busy for half a second of every two. A benchmark, not a test.
#
#   tests/benchmark/intervals.sh [BUILD_FOLDER] [RUNS] [FOLDER_FOR_RUNS] [load]
#
# The runs are kept: build/dev/bin/interval_coverage FOLDER_FOR_RUNS/*.json repeats the count, with --saved for the
# intervals stored in the documents.
set -euo pipefail
cd "$(dirname "$0")/../.."
build=${1:-build/dev}
runs=${2:-5}
folder=${3:-$(mktemp -d)}
mkdir -p "$folder"

if [[ ${4:-} == load ]]; then
  (while :; do
    end=$((${EPOCHREALTIME/[.,]/} + 500000))
    while ((${EPOCHREALTIME/[.,]/} < end)); do :; done
    sleep 1.5
  done) &
  hog=$!
  trap 'kill "$hog"' EXIT
fi

for ((run = 1; run <= runs; ++run)); do
  common=(-q --sizes "512x512,1MP,4MP" --time-budget 0.25)
  cli=$build/bin/headroom-cli
  "$cli" run "${common[@]}" --workload copy --variants all --no-ceilings --save "$folder/copy-$run.json" >/dev/null
  "$cli" run "${common[@]}" --workload mad --variants "peak,peak8,peak16,mad24" --no-ceilings \
    --save "$folder/mad-$run.json" >/dev/null
  "$cli" run "${common[@]}" --workload blur --save "$folder/blur-$run.json" >/dev/null
done
"$build/bin/interval_coverage" "$folder"/*.json
