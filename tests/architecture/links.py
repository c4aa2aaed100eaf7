#!/usr/bin/env python3
"""links.py TREE: prints each link of a Markdown page that leads nowhere, each page of docs that its contents page lacks, and
each page of docs that a text names and that does not exist. Exits with 1 if there is any."""
import os
import re
import sys

SKIPPED = {"build", ".git", "headroom-out", ".cache"}
CODE = (".hpp", ".cpp", ".cl", ".clh", ".cmake", ".txt", ".py", ".sh", ".md")
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
NAMED_PAGE = re.compile(r"\bdocs/[\w./-]+\.(?:md|json|png)\b")


def files(tree):
    for folder, folders, names in os.walk(tree):
        folders[:] = [name for name in folders if name not in SKIPPED]
        yield from (os.path.join(folder, name) for name in names if name.endswith(CODE))


def without_code(text):
    """Code blocks and code spans have no links and no headings."""
    text = re.sub(r"^ *```.*?^ *```", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"`[^`\n]*`", "`code`", text)


def anchors(text):
    """The anchors of a page's headings, as GitHub makes them."""
    text = re.sub(r"^ *```.*?^ *```", "", text, flags=re.MULTILINE | re.DOTALL)
    headings = re.findall(r"^#+ (.*)$", text, flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-") for heading in headings}


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def main(tree):
    contents = os.path.join(tree, "docs", "README.md")
    listed = {contents}
    wrong = []
    paths = sorted(files(tree))
    for path in paths:
        text = read(path)
        here = os.path.relpath(path, tree)
        wrong += [f"{here}: there is no {name}" for name in NAMED_PAGE.findall(text)
                  if not here.startswith("tests/architecture/") and not os.path.exists(os.path.join(tree, name))]
        if not path.endswith(".md"):
            continue
        for link in LINK.findall(without_code(text)):
            if re.match(r"[a-z]+:", link):
                continue
            name, _, anchor = link.partition("#")
            target = os.path.normpath(os.path.join(os.path.dirname(path), name)) if name else path
            if path == contents:
                listed.add(target)
            if not os.path.exists(target):
                wrong.append(f"{here}: {link} leads to no file")
            elif anchor and anchor not in anchors(read(target)):
                wrong.append(f"{here}: {link} leads to no heading")
    wrong += [f"{os.path.relpath(path, tree)}: docs/README.md does not link to it" for path in paths
              if path.endswith(".md") and path.startswith(os.path.join(tree, "docs", "")) and path not in listed]
    print("\n".join(wrong), end="\n" if wrong else "")
    return 1 if wrong else 0


sys.exit(main(os.path.abspath(sys.argv[1])))
