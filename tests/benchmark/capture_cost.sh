#!/usr/bin/env bash
# Measures what the capture layer costs a program: launches with and without `headroom-cli capture`, alternating, of an
# empty kernel and of longer ones. Prints medians of microseconds per launch, the difference and the ratio, and exits
# with 1 if the layer costs more than 2 us of a launch, or 5% of one over 20 us. A benchmark, not a test: run it on an
# idle machine.
#
#   tests/benchmark/capture_cost.sh [BUILD_FOLDER] [ROUNDS]
set -euo pipefail
cd "$(dirname "$0")/../.."
build=${1:-build/dev}
rounds=${2:-11}
report=$(mktemp)
trap 'rm -f "$report"' EXIT
export POCL_AFFINITY=1 # without it, PoCL's threads may share a core in some runs and not in others

median() { sort -g | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'; }

status=0
printf '%10s  %10s  %10s  %10s  %6s\n' 'steps' 'alone us' 'layer us' 'cost us' 'ratio'
for steps in 0 10000 100000; do
  launches=$((steps == 0 ? 20000 : 200000000 / (steps * 20)))
  alone=()
  layer=()
  for ((round = 0; round < rounds; ++round)); do
    alone+=("$("$build/bin/launch_times" "$steps" "$launches")")
    layer+=("$("$build/bin/headroom-cli" capture -q --report "$report" -- "$build/bin/launch_times" "$steps" "$launches")")
  done
  awk -v steps="$steps" -v a="$(printf '%s\n' "${alone[@]}" | median)" -v l="$(printf '%s\n' "${layer[@]}" | median)" '
    BEGIN {
      printf "%10d  %10.3f  %10.3f  %10.3f  %6.3f\n", steps, a, l, l - a, l / a
      exit (a > 20 && l / a > 1.05) || l - a > (a > 40 ? a * 0.05 : 2)
    }' || status=1
done
((status == 0)) || echo "The layer costs more than 2 us of a launch, or 5% of one over 20 us."
exit "$status"
