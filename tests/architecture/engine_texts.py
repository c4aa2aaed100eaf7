#!/usr/bin/env python3
"""engine_texts.py TREE: prints the fixed texts of core/ and kernels/ that the window translates, as C++ for lupdate.

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
    ("core/src/workbench/tuning/tuning.cpp", "toText(Invalidity "),
    ("core/src/workbench/roofline/roofs.cpp", "fixedName(const Roof& "),
]

# Texts of the built-in workloads, one line each; a title in [axis] too.
WORKLOAD_TEXT = re.compile(r'^(?:title|summary)\s*=\s*"((?:[^"\\\n]|\\.)*)"', re.MULTILINE)

# The title of an axis that a workload's file does not name.
AXIS_TITLE = ("core/src/workloads/workload_file.cpp", re.compile(rf"axis\.title = ({LITERALS});"))


def joined(literals: str) -> str:
    """Adjacent literals as one, with escapes as they are."""
    return "".join(LITERAL.findall(literals))


def column_texts(code: str, name: str) -> list:
    column = re.compile(rf'\b{name}\{{\s*(?:"\w+"|k\w+),\s*({LITERALS}|k\w+),\s*({LITERALS})')
    return [joined(text) for found in column.finditer(code) for text in found.groups()]


def function_texts(code: str, head: str) -> list:
    body = re.search(rf"^std::string_view {re.escape(head)}.*?^}}", code, re.MULTILINE | re.DOTALL)
    return LITERAL.findall(body[0]) if body else []


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
    for file in sorted(tree.glob("kernels/*/workload.toml")):
        add(str(file.relative_to(tree)), WORKLOAD_TEXT.findall(file.read_text(encoding="utf-8")))
    return list(texts)


def as_source(tree: pathlib.Path) -> str:
    return "".join(f'QT_TRANSLATE_NOOP("engine", "{text}");\n' for text in engine_texts(tree))


if __name__ == "__main__":
    print(as_source(pathlib.Path(sys.argv[1])), end="")
