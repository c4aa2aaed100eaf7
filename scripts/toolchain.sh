# Sourced by ./run and ./test: which Debian 12 packages are needed, and how a preset is configured and built.
# shellcheck shell=bash

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"

# The one list of packages.
# shellcheck disable=SC2034  # read by run and test
packages_run=(
  g++ cmake ninja-build
  qt6-base-dev qt6-svg-dev qt6-charts-dev libqscintilla2-qt6-dev libqt6opengl6-dev libgl-dev
  qt6-tools-dev qt6-l10n-tools qt6-translations-l10n
  ocl-icd-opencl-dev opencl-headers opencl-clhpp-headers pocl-opencl-icd
  libopencv-core-dev libopencv-imgproc-dev libopencv-imgcodecs-dev
  libeigen3-dev libtomlplusplus-dev libmuparser-dev libpugixml-dev libdtl-dev libcli11-dev nlohmann-json3-dev libfmt-dev libssl-dev
  fonts-dejavu-core
)
# shellcheck disable=SC2034
packages_test=(
  libgtest-dev libgmock-dev xvfb xauth xdotool clang clang-format oclgrind shellcheck appstream desktop-file-utils
  zsh fish python3 python3-jsonschema python3-numpy libopenblas0-pthread libclblast1 openssh-server openssh-client
  slurmctld slurmd slurm-client munge git
)
# The sanitizers' libraries, and llvm-symbolizer, which gives their reports names and lines.
# shellcheck disable=SC2034
packages_gates=(clang-tidy libclang-rt-14-dev llvm-14)

# For scripts/packages.sh, and debootstrap for tests/packaging.
# shellcheck disable=SC2034
packages_packaging=(
  git dpkg-dev binutils file xz-utils patchelf librsvg2-bin lintian appstream desktop-file-utils shared-mime-info debootstrap
  flatpak-builder
)

# For scripts/pictures.sh.
# shellcheck disable=SC2034
packages_pictures=(xvfb xdotool imagemagick)

# Tests that ./test leaves to scripts/gates.sh kernels.
# shellcheck disable=SC2034
labels_of_kernels_gate='^(variants|kernel-syntax|oclgrind|real|survival|headers)$'

# Many tests wait for a device, a process or a clock: two for each processor keep these busy. Tests that time something
# ask ctest to run alone.
# shellcheck disable=SC2034
tests_at_once=$(($(nproc) * 2))
# Under sanitizers and in simulators they wait less.
# shellcheck disable=SC2034
gate_tests_at_once=$(($(nproc) + 1))

# shellcheck source=scripts/progress.sh
source "$root/scripts/progress.sh"

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

# Longest wait for a system that is updating itself, in seconds.
lock_patience_s=600

# True if a log of apt-get ends with its message about a lock that another process holds.
ends_locked_out() {
  tail -n 5 "$1" | grep -qE 'Could not get lock|database lock was locked'
}

# apt-get as root, in English because its log is read here. apt itself waits for a package manager that is installing,
# but gives up at once when another process is updating the package lists or downloading packages.
apt_get() {
  local log=$1 status deadline=$((SECONDS + lock_patience_s))
  shift
  while true; do
    status=0
    "${as_root[@]}" env LC_ALL=C DEBIAN_FRONTEND=noninteractive \
      apt-get -o DPkg::Lock::Timeout="$lock_patience_s" "$@" || status=$?
    if ((status == 0 || SECONDS >= deadline)) || ! ends_locked_out "$log"; then
      return "$status"
    fi
    sleep 2
  done
}

# Ends with a sentence on why packages could not be installed, from the logs of apt-get.
fail_to_install() {
  if ends_locked_out "$1"; then
    fail "the package manager was still in use after $((lock_patience_s / 60)) minutes; try again when it is free."
  elif cat "$root"/build/apt-*.log | grep -qE '^(E|W|Err).*(Failed to fetch|Could not (resolve|connect)|Temporary failure)'; then
    fail "packages could not be downloaded; check the network, then try again."
  fi
  fail "packages could not be installed; see $1, then try again."
}

# Sets as_root to the words that run a command as root, and asks for a password if one is needed.
become_root() {
  as_root=()
  ((EUID != 0)) || return 0
  command -v sudo >/dev/null ||
    fail "packages are missing and sudo is not installed; run this as root, then try again: $1"
  say "Installing needs administrator rights: sudo may ask for your password."
  sudo -v || fail "sudo gave no administrator rights; have an administrator run: $1"
  as_root=(sudo)
}

# Installs those of the named packages that are missing; asks for sudo only then.
need_packages() {
  local -a missing
  local log="$root/build/apt-install.log"
  if ! command -v dpkg-query >/dev/null; then
    say "note: not a Debian system, so no package is installed; scripts/toolchain.sh lists what is needed."
    return
  fi
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]})) || return 0

  become_root "apt-get install --no-install-recommends ${missing[*]}"
  say "Installing these packages and what they depend on: ${missing[*]}"
  rm -f "$root"/build/apt-*.log
  logged "Updating the package lists" apt_summary "$root/build/apt-update.log" \
    apt_get "$root/build/apt-update.log" update || fail_to_install "$root/build/apt-update.log"
  logged "Installing packages" apt_summary "$log" \
    apt_get "$log" install -y --no-install-recommends "${missing[@]}" || fail_to_install "$log"
  # A name that only another package provides would be requested on every run.
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]} == 0)) || fail "still not installed: ${missing[*]}; see $log."
}

# Configures a preset if necessary, with the CMake arguments after its name, and builds build_targets. Ninja configures
# again by itself when a CMake file or the set of sources has changed, but does not watch the presets.
build_targets=(all)
build_preset() {
  local preset=$1 folder="$root/build/$1"
  shift
  mkdir -p "$folder"
  [[ -w $folder ]] || fail "$folder belongs to someone else; remove it, or use a clone of your own."
  # A tree that was moved or copied cannot be configured over its old cache.
  if [[ -f $folder/CMakeCache.txt ]] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"; then
    rm -rf "$folder"
    mkdir -p "$folder"
  fi
  if [[ ! -f $folder/build.ninja || $root/CMakePresets.json -nt $folder/build.ninja ]]; then
    logged "Configuring" no_summary "$folder/configure.log" cmake -S "$root" --preset "$preset" "$@" ||
      fail "configuring failed."
    touch "$folder/build.ninja"
  fi
  export CMAKE_BUILD_PARALLEL_LEVEL="${CMAKE_BUILD_PARALLEL_LEVEL:-$(nproc)}"
  logged "Building" ninja_summary "$folder/build.log" cmake --build "$folder" --target "${build_targets[@]}" || fail "building failed."
}

# The tester's own settings and kernels must not change a result: tests have them in a build folder. What PoCL has
# compiled is in the usual folder also for tests that have caches of their own: it takes most of their time.
use_own_homes() {
  local kind
  for kind in CONFIG DATA STATE; do
    declare -gx "XDG_${kind}_HOME=$1/home/${kind,,}"
  done
  export POCL_CACHE_DIR=${POCL_CACHE_DIR:-${XDG_CACHE_HOME:-${HOME:-$1}/.cache}/headroom/pocl}
}
