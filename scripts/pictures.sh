#!/usr/bin/env bash
# Takes pictures of every view of the window, from real runs. See scripts/pictures.sh --help.
set -euo pipefail
# shellcheck source=scripts/toolchain.sh
source "$(dirname "${BASH_SOURCE[0]}")/toolchain.sh"

help() {
  cat <<'TEXT'
Usage: scripts/pictures.sh [FOLDER] [--bin DIR] [--size WIDTHxHEIGHT[@2]]... [--theme light|dark] [--time-budget SECONDS]
                           [--history FOLDER] [--documents]

Takes pictures of every view and of the dialogs, in light and dark and at several sizes, to look at before a release.
Each size and theme is one window on a screen of exactly that size, in which views are opened and run by their keys. The
first window measures the blurs; the others show that run again from the history, so that pictures differ in nothing else.
Writes FOLDER/VIEW-SIZE-THEME.png and FOLDER/index.html, which shows all of them side by side.

  FOLDER                 Folder for the pictures (default: headroom-out/pictures)
  --bin DIR              Folder of the programs (default: build/release/bin, else build/dev/bin)
  --size SIZE            Size of the window in pixels; @2: of a screen with a scale of 200% (repeatable; default: 1000x640,
                         1280x720, 2560x1440, 1600x1000@2, 2560x1440@2)
  --theme THEME          Only this theme (default: both)
  --time-budget SECONDS  Sample each point of the first run for at most this many seconds (default: 0.3)
  --history FOLDER       Show the newest run of this folder, like ~/.local/share/headroom, instead of measuring one
  --documents            Only in light at 1280x800, and replace the pictures of README.md and the user guide. Those of
                         the tutorial in pictures need ui_tests beside the programs
  --help                 Show this text
TEXT
}

# Longest wait for the end of a run, in seconds. A run that takes longer is stopped, and its view pictured as it is then.
run_patience_s=600
# Place of the Stop button beside Run, in pixels at 100%: it looks different while something runs.
stop_button=60x22+192+24
# A text cursor that blinks has fewer pixels than this at 100%, a chart and a table have more.
most_cursor_pixels=60
fewest_chart_pixels=3000

folder="" bin="" history="" themes=(light dark) time_budget=0.3 are_for_documents=false
tuning_budget="10 s"
sizes=()
while (($#)); do
  case $1 in
    -h | --help)
      help
      exit 0
      ;;
    --documents) are_for_documents=true ;;
    --bin | --size | --theme | --time-budget | --history)
      [[ -n ${2:-} ]] || usage_error "$1 needs a value; see scripts/pictures.sh --help."
      case $1 in
        --bin) bin=$2 ;;
        --size) sizes+=("$2") ;;
        --theme) themes=("$2") ;;
        --time-budget) time_budget=$2 ;;
        --history) history=$2 ;;
      esac
      shift
      ;;
    -*) usage_error "unknown option $1; see scripts/pictures.sh --help." ;;
    *)
      [[ -z $folder ]] || usage_error "one folder at a time; see scripts/pictures.sh --help."
      folder=$1
      ;;
  esac
  shift
done
if $are_for_documents; then
  sizes=(1280x800)
  themes=(light)
  tuning_budget="60 s" # enough for all configurations
