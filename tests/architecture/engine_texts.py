#!/usr/bin/env python3
"""engine_texts.py TREE: prints the fixed texts of core/ and kernels/ that the window translates, as C++ for lupdate.

engine_texts.py TREE --sentences: prints ui/style/sentence_list.cpp, the engine's sentences with something to fill in,
which engineSentences() recognises.

Each is a QT_TRANSLATE_NOOP() of the context "engine", which engineText() of ui/style/text.hpp looks up. Exits with 1 if
a table has moved or is empty.
"""
import pathlib
import re
import sys

LITERALS = r'(?:"(?:[^"\\\n]|\\.)*"\s*)+'
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')

# Tables of columns: NAME{"id", "title", "help", ...}. A title that is a constant is a name, and the same in all languages.
COLUMNS = {
    "core/src/workbench/report/columns.cpp": "Column",
    "core/src/workbench/report/comparison_columns.cpp": "ComparisonColumn",
}

# Functions that return one of a few texts, and nothing else in quotes.
FUNCTIONS = [
    ("core/src/values/result.cpp", "toText(Status "),
    ("core/src/values/result.cpp", "toText(Bound "),
    ("core/src/values/result.cpp", "toText(Role "),
    ("core/src/values/result.cpp", "toText(Clock "),
    ("core/src/values/result.cpp", "toText(Caches "),
    ("core/src/values/result.cpp", "toText(Mark "),
    ("core/src/workbench/analysis/marks.cpp", "warningName(Mark "),
    ("core/src/workbench/analysis/comparison.cpp", "toText(Difference "),
    ("core/src/workbench/analysis/pair_judgement.cpp", "rowName(bool "),
    ("core/src/workbench/analysis/verdict.cpp", "arithmeticName(Precision "),
    ("core/src/workbench/tuning/tuning.cpp", "toText(Invalidity "),
    ("core/src/workbench/roofline/roofs.cpp", "fixedName(const Roof& "),
]

# Sources of sentences: each text in quotes that has words and a blank or something to fill in.
SENTENCES = [
    "core/include/headroom/analysis/comparison.hpp",
    "core/src/runner/sampling/validation.hpp",
    "core/src/values/device.cpp",
    "core/src/values/launch_cost.cpp",
    "core/src/values/result.cpp",
    "core/src/workbench/ab/ab_point.cpp",
    "core/src/workbench/advice/*_rules.cpp",
    "core/src/workbench/analysis/ceilings.cpp",
    "core/src/workbench/analysis/crossover.cpp",
    "core/src/workbench/analysis/judgement.cpp",
    "core/src/workbench/analysis/marks.cpp",
    "core/src/workbench/analysis/pair_judgement.cpp",
    "core/src/workbench/analysis/verdict.cpp",
    "core/src/workbench/guide/verdicts.cpp",
    "core/src/workbench/report/ceilings_text.cpp",
    "core/src/workbench/report/comparison_columns.cpp",
    "core/src/workbench/roofline/footprints.cpp",
    "core/src/workbench/roofline/roofline.cpp",
    "core/src/workbench/roofline/roofline_words.cpp",
    "core/src/workbench/roofline/roofs.cpp",
    "core/src/workbench/story/estimate.cpp",
    "core/src/runner/measuring/check_launch.cpp",
    "core/src/runner/measuring/measure_on_device.cpp",
    "core/src/runner/measuring/measure_on_host.cpp",
    "core/src/runner/measuring/measuring.cpp",
    "core/src/runner/measuring/replay_launch.cpp",
    "core/src/runner/sampling/validation.cpp",
    "core/src/catalogue/unsupported.cpp",
]
# What stands in such a source and is no sentence: includes, comments, ids and the tables of rules, which docs/ shows.
NO_SENTENCES = re.compile(
    r'^\s*//[^\n]*|^constexpr std::array k\w*Columns\{.*?^\};|^#include[^\n]*|^constexpr std::array k\w*Rules\{.*?^\};|\b(?:find|tell|contains)\([^;{]*;'
    r"|\bthrow std::invalid_argument\([^;]*;", re.MULTILINE | re.DOTALL)
