#!/usr/bin/env bash
# installed.sh BUILD [gui]: installs a build in a folder of its own and uses what is there: the programs find their modules,
# and pages for man, completion and what desktops read are where they are looked for.
set -euo pipefail

build=$1 gui=${2:-}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export XDG_DATA_HOME=$folder/data XDG_CONFIG_HOME=$folder/config XDG_CACHE_HOME=$folder/cache XDG_STATE_HOME=$folder/state
at=$folder/installed
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

fail() {
  echo "error: $*" >&2
  exit 1
}

# Fails unless a file that is found by this pattern below the folder has the text.
has() {
  local -a found
  mapfile -t found < <(find "$at" -path "$at/$1")
  ((${#found[@]} == 1)) || fail "there should be one $1, but there are ${#found[@]}."
  case ${found[0]} in
    *.gz) zcat "${found[0]}" ;;
    *) cat "${found[0]}" ;;
  esac | grep -aqF -- "$2" || fail "${found[0]} does not have \"$2\"."
}

parts=(cli)
[[ -z $gui ]] || parts+=(gui)
for part in "${parts[@]}"; do
  cmake --install "$build" --prefix "$at" --component "$part" >"$folder/log" || fail "installing $part failed: $(<"$folder/log")"
done

cli=$at/bin/headroom-cli
has "share/man/man1/headroom-cli.1.gz" '.SH COMMANDS'
has "share/bash-completion/completions/headroom-cli" "complete -F"
has "share/zsh/*/_headroom-cli" "#compdef headroom-cli"
has "share/fish/*/headroom-cli.fish" "complete -c headroom-cli"
has "share/doc/headroom-cli/copyright" "GPL-3"
has "share/doc/headroom-cli/changelog.gz" "headroom ("
has "share/doc/headroom-cli/docs/README.md" "user guide"
has "share/doc/headroom-cli/examples/kernels/blur/separable.cl" "kernel"

version=$("$cli" --version)
has "share/doc/headroom-cli/changelog.gz" "headroom ($version)"
if [[ -n $(find "$at" -name headroom-codecs.so) ]]; then
  "$cli" -q blur "$source/resources/samples/harbour.jpg" "$folder/blurred.png" --variant blur.separable --check none >"$folder/log" 2>&1 ||
    fail "the installed program blurs no photo: $(<"$folder/log")"
fi
"$cli" capture --csv "$folder/kernels.csv" -- "$cli" run --in-process --variants copy.scalar --sizes 64x64 --time-budget 0.01 \
  --one-process --no-ceilings >"$folder/log" 2>&1 || fail "the installed program captures nothing: $(<"$folder/log")"
(($(wc -l <"$folder/kernels.csv") > 1)) || fail "the installed program captured no kernel: $(<"$folder/log")"

if [[ -n $gui ]]; then
  has "share/man/man1/headroom.1.gz" '\-\-screenshot'
  has "share/applications/io.github.headroom.Headroom.desktop" "application/vnd.headroom.session+json"
  has "share/mime/packages/io.github.headroom.Headroom.xml" '*.headroom'
  has "share/metainfo/io.github.headroom.Headroom.metainfo.xml" "<release version=\"$version\""
  has "share/icons/hicolor/scalable/apps/io.github.headroom.Headroom.svg" "<svg"
  [[ $("$at/bin/headroom" --version) == "headroom $version" ]] || fail "the installed window is of another version."
fi
