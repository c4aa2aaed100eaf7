"""The sentences of core/ that the window shows: every text in quotes of every source that reads like words.

A source is left out only by NOT_SHOWN, and a text that is no sentence only by the expressions below. So a sentence that is
added to core/ is asked for in each language (translations.py).
"""
import fnmatch
import pathlib
import re
import sys

LITERALS = r'(?:"(?:[^"\\\n]|\\.)*"\s*)+'
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')

# What a person reads in files and on terminals only, which are English.
ON_PAPER = "reports, tables and charts in files and on terminals"
LISTINGS = "listings of compiled code, which are shown as files are"
COMMANDS = "what only a command of the command line says"
DESCRIPTIONS = "errors within a description, by its keys; shown as a compiler's messages are"
INNER = "protocols, names of files and generated code, which nobody reads"
NOT_SHOWN = {
    "core/include/headroom/jobs/*": INNER,
    "core/src/catalogue/front_matter*.cpp": DESCRIPTIONS,
    "core/src/catalogue/guide_notes.cpp": DESCRIPTIONS,
    "core/src/catalogue/head_section.cpp": DESCRIPTIONS,
    "core/src/catalogue/pass_section.cpp": DESCRIPTIONS,
    "core/src/catalogue/source_items.cpp": COMMANDS,
    "core/src/jobs/protocol.cpp": INNER,
    "core/src/runner/code/build_log.cpp": INNER,
    "core/src/runner/code/disassembly.cpp": INNER,
    "core/src/runner/code/ptx.cpp": INNER,
    "core/src/runner/code/x86.cpp": INNER,
    "core/src/runner/cl/compiler_lines.cpp": INNER,
    "core/src/runner/cl/opencl.hpp": INNER,
    "core/src/runner/cl/pocl_code.cpp": INNER,
    "core/src/system/machine.cpp": INNER,
    "core/src/system/toml_reader.cpp": DESCRIPTIONS,
    "core/src/text/compiler_messages.cpp": INNER,
    "core/src/text/csv_text.cpp": INNER,
    "core/src/text/toml_limits.cpp": DESCRIPTIONS,
    "core/src/values/element_type.cpp": DESCRIPTIONS,
    "core/src/values/expression.cpp": DESCRIPTIONS,
    "core/src/values/image_form.cpp": DESCRIPTIONS,
    "core/src/text/text_limits.cpp": INNER,
    "core/src/values/row_json.cpp": INNER,
    "core/src/workbench/ab/ab_report.cpp": ON_PAPER,
    "core/src/workbench/advice/advice_lists.cpp": ON_PAPER,
    "core/src/workbench/advice/rules.hpp": ON_PAPER,
    "core/src/workbench/analysis/bandwidth.cpp": COMMANDS,
    "core/src/workbench/analysis/device_comparison.cpp": COMMANDS,
    "core/src/workbench/analysis/native_gap.cpp": COMMANDS,
    "core/src/workbench/analysis/regression_gate.cpp": COMMANDS,
    "core/src/workbench/authoring/draft_toml.cpp": INNER,
    "core/src/workbench/authoring/extents.cpp": INNER,
    "core/src/workbench/authoring/kernel_source.cpp": INNER,
    "core/src/workbench/authoring/written_value.cpp": INNER,
    "core/src/workbench/capture/capture_report.cpp": ON_PAPER,
    "core/src/workbench/capture/loader_watch.cpp": INNER,
    "core/src/workbench/capture/put_back*.cpp": COMMANDS,
    "core/src/workbench/checking/check_text.cpp": ON_PAPER,
    "core/src/workbench/checking/instruction_counts.cpp": INNER,
    "core/src/workbench/compiled/compiled_*.cpp": LISTINGS,
    "core/src/workbench/compiled/occupancy.cpp": LISTINGS,
    "core/src/workbench/crew/*": COMMANDS,
    "core/src/workbench/ab/crew_ab.cpp": COMMANDS,
    "core/src/workbench/guide/coverage.cpp": COMMANDS,
    "core/src/workbench/guide/listings.cpp": COMMANDS,
    "core/src/workbench/guide/record_view.cpp": ON_PAPER,
    "core/src/workbench/guide/report_*.cpp": ON_PAPER,
    "core/src/workbench/guide/svg_chart.cpp": ON_PAPER,
    "core/src/workbench/hosts/host_install.cpp": COMMANDS,
    "core/src/workbench/hosts/program_files.cpp": COMMANDS,
    "core/src/workbench/image_files/*_metadata.cpp": INNER,
    "core/src/workbench/imports/import_report.cpp": ON_PAPER,
    "core/src/workbench/pages/*": ON_PAPER,
    "core/src/workbench/problems/formula*.cpp": DESCRIPTIONS,
    "core/src/workbench/problems/t1_*.cpp": DESCRIPTIONS,
    "core/src/workbench/replay/capture*.cpp": DESCRIPTIONS,
    "core/src/workbench/replay/merge_*.cpp": COMMANDS,
    "core/src/workbench/replay/replay_run.cpp": COMMANDS,
    "core/src/workbench/replay/source_replacement.cpp": DESCRIPTIONS,
    "core/src/workbench/replay/replay_t*.cpp": ON_PAPER,
    "core/src/workbench/replay/replay_words.cpp": INNER,
    "core/src/workbench/report/chrome_trace.cpp": ON_PAPER,
    "core/src/workbench/report/comparison_report.cpp": ON_PAPER,
    "core/src/workbench/report/columns.cpp": COMMANDS,
    "core/src/workbench/report/reasons_text.cpp": ON_PAPER,
    "core/src/workbench/report/text_table.cpp": ON_PAPER,
    "core/src/workbench/review/*": COMMANDS,
    "core/src/workbench/roofline/roofline_files.cpp": ON_PAPER,
    "core/src/workbench/roofline/roofline_text.cpp": ON_PAPER,
    "core/src/workbench/roofline/svg_roofline.cpp": ON_PAPER,
    "core/src/workbench/run/split_report_json.cpp": INNER,
    "core/src/workbench/split/split_table.cpp": ON_PAPER,
    "core/src/workbench/svg/*": ON_PAPER,
    "core/src/workbench/tuning/build_settings.cpp": ON_PAPER,
    "core/src/workbench/tuning/crew_search.cpp": COMMANDS,
    "core/src/workloads/*_section.cpp": DESCRIPTIONS,
    "core/src/workloads/blur/decimat*.cpp": INNER,
    "core/src/workloads/buffer_data.cpp": DESCRIPTIONS,
    "core/src/workloads/element_expression.cpp": DESCRIPTIONS,
    "core/src/workloads/micro/native_loops.cpp": INNER,
    "core/src/workloads/npy.cpp": DESCRIPTIONS,
    "core/src/workloads/workload_file.cpp": DESCRIPTIONS,
}