FILLED_IN = re.compile(r"\{\{|\}\}|\{[^{}]*\}")
MOST_FILLED_IN = 9
CONJUNCTION = re.compile(r"^,? ?(?:and|or)(?: at)? ?$")
# What joins a sentence to the one before it, and another sentence that is filled in behind it.
BEGIN = re.compile(r"^(?:[ ,;:]|\\n)+")
END = re.compile(r"([.:]) %\d$")
# Sentences that have a form for each number of what %1 counts.
COUNTED = re.compile(
    r"^(?:Its data are not doubles, but |Other programs kept |Its time is mostly the cost of starting launches: )?"
    r"%1 (?:(?:CPU|empty|floating point|integer) )?(?:bytes|cores|divisions|expressions|floats|groups|launches"
    r"|operations|pixels|registers|samples|values|work-groups|work-items)\b")

# Texts of the built-in workloads, one line each; a title in [axis] too.
WORKLOAD_TEXT = re.compile(r'^(?:title|summary)\s*=\s*"((?:[^"\\\n]|\\.)*)"', re.MULTILINE)

# Titles of the built-in variants: in front matter, and of probes and libraries in C++.
KERNEL_TITLE = re.compile(r'^title\s*=\s*"((?:[^"\\\n]|\\.)*)"', re.MULTILINE)
TITLES = [
    ("core/src/workloads/micro/probe_list.cpp", re.compile(rf'^\s+\{{"[\w-]+", ({LITERALS}),', re.MULTILINE)),
    ("core/src/workloads/blur/opencv_peer.cpp", re.compile(rf"\b\w+\.title = ({LITERALS});")),
]

# Labels of variants in experiments: experiments = { ID = "label" } in front matter, {{"ID", "label"}, ...} of probes.
LABELS = re.compile(r"^experiments = \{(.*?)\}", re.MULTILINE | re.DOTALL)
PROBE_LABELS = ("core/src/workloads/micro/probe_list.cpp", re.compile(r"probeNotes\(\{[^{}]*\}, \{(.*?)\}\)", re.DOTALL))

# The guide: GuideStep{"id", "title", "text"}, Experiment{"id", "step", "title", "question", "background", ...}.
GUIDE = "core/src/catalogue/experiments.cpp"
GUIDE_TEXTS = [
    re.compile(rf'\bGuideStep\{{\s*"\w+",\s*({LITERALS}),\s*({LITERALS})\}}'),
    re.compile(rf'\bExperiment\{{\s*"[\w-]+",\s*"\w+",\s*({LITERALS}),\s*({LITERALS}),\s*({LITERALS}),'),
]

# The title of an axis that a workload's file does not name.
AXIS_TITLE = ("core/src/workloads/workload_file.cpp", re.compile(rf"axis\.title = ({LITERALS});"))


def joined(literals: str) -> str:
    """Adjacent literals as one, with escapes as they are."""
    return "".join(LITERAL.findall(literals))


def column_texts(code: str, name: str) -> list:
    column = re.compile(rf'\b{name}\{{\s*(?:"\w+"|k\w+),\s*({LITERALS}|k\w+),\s*({LITERALS})')
    return [joined(text) for found in column.finditer(code) for text in found.groups()]


def function_texts(code: str, head: str) -> list:
    body = re.search(rf"^std::string(?:_view)? {re.escape(head)}.*?^}}", code, re.MULTILINE | re.DOTALL)
    return [text for text in LITERAL.findall(body[0]) if "{" not in text] if body else []


def with_places(text: str) -> str:
    """The format string of fmt with %1, %2, ... for what is filled in."""
    places = iter(range(1, MOST_FILLED_IN + 1))

    def place(found: re.Match) -> str:
        return found[0][0] if found[0] in ("{{", "}}") else f"%{next(places)}"

    result = BEGIN.sub("", END.sub(r"\1", FILLED_IN.sub(place, text)))
    result = re.sub(r"(?: |\\n)+$", "", result)
    if re.search(r"%\d%\d|%\d\d", result):
        raise ValueError("nothing stands between two parts that are filled in")
    return result


