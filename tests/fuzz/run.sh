#!/usr/bin/env bash
# Runs fuzz targets. See tests/fuzz/run.sh --help.
set -euo pipefail
# shellcheck source=scripts/toolchain.sh
source "$(dirname "${BASH_SOURCE[0]}")/../../scripts/toolchain.sh"

help() {
  cat <<'TEXT'
Usage: tests/fuzz/run.sh [SECONDS] [TARGET...]

Runs each fuzz target for this time (default: 600 seconds), all of them by default, as many at once as there are
processors. Needs build/asan (scripts/gates.sh clang), and builds the targets there if they are missing.

Prints a line for each target: inputs run, branches reached, findings. build/asan/fuzz has a log for each, the inputs of
findings in findings/, and in corpus/ the inputs that reached new branches, from which the next run starts.
Exits with 1 if there are findings. To run the input of a finding again:
  HEADROOM_FUZZ_TARGET=TARGET build/asan/bin/fuzz_targets FILE
The input of a finding that was mended belongs in tests/fuzz/found/TARGET; later runs begin with it.
TEXT
}

seconds=600
case ${1:-} in
  -h | --help)
    help
    exit 0
    ;;
esac
if [[ ${1:-} =~ ^[0-9]+$ ]]; then
  seconds=$1
  shift
fi

build="$root/build/asan" fuzz="$root/build/asan/fuzz" program="$root/build/asan/bin/fuzz_targets"
# The longest time for an input, in seconds: long enough for a busy machine, and shorter than an endless loop.
patience=30
most_megabytes=2048
export ASAN_OPTIONS="allocator_may_return_null=1:strict_string_checks=1:malloc_context_size=8"
export UBSAN_OPTIONS="halt_on_error=1:print_stacktrace=1"
export LSAN_OPTIONS="suppressions=$root/tests/gates/lsan_suppressions.txt:print_suppressions=0"

# Runs a target and prints its line.
run_target() {
  local target=$1 log="$fuzz/$1.log" status=0 scratch
  scratch=$(mktemp -d "$scratch_root/headroom-fuzz-run-XXXXXX")
  mkdir -p "$fuzz/corpus/$target"
  local -a quiet=() corpora=("$fuzz/corpus/$target" "$fuzz/seeds/$target")
  if [[ -d $root/tests/fuzz/found/$target ]]; then corpora+=("$root/tests/fuzz/found/$target"); fi
  # Decoders write warnings about nearly every input.
  if [[ $target == image-pixels ]]; then quiet=(-close_fd_mask=3); fi
  HEADROOM_FUZZ_TARGET=$target TMPDIR=$scratch \
    "$program" "${quiet[@]}" -max_total_time="$seconds" -timeout="$patience" -rss_limit_mb="$most_megabytes" \
    -print_final_stats=1 -artifact_prefix="$fuzz/findings/$target-" "${corpora[@]}" >"$log" 2>&1 </dev/null || status=$?
  rm -rf "$scratch"
  printf '%-18s %10s inputs %7s branches  %s\n' "$target" \
    "$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")" \
    "$(sed -nE 's/.* cov: ([0-9]+) .*/\1/p' "$log" | tail -n 1)" \
    "$( ((status)) && echo "FINDING: $(reason_in "$log")" || echo "no findings")"
  return "$status"
}

# The most telling line of a log.
reason_in() {
  grep -m 1 -E '^(Finding: |SUMMARY: |.*runtime error: )' "$1" || tail -n 1 "$1"
}

if [[ ${1:-} == --one ]]; then
  seconds=$3
  scratch_root=$4
  run_target "$2"
  exit
fi

[[ -f $build/build.ninja ]] || fail "$build is missing; run scripts/gates.sh clang first."
cmake --build "$build" --target fuzz_targets >"$build/fuzz_targets.log" 2>&1 ||
  fail "building failed; see $build/fuzz_targets.log."
use_own_homes "$build"
# Readers of files are tried thousands of times a second, so that their files are in memory where there is room.
scratch_root=${TMPDIR:-/tmp}
if [[ -w /dev/shm ]]; then scratch_root=/dev/shm; fi
mkdir -p "$fuzz/findings"
rm -rf "$fuzz/seeds"
HEADROOM_FUZZ_SEEDS=$fuzz/seeds "$program" >"$fuzz/seeds.log" 2>&1 </dev/null ||
  fail "a target accepts none of its seeds, or a seed is a finding; see $fuzz/seeds.log."

mapfile -t known < <(find "$fuzz/seeds" -mindepth 1 -maxdepth 1 -printf '%f\n' | sort)
targets=("$@")
if ((${#targets[@]} == 0)); then
  for target in "${known[@]}"; do
    if [[ $target != planted ]]; then targets+=("$target"); fi
  done
fi
for target in "${targets[@]}"; do
  [[ " ${known[*]} " == *" $target "* ]] || usage_error "there is no fuzz target \"$target\"; known are: ${known[*]}."
done

status=0
printf '%s\0' "${targets[@]}" |
  xargs -0 -P "$(nproc)" -I '{}' "${BASH_SOURCE[0]}" --one '{}' "$seconds" "$scratch_root" || status=1
((status == 0)) || fail "there are findings; their inputs are in $fuzz/findings, and $fuzz has a log for each target."
