#!/usr/bin/env bash
# can_fail.sh RULE TREE: tests that a rule can fail. Plants a violation in a copy of the tree, and passes if the rule
# reports it by name.
set -euo pipefail

rule=$1 tree=$2

# For each rule: the file to plant, a blank, and its text for printf %b, which is appended if the file exists. Further
# violations of a rule, each of which must be detected on its own, are under the rule's name, a blank and a description.
# shellcheck disable=SC2016  # what is planted is not to be expanded
declare -A plants=(
  [core-names-no-qt]='core/src/planted.cpp #include <QString>\n'
  [public-headers-name-no-library]='core/include/headroom/planted.hpp using Planted = cl_mem;\n'
  [public-headers-name-no-library Eigen]='core/include/headroom/planted.hpp #include <Eigen/Core>\n'
  [only-core-cl-includes-opencl]='core/src/runner/measuring/planted.cpp #include <CL/opencl.hpp>\n'
  [only-codec-module-decodes]='core/src/codecs/planted.cpp #include <opencv2/imgcodecs.hpp>\n'
  [libraries-are-known-by-c-names]='core/src/codecs/planted.cpp auto planted = function("_ZN2cv8imdecodeERKNS_11_InputArrayEi");\n'
  [only-core-uses-opencv]='ui/planted.cpp #include <opencv2/core.hpp>\n'
  [includes-point-downwards]='ui/planted.cpp #include "catalogue/embedded_kernels.hpp"\n'
  [capture-layer-stands-alone]='core/capture/planted.cpp #include "text/sha256.hpp"\n'
  [capture-layer-stands-alone header]='core/capture/planted.hpp #include "headroom/capture.hpp"\n'
  [capture-layer-stands-alone reader]='core/src/workbench/report/planted.cpp #include "capture/figures.hpp"\n'
  [capture-layer-stands-alone text]='core/src/workbench/capture/planted.cpp #include "capture/text.hpp"\n'
  [folders-point-one-way]='core/src/text/planted.cpp #include "catalogue/includes.hpp"\n'
  [folders-point-one-way header]='core/include/headroom/planted.hpp #include "headroom/values/size.hpp"\n'
  [folders-point-one-way debt]='tests/architecture/folders.txt debt core text planted 1\n'
  [folders-point-one-way ui]='ui/style/planted.cpp #include "shell/help.hpp"\n'
  [core-is-silent]='core/src/planted.cpp void planted() { std::cout << 1; }\n'
  [numbers-know-no-locale]='ui/planted.cpp double planted() { return std::stod("1"); }\n'
  [loops-keep-what-they-walk-over]='tests/unit/planted.cpp for (const auto& one : json::parse(text(file)).at("all")) use(one);\n'
  [loops-keep-what-they-walk-over items]='core/src/planted.cpp for (const auto& [key, one] : planted().at("all").items()) use(one);\n'
  [types-have-one-name]='ui/planted.hpp namespace headroom {\nstruct Variant {};\n}  // namespace headroom\n'
  [sentences-have-no-contractions]="ui/planted.cpp auto planted = \"It can't be read.\";\n"
  [units-have-one-spelling]='core/src/planted.cpp auto planted = fmt::format("{} % of it", 58);\n'
  [units-have-one-spelling microseconds]='ui/planted.cpp auto planted = QStringLiteral("%1 us");\n'
  [units-have-one-spelling translated]='resources/translations/planted_de.ts <translation>%1 % davon</translation>\n'
  [variants-are-named-in-their-files-only]='app/cli/planted.cpp auto planted = "blur.separable";\n'
  [public-headers-compile-alone]='core/include/headroom/planted.hpp inline std::string planted;\n'
  [public-headers-compile-alone folder]='core/include/headroom/planted/planted.hpp inline std::string planted;\n'
  [code-is-formatted]='ui/planted.cpp int  planted ;\n'
  [top-level-is-tidy]='planted.txt planted\n'
  [scripts-are-sound]='scripts/planted.sh #!/bin/bash\nrm $1\n'
  [text-is-clean]='docs/planted.md no newline'
  [links-lead-somewhere]='docs/README.md [planted](planted.md)\n'
  [links-lead-somewhere heading]='docs/README.md [planted](building.md#planted)\n'
  [links-lead-somewhere page]='docs/planted.md # Planted\n'
  [links-lead-somewhere name]='core/src/planted.cpp // docs/planted-page.md\n'
  [packages-are-documented]='scripts/toolchain.sh packages_test+=(planted)\n'
  [tables-name-their-tests]='docs/explanation/faults.md | a planted fault | nothing | `Suite.planted` |\n'
  [tables-name-their-tests none]='docs/explanation/threat-model.md | a planted threat | nothing | later |\n'
  [translations-are-complete]='ui/planted.cpp QString planted() { return QCoreApplication::translate("Planted", "planted"); }\n'
  [translations-are-complete missing]='resources/translations/planted_de.ts <TS/>\n'
  [translations-are-complete context]='ui/planted.cpp namespace planted { QString tr(const char*); QString it = tr("planted"); }\n'
  [translations-are-complete engine]='core/src/workbench/report/columns.cpp Column{"planted", "planted", "Planted."}\n'
  [translations-are-complete sentence]='core/src/workbench/analysis/verdict.cpp const char* text() { return "It was planted."; }\n'
  [translations-are-complete workload]='kernels/planted/workload.toml title = "planted"\n'
  [texts-of-the-window-are-translated]='ui/planted.cpp auto* planted = new QLabel(QStringLiteral("Speed"));\n'
  [texts-of-the-window-are-translated words]='ui/planted.cpp QString text = QStringLiteral("it was planted");\n'
  [main-window-is-small]="ui/shell/main_window.hpp class MainWindow {\n$(printf '  int planted%d_ = 0;\\n' {1..16})};\n"
  [desktop-files-are-valid]='resources/planted.desktop [Desktop Entry]\nType=Application\n'
)
[[ -n ${plants[$rule]:-} ]] || {
  echo "no violation is known for $rule: add one to can_fail.sh"
  exit 1
}

# In memory where there is room: each rule's test makes thousands of files, which takes seconds on some disks.
folder=${TMPDIR:-/tmp}
if [[ -w /dev/shm ]]; then folder=/dev/shm; fi
copy=$(mktemp -d "$folder/headroom-rule-XXXXXX")
trap 'rm -rf "$copy"' EXIT
tar -C "$tree" --exclude=./build --exclude=./.git --exclude=./headroom-out --exclude=./.cache -cf - . | tar -C "$copy" -xf -
# One file is enough to test a rule that takes long for each.
case $rule in
  public-headers-compile-alone) find "$copy/core/include/headroom" -name '*.hpp' -delete ;;
  code-is-formatted) find "$copy" -name '*.[ch]pp' -delete ;;
esac

for name in "${!plants[@]}"; do
  [[ $name == "$rule" || $name == "$rule "* ]] || continue
  planted=${plants[$name]%% *}
  mkdir -p "$copy/$(dirname "$planted")"
  printf '%b' "${plants[$name]#* }" >>"$copy/$planted"

  status=0
  output=$("$(dirname "${BASH_SOURCE[0]}")/rules.sh" "$rule" "$copy" 2>&1) || status=$?
  echo "$output"
  ((status != 77)) || exit 77
  ((status != 0)) || {
    echo "$rule did not notice $planted"
    exit 1
  }
  [[ $output == *planted* ]] || {
    echo "$rule failed, but not because of $planted"
    exit 1
  }
  rm "$copy/$planted"
  [[ ! -e $tree/$planted ]] || cp "$tree/$planted" "$copy/$planted"
done