def engine_sentences(tree: pathlib.Path) -> list:
    """Each sentence once, in the order of the sources. Exits if a source has none."""
    sentences = {}
    for pattern in SENTENCES:
        found = 0
        for file in sorted(tree.glob(pattern)):
            code = NO_SENTENCES.sub("", file.read_text(encoding="utf-8"))
            for literals in re.findall(LITERALS, code):
                text = joined(literals)
                words = FILLED_IN.sub("", text)
                if CONJUNCTION.match(text) or not re.search(r"[A-Za-z]{3}|\bat ", words, re.IGNORECASE) or not re.search(r"\S \S|\{", text):
                    continue
                try:
                    sentences.setdefault(with_places(text))
                except (StopIteration, ValueError, RuntimeError) as error:
                    sys.exit(f'{file.relative_to(tree)}: "{text}": {error}')
                found += 1
        if not found:
            sys.exit(f"{pattern}: no sentence is found here; engine_texts.py has the places")
    fixed = set(engine_texts(tree))
    return [sentence for sentence in sentences if sentence not in fixed]


def as_sentence_list(tree: pathlib.Path) -> str:
    """ui/style/sentence_list.cpp"""
    lines = ""
    for sentence in engine_sentences(tree):
        macro = "QT_TRANSLATE_N_NOOP" if COUNTED.search(sentence) else "QT_TRANSLATE_NOOP"
        lines += f'    {macro}("engine", "{sentence}"),\n'
    return (
        "// Written by scripts/translations.sh from the sources of the engine. Do not edit.\n"
        '#include <QtGlobal>\n\n#include "style/engine_sentences.hpp"\n\nnamespace headroom {\n\nnamespace {\n\n'
        f"// clang-format off\nconstexpr const char* kSentences[] = {{\n{lines}}};\n// clang-format on\n\n"
        "}  // namespace\n\nstd::span<const char* const> sentenceList() {\n  return kSentences;\n}\n\n"
        "}  // namespace headroom\n")


def engine_texts(tree: pathlib.Path) -> list:
    """Each text once, in the order of the tables. Exits if a table has none."""
    texts = {}

    def add(source: str, found: list) -> None:
        if not any(found):
            sys.exit(f"{source}: none of the texts that the window translates is found here; engine_texts.py has the places")
        texts.update(dict.fromkeys(text for text in found if text))

    for file, name in COLUMNS.items():
        add(f"{file}: {name}", column_texts((tree / file).read_text(encoding="utf-8"), name))
    for file, head in FUNCTIONS:
        add(f"{file}: {head.strip()}", function_texts((tree / file).read_text(encoding="utf-8"), head))
    file, axis = AXIS_TITLE
    add(f"{file}: axis.title", [joined(found) for found in axis.findall((tree / file).read_text(encoding="utf-8"))])
    for file in sorted(tree.glob("kernels/*/*.cl")):
        if found := KERNEL_TITLE.findall(file.read_text(encoding="utf-8")):
            add(str(file.relative_to(tree)), found)
        for table in LABELS.findall(file.read_text(encoding="utf-8")):
            add(f"{file.relative_to(tree)}: experiments", LITERAL.findall(table))
    file, table = PROBE_LABELS
    labels = [LITERAL.findall(found)[1::2] for found in table.findall((tree / file).read_text(encoding="utf-8"))]
    add(f"{file}: probeNotes", [label for found in labels for label in found])
    for file, title in TITLES:
        add(file, [joined(found) for found in title.findall((tree / file).read_text(encoding="utf-8"))])
    guide = (tree / GUIDE).read_text(encoding="utf-8")
    for table in GUIDE_TEXTS:
        add(GUIDE, [joined(text) for found in table.findall(guide) for text in found])
    for file in sorted(tree.glob("kernels/*/workload.toml")):
        add(str(file.relative_to(tree)), WORKLOAD_TEXT.findall(file.read_text(encoding="utf-8")))
    return list(texts)


def as_source(tree: pathlib.Path) -> str:
    return "".join(f'QT_TRANSLATE_NOOP("engine", "{text}");\n' for text in engine_texts(tree))


if __name__ == "__main__":
    root = pathlib.Path(sys.argv[1])
    print(as_sentence_list(root) if "--sentences" in sys.argv else as_source(root), end="")