fi
((${#sizes[@]})) || sizes=(1000x640 1280x720 2560x1440 1600x1000@2 2560x1440@2)
for size in "${sizes[@]}"; do
  [[ $size =~ ^[0-9]+x[0-9]+(@2)?$ ]] || usage_error "$size is not a size like 1280x720 or 2560x1440@2."
done
for theme in "${themes[@]}"; do
  [[ $theme == light || $theme == dark ]] || usage_error "$theme is not a theme; it is light or dark."
done
if [[ -z $bin ]]; then
  bin=$root/build/release/bin
  [[ -x $bin/headroom ]] || bin=$root/build/dev/bin
fi
[[ -x $bin/headroom ]] || fail "there is no program $bin/headroom; build it with ./run --help or name its folder by --bin."
make_build_folder
need_packages "${packages_pictures[@]}"
for program in Xvfb xdotool import compare convert; do
  command -v "$program" >/dev/null || fail "$program is not installed; scripts/toolchain.sh lists its package."
done
folder=$(realpath -m "${folder:-$root/headroom-out/pictures}")
bin=$(realpath "$bin")
[[ -z $history || -d $history/runs ]] || fail "there are no runs in $history."
mkdir -p "$folder"

work=$(mktemp -d)
window="" display="" program=""
end_window() {
  [[ -z $program ]] || kill "$program" 2>/dev/null || true
  [[ -z $program ]] || wait "$program" 2>/dev/null || true
  [[ -z $display ]] || kill "$display" 2>/dev/null || true
  [[ -z $display ]] || wait "$display" 2>/dev/null || true
  program="" display=""
}
trap 'end_window; rm -rf "$work"' EXIT

# Writes the user's settings and a kernel of the user's own into a new home.
make_home() {
  local home=$1 theme=$2
  mkdir -p "$home"/{config/headroom,data,state,cache,run}
  chmod 700 "$home/run"
  cp "$root/kernels/transpose/naive.cl" "$home/mine.cl"
  cat >"$home/config/headroom/headroom.ini" <<INI
[General]
theme=$theme
[transfers]
blur=true
[guide]
selection=transposes
[tuning]
variant=blur.local
size=0.25 MP
budget=$tuning_budget
[split]
variant=blur.separable
size=0.25 MP
[kernel]
file=$home/mine.cl
[capture]
commands=$bin/headroom-cli run --variants copy.scalar --sizes 0.25MP --no-ceilings --in-process
INI
}

grab() { import -silent -window root "$@"; }
stop_look() {
  local w h x y
  IFS='x+' read -r w h x y <<<"$stop_button"
  grab -crop "$((w * scale))x$((h * scale))+$((x * scale))+$((y * scale))" -depth 8 rgb:- | sha256sum
}
key() {
  xdotool key --clearmodifiers "$@"
  sleep 0.5
}
# Waits until nothing runs.
settle() {
  local until=$((SECONDS + run_patience_s))
  sleep 0.7
  while [[ $(stop_look) != "$idle_look" ]] && ((SECONDS < until)); do sleep 0.5; done
  if ((SECONDS >= until)); then
    say "note: $name: the run took over $run_patience_s s and was stopped."
    key Escape
    sleep 5
  fi
  sleep 0.7
}
# Presses Run, and waits for its end.
run_view() {
  key ctrl+r
  sleep 0.5
  [[ $(stop_look) != "$idle_look" ]] || say "note: $name: the run of this view did not start, or was over at once."
  settle
}
# Opens a view by its key and takes its picture.
picture() {
  local view=$1
  grab "$folder/$view-$name.png"
}
dialog() {
  local view=$1
  key "${@:2}"
  sleep 1
  picture "$view"
  key Escape
  xdotool windowfocus --sync "$window"
}

# Starts the window on a screen of its own.
open_window() {
  local home=$1 width=$2 height=$3 number
  # The server chooses a display that is free.
  exec {number_pipe}<> <(:)
  Xvfb -displayfd "$number_pipe" -screen 0 "${width}x${height}x24" -nolisten tcp >/dev/null 2>&1 &
  display=$!
  read -r -t 30 number <&"$number_pipe" || fail "Xvfb did not start."
  exec {number_pipe}>&-
  export DISPLAY=:$number
  env -u QT_QPA_PLATFORM -u WAYLAND_DISPLAY QT_SCALE_FACTOR="$scale" XDG_CONFIG_HOME="$home/config" \
    XDG_DATA_HOME="$home/data" XDG_STATE_HOME="$home/state" XDG_CACHE_HOME="$work/cache" XDG_RUNTIME_DIR="$home/run" \
    "$bin/headroom" --sizes 0.25MP,1MP,4MP --time-budget "$time_budget" >"$home/output" 2>&1 &
  program=$!
  local until=$((SECONDS + 60))
  until window=$(xdotool search --onlyvisible --class headroom 2>/dev/null | tail -n 1) && [[ -n $window ]]; do
    ((SECONDS < until)) || fail "the window did not open; its output: $(cat "$home/output")"
    sleep 0.2
  done
  xdotool windowmove "$window" 0 0 windowsize "$window" "$width" "$height" windowfocus "$window"
}
# Number of pixels that differ between two pictures.
difference() {
  compare -metric AE "$1" "$2" null: 2>&1 | sed 's/[^0-9].*//' || true
}
# Waits until the window has not changed for two seconds, which it does once its photo is blurred. A text cursor blinks.
wait_until_still() {
  local until=$((SECONDS + $1)) same=0
  grab "$work/before.png"
  while ((same < 4 && SECONDS < until)); do
    sleep 0.5
    grab "$work/now.png"
    if (($(difference "$work/before.png" "$work/now.png") <= most_cursor_pixels * scale * scale)); then
      same=$((same + 1))
    else
      same=0
    fi
    mv "$work/now.png" "$work/before.png"
  done
}
# Waits until the last run is shown: it fills an empty chart and an empty table, but may have done so already.
wait_for_last_run() {
  local until=$((SECONDS + $1))
  grab "$work/before.png"
  while grab "$work/now.png" && (($(difference "$work/before.png" "$work/now.png") < fewest_chart_pixels)); do
    if ((SECONDS >= until)); then
      say "note: $name: the chart has not changed for $1 seconds; look whether it has the last run."
      break
    fi
    sleep 0.5
  done
  sleep 1
}

take_pictures() {
  local is_first=$1
  # The last run is read when the photo is blurred, so this comes first.
  $is_first || { key ctrl+2 && wait_for_last_run 60 && key ctrl+1; }
  wait_until_still 120
  idle_look=$(stop_look)
  picture 01-photo
  key ctrl+2
  ! $is_first || run_view
  picture 02-throughput
  key ctrl+4 && picture 03-samples
  key ctrl+5 && picture 04-timeline
  key ctrl+7 && picture 05-source
  key ctrl+6 && picture 06-speed-up
  key ctrl+8 && picture 07-roofline
  # Before views below measure, for the other windows show the newest run.
  ! $is_first || cp -r "$home/data" "$work/data"
  key ctrl+3 && run_view && picture 08-guide
  key ctrl+t && run_view && picture 09-tune
  key ctrl+d && run_view && picture 10-split
  key ctrl+k && run_view && picture 11-kernel
  key ctrl+shift+k && key Down && run_view && picture 12-capture
  key ctrl+2 ctrl+h && sleep 1 && picture 13-history && key ctrl+h
  dialog 14-preferences ctrl+comma
  dialog 15-keys F1
  dialog 16-add-machine alt+r m
  dialog 17-user-guide shift+F1 # stays open
}

write_index() {
  local view name
  {
    printf '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Views of Headroom</title><style>'
    printf 'body { font-family: sans-serif } img { width: 480px; border: 1px solid gray } td { vertical-align: top }'
    printf '</style><h1>Views of Headroom %s</h1><table>\n' "$("$bin/headroom" --version)"
    for view in $(cd "$folder" && printf '%s\n' [0-9][0-9]-*.png | sed -E 's/-[0-9]+x[0-9]+.*//' | sort -u); do
      printf '<tr><th colspan="%d" align="left"><h2>%s</h2></th></tr><tr>\n' "${#names[@]}" "$view"
      for name in "${names[@]}"; do
        printf '<td><a href="%s"><img src="%s" alt="%s" loading="lazy"></a><br>%s</td>\n' \
          "$view-$name.png" "$view-$name.png" "$view at $name" "$name"
      done
      printf '</tr>\n'
    done
    printf '</table></html>\n'
  } >"$folder/index.html"
}

# Few colours make small files; the views have no others but for the photo.
picture_of_document() {
  convert "$1" -dither None -colors 255 -define png:compression-level=9 "PNG8:$root/docs/images/$2.png"
}
replace_pictures_of_documents() {
  local home=$1 run
  picture_of_document "$folder/02-throughput-$name.png" window
  picture_of_document "$folder/08-guide-$name.png" guide
  picture_of_document "$folder/09-tune-$name.png" tuner
  run=$(find "$work/data/headroom/runs" -name '*.jsonl' | sort | tail -n 1)
  XDG_DATA_HOME=$home/data "$bin/headroom-cli" runs --export "$run" --save "$work/run.json"
  QT_QPA_PLATFORM=offscreen XDG_RUNTIME_DIR="$home/run" XDG_CONFIG_HOME="$home/config" \
    "$bin/headroom" --chart-from "$work/run.json" --chart "$work/chart.png"
  picture_of_document "$work/chart.png" chart
}

# Versions of the kernel of docs/tutorial/ten-steps.md: plain, in tiles, and with the second tile turned.
write_product() {
  local to=$1 version=$2 second='right[y][x]' third='right[i][x]' remark=""
  if ((version == 1)); then
    cat >"$to" <<'CL'
__kernel void product(__global const int *a, __global const int *b, __global int *c,
                      int c_row, int c_col, int depth)
{
    int row = get_global_id(1);
    int col = get_global_id(0);
    int sum = 0;
    for (int i = 0; i < depth; i++)
        sum += a[row * depth + i] * b[i * c_col + col];
    c[row * c_col + col] = sum;
}
CL
    return
  fi
  ((version == 2)) || { second='right[x][y]' third='right[x][i]' remark='  // turned: both are read along rows'; }
  cat >"$to" <<CL
__kernel void product(__global const int *a, __global const int *b, __global int *c,
                      int c_row, int c_col, int depth)
{
    __local int left[TS][TS], right[TS][TS];
    const int x = get_local_id(0), y = get_local_id(1);
    const int col = get_group_id(0) * TS + x, row = get_group_id(1) * TS + y;
    int sum = 0;
    for (int t = 0; t < depth; t += TS) {
        left[y][x] = a[row * depth + t + x];
        $second = b[(t + y) * c_col + col];$remark
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int i = 0; i < TS; i++) sum += left[y][i] * $third;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    c[row * c_col + col] = sum;
}
CL
}
# The description has tiles from the beginning, which the first version ignores.
describe_product() {
  cat >"$1" <<'TOML'
title   = "product"
source  = ["product.cl"]

[size]
c_row = { values = [256] }
c_col = { values = [256] }
depth = { values = [256] }

[buffer]
a = { type = "int", count = "c_row * depth", init = { each = "i // depth" } }
b = { type = "int", count = "depth * c_col", init = { each = "i % c_col + 1" } }
c = { type = "int", shape = ["c_row", "c_col"], use = "out" }

[reference.each]
c = "depth * y * (x + 1)"

[work]
flops     = "2 * c_row * c_col * depth"
precision = "int"

[tune.TS]
default = 16
values  = [4, 8, 16, 32]

[[pass]]
kernel = "product"
args   = ["a", "b", "c", "c_row", "c_col", "depth"]
global = ["c_col", "c_row"]
local  = ["TS", "TS"]
TOML
}
# The Kernel view after three versions of a kernel, each of which it measures when the file changes.
picture_tutorial() {
  local home=$work/tutorial version
  make_home "$home" light
  mkdir "$home/tutorial"
  describe_product "$home/tutorial/product.toml"
  write_product "$home/tutorial/product.cl" 1
  sed -i "s,^file=.*,file=$home/tutorial/product.cl," "$home/config/headroom/headroom.ini"
  open_window "$home" 1280 800
  wait_until_still 120
  idle_look=$(stop_look)
  key ctrl+k && run_view
  for version in 2 3; do
    write_product "$home/tutorial/product.cl" "$version"
    wait_until_still 60
    settle
  done
  picture 18-tutorial
  end_window
  picture_of_document "$folder/18-tutorial-$name.png" kernel
}
# The test of the two products takes a picture of each step.
picture_two_products() {
  local tests=$bin/ui_tests picture
  [[ -x $tests ]] || { say "note: there is no $tests, so the pictures of two-products.md stay." && return; }
  mkdir "$work/two"
  HEADROOM_PICTURES=$work/two QT_QPA_PLATFORM=offscreen "$tests" --gtest_filter='TwoProducts.*' >"$work/two/log" 2>&1 ||
    fail "TwoProducts failed: $(tail -n 20 "$work/two/log")"
  for picture in "$work/two"/*.png; do
    [[ ! -f $root/docs/images/$(basename "$picture") ]] || picture_of_document "$picture" "$(basename "$picture" .png)"
  done
}

names=() is_first=true
if [[ -n $history ]]; then
  mkdir -p "$work/data/headroom"
  cp -r "$history/runs" "$work/data/headroom/"
  is_first=false
fi
for size in "${sizes[@]}"; do
  for theme in "${themes[@]}"; do
    scale=1
    [[ $size != *@2 ]] || scale=2
    pixels=${size%@2}
    name=${size/@2/-at-200%}-$theme
    name=${name//%/}
    names+=("$name")
    home=$work/$name
    make_home "$home" "$theme"
    $is_first || cp -r "$work/data/." "$home/data/"
    say "Pictures at $size, $theme..."
    open_window "$home" "${pixels%x*}" "${pixels#*x}"
    take_pictures "$is_first"
    end_window
    ! $are_for_documents || replace_pictures_of_documents "$home"
    # Warnings of Qt; the captured program prints there, too.
    grep -E '^(Q[A-Za-z]+::|Q[A-Za-z]+: |qt\.)' "$home/output" >&2 || true
    is_first=false
  done
done
! $are_for_documents || { picture_tutorial && picture_two_products; }
write_index
say "Done: $folder/index.html"