# What stands in a source and is no sentence: includes, comments, names of files and the tables of rules, which docs/
# shows.
NO_SENTENCES = re.compile(
    r'^constexpr std::array k\w*Columns\{.*?^\};|^#include[^\n]*|^#line[^\n]*'
    r"|^constexpr std::array k\w*Rules\{.*?^\};|\b(?:find|rfind|tell|contains|starts_with|ends_with)\([^;{]*;"
    r"|\bstd::regex\b[^;]*;|\bstatic_assert\([^;]*;"
    r"|\bstd::(?:invalid_argument|logic_error)\([^;]*;|\bR\"\w*\(.*?\)\w*\"", re.MULTILINE | re.DOTALL)
# Code, shell words, paths and formats.
CODE = re.compile(
    r"^ *-D[A-Z]|^#|^//|^/|^\(|^<|^\$|\$\{|\$\(|\$\w|^\s*(?:const|kernel|static|constant|typedef)[ .]|^[{[] |^\w+=\{|[{(]$"
    r"|^\{\{|%s|^[a-z_]+\.(?:\{|%)|_\{\}|\{\}_|headroom-\{|^\.|^-|\\\\[dws]|\[\^|=\\\"|^headroom: |^kernels/|^\{\} MP$|^' |^\W*\{\}-|,0,|^lib/|^\"|^\[")
COMMENT = re.compile(r'("(?:[^"\\\n]|\\.)*")|//[^\n]*')
# Formulas, names of formats and of packages, and words that another program writes.
NAMES = re.compile(
    r"^[\w ]*[*/%+] [\w ()*/+.-]*$|^(?:rgba?|r) \w+$|^(?:edge|border|none|repeat|mirror) (?:nearest|linear)\b|^package lib\w"
    r"|^(?:stable/|arg\{|Argument\{|root \{|replace \{|program = )|^(?:sum|ceil)\(|^headroom-cli [a-z]+ --|^--\w+ \{"
    r"|^(?:At line|First entity|Second entity|Invalid (?:read|write)|data race at|Uninitialized|Work-group divergence|Index \()"
    r"|^\| rule|^(?:NVIDIA CUDA C|LLVM, User|clpeak |nvbench |glibc|Google Benchmark|Portable Computing Language)|^libpng"
    r"|^its \{\} \{\}$|^\{\} \{\} at \{\}$"
    r"|^(?:--set |--device |data race at$)|^(?:SIG|replacement-|rgba |Headroom )\{\}$|^\{\} worker$|^(?:AMD code object|NVIDIA cubin|Intel GPU ELF|x86-64 ELF|AArch64 ELF)$"
    r"|^(?:dubious ownership|OpenBLAS, CPU)$")
