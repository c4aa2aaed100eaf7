#!/usr/bin/env bash
# The project's own rules. rules.sh RULE TREE checks one of them on a source tree: prints violations and exits with 1,
# or with 77 if a required program is not installed. rules.sh --list prints the rules' names.
set -euo pipefail
shopt -s nullglob globstar

tree=${2:-.}

# Prints the lines of C++ files that match a pattern, without comments; fails if there are none.
code_with() {
  local pattern=$1 file found=1
  shift
  while IFS= read -r file; do
    if sed -E 's,//.*$,,' "$file" | grep -nE "$pattern" | sed "s,^,$file:,"; then found=0; fi
  done < <(grep -lE "$pattern" /dev/null "$@")  # with comments: few files are left
  return "$found"
}

code_in() {
  local folder
  for folder in "$@"; do
    find "$tree/$folder" -name '*.[ch]pp'
  done
}

# The rule is violated if code in the folders matches the pattern; files named after -- are exempt.
forbid() {
  local pattern=$1 file
  local -a folders=() files=() exempt=()
  shift
  while (($#)) && [[ $1 != -- ]]; do
    folders+=("$1")
    shift
  done
  (($#)) && shift
  exempt=("$@")
  while IFS= read -r file; do
    for prefix in "${exempt[@]}"; do
      [[ $file == "$tree/$prefix"* ]] && continue 2
    done
    files+=("$file")
  done < <(code_in "${folders[@]}")
  ! code_with "$pattern" "${files[@]}"
}

text_files() {
  find "$tree" \( -path "$tree/build" -o -path "$tree/.git" -o -path "$tree/headroom-out" -o -path "$tree/.cache" \) \
    -prune -o -type f \( -name '*.[ch]pp' -o -name '*.cl' -o -name '*.clh' -o -name '*.cmake' -o -name '*.txt' \
    -o -name '*.md' -o -name '*.sh' -o -name '*.json' -o -name '*.xml' -o -name '*.svg' -o -name '*.qrc' \
    -o -name '*.desktop' -o -path "$tree/run" -o -path "$tree/test" -o -path "$tree/.ci/run" \) -size +0c -print
}

needs() {
  if ! command -v "$1" >/dev/null; then
    echo "$1 is not installed"
    [[ -n ${HEADROOM_CI:-} ]] && exit 1
    exit 77
  fi
}

rule_core-names-no-qt() {
  forbid '#include *[<"]Q|\bQ[A-Z][a-z]+[A-Za-z]*::|\bQ(String|Object|Image|ByteArray)\b' core &&
    ! grep -nE '\bQt[0-9]?::|Qt6' "$tree/core/CMakeLists.txt"
}

rule_public-headers-name-no-library() {
  forbid '#include *[<"](CL/|opencv|toml|nlohmann|fmt/|muParser|pugixml|dtl/|Eigen/)|\b(cl|cv|nlohmann|toml|mu|pugi|Eigen)::|\bcl_[a-z]+' core/include
}

# Code based on core/src/runner/cl may hold its objects; no code above core uses them.
rule_only-core-cl-includes-opencl() {
  forbid '#include *[<"]CL/' core ui app tests/unit tests/ui -- core/src/runner/cl/ core/capture/ && forbid '\bcl::' ui app
}

rule_only-codec-module-decodes() {
  forbid '#include *[<"]opencv2/imgcodecs' core ui app -- core/codecs/
}

# Libraries loaded at run time are only searched for C functions, because mangled names depend on the compiler.
rule_libraries-are-known-by-c-names() {
  forbid '"_Z[A-Z0-9]' core ui app
}

rule_only-core-uses-opencv() {
  forbid '#include *[<"]opencv|\bcv::' ui app
}

# Quoted includes lead to the same part or to a lower one: app -> ui -> core's public headers.
rule_includes-point-downwards() {
  local part file name folder status=0
  local -A below=([core]="core/include core/src core" [ui]="ui core/include" [app]="app/cli app/gui app ui core/include")
  for part in core ui app; do
    while IFS=: read -r file name; do
      name=${name#*\"} name=${name%\"*}
      [[ $name == *.moc ]] && continue
      for folder in ${below[$part]}; do
        [[ -f $tree/$folder/$name ]] && continue 2
      done
      if [[ -f ${file%/*}/$name && $name != ../* ]]; then continue; fi
      echo "$file: \"$name\" is not in ${below[$part]}"
      status=1
    done < <(code_in "$part" | xargs -d '\n' grep -HE '^#include "')
  done
  return "$status"
}

# The capture layer is loaded into other programs, so it includes no other code of Headroom. Only the reader of its
# output uses its layout, and one source shares the parsing of its options.
rule_capture-layer-stands-alone() {
  local file name status=0 reader=core/src/workbench/capture/figures_reader.cpp options=core/src/text/option_words.cpp
  while IFS=: read -r file name; do
    name=${name#*\"}
    name=${name%%\"*}
    [[ $name != */* && -f $tree/core/capture/$name ]] || {
      echo "$file includes \"$name\", which is not in core/capture"
      status=1
    }
  done < <(grep -rE --include='*.[ch]pp' '^ *# *include *"' "$tree/core/capture")
  while IFS=: read -r file name; do
    [[ $file == "$tree/ui/"* && $name =~ \"(capture/[a-z_]+\.hpp)\" && -f $tree/ui/${BASH_REMATCH[1]} ]] && continue
    [[ $file == "$tree/$options" && $name == *'"capture/option_words.hpp"'* ]] && continue
    [[ $file == "$tree/$reader" && $name == *'"capture/figures.hpp"'* ]] || {
      echo "$file:$name: only $reader and $options include a file of core/capture, figures.hpp and option_words.hpp"
      status=1
    }
  done < <(grep -rE --include='*.[ch]pp' '^ *# *include *"([^"]*/)?(\.\./|core/)?capture/[a-z_]+\.hpp"' \
    "$tree/core" "$tree/ui" "$tree/app" | grep -vE '"(workbench/capture/|headroom/)')
  return "$status"
}

# Folders of core/src and of ui include only what folders.txt allows, and its debts are as small as possible.
rule_folders-point-one-way() {
  local list=tests/architecture/folders.txt status=0
  local -a files=()
  local -A named=() by_name=() may=() debts=() places=() filled=() includes=() counts=()
  mapfile -t files < <(cd "$tree" && find core/src core/include/headroom ui -name '*.[ch]pp')
  read_folders
  place_sources
  place_public_headers
  count_includes
  compare_with_debts
  return "$status"
}

complain() {
  echo "$1"
  status=1
}

read_folders() {
  local kind one two rest other
  while read -r kind one two rest; do
    case $kind in
      core | ui)
        for other in $two $rest; do
          [[ -n ${named[$kind $other]:-} ]] || complain "$list: $kind $one may include $other, which is not above it"
          may[$kind $one $other]=yes
        done
        named[$kind $one]=yes
        [[ -z ${by_name[$kind ${one##*/}]:-} ]] || complain "$list: two folders are called ${one##*/}"
        by_name[$kind ${one##*/}]=$one
        ;;
      debt) debts[$one $two ${rest% *}]=${rest##* } ;;
      *) complain "$list: \"$kind\" begins no line" ;;
    esac
  done < <(sed -E 's/[[:blank:]]*#.*//; /^$/d' "$tree/$list")
}

place_sources() {
  local path part name folder
  for path in "${files[@]}"; do
    [[ $path != core/include/* ]] || continue
    part=${path%%/*} name=${path#"${path%%/*}/"}
    [[ $part == ui ]] || name=${name#src/}
    folder=.
    [[ $name != */* ]] || folder=${name%/*}
    places[$path]=$folder
    filled[$part $folder]=yes
    [[ -n ${named[$part $folder]:-} ]] || complain "$path: $list has no line \"$part $folder\""
  done
}

# A public header headroom/F/x.hpp, or headroom/F.hpp, belongs to the folder of core/src whose last name is F.
place_public_headers() {
  local path name folder
  for path in "${files[@]}"; do
    [[ $path == core/include/* ]] || continue
    name=${path#core/include/headroom/}
    name=${name%.hpp}
    folder=${by_name[core ${name%/*}]:-}
    [[ -n $folder ]] || complain "$path: $list has no folder ${name%/*}"
    places[$path]=$folder
    filled[core $folder]=yes
  done
  for folder in "${!named[@]}"; do
    [[ -n ${filled[$folder]:-} ]] || complain "$list: there is nothing in $folder; remove its line"
  done
}

count_includes() {
  local file name part path from to
  while IFS=: read -r file name; do
    part=${file%%/*} from=${places[$file]}
    name=${name#*\"}
    name=${name%%\"*}
    for path in "core/include/$name" "core/src/$name" "ui/$name" "${file%/*}/$name"; do
      to=${places[$path]:-}
      [[ -z $to || ${path%%/*} != "$part" ]] || break
      to=""
    done
    [[ -n $from && -n $to && $to != "$from" && -z ${may[$part $from $to]:-} ]] || continue
    includes[$part $from $to]+="$file includes \"$name\", but $from may not include $to; see $list"$'\n'
    counts[$part $from $to]=$((${counts[$part $from $to]:-0} + 1))
  done < <(cd "$tree" && grep -rE --include='*.[ch]pp' '^ *# *include *"' core/src core/include/headroom ui)
}

compare_with_debts() {
  local edge count
  for edge in "${!includes[@]}"; do
    ((counts[$edge] > ${debts[$edge]:-0})) || continue
    [[ -z ${debts[$edge]:-} ]] || echo "$list: \"debt $edge ${debts[$edge]}\" is exceeded by one or more of these:"
    complain "${includes[$edge]%$'\n'}"
  done
  for edge in "${!debts[@]}"; do
    count=${counts[$edge]:-0}
    ((count >= debts[$edge])) || complain "$list: only $count includes are left of \"debt $edge ${debts[$edge]}\": $(
      if ((count)); then echo "lower it to $count"; else echo "remove it"; fi
    )"
  done
}

rule_core-is-silent() {
  forbid '\bstd::(cout|cerr|clog|puts)\b|\b(v?f?printf|puts|putchar|perror) *\(|\bfmt::print\b' core
}

# Numbers are written and read with to_chars, from_chars and fmt; the functions matched here depend on the locale.
rule_numbers-know-no-locale() {
  forbid '\b(stod|stof|stold|atof|strtod|strtof|sscanf|setlocale)\b *\(' core ui app
}

# Before C++23, what a range-for walks over is kept alive, but not the temporary that it is a part of: name the value first.
rule_loops-keep-what-they-walk-over() {
  local nested='([^()]|\(([^()]|\([^()]*\))*\))*'
  forbid "\bfor \([^;]*[^:;]: *([A-Za-z_]+::)*[A-Za-z_]+\($nested\)(\.(at|items|value|front|back)\(|\[)" core app ui tests
}

# Of two types of one name, the linker keeps the functions of one for the objects of both.
rule_types-have-one-name() {
  local same
  # shellcheck disable=SC2016  # of awk
  same=$(code_in core ui app | sort | xargs awk '
    FNR == 1 { depth = 0 }
    /^(inline )?namespace .*\{$/ { space[++depth] = $(NF - 1) == "namespace" ? "" : $(NF - 1) }
    /^\}  \/\/ namespace/ { --depth }
    /^(struct|class|enum class) [A-Za-z0-9_]+( |$)/ && !/^[^{]*;$/ {
      name = $1 == "enum" ? $3 : $2
      for (i = depth; i > 0; --i) {
        if (space[i] == "") next
        name = space[i] "::" name
      }
      if (name in first && first[name] != FILENAME) print FILENAME ": " name " is in " first[name] ", too"
      first[name] = FILENAME
    }')
  [[ -z $same ]] || {
    echo "$same"
    return 1
  }
}

rule_sentences-have-no-contractions() {
  forbid "\"[^\"]*[a-z]n't\\b" core ui app
}

# "58%" and "4 µs": one spelling for everything that is read. Machine-read names keep "us".
rule_units-have-one-spelling() {
  local status=0
  forbid "\"[^\"]*[0-9}] (us\\b|%([].,;:)\"]| [a-z]))|\" (us|%)[\".]" core ui app -- \
    ui/style/engine_sentences.cpp || status=1
  ! LC_ALL=C.UTF-8 grep -nHP '[0-9](?: |\x{a0}|&#xa0;)%(?![0-9])|[0-9] us\b' "$tree"/resources/translations/*.ts || status=1
  return "$status"
}

# A variant is named only in its own file.
rule_variants-are-named-in-their-files-only() {
  local file workload name ids=""
  for file in "$tree"/kernels/*/*.cl; do
    workload=$(basename "$(dirname "$file")")
    name=$(basename "$file" .cl)
    ids+="${ids:+|}$workload\\.$name"
  done
  [[ -n $ids ]] || return 0
  forbid "\"($ids)\"" core ui app
}

rule_public-headers-compile-alone() {
  local header
  needs clang++
  for header in "$tree"/core/include/headroom/**/*.hpp; do
    printf '%s\n' "$header"
  done | xargs -P "$(nproc)" -n 1 "${BASH_SOURCE[0]}" --compile-alone "$tree"
}

compile_alone() {
  local header=$1
  clang++ -std=c++20 -Wall -Wextra -Werror -fsyntax-only -I "$tree/core/include" -x c++ -include "$header" /dev/null || {
    echo "$header does not compile alone"
    return 1
  }
}

rule_top-level-is-tidy() {
  local entry status=0
  local -a allowed=(app cmake core docs kernels resources scripts tests ui CMakeLists.txt CMakePresets.json README.md
    CHANGELOG.md CONTRIBUTING.md LICENSE run test .ci .clang-format .clang-tidy .editorconfig .gitignore)
  local -a ignored=(.git build headroom-out .cache CMakeUserPresets.json)
  while IFS= read -r entry; do
    if [[ " ${allowed[*]} ${ignored[*]} " != *" $entry "* ]]; then
      echo "$entry does not belong at the top of the tree"
      status=1
    fi
  done < <(git -C "$tree" ls-files 2>/dev/null | cut -d/ -f1 | sort -u | grep . || ls -A "$tree")
  return "$status"
}

# With version 14, as in Debian 12: other versions format some lines differently.
rule_code-is-formatted() {
  needs clang-format
  if ! clang-format --version | grep -q 'version 14\.'; then
    echo "clang-format is not version 14"
    exit 77
  fi
  (cd "$tree" && find app core ui tests -name '*.[ch]pp' -print0 |
    xargs -0 -P "$(nproc)" -n 40 clang-format --dry-run --Werror --ferror-limit=3)
}

rule_scripts-are-sound() {
  local script
  needs shellcheck
  local -a scripts=("$tree/run" "$tree/test" "$tree/.ci/run" "$tree"/scripts/*.sh "$tree"/tests/**/*.sh)
  for script in "${scripts[@]}"; do
    bash -n "$script" || return 1
  done
  (cd "$tree" && shellcheck --external-sources --source-path=. "${scripts[@]/#$tree/.}")
}

rule_text-is-clean() {
  local unended status=0
  local -a files=()
  mapfile -t files < <(text_files)
  unended=$(grep -LPz '\n\z' "${files[@]}" || true)  # with NUL between lines each file is one
  if [[ -n $unended ]]; then
    printf '%s\n' "without a newline at the end:" "$unended"
    status=1
  fi
  if grep -HnE '[[:blank:]]+$' "${files[@]}" | sed 's,^,trailing blank: ,'; then status=1; fi
  if grep -HnE '\b(TO[D]O|FIX[M]E|X[X]X)\b' "${files[@]}" | sed 's,^,unfinished: ,'; then status=1; fi
  return "$status"
}

# Links of pages lead to files and headings, and pages of docs that other texts name are there.
rule_links-lead-somewhere() {
  needs python3
  python3 "$(dirname "${BASH_SOURCE[0]}")/links.py" "$tree"
}

# The page on building lists each package of scripts/toolchain.sh.
rule_packages-are-documented() {
  local package status=0
  # shellcheck disable=SC2016  # expanded inside
  while IFS= read -r package; do
    grep -qE "[\` ]${package//+/[+]}[\` ]" "$tree/docs/building.md" && continue
    echo "docs/building.md does not list $package, which scripts/toolchain.sh installs."
    status=1
  done < <(bash -c 'source "$1" && printf "%s\n" "${packages_run[@]}" "${packages_test[@]}" "${packages_gates[@]}" \
    "${packages_packaging[@]}"' - "$tree/scripts/toolchain.sh")
  return "$status"
}

# Returns whether a page's name of a test stands for one: Suite.Test, a file of tests, "faults: PART" of the fault matrix,
# or "fuzz: TARGET".
is_test() {
  case $1 in
    tests/*) [[ -e $tree/$1 ]] ;;
    'faults: '*) [[ -f $tree/tests/faults/${1#faults: }.py ]] ;;
    'fuzz: '*) grep -rqF "(\"${1#fuzz: }\"," "$tree/tests/fuzz" ;;
    *) grep -qxF -- "$1" <<<"$tests_of_tree" ;;
  esac
}

# The tables of faults and of threats name a test in the last column of each line, or say that it is open; and there are
# tests of these names.
rule_tables-name-their-tests() {
  local page line tests name tests_of_tree status=0
  # shellcheck disable=SC2016  # a backquote is meant
  local names='`(tests/[^`]*|(faults|fuzz): [^`]*|[A-Z][A-Za-z0-9]*\.[A-Za-z0-9]+)`'
  tests_of_tree=$(find "$tree/tests" -name '*_test.cpp' -exec sed -nE \
    's/^TEST(_F|_P)?\(([A-Za-z0-9_]+), *([A-Za-z0-9_]+)\).*/\2.\3/p' {} +)
  for page in "$tree"/docs/explanation/{faults,threat-model}.md; do
    while IFS= read -r line; do
      tests=${line%|*}
      tests=${tests##*|}
      if [[ $tests != *\`* ]] && ! [[ $tests =~ (open|the\ same|no\ version) ]]; then
        echo "$page: no test is named, nor said to be open: $line"
        status=1
      fi
    done < <(grep -E '^\|' "$page" | grep -vE '^\|(---|.*\| (tests?|newer) \|$)')
    while IFS= read -r name; do
      is_test "$name" && continue
      echo "$page: there is no test $name"
      status=1
    done < <(grep -E '^\|' "$page" | grep -oE "$names" | tr -d '`')
  done
  return "$status"
}

# Texts of the window have a translation in each language, with the same placeholders and keys.
rule_translations-are-complete() {
  needs python3
  python3 "$(dirname "${BASH_SOURCE[0]}")/translations.py" "$tree"
}

rule_texts-of-the-window-are-translated() {
  needs python3
  python3 "$(dirname "${BASH_SOURCE[0]}")/translations.py" "$tree" --literals
}

# The main window owns its parts; their code belongs in the parts.
rule_main-window-is-small() {
  local header=$tree/ui/shell/main_window.hpp most=15 members count
  members=$(sed -nE '/^class MainWindow\b/,/^};/{
    s,//.*$,,
    /\breturn\b/d
    s/^  [^ ].*[ *&]([a-z][A-Za-z0-9]*_)( = .*|\{.*)?; *$/\1/p
  }' "$header")
  count=$(grep -c . <<<"$members" || true)
  ((count == 0 || count > most)) || return 0
  echo "$header: MainWindow has $count members, and should have 1 to $most:"
  echo "$members"
  return 1
}

rule_desktop-files-are-valid() {
  needs desktop-file-validate
  needs appstreamcli
  needs cmake
  local made template
  made=$(mktemp -d)
  # shellcheck disable=SC2064  # this folder
  trap "rm -rf '$made'" EXIT
  desktop-file-validate "$tree"/resources/*.desktop || return 1
  for template in "$tree"/resources/*.metainfo.xml.in; do
    cmake -DCHANGELOG="$tree/CHANGELOG.md" -DHEADROOM_URL=https://headroom.invalid -DTEMPLATE="$(realpath "$template")" \
      -DMETAINFO="$made/$(basename "$template" .in)" -P "$tree/cmake/Releases.cmake" || return 1
  done
  appstreamcli validate --no-net "$made"/*.metainfo.xml
}

if [[ ${1:-} == --list ]]; then
  declare -F | sed -n 's/^declare -f rule_//p'
  exit 0
fi
if [[ ${1:-} == --compile-alone ]]; then
  compile_alone "$3"
  exit
fi
declare -F "rule_${1:-}" >/dev/null || {
  echo "there is no rule ${1:-}; rules.sh --list names them" >&2
  exit 2
}
"rule_$1"
