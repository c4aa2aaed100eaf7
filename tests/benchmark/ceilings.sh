#!/usr/bin/env bash
# Checks the ceilings of a CPU. Measures the best OpenCL copy and multiply-add kernels and their C++ equivalents on the
# same CPUs, alternating, and prints their ratio at each size: the median of several rounds. A ratio of 0.9 or more means
# that the ceiling is the CPU's. Only ratios within a round are valid: CPUs change their speed, and virtual ones share
# it. A benchmark, not a test: run it on an idle machine.
#
#   tests/benchmark/ceilings.sh [BUILD_FOLDER] [ROUNDS] [SIZES] [DEVICE]
set -euo pipefail
cd "$(dirname "$0")/../.."
build=${1:-build/dev}
rounds=${2:-7}
sizes=${3:-1MP,4MP,16MP,64MP}
device=${4:-cpu}

for ((round = 0; round < rounds; ++round)); do
  for size in ${sizes//,/ }; do
    "$build/bin/headroom-cli" ceilings -q --native --device "$device" --sizes "$size" --time-budget 0.2 --json 2>/dev/null
  done
done | python3 -c '
import json, statistics, sys

decoder, text, runs = json.JSONDecoder(), sys.stdin.read(), []
while text := text.lstrip():
    run, end = decoder.raw_decode(text)
    runs.append(run["rows"])
    text = text[end:]

rounds = {}  # (width, height, kind) -> (kernel, its rate, native peer, its rate), one for each round
for rows in runs:
    for kind, figure, workload in (("copy GB/s", "gbyte_per_s", "copy"), ("GFLOP/s", "gflop_per_s", "mad")):
        timed = [row for row in rows if row["status"] == "Ok" and row["workload"] == workload
                 and row.get("precision", "float") == "float"]
        best = lambda role: max((row for row in timed if row["role"] == role), key=lambda row: row[figure])
        kernel, native = best("ceiling"), best("host")
        place = (kernel["width"], kernel["height"], kind)
        rounds.setdefault(place, []).append((kernel["variant"], kernel[figure], native["variant"], native[figure]))

print("%13s  %-9s %8s %8s %6s  (lowest, highest)  best kernel, best C++" % ("size", "what", "kernel", "C++", "ratio"))
for (width, height, kind), found in sorted(rounds.items()):
    kernels, kernel_rates, natives, native_rates = zip(*found)
    ratios = [kernel / native for kernel, native in zip(kernel_rates, native_rates)]
    figures = [statistics.median(values) for values in (kernel_rates, native_rates, ratios)]
    print("%5d x %-5d  %-9s %8.1f %8.1f %6.2f" % (width, height, kind, *figures), end="")
    print("  (%.2f, %.2f)       %s, %s" % (min(ratios), max(ratios), statistics.mode(kernels), statistics.mode(natives)))
'