FILLED_IN = re.compile(r"\{\{|\}\}|\{[^{}]*\}")
SEVERAL = re.compile(r"(?:\{[^{}]*\})(?:\{[^{}]*\})+")
MOST_FILLED_IN = 9
CONJUNCTION = re.compile(r"^,? ?(?:and|or)(?: at)? ?$")
# What joins a sentence to the one before it, and another sentence that is filled in behind it.
BEGIN = re.compile(r"^(?:[ ,;:.]|\\n)+")
END = re.compile(r"([.:]) ?%\d$")
# What is filled in behind a whole word.
SUFFIX = re.compile(r"(?<=[a-z)])%\d$")
# Another sentence that is filled in between two.
BETWEEN = re.compile(r"(?<=[.])(?: ?\{[^{}]*\})+ (?=[A-Z])")
# Sentences that have a form for each number of what %1 counts.
COUNTED = re.compile(
    r"^(?:(?:Its data are not doubles, but |Other programs kept |Its time is mostly the cost of starting launches: )?"
    r"%1 (?:(?:CPU|empty|floating point|integer) )?(?:bytes|cores|divisions|expressions|floats|groups|launches"
    r"|operations|pixels|registers|rows|samples|values|work-groups|work-items)\b"
    r"|%1 (?:compute units|configurations)\b)")


def joined(literals: str) -> str:
    """Adjacent literals as one, with escapes as they are."""
    return "".join(LITERAL.findall(literals))


def with_places(text: str) -> str:
    """The format string of fmt with %1, %2, ... for what is filled in; one for several side by side."""
    places = iter(range(1, MOST_FILLED_IN + 1))

    def place(found: re.Match) -> str:
        return found[0][0] if found[0] in ("{{", "}}") else f"%{next(places)}"

    single = SEVERAL.sub("{}", text) if "{{" not in text else text
    result = BEGIN.sub("", SUFFIX.sub("", END.sub(r"\1", FILLED_IN.sub(place, single))))
    result = re.sub(r"(?: |\\n)+$", "", result)
    if re.search(r"%\d%\d|%\d\d", result):
        raise ValueError("nothing stands between two parts that are filled in")
    return result


def is_sentence(text: str) -> bool:
    words = FILLED_IN.sub("", text)
    return bool(re.search(r"[A-Za-z]{3}|\bat ", words, re.IGNORECASE) and re.search(r"\S \S|\{", text)
                and not CONJUNCTION.match(text) and not CODE.search(text) and not NAMES.search(BEGIN.sub("", text)))


def sources(tree: pathlib.Path) -> list:
    """Of the sentences. Exits if NOT_SHOWN names what is not there."""
    found = sorted(file for folder in ("core/include", "core/src") for file in (tree / folder).rglob("*.[ch]pp"))
    paths = [str(file.relative_to(tree)) for file in found]
    for pattern in NOT_SHOWN:
        if not fnmatch.filter(paths, pattern):
            sys.exit(f"{pattern}: there is no such source any more; engine_sentences.py names it")
    return [file for file, path in zip(found, paths) if not any(fnmatch.fnmatch(path, each) for each in NOT_SHOWN)]


def sentences_of(code: str) -> list:
    """Each text of a source that is a sentence, as it is in quotes."""
    code = NO_SENTENCES.sub("", COMMENT.sub(lambda found: found[1] or "", code))
    texts = []
    for found in re.finditer(LITERALS, code):
        text = joined(found[0])
        # What is added to a text is filled in as well.
        if re.match(r" [a-z]", text) and code[: found.start()].rstrip().endswith("+"):
            text = "{}" + text
        if text.endswith(" ") and code[found.end():].startswith("+"):
            text += "{}"
        texts += BETWEEN.split(text)
    return [text for text in texts if is_sentence(text)]


def engine_sentences(tree: pathlib.Path, fixed: set) -> list:
    """Each sentence once, in the order of the sources; without the fixed texts."""
    sentences = {}
    for file in sources(tree):
        for text in sentences_of(file.read_text(encoding="utf-8")):
            try:
                sentences.setdefault(with_places(text))
            except (StopIteration, ValueError, RuntimeError) as error:
                sys.exit(f'{file.relative_to(tree)}: "{text}": {error}')
    return [sentence for sentence in sentences if sentence not in fixed]


def as_sentence_list(sentences: list) -> str:
    """ui/style/sentence_list.cpp"""
    lines = ""
    for sentence in sentences:
        macro = "QT_TRANSLATE_N_NOOP" if COUNTED.search(sentence) else "QT_TRANSLATE_NOOP"
        # Without the names of OpenCV, which ui/ does not use: a rule holds that.
        literal = sentence.replace("cv::", "cv:\\072")
        lines += f'    {macro}("engine", "{literal}"),\n'
    return (
        "// Written by scripts/translations.sh from the sources of the engine. Do not edit.\n"
        '#include <QtGlobal>\n\n#include "style/engine_sentences.hpp"\n\nnamespace headroom {\n\nnamespace {\n\n'
        f"// clang-format off\nconstexpr const char* kSentences[] = {{\n{lines}}};\n// clang-format on\n\n"
        "}  // namespace\n\nstd::span<const char* const> sentenceList() {\n  return kSentences;\n}\n\n"
        "}  // namespace headroom\n")
