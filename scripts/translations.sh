#!/usr/bin/env bash
# Refreshes resources/translations/*.ts from the texts in ui/ and those of the engine, whose sentences it writes into
# ui/style/sentence_list.cpp, and names those that are not translated; they are shown in English. Exits with 1 if there are any. Qt Linguist, or any editor, fills them in;
# docs/reference/languages.md has the terms.
set -euo pipefail
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
PATH="/usr/lib/qt6/bin:$PATH"
command -v lupdate >/dev/null || {
  echo "error: lupdate is missing: install qt6-l10n-tools, then try again." >&2
  exit 1
}
cd "$root"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 tests/architecture/engine_texts.py "$root" >"$folder/engine_texts.cpp"
python3 tests/architecture/engine_texts.py "$root" --sentences >"$folder/sentence_list.cpp"
cp "$folder/sentence_list.cpp" ui/style/sentence_list.cpp
for language in de zh_CN ru; do
  lupdate -silent ui "$folder/engine_texts.cpp" -no-obsolete -locations none -source-language en \
    -target-language "$language" -ts "resources/translations/headroom_$language.ts"
done
python3 tests/architecture/translations.py "$root"
