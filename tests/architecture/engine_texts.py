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

sys.dont_write_bytecode = True  # the tree stays as it is

from engine_sentences import LITERAL, LITERALS, as_sentence_list, engine_sentences, joined  # noqa: E402

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
    ("core/src/workbench/analysis/marks.cpp", "warningName(Mark "),
    ("core/src/workbench/analysis/comparison.cpp", "toText(Difference "),
    ("core/src/workbench/analysis/pair_judgement.cpp", "rowName(bool "),
    ("core/src/workbench/analysis/verdict.cpp", "arithmeticName(Precision "),
    ("core/src/workbench/tuning/tuning.cpp", "toText(Invalidity "),
    ("core/src/workbench/roofline/roofs.cpp", "fixedName(const Roof& "),
]

# Texts of the built-in workloads, one line each; a title in [axis] too.
WORKLOAD_TEXT = re.compile(r'^(?:title|summary)\s*=\s*"((?:[^"\\\n]|\\.)*)"', re.MULTILINE)

# Titles of the built-in variants: in front matter, and of probes and libraries in C++.
KERNEL_TITLE = re.compile(r'^title\s*=\s*"((?:[^"\\\n]|\\.)*)"', re.MULTILINE)
TITLES = [
    ("core/src/workloads/micro/probe_list.cpp", re.compile(rf'^\s+\{{"[\w-]+", ({LITERALS}),', re.MULTILINE)),
    ("core/src/workloads/blur/opencv_peer.cpp", re.compile(rf"\b\w+\.title = ({LITERALS});")),
]

# Labels of variants in experiments: experiments = { ID = "label" } in front matter, {{"ID", "label"}, ...} of probes.
# Their summaries, of one line or several, as the catalogue reads them.
KERNEL_SUMMARY = re.compile(r'^summary\s*=\s*(?:"""\n?(.*?)"""|"((?:[^"\\\n]|\\.)*)")', re.MULTILINE | re.DOTALL)

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


def column_texts(code: str, name: str) -> list:
    column = re.compile(rf'\b{name}\{{\s*(?:"\w+"|k\w+),\s*({LITERALS}|k\w+),\s*({LITERALS})')
    return [joined(text) for found in column.finditer(code) for text in found.groups()]


def kernel_summaries(code: str) -> list:
    """In one line each, as variantSummary() of ui/style looks them up, with quotes as a literal of C++ has them."""
    summaries = [lines.replace("\\\n", "") if lines else line for lines, line in KERNEL_SUMMARY.findall(code)]
    return [re.sub(r"\s+", " ", summary).strip().replace('"', '\\"') for summary in summaries]


def function_texts(code: str, head: str) -> list:
    body = re.search(rf"^std::string(?:_view)? {re.escape(head)}.*?^}}", code, re.MULTILINE | re.DOTALL)
    return [text for text in LITERAL.findall(body[0]) if "{" not in text] if body else []


def all_sentences(tree: pathlib.Path) -> list:
    return engine_sentences(tree, set(engine_texts(tree)))


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
        add(f"{file.relative_to(tree)}: summary", kernel_summaries(file.read_text(encoding="utf-8")))
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
    print(as_sentence_list(all_sentences(root)) if "--sentences" in sys.argv else as_source(root), end="")
