#!/usr/bin/env bash
# Builds and packs Headroom. See scripts/packages.sh --help.
set -euo pipefail
# shellcheck source=scripts/toolchain.sh
source "$(dirname "${BASH_SOURCE[0]}")/toolchain.sh"

help() {
  cat <<'TEXT'
Usage: scripts/packages.sh

Builds the commit that is checked out (build/packaging) and writes to build/packages
  headroom-cli_VERSION_ARCHITECTURE.deb              the command line
  headroom_VERSION_ARCHITECTURE.deb                  the window, which needs headroom-cli
  headroom-cli-VERSION-linux-PROCESSOR.tar.xz        the command line with its libraries, which runs from any folder
  SHA256SUMS                                         their checksums
Then it checks them with lintian, appstreamcli and desktop-file-validate, and the manifest of the Flatpak.
Two builds of a commit, in whatever folder, give the same bytes, as long as the compiler and the libraries are the same.
tests/packaging/reproducible.sh shows that; tests/packaging/roots.sh installs the packages on clean systems.
TEXT
}

build="$root/build/packaging" packages="$root/build/packages"

# Sets what compilers and archivers take for the time: that of the commit.
use_time_of_commit() {
  local time
  time=$(git -C "$root" log -1 --format=%ct 2>/dev/null) || time=${SOURCE_DATE_EPOCH:-}
  [[ -n $time ]] || fail "$root is not a git repository. Set SOURCE_DATE_EPOCH to the time of its sources."
  export SOURCE_DATE_EPOCH=$time QT_RCC_SOURCE_DATE_OVERRIDE=$time
  export LC_ALL=C.UTF-8 TZ=UTC
  umask 022
}

# Names the sources: the commit, and what differs from it.
sources() {
  git -C "$root" rev-parse HEAD 2>/dev/null || true
  git -C "$root" diff HEAD 2>/dev/null | sha256sum
  git -C "$root" ls-files --others --exclude-standard 2>/dev/null | sha256sum
}

# Objects of another commit contain its time.
forget_other_commits() {
  sources >"$root/build/packaging.new"
  cmp -s "$root/build/packaging.new" "$root/build/packaging.sources" || rm -rf "$build"
  mv "$root/build/packaging.new" "$root/build/packaging.sources"
}

pack() {
  local kind
  rm -rf "$packages"
  mkdir -p "$packages"
  for kind in DEB External; do
    cpack --config "$build/CPackConfig.cmake" -G "$kind" -B "$packages" || return 1
  done
  # What cpack knows of the archive, and the folder that it packed.
  rm -rf "$packages"/*.json "$packages/_CPack_Packages"
}

check_packages() {
  local unpacked="$build/unpacked" package
  rm -rf "$unpacked"
  for package in "$packages"/*.deb; do
    dpkg-deb --extract "$package" "$unpacked" || return 1
  done
  lintian --fail-on error --info "$packages"/*.deb || return 1
  appstreamcli validate --no-net "$unpacked"/usr/share/metainfo/*.metainfo.xml || return 1
  desktop-file-validate "$unpacked"/usr/share/applications/*.desktop || return 1
  update-mime-database -V "$unpacked/usr/share/mime" || return 1
  flatpak-builder --state-dir="$build/flatpak" --show-manifest "$root"/resources/flatpak/*.yml || return 1
}

case ${1:-} in
  "") ;;
  -h | --help)
    help
    exit 0
    ;;
  *) usage_error "there is no option $1; see scripts/packages.sh --help." ;;
esac

make_build_folder
need_packages "${packages_run[@]}" "${packages_packaging[@]}"
use_time_of_commit
forget_other_commits
build_preset packaging
logged "Packing" no_summary "$build/packing.log" pack || fail "packing failed."
(cd "$packages" && sha256sum -- *.deb *.tar.xz >SHA256SUMS)
logged "Checking the packages" no_summary "$build/checking.log" check_packages || fail "the packages have errors."
say "The packages are in $packages:"
(cd "$packages" && wc -c -- *.deb *.tar.xz | awk '$2 != "total" { printf "  %7.1f MB  %s\n", $1 / 1e6, $2 }') >&2
