#!/usr/bin/env bash
# changed_tree.sh SOURCE: packages of a tree that no commit has are refused with a sentence, before anything is built.
set -euo pipefail

source=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
tree=$folder/tree

fail() {
  echo "error: $*" >&2
  exit 1
}

in_tree() { git -C "$tree" -c user.name=Tests -c user.email=tests@localhost "$@"; }

# refuses TEXT SCRIPT: fails unless the script ends with an error that has the text, and makes nothing.
refuses() {
  local output
  if output=$("$tree/$2" 2>&1); then fail "$2 should have failed: $output"; fi
  grep -qF -- "$1" <<<"$output" || fail "$2 should say \"$1\": $output"
  [[ ! -e $tree/build/packaging ]] || fail "$2 has built something."
}

mkdir -p "$tree/scripts" "$tree/tests/packaging"
cp "$source"/scripts/{packages,toolchain,progress}.sh "$tree/scripts/"
cp "$source/tests/packaging/reproducible.sh" "$tree/tests/packaging/"
printf '/build/\n' >"$tree/.gitignore"
in_tree init -q
in_tree add .
in_tree commit -q -m base

echo "# A change." >>"$tree/.gitignore"
refuses "has changes that are in no commit" scripts/packages.sh
refuses "has changes that are in no commit" tests/packaging/reproducible.sh
in_tree checkout -q .gitignore
echo "A file of no commit." >"$tree/more.txt"
refuses "has changes that are in no commit" scripts/packages.sh
rm "$tree/more.txt"

# Packages of another commit, and of changes, are not those of this one.
mkdir -p "$tree/build/packages"
touch "$tree/build/packages/SHA256SUMS"
for of in 0000000000000000000000000000000000000000 "$(in_tree rev-parse HEAD) with changes"; do
  printf '%s\n' "$of" >"$tree/build/packages/COMMIT"
  refuses "are not of commit" tests/packaging/reproducible.sh
done
