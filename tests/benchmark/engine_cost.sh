#!/usr/bin/env bash
# Measures Headroom's overhead. Times the copy kernel at 16 MP with headroom-cli and with a bare OpenCL program,
# alternating, and prints the median of each and their ratio. A benchmark, not a test: run it on an idle machine.
#
#   tests/benchmark/engine_cost.sh [BUILD_FOLDER] [ROUNDS]
set -euo pipefail
cd "$(dirname "$0")/../.."
build=${1:-build/dev}
rounds=${2:-11}
export POCL_AFFINITY=1 # as Headroom's runner sets it: both must be measured under the same conditions

median() { sort -g | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'; }

bare=()
ours=()
for ((round = 0; round < rounds; ++round)); do
  bare+=("$("$build/bin/bare_copy" kernels/copy/scalar.cl 4000 60)")
  ours+=("$("$build/bin/headroom-cli" run -q --json --workload copy --variants scalar --no-ceilings --sizes 16MP \
    | grep -oE '"median_ms":[0-9.e-]+|"median_ms": [0-9.e-]+' | head -n 1 | grep -oE '[0-9.e-]+$')")
  printf 'round %2d: bare %s ms, headroom-cli %s ms\n' "$round" "${bare[-1]}" "${ours[-1]}"
done
bareMedian=$(printf '%s\n' "${bare[@]}" | median)
oursMedian=$(printf '%s\n' "${ours[@]}" | median)
awk -v b="$bareMedian" -v o="$oursMedian" \
  'BEGIN { printf "median: bare %.4f ms, headroom-cli %.4f ms, ratio %.4f\n", b, o, o / b }'
