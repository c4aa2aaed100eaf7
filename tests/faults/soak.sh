#!/usr/bin/env bash
# Long use: memory over many launches and blurs, and many damaged photos under sanitizers. Prints the figures, and exits
# with 1 if memory grows by more than 10 MiB, anything crashes outside the decoding process, or a sanitizer reports more
# than a lack of memory.
#
#   tests/faults/soak.sh [LAUNCHES] [BLURS] [IMAGES]     20000, 500 and 1000000 by default; 0 leaves a part out
#
# Needs build/dev (./test) and, for photos, build/asan (scripts/gates.sh clang). A million photos take hours.
set -euo pipefail
# shellcheck source=scripts/toolchain.sh
source "$(dirname "${BASH_SOURCE[0]}")/../../scripts/toolchain.sh"
launches=${1:-20000} blurs=${2:-500} images=${3:-1000000}
status=0

if ((launches + blurs)); then
  HEADROOM_SOAK_LAUNCHES=$launches HEADROOM_SOAK_BLURS=$blurs \
    "$root/build/dev/bin/device_tests" --gtest_filter='Soak.*' --gtest_brief=1 || status=1
fi

# Loads a part of the photos, each part with a random seed of its own.
load_images() {
  local parts=$1 part pids=()
  for ((part = 1; part <= parts; ++part)); do
    "$root/build/asan/bin/mutated_images" $((images / parts)) "$part" >"$reports/output-$part" 2>&1 </dev/null &
    pids+=($!)
  done
  for part in "${pids[@]}"; do
    wait "$part" || status=1
  done
}

# Reports of one kind: where an allocation fails that is above the decoding process's limit, the sanitizer ends the
# process, and Headroom without it goes on.
count_reports() {
  find "$reports" -name 'report*' -type f -exec "$@" {} + | grep -c . || true
}

if ((images)); then
  reports=$(mktemp -d)
  cmake --build "$root/build/asan" --target mutated_images headroom-cli >"$reports/build.log" 2>&1 ||
    fail "building failed; see $reports/build.log."
  # Crashes of decoders have to stay crashes of theirs.
  export ASAN_OPTIONS="log_path=$reports/report:allocator_may_return_null=1:detect_leaks=0"
  export UBSAN_OPTIONS="log_path=$reports/report:print_stacktrace=1"
  load_images "$(nproc)"
  cat "$reports"/output-*
  memory='allocation-size-too-big|out-of-memory|out of memory|failed to allocate'
  lacks=$(count_reports grep -lE "$memory")
  others=$(count_reports grep -LE "$memory")
  echo "sanitizers: $lacks decoders ended for lack of memory, $others other reports; all are in $reports"
  ((others == 0)) || status=1
fi
exit "$status"
