#!/usr/bin/env bash
# Packs the commit that is checked out once more, in a folder with another name, and compares every byte with
# build/packages. Takes a build from nothing.
set -euo pipefail

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"
first="$root/build/packages"
fail() {
  echo "error: $*" >&2
  exit 1
}

commit=$(git -C "$root" rev-parse --verify HEAD) || fail "$root is no git repository, so it has no commit to pack again."
[[ -z $(git -C "$root" status --porcelain) ]] ||
  fail "$root has changes that are in no commit, so the packages of the commit would differ. Commit or stash them."
[[ -f $first/SHA256SUMS ]] || "$root/scripts/packages.sh"
[[ -f $first/COMMIT && $(<"$first/COMMIT") == "$commit" ]] ||
  fail "the packages in $first are not of commit $commit. Run scripts/packages.sh."

folder=$(mktemp -d "${TMPDIR:-/tmp}/headroom-packed-again.XXXXXX")
trap 'rm -rf "$folder"' EXIT
git clone --quiet "$root" "$folder/copy"
git -C "$folder/copy" checkout --quiet --detach "$commit"
# Another umask, language and zone, and no compiler's cache.
(umask 077 && cd "$folder/copy" && env LC_ALL=C TZ=Asia/Tokyo CCACHE_DISABLE=1 scripts/packages.sh)

if ! diff "$first/SHA256SUMS" "$folder/copy/build/packages/SHA256SUMS"; then
  kept="$root/build/packages-again"
  rm -rf "$kept"
  mv "$folder/copy/build/packages" "$kept"
  echo "The packages differ. The others are in $kept; diffoscope shows where." >&2
  exit 1
fi
echo "Both builds gave the same bytes:"
cat "$first/SHA256SUMS"
