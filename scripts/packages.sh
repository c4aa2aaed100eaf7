#!/usr/bin/env bash
# Builds and packs Headroom. See scripts/packages.sh --help.
set -euo pipefail
# shellcheck source=scripts/toolchain.sh
source "$(dirname "${BASH_SOURCE[0]}")/toolchain.sh"

help() {
  cat <<'TEXT'
Usage: scripts/packages.sh [--with-changes]

Builds the commit that is checked out (build/packaging) and writes to build/packages
  headroom-cli_VERSION_ARCHITECTURE.deb              the command line
  headroom_VERSION_ARCHITECTURE.deb                  the window, which needs headroom-cli
  headroom-cli-VERSION-linux-PROCESSOR.tar.xz        the command line with its libraries, which runs from any folder
  SHA256SUMS                                         their checksums
  COMMIT                                             the commit that they are of
Then it checks them with lintian, appstreamcli and desktop-file-validate, and the manifest of the Flatpak.
Two builds of a commit, in whatever folder, give the same bytes, as long as the compiler and the libraries are the same.
tests/packaging/reproducible.sh shows that; tests/packaging/roots.sh installs the packages on clean systems.

  --with-changes   Pack what differs from the commit too, for a trial: nobody else can make the same packages. Without it
                   a tree with changes is refused
TEXT
}

build="$root/build/packaging" packages="$root/build/packages"

# What the packages are of: a commit. Prints "COMMIT" or "COMMIT with changes"; nothing outside of a git repository.
packed_commit() {
  local commit changes
  commit=$(git -C "$root" rev-parse --verify --quiet HEAD 2>/dev/null) || return 0
  changes=$(git -C "$root" status --porcelain)
  printf '%s%s\n' "$commit" "${changes:+ with changes}"
}

# Packages of a tree that no commit has cannot be made again.
require_commit() {
  packed=$(packed_commit)
  [[ $packed == *changes ]] || return 0
  $with_changes ||
    fail "$root has changes that are in no commit, so that nobody could make the same packages. Commit or stash them, or pack them with --with-changes."
  say "The packages have changes that are in no commit:"
  git -C "$root" status --short >&2
}

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
  (cd "$root" && git ls-files -z --others --exclude-standard 2>/dev/null | xargs -0r sha256sum --)
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

# Fails unless the archive's README names the newest glibc that a file in it needs.
check_glibc() {
  local unpacked="$build/unpacked-archive" newest
  rm -rf "$unpacked"
  mkdir -p "$unpacked"
  tar -xJf "$packages"/*.tar.xz -C "$unpacked" --strip-components=1 || return 1
  newest=$(find "$unpacked" -type f \( -perm -u+x -o -name '*.so*' \) -exec objdump -T {} + 2>/dev/null |
    grep -oE 'GLIBC_[0-9]+[.][0-9]+' | sort -Vu | tail -n 1)
  if [[ -z $newest ]] || ! grep -qF "glibc ${newest#GLIBC_}" "$unpacked/README.txt"; then
    echo "A file of the archive needs ${newest:-a glibc that objdump does not show}, which its README.txt does not name."
    return 1
  fi
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
  check_glibc || return 1
  # It takes no folder for its state together with --show-manifest, and makes one where it is started.
  (cd "$build" && flatpak-builder --show-manifest "$root"/resources/flatpak/*.yml) || return 1
}

with_changes=false packed=""
case ${1:-} in
  "") ;;
  --with-changes) with_changes=true ;;
  -h | --help)
    help
    exit 0
    ;;
  *) usage_error "there is no option $1; see scripts/packages.sh --help." ;;
esac

require_commit
make_build_folder
need_packages "${packages_run[@]}" "${packages_packaging[@]}"
use_time_of_commit
forget_other_commits
build_preset packaging
logged "Packing" no_summary "$build/packing.log" pack || fail "packing failed."
(cd "$packages" && sha256sum -- *.deb *.tar.xz >SHA256SUMS)
[[ -z $packed ]] || printf '%s\n' "$packed" >"$packages/COMMIT"
logged "Checking the packages" no_summary "$build/checking.log" check_packages || fail "the packages have errors."
say "The packages ${packed:+of commit $packed }are in $packages:"
(cd "$packages" && wc -c -- *.deb *.tar.xz | awk '$2 != "total" { printf "  %7.1f MB  %s\n", $1 / 1e6, $2 }') >&2
