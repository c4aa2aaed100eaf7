#!/usr/bin/env bash
# Runs programs from Debian packages with and without the capture layer, captures launches of their kernels and replays
# them: real_programs.sh BIN_FOLDER --to RESULTS [PROGRAM...]. BIN_FOLDER has headroom-cli. Without a name all programs
# run, for about 15 minutes on two cores; "table" runs none. RESULTS gets a file for each program, and results.md and
# results.csv of all that ran, now or earlier: whether output and exit code are the same, launches, and how many of the
# captured ones replay equal to the capture, differ between their own launches, or fail. Exits with 1 if an output, an
# exit code or a replay differs, or nothing was launched.
set -euo pipefail

usage() {
  echo "usage: real_programs.sh BIN_FOLDER --to RESULTS [PROGRAM...|table]" >&2
  exit 2
}

[[ $# -ge 3 && -x $1/headroom-cli && $2 == --to ]] || usage
bin=$(cd "$1" && pwd)
mkdir -p "$3"
results=$(cd "$3" && pwd)
shift 3
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
photo=$here/../../resources/samples/harbour.jpg
python=/usr/bin/python3 # Debian's, which has Debian's modules
# Of one program; a tuner has hundreds of kernels.
most_replays=16
most_seconds_of_replays=120
most_seconds_of_command=150
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export HOME=$work POCL_CACHE_DIR=$work/pocl XDG_CACHE_HOME=$work/cache XDG_DATA_HOME=$work/data

note() {
  "$python" "$here/results.py" note "$results/$1.json" "$2"
}

# bounded COMMAND: its exit code is 124 if it does not end in time.
bounded() {
  timeout --foreground --kill-after=10 "$most_seconds_of_command" "$@"
}

# replay NAME FOLDER...
replay() {
  local name=$1 folder end=$((SECONDS + most_seconds_of_replays)) left
  shift
  (($# <= most_replays)) || note "$name" "$# launches were captured, and $most_replays of them were replayed."
  for folder in "${@:1:most_replays}"; do
    left=$((end - SECONDS))
    if ((left <= 0)); then
      note "$name" "Replays ended after $most_seconds_of_replays s, before $(basename "$folder")."
      break
    fi
    rm -f replay.json
    timeout --kill-after=10 $((left + 30)) "$bin/headroom-cli" --quiet replay "$folder" --limit 20 --json replay.json \
      >replay.txt 2>replay.err || true
    "$python" "$here/results.py" launch "$results/$name.json" "$(basename "$folder")" replay.json replay.err
  done
}

# measure NAME PACKAGE OPTIONS -- COMMAND: the command prints the output that has to be the same.
measure() {
  local name=$1 package=$2 output=same alone=0 with=0
  local -a folders=() options=()
  shift 2
  while [[ $1 != -- ]]; do
    options+=("$1")
    shift
  done
  shift
  rm -rf out captures report.json "$results/$name.json"
  mkdir out
  bounded "$@" >alone.txt 2>alone.err || alone=$?
  rm -rf out
  mkdir out
  bounded "$bin/headroom-cli" capture --dump all --limit 256M --to captures --json --report report.json "${options[@]}" \
    -- "$@" >with.txt 2>with.err || with=$?
  cmp -s alone.txt with.txt || output=DIFFERS
  ((alone != 124 && with != 124)) || note "$name" "It did not end in $most_seconds_of_command s."
  mapfile -t folders < <(find captures -mindepth 2 -maxdepth 2 -name capture.txt -printf '%h\n' 2>/dev/null | sort)
  "$python" "$here/results.py" program "$results/$name.json" "$name" "$(version_of "$package")" "$output" \
    "$alone / $with" "${#folders[@]}" report.json
  if [[ $output != same || $alone != "$with" ]]; then
    note "$name" "Last words with the layer: $(tail -n 1 with.err | cut -c -200)"
  fi
  ((${#folders[@]} == 0)) || replay "$name" "${folders[@]}"
}

version_of() {
  [[ $1 == headroom ]] && { "$bin/headroom-cli" --version | head -n 1; } && return
  # shellcheck disable=SC2016  # a field of dpkg-query
  dpkg-query -W -f '${Version}' "$1" 2>/dev/null || echo unknown
}

# has NAME PROGRAM PACKAGE
has() {
  command -v "$2" >/dev/null && return
  "$python" "$here/results.py" skip "$results/$1.json" "$1" "Not run: $2 is not installed. Install the package $3."
  return 1
}

# has_module NAME MODULE PACKAGE
has_module() {
  "$python" -c "import $2" 2>/dev/null && return
  "$python" "$here/results.py" skip "$results/$1.json" "$1" "Not run: Python has no $2. Install the package $3."
  return 1
}

# Its results are rates, which differ from run to run.
program_clpeak() {
  has clpeak clpeak clpeak || return 0
  measure clpeak clpeak -- sh -c 'clpeak --kernel-latency | sed -E "s,[0-9.]+ us,,"'
}

program_pyopencl() {
  has_module pyopencl pyopencl python3-pyopencl || return 0
  measure pyopencl python3-pyopencl -- env PYOPENCL_NO_CACHE=1 "$python" "$here/pyopencl_sums.py"
}

program_opencv() {
  has_module opencv cv2 python3-opencv || return 0
  measure opencv python3-opencv -- env OPENCV_OPENCL_DEVICE=:CPU: OPENCV_OPENCL_CACHE_ENABLE=0 "$python" \
    "$here/opencv_umat.py" "$photo"
}

ffmpeg_filter() {
  local name=ffmpeg-${1%%_*}
  has "$name" ffmpeg ffmpeg || return 0
  measure "$name" ffmpeg -- ffmpeg -hide_banner -loglevel error -init_hw_device opencl=ocl:0.0 -filter_hw_device ocl \
    -f lavfi -i testsrc=size=320x240:duration=0.2 -vf "format=yuv420p,hwupload,$1,hwdownload,format=yuv420p" -f md5 -
}

program_ffmpeg() {
  ffmpeg_filter avgblur_opencl=3
  ffmpeg_filter unsharp_opencl=5:5:1.5
  ffmpeg_filter boxblur_opencl=4:2
  ffmpeg_filter sobel_opencl
  ffmpeg_filter erosion_opencl
  ffmpeg_filter transpose_opencl=clock
  ffmpeg_filter convolution_opencl="1 1 1 1 1 1 1 1 1:1 1 1 1 1 1 1 1 1:1 1 1 1 1 1 1 1 1:1 1 1 1 1 1 1 1 1:1/9:1/9:1/9:1/9"
}

# darktable ignores CPUs unless they are enabled by a line that it writes itself for each device. PoCL 3.1 cannot parse
# the quotes around darktable's header folder, so it is named again without quotes.
program_darktable() {
  has darktable darktable-cli darktable || return 0
  local -a options=(--core --configdir "$work/dt" --library :memory: --conf opencl_disable_drivers_blacklist=TRUE)
  bounded darktable-cli "$photo" out.ppm "${options[@]}" >/dev/null 2>&1 || true
  sed -i -E 's/^(cldevice_v4_[a-z0-9]+=[0-9]+ [0-9]+ [0-9]+ [0-9]+ [0-9]+ [0-9]+ [0-9]+) 1/\1 0/' dt/darktablerc
  sed -nE 's,^(cldevice_v4_[a-z0-9]+)=.*,\1_building=-cl-fast-relaxed-math -I/usr/share/darktable/kernels,p' \
    dt/darktablerc >building
  sed -i '/_building=/d' dt/darktablerc
  cat building >>dt/darktablerc
  measure darktable darktable --refuse-binaries -- \
    sh -c "darktable-cli '$photo' out/photo.ppm ${options[*]} >&2 && md5sum out/photo.ppm"
  rm -rf out
  mkdir out
  bounded "$bin/headroom-cli" capture --csv times.csv --report report.txt -- \
    darktable-cli "$photo" out/photo.ppm "${options[@]}" -d perf -d opencl >with.txt 2>&1 || true
  [[ -f times.csv ]] || return 0
  "$python" "$here/results.py" times "$results/darktable.json" with.txt times.csv
}

# The second run loads the binaries that the first one stored.
program_hashcat() {
  has hashcat hashcat hashcat || return 0
  local -a command=(hashcat --force --quiet --potfile-disable --self-test-disable -D 1 -m 0 -a 3
    81dc9bdb52d04dc20036dbd8313ed055 '?d?d?d?d')
  # Without what the run before it, outside the layer, has stored.
  # shellcheck disable=SC2016  # of the inner shell
  measure hashcat hashcat -- sh -c 'rm -rf "$XDG_CACHE_HOME/hashcat"; exec "$@"' sh "${command[@]}"
  measure hashcat-again hashcat -- "${command[@]}"
}

program_headroom() {
  measure headroom headroom -- sh -c "'$bin/headroom-cli' run --workload reduce --variants all --sizes 65536 --time-budget 0.01 --columns variant,status | grep -oE '^reduce[^ ]* .*  (Ok|[A-Z][a-zA-Z]+)'"
}

# Its tuners choose the same configurations each time; only the times in their table differ.
program_clblast() {
  local tuner
  for tuner in copy_fast transpose_fast; do
    has "clblast-${tuner%_fast}" "clblast_tuner_$tuner" clblast-utils || continue
    measure "clblast-${tuner%_fast}" clblast-utils -- \
      sh -c "cd out && clblast_tuner_$tuner -fraction 8 -runs 2 | cut -d '|' -f 2-6,10 -s"
  done
}

(($#)) || set -- pyopencl opencv ffmpeg clpeak headroom clblast darktable hashcat
for program in "$@"; do
  [[ $program == table ]] && continue
  declare -F "program_$program" >/dev/null || {
    echo "There is no program $program. Name some of: $(declare -F | sed -n 's/^declare -f program_//p' | paste -s -d ' ')." >&2
    exit 2
  }
done
for program in "$@"; do
  [[ $program == table ]] || "program_$program"
done
"$python" "$here/results.py" table "$results"
