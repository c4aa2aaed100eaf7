#!/usr/bin/env bash
# The gates: checks beside the tests. See scripts/gates.sh --help.
set -euo pipefail
# shellcheck source=scripts/toolchain.sh
source "$(dirname "${BASH_SOURCE[0]}")/toolchain.sh"

help() {
  cat <<'TEXT'
Usage: scripts/gates.sh [GATE...]

Checks what ./test alone does not show. Without arguments all gates, in this order:
  kernels every kernel against its reference at awkward sizes, in Oclgrind's simulator, and by clang for each value of its
          tunables; kernels of other programs, out of Debian's packages; every public header alone (build/dev, which ./test
          builds)
  clang   what sanitizers run compiles with clang and without a warning (build/asan)
  tidy    clang parses all sources, headers and tests without a warning, and clang-tidy finds nothing in them (.clang-tidy;
          needs what clang has built)
  asan    unit and device tests under AddressSanitizer and UndefinedBehaviorSanitizer (build/asan)
  fuzz    each fuzz target for 20 seconds, in what asan builds (tests/fuzz/run.sh, which runs them longer)
  tsan    tests of threads under ThreadSanitizer (build/tsan)
Each gate then plants a mistake and fails if it does not find it. tests/gates has these mistakes, and lists which tests
sanitizers run.
TEXT
}

asan="$root/build/asan" tsan="$root/build/tsan"

# Crashes must stay crashes, because tests cause them on purpose; PoCL is incompatible with signal handlers on an
# alternate stack.
common_options="handle_segv=0:handle_sigbus=0:handle_abort=0:handle_sigill=0:handle_sigfpe=0:print_stacktrace=1"
# Tests allocate many short strings; short allocation stacks are enough.
asan_options="$common_options:use_sigaltstack=0:strict_string_checks=1:malloc_context_size=8"
tsan_options="$common_options:ignore_noninstrumented_modules=1:suppressions=$root/tests/gates/tsan_suppressions.txt"

# "57 of 190 (30%)" of ctest's "57/190 Test".
ctest_summary() {
  sed -nE 's,^ *([0-9]+)/([0-9]+) Test .*,\1 \2,p' "$1" | tail -n 1 |
    awk '{ printf "%d of %d (%d%%)", $1, $2, 100 * $1 / $2 }'
}

tidy_summary() {
  printf '%d of %d' "$(grep -c '^checked ' "$1")" "${#tidy_sources[@]}"
}

fuzz_summary() {
  printf '%d targets' "$(grep -c ' inputs ' "$1")"
}

# Prepares an empty folder for sanitizer reports, including those of processes that tests start.
make_reports() {
  reports=$1
  rm -rf "$reports"
  mkdir -p "$reports"
  export ASAN_OPTIONS="$asan_options:log_path=$reports/report" UBSAN_OPTIONS="$common_options:log_path=$reports/report"
  export TSAN_OPTIONS="$tsan_options:log_path=$reports/report"
  export LSAN_OPTIONS="suppressions=$root/tests/gates/lsan_suppressions.txt:print_suppressions=0"
}

# Fails if there is a report in the folder, from any process.
no_reports() {
  local gate=$1 count
  count=$(find "$reports" -type f | wc -l)
  ((count)) || return 0
  find "$reports" -type f -exec head -n 40 {} + >&2
  fail "the gate \"$gate\" has $count reports; they are in $reports."
}

# Runs a planted mistake and fails when no report has its text: proves GATE TEXT COMMAND...
proves() {
  local gate=$1 text=$2
  shift 2
  make_reports "$reports"
  "$@" >"$reports.log" 2>&1 </dev/null || true
  grep -rqF -- "$text" "$reports" ||
    fail "the gate \"$gate\" did not find a planted mistake ($text); $reports.log has what was said instead."
}

# Runs tests of a sanitizer's build: run_tests GATE FOLDER CTEST-ARGUMENTS...
run_tests() {
  local gate=$1 folder=$2 status=0
  shift 2
  make_reports "$folder/reports"
  use_own_homes "$folder"
  logged "Testing under $gate" ctest_summary "$folder/test.log" \
    ctest --test-dir "$folder" --output-on-failure --no-tests=error --parallel "$gate_tests_at_once" "$@" || status=$?
  ((status == 0)) || say_why_tests_failed "$folder/test.log"
  no_reports "$gate"
  ((status == 0)) || fail "tests fail under the gate \"$gate\"; see $folder/test.log."
}

# Fails unless a target that has a mistake can't be built and its log has the text.
does_not_build() {
  local target=$1 text=$2 log="$asan/$1.log"
  if cmake --build "$asan" --target "$target" >"$log" 2>&1 || ! grep -qF -- "$text" "$log"; then
    fail "the gate \"clang\" did not find a planted warning ($text); see $log."
  fi
}

gate_kernels() {
  local log="$root/build/dev/kernels.log"
  local build_targets=(all kernels_gate)
  build_preset dev
  use_own_homes "$root/build/dev"
  if ! logged "Testing kernels and headers" ctest_summary "$log" \
    ctest --test-dir "$root/build/dev" --output-on-failure --no-tests=error --parallel "$gate_tests_at_once" \
    -L "$labels_of_kernels_gate"; then
    say_why_tests_failed "$log"
    fail "the gate \"kernels\" has findings; they are in $log."
  fi
}

gate_clang() {
  build_preset asan
  does_not_build planted_warning "-Wunused-private-field"
}

