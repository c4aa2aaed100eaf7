#!/usr/bin/env bash
# Fetches the kernels that the descriptions beside this script name: fetch.sh FOLDER puts them into FOLDER/packages,
# from installed Debian packages or from packages that are downloaded without being installed, and copies the
# descriptions to FOLDER/kernels. They can then be used with headroom-cli --kernels FOLDER/kernels. Exits with 77 if a
# package is not available.
set -euo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
if (($# != 1)); then
  echo "Usage: tests/real/fetch.sh FOLDER" >&2
  exit 2
fi
mkdir -p "$1/debs"
folder="$(cd "$1" && pwd)"
if [[ $folder/ == "$here"/* ]]; then
  echo "$folder is among the descriptions. Name another folder." >&2
  exit 2
fi
packages="$folder/packages"

give_up() {
  echo "$1" >&2
  [[ -n ${HEADROOM_CI:-} ]] && exit 1
  exit 77
}

for program in apt-get dpkg-deb python3; do
  command -v "$program" >/dev/null ||
    give_up "$program is not installed, so that the kernels can't be taken from Debian's packages. Install it."
done
python3 -c 'import numpy' 2>/dev/null || give_up "numpy is not installed. Install python3-numpy."

# Run as root, apt prefers to download as another user, who has no write permission here.
download() {
  (cd "$folder/debs" && apt-get -o APT::Sandbox::User="$(id -un)" "${@:2}" download "$1") >>"$folder/apt.log" 2>&1
}

# If there are no package lists, or old ones, separate lists for this folder are fetched once.
download_with_own_lists() {
  local -a own=(-o "Dir::State=$folder/apt" -o "Dir::Cache=$folder/apt/cache" -o "Dir::State::status=/var/lib/dpkg/status")
  mkdir -p "$folder/apt/lists/partial" "$folder/apt/cache/archives/partial"
  compgen -G "$folder/apt/lists/*_Packages*" >/dev/null ||
    apt-get -o APT::Sandbox::User="$(id -un)" "${own[@]}" update >>"$folder/apt.log" 2>&1
  download "$1" "${own[@]}"
}

# Prints the files of a package that match: from the system if the package is installed, otherwise unpacked from a
# download. files_of PACKAGE PATTERN, with paths from / on.
files_of() {
  local package=$1 pattern=$2
  local -a archives
  if compgen -G "$pattern"; then return; fi
  mkdir -p "$folder/debs/$package"
  if ! compgen -G "$folder/debs/$package$pattern" >/dev/null; then
    if ! compgen -G "$folder/debs/${package}_*.deb" >/dev/null; then
      download "$package" || download_with_own_lists "$package" ||
        give_up "The package $package can't be downloaded; $folder/apt.log says why. Check the network, or install it."
    fi
    archives=("$folder/debs/${package}"_*.deb)
    dpkg-deb --fsys-tarfile "${archives[0]}" | tar -x -C "$folder/debs/$package" --wildcards ".$pattern"
  fi
  if ! compgen -G "$folder/debs/$package$pattern"; then
    echo "The package $package has no $pattern. Is this another version than Debian 12's?" >&2
    exit 1
  fi
}

# links NAME PACKAGE PATTERN: links the files into packages/NAME.
links() {
  local files
  files=$(files_of "$2" "$3")
  mkdir -p "$packages/$1"
  xargs -d '\n' ln -sft "$packages/$1" <<<"$files"
}

# texts NAME PACKAGE PATTERN FILE=WORDS...: writes the text in a library that contains these words to
# packages/NAME/FILE.
texts() {
  local files
  files=$(files_of "$2" "$3")
  mkdir -p "$packages/$1"
  python3 "$here/embedded_texts.py" "$(tail -n 1 <<<"$files")" "$packages/$1" "${@:4}"
}

links darktable darktable '/usr/share/darktable/kernels/*'
links hashcat hashcat-data '/usr/share/hashcat/OpenCL/inc_*'
links hashcat hashcat-data '/usr/share/hashcat/OpenCL/m00000_a3-pure.cl'
links hashcat hashcat-data '/usr/share/hashcat/OpenCL/m10900-pure.cl'
texts clblast libclblast1 '/usr/lib/*/libclblast.so.1*' \
  common.cl='#ifndef PRECISION' xgemm-direct.cl='void XgemmDirectNN(' \
  xgemm-tiles.cl='realM InitAccRegisters()' xgemm.cl='void Xgemm('
texts opencv libopencv-imgproc406 '/usr/lib/*/libopencv_imgproc.so.406*' \
  filter-rows.cl='void row_filter_C1_D0(' integral-image.cl='void integral_sum_cols(' bilateral.cl='void bilateral('
texts ffmpeg libavfilter8 '/usr/lib/*/libavfilter.so.8*' unsharp.cl='void unsharp_local('

rm -rf "$folder/kernels"
mkdir "$folder/kernels"
cp "$here"/*.py "$folder/kernels"
for description in "$here"/*/; do
  cp -r "$description" "$folder/kernels"
done
python3 "$folder/kernels/hashcat-md5/hashcat-md5.py" --inputs "$folder/kernels/hashcat-md5"
