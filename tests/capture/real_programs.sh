#!/usr/bin/env bash
# Runs programs of Debian's packages with and without the capture layer: real_programs.sh BIN [PROGRAM...]. BIN is the
# folder that has headroom-cli. What is not installed is skipped. Prints a table: whether the output is the same, launches,
# captured folders. Exits with 1 where an output differs or nothing was launched.
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

# measure NAME OPTIONS -- COMMAND: the command prints what has to be the same.
measure() {
  local name=$1 same=yes launches kernels folders alone=0 with=0
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
  folders=$(find captures -mindepth 2 -maxdepth 2 -name capture.txt 2>/dev/null | wc -l)
  rows+=("$(printf '%-14s  %-6s  %8s  %7s  %7s' "$name" "$same" "${launches:-0}" "$kernels" "$folders")")
  [[ $same == yes && ${launches:-0} -gt 0 ]] || {
    status=1
    tail -n 5 with.err >&2
  }
}

has() {
  command -v "$1" >/dev/null || { rows+=("$(printf '%-14s  not installed' "$1")") && return 1; }
}

has_module() {
  /usr/bin/python3 -c "import $1" 2>/dev/null || { rows+=("$(printf '%-14s  not installed' "$1")") && return 1; }
}

program_clpeak() {
  has clpeak || return 0
  measure clpeak -- sh -c 'clpeak --kernel-latency | sed "s/[0-9.][0-9.]* us//"'
}

program_pyopencl() {
  has_module pyopencl || return 0
  measure pyopencl -- /usr/bin/python3 "$here/pyopencl_sums.py"
}

program_opencv() {
  has_module cv2 || return 0
  measure opencv -- env OPENCV_OPENCL_DEVICE=:CPU: OPENCV_OPENCL_CACHE_ENABLE=0 /usr/bin/python3 "$here/opencv_umat.py" "$photo"
}

program_ffmpeg() {
  has ffmpeg || return 0
  measure ffmpeg -- ffmpeg -hide_banner -loglevel error -init_hw_device opencl=ocl:0.0 -filter_hw_device ocl -f lavfi \
    -i testsrc=size=320x240:duration=0.2 -vf format=yuv420p,hwupload,avgblur_opencl=3,hwdownload,format=yuv420p -f md5 -
}

# It leaves CPUs out unless they are enabled, by a line that it writes itself for each device. PoCL 3.1 cannot read the
# quotes around its folder of headers, which is named again without them.
program_darktable() {
  has darktable-cli || return 0
  local -a options=(--core --configdir "$work/dt" --library :memory: --conf opencl_disable_drivers_blacklist=TRUE)
  darktable-cli "$photo" out.ppm "${options[@]}" >/dev/null 2>&1 || true
  sed -i -E 's/^(cldevice_v4_[a-z0-9]+=[0-9]+ [0-9]+ [0-9]+ [0-9]+ [0-9]+ [0-9]+ [0-9]+) 1/\1 0/' dt/darktablerc
  sed -nE 's,^(cldevice_v4_[a-z0-9]+)=.*,\1_building=-cl-fast-relaxed-math -I/usr/share/darktable/kernels,p' \
    dt/darktablerc >building
  sed -i '/_building=/d' dt/darktablerc
  cat building >>dt/darktablerc
  measure darktable -- sh -c "darktable-cli '$photo' out/photo.ppm ${options[*]} >&2 && md5sum out/photo.ppm"
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

(($#)) || set -- pyopencl opencv ffmpeg clpeak headroom clblast darktable hashcat
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
    *) echo "unknown program: $program" >&2 && exit 2 ;;
  esac
done
printf '%-14s  %-6s  %8s  %7s  %7s\n' program same launches kernels folders
printf '%s\n' "${rows[@]}"
exit "$status"
