#!/usr/bin/env bash
# Runs programs from Debian packages with and without the capture layer: real_programs.sh BIN [PROGRAM...]. BIN is the
# folder with headroom-cli. Skips programs that are not installed. Prints a table: whether the output is the same,
# launches, kernels, captured launches, and the results of their replay: equal to the capture in all bytes that are
# reproducible; "differs" and "other", which are listed with the reason. Exits with 1 if an output differs or nothing
# was launched.
set -euo pipefail

bin=$(cd "$1" && pwd)
shift
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
photo=$here/../../resources/samples/harbour.jpg
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export HOME=$work POCL_CACHE_DIR=$work/pocl XDG_CACHE_HOME=$work/cache XDG_DATA_HOME=$work/data
status=0
rows=()
reasons=()
total=0 total_equal=0

# replay FOLDER...: sets equal, differs and other.
replay() {
  local folder text
  equal=0 differs=0 other=0
  for folder; do
    "$bin/headroom-cli" --quiet replay "$folder" --json replay.json >replay.txt 2>replay.err || true
    text=$(sed -nE 's/^    "status": "(.*)",?/\1/p' replay.json 2>/dev/null || true)
    case $text in
      Ok) equal=$((equal + 1)) ;;
      WrongResult) differs=$((differs + 1)) ;;
      *) other=$((other + 1)) ;;
    esac
    [[ $text == Ok ]] || reasons+=("$name, $(basename "$folder"): ${text:-refused}. $(sed -nE 's/^    "reason": "(.+)",?/\1/p' \
      replay.json 2>/dev/null || true)$(head -n 1 replay.err | cut -c -300)")
    rm -f replay.json
  done
  total=$((total + $#)) total_equal=$((total_equal + equal))
}

# measure NAME OPTIONS -- COMMAND: the command prints the output that has to be the same.
measure() {
  local name=$1 same=yes launches kernels equal differs other alone=0 with=0
  local -a folders
  local -a options=()
  shift
  while [[ $1 != -- ]]; do
    options+=("$1")
    shift
  done
  shift
  rm -rf out captures report.json
  mkdir out
  "$@" >alone.txt 2>alone.err || alone=$?
  rm -rf out
  mkdir out
  "$bin/headroom-cli" capture --dump all --limit 256M --to captures --json --report report.json "${options[@]}" -- "$@" \
    >with.txt 2>with.err || with=$?
  cmp -s alone.txt with.txt || same=NO
  ((alone == with)) || same="NO, exit code $alone and $with"
  launches=$(sed -nE 's/^    "launches": ([0-9]+).*/\1/p' report.json)
  kernels=$(grep -c '"bound_gb_per_s"' report.json || true)
  mapfile -t folders < <(find captures -mindepth 2 -maxdepth 2 -name capture.txt -printf '%h\n' 2>/dev/null | sort)
  replay "${folders[@]}"
  rows+=("$(printf '%-16s  %-6s  %8s  %7s  %8s  %6s  %7s  %5s' "$name" "$same" "${launches:-0}" "$kernels" "${#folders[@]}" \
    "$equal" "$differs" "$other")")
  [[ $same == yes && ${launches:-0} -gt 0 ]] || {
    status=1
    tail -n 5 with.err >&2
  }
}

has() {
  command -v "$1" >/dev/null || { rows+=("$(printf '%-16s  not installed' "$1")") && return 1; }
}

has_module() {
  /usr/bin/python3 -c "import $1" 2>/dev/null || { rows+=("$(printf '%-16s  not installed' "$1")") && return 1; }
}

program_clpeak() {
  has clpeak || return 0
  measure clpeak -- sh -c 'clpeak --kernel-latency | sed "s/[0-9.][0-9.]* us//"'
}

program_pyopencl() {
  has_module pyopencl || return 0
  measure pyopencl -- env PYOPENCL_NO_CACHE=1 /usr/bin/python3 "$here/pyopencl_sums.py"
}

program_opencv() {
  has_module cv2 || return 0
  measure opencv -- env OPENCV_OPENCL_DEVICE=:CPU: OPENCV_OPENCL_CACHE_ENABLE=0 /usr/bin/python3 "$here/opencv_umat.py" "$photo"
}

ffmpeg_filter() {
  has ffmpeg || return 0
  measure "${1%%_*}" -- ffmpeg -hide_banner -loglevel error -init_hw_device opencl=ocl:0.0 -filter_hw_device ocl -f lavfi \
    -i testsrc=size=320x240:duration=0.2 -vf "format=yuv420p,hwupload,$1,hwdownload,format=yuv420p" -f md5 -
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
  has darktable-cli || return 0
  local -a options=(--core --configdir "$work/dt" --library :memory: --conf opencl_disable_drivers_blacklist=TRUE)
  darktable-cli "$photo" out.ppm "${options[@]}" >/dev/null 2>&1 || true
  sed -i -E 's/^(cldevice_v4_[a-z0-9]+=[0-9]+ [0-9]+ [0-9]+ [0-9]+ [0-9]+ [0-9]+ [0-9]+) 1/\1 0/' dt/darktablerc
  sed -nE 's,^(cldevice_v4_[a-z0-9]+)=.*,\1_building=-cl-fast-relaxed-math -I/usr/share/darktable/kernels,p' \
    dt/darktablerc >building
  sed -i '/_building=/d' dt/darktablerc
  cat building >>dt/darktablerc
  measure darktable --refuse-binaries -- sh -c "darktable-cli '$photo' out/photo.ppm ${options[*]} >&2 && md5sum out/photo.ppm"
  darktable_times "${options[@]}"
}

# Adds the kernel times that darktable prints in a run, and those in the capture of the same run.
darktable_times() {
  local kernel seconds
  rm -rf out
  mkdir out
  "$bin/headroom-cli" capture --csv times.csv --report report.txt -- \
    darktable-cli "$photo" out/photo.ppm "$@" -d perf -d opencl >with.txt 2>&1 || status=1
  while read -r seconds kernel; do
    reasons+=("darktable -d perf: $kernel $seconds s; captured: $(awk -F, -v kernel="$kernel" '
      NR == 1 { for (i = 1; i <= NF; ++i) at[$i] = i; next }
      $at["kernel"] == kernel { printf "%.4f s", $at["total_ms"] / 1000 }' times.csv)")
  done < <(sed -nE 's/.*\[opencl_profiling\] spent +([0-9.]+) seconds in ([a-z_0-9]+)$/\1 \2/p' with.txt)
}

program_hashcat() {
  has hashcat || return 0
  local -a command=(hashcat --force --quiet --potfile-disable --self-test-disable -D 1 -m 0 -a 3
    81dc9bdb52d04dc20036dbd8313ed055 '?d?d?d?d')
  measure hashcat -- "${command[@]}"
  measure hashcat-again -- "${command[@]}"
}

program_headroom() {
  measure headroom -- sh -c "'$bin/headroom-cli' run --workload reduce --variants all --sizes 65536 --time-budget 0.01 --columns variant,status | grep -oE '^reduce[^ ]* .*  (Ok|[A-Z][a-zA-Z]+)'"
}

program_clblast() {
  measure clblast -- sh -c "'$bin/headroom-cli' run --workload matmul --variants clblast --sizes 128 --no-ceilings --time-budget 0.01 --columns variant,status"
}

# Its tuners choose the same configurations each time; only the times in their table differ.
program_tuner() {
  local tuner
  for tuner in copy_fast transpose_fast; do
    has "clblast_tuner_$tuner" || continue
    measure "tuner-${tuner%_fast}" -- sh -c "cd out && clblast_tuner_$tuner -fraction 8 -runs 2 | cut -d '|' -f 2-6,10 -s"
  done
}

(($#)) || set -- pyopencl opencv ffmpeg clpeak headroom clblast tuner darktable hashcat
for program in "$@"; do
  case $program in
    clpeak) program_clpeak ;;
    pyopencl) program_pyopencl ;;
    opencv) program_opencv ;;
    ffmpeg) program_ffmpeg ;;
    darktable) program_darktable ;;
    hashcat) program_hashcat ;;
    headroom) program_headroom ;;
    clblast) program_clblast ;;
    tuner) program_tuner ;;
    *) echo "unknown program: $program" >&2 && exit 2 ;;
  esac
done
printf '%-16s  %-6s  %8s  %7s  %8s  %6s  %7s  %5s\n' program same launches kernels captured equal differs other
printf '%s\n' "${rows[@]}"
printf 'Replayed: %d of %d captured launches equal.\n' "$total_equal" "$total"
((${#reasons[@]} == 0)) || printf '%s\n' "${reasons[@]}"
exit "$status"
