# Sourced by ./run and ./test: which Debian 12 packages are needed, and how a preset is configured and built.
# shellcheck shell=bash

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"

# The one list of packages.
# shellcheck disable=SC2034  # read by run and test
packages_run=(
  g++ cmake ninja-build
  qt6-base-dev qt6-svg-dev qt6-charts-dev libqt6opengl6-dev libgl-dev
  ocl-icd-opencl-dev opencl-headers opencl-clhpp-headers pocl-opencl-icd
  libopencv-core-dev libopencv-imgproc-dev libopencv-imgcodecs-dev
  libtomlplusplus-dev libmuparser-dev libpugixml-dev libcli11-dev nlohmann-json3-dev libfmt-dev libssl-dev
  fonts-dejavu-core
)
# shellcheck disable=SC2034
packages_test=(
  libgtest-dev libgmock-dev xvfb xauth clang oclgrind shellcheck appstream desktop-file-utils
  python3 python3-jsonschema libopenblas0-pthread libclblast1
)

say() {
  printf '%s\n' "$*" >&2
}

fail() {
  say "error: $*"
  exit 1
}

usage_error() {
  say "error: $*"
  exit 2
}

# Runs a command with its output in a log file; shows the end of the log when the command fails.
logged() {
  local log=$1
  shift
  if ! "$@" >"$log" 2>&1 </dev/null; then
    say "The end of $log:"
    tail -n 30 "$log" >&2
    return 1
  fi
}

make_build_folder() {
  mkdir -p "$root/build" 2>/dev/null || fail "cannot create $root/build; clone into a folder of your own."
  [[ -w $root/build ]] || fail "$root/build belongs to someone else; remove it, or use a clone of your own."
}

# Prints those of the named packages that are not installed.
missing_packages() {
  local installed package
  installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)
  for package in "$@"; do
    grep -qxF "$package installed" <<<"$installed" || printf '%s\n' "$package"
  done
}

# Installs those of the named packages that are missing; asks for sudo only then.
need_packages() {
  local -a missing as_root=()
  if ! command -v dpkg-query >/dev/null; then
    say "note: not a Debian system, so no package is installed; scripts/toolchain.sh lists what is needed."
    return
  fi
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]})) || return 0

  local command="apt-get install --no-install-recommends ${missing[*]}"
  if ((EUID != 0)); then
    command -v sudo >/dev/null ||
      fail "packages are missing and sudo is not installed; run this as root, then try again: $command"
    say "Installing needs administrator rights: sudo may ask for your password."
    sudo -v || fail "sudo gave no administrator rights; have an administrator run: $command"
    as_root=(sudo)
  fi
  say "Installing these packages and what they depend on: ${missing[*]}"
  logged "$root/build/apt-update.log" "${as_root[@]}" apt-get update ||
    fail "the package lists could not be updated; check the network, then try again."
  logged "$root/build/apt-install.log" "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y --no-install-recommends "${missing[@]}" ||
    fail "packages could not be installed; once the cause above is cured, try again."
  # A name that only another package provides would be asked for on every run.
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]} == 0)) || fail "still not installed: ${missing[*]}; see $root/build/apt-install.log."
}

# Configures a preset when that has not been done, with what follows its name for CMake, and builds it. Ninja configures
# again by itself when a CMake file or the set of sources has changed, but does not watch the presets.
build_preset() {
  local preset=$1 folder="$root/build/$1"
  shift
  mkdir -p "$folder"
  [[ -w $folder ]] || fail "$folder belongs to someone else; remove it, or use a clone of your own."
  # A tree that was moved or copied can't be configured over its old cache.
  if [[ -f $folder/CMakeCache.txt ]] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"; then
    rm -rf "$folder"
    mkdir -p "$folder"
  fi
  if [[ ! -f $folder/build.ninja || $root/CMakePresets.json -nt $folder/build.ninja ]]; then
    say "Configuring..."
    (cd "$root" && logged "$folder/configure.log" cmake --preset "$preset" "$@") || fail "configuring failed."
    touch "$folder/build.ninja"
    say "Building; the first time takes some minutes..."
  fi
  export CMAKE_BUILD_PARALLEL_LEVEL="${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)}"
  if [[ -t 2 ]]; then
    (cd "$root" && cmake --build --preset "$preset" </dev/null >&2) || fail "building failed."
  else
    (cd "$root" && logged "$folder/build.log" cmake --build --preset "$preset") || fail "building failed."
  fi
}