# Prints the sources of the clang build whose names match: batches, and what is in none.
sources_of_build() {
  sed -nE 's/^ *"file": "(.*)",?$/\1/p' "$asan/compile_commands.json" |
    grep -vE 'cmake_pch\.hxx|_autogen/|/qrc_[^/]*\.cpp' | grep -E -- "$1" || true
}

tidy() {
  printf '%s\0' "$@" | xargs -0 -P "$(nproc)" -n 1 "$root/scripts/gates.sh" --tidy-one
}

gate_tidy() {
  local log="$asan/tidy.log" source headers
  [[ -f $asan/bin/unit_tests ]] || build_preset asan
  # Only headers of the parsed sources.
  mapfile -t headers < <(ninja -C "$asan" -t targets all | sed -nE 's/^([^ ]*(cmake_pch\.hxx\.pch|_autogen)): .*/\1/p')
  cmake --build "$asan" --target "${headers[@]}" >"$asan/headers.log" 2>&1 || fail "building failed; see $asan/headers.log."
  tidy_sources=()
  while read -r source; do
    [[ $source == */planted_*  ]] || tidy_sources+=("$source")
  done < <(sources_of_build .)
  ((${#tidy_sources[@]})) || fail "there is nothing for clang-tidy in $asan/compile_commands.json."
  if ! logged "Checking with clang-tidy" tidy_summary "$log" tidy "${tidy_sources[@]}"; then
    grep -E '(error|warning): ' "$log" | sort -u >&2
    fail "the gate \"tidy\" has findings; they are in $log."
  fi

  mapfile -t tidy_sources < <(sources_of_build '/planted_(findings|warning).*')
  log="$asan/planted_findings.log"
  if tidy "${tidy_sources[@]}" >"$log" 2>&1; then fail "the gate \"tidy\" passed planted findings; see $log."; fi
  for source in 'planted_finding.cpp:.*readability-identifier-naming' 'planted_header.hpp:.*performance-for-range-copy' \
    'planted_warning.cpp:.*unused-private-field'; do
    grep -q "$source" "$log" || fail "the gate \"tidy\" did not find a planted mistake ($source); see $log."
  done
}

gate_asan() {
  build_preset asan
  # Drivers do not free all of their memory.
  asan_options+=":detect_leaks=0" run_tests asan "$asan" -L '^device$' -LE '^variants$'
  run_tests asan "$asan" -L '^unit$'

  cmake --build "$asan" --target planted_errors >"$asan/planted.log" 2>&1 || fail "building failed; see $asan/planted.log."
  reports="$asan/planted"
  proves asan "heap-buffer-overflow" "$asan/bin/planted_errors" heap
  proves asan "signed integer overflow" "$asan/bin/planted_errors" int
  proves asan "LeakSanitizer" "$asan/bin/planted_errors" leak
  # In a runner, which the workbench replaces.
  proves asan "heap-buffer-overflow" env OPENCL_LAYERS="$asan/tests/device/libfault_layer.so" HEADROOM_FAULT_CALL=clFinish \
    HEADROOM_FAULT_NUMBER=1 HEADROOM_FAULT_OVERFLOW=1 "$asan/bin/headroom-cli" run --variants copy.scalar --sizes 64x64
}

gate_fuzz() {
  local log="$asan/fuzz.log" planted="$asan/fuzz_planted.log"
  [[ -f $asan/bin/unit_tests ]] || build_preset asan
  logged "Fuzzing" fuzz_summary "$log" "$root/tests/fuzz/run.sh" 20 ||
    fail "the gate \"fuzz\" has findings; they are in $log."
  if "$root/tests/fuzz/run.sh" 60 planted >"$planted" 2>&1 </dev/null || ! grep -q heap-buffer-overflow "$planted"; then
    fail "the gate \"fuzz\" did not find a planted mistake; see $planted."
  fi
}

gate_tsan() {
  build_preset tsan
  run_tests tsan "$tsan" -L '^(unit|device)$'
  reports="$tsan/planted"
  cmake --build "$tsan" --target planted_errors >"$tsan/planted.log" 2>&1 || fail "building failed; see $tsan/planted.log."
  proves tsan "data race" "$tsan/bin/planted_errors" race
}

case ${1:-} in
  -h | --help)
    help
    exit 0
    ;;
  --tidy-one)
    status=0
    clang-tidy --quiet -p "$asan" "$2" 2>&1 || status=$?
    echo "checked $2"
    exit "$status"
    ;;
esac

gates=("$@")
((${#gates[@]})) || gates=(kernels clang tidy asan fuzz tsan)
for gate in "${gates[@]}"; do
  [[ $gate =~ ^(kernels|clang|tidy|asan|fuzz|tsan)$ ]] || usage_error "there is no gate \"$gate\"; see scripts/gates.sh --help."
done
make_build_folder
need_packages "${packages_run[@]}" "${packages_test[@]}" "${packages_gates[@]}"
clang++ --version | grep -q 'version 14\.' || fail "clang++ is not version 14, that of Debian 12."
export QT_QPA_PLATFORM=${QT_QPA_PLATFORM:-offscreen}
if [[ ${CI:-} == true ]]; then export HEADROOM_CI=1; fi
for gate in "${gates[@]}"; do
  SECONDS=0
  "gate_$gate"
  say "The gate \"$gate\" is passed ($SECONDS s)."
done
