#!/usr/bin/env python3
"""translations.py TREE: checks that each .ts file of a tree has a text for every one of ui/ and for the engine's fixed
texts, with the same placeholders.

translations.py TREE --literals: checks that no text of ui/ is shown without a translation. Prints violations and exits
with 1, or with 77 if lupdate is not installed.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

sys.dont_write_bytecode = True  # the tree stays as it is

from engine_sentences import as_sentence_list  # noqa: E402
from engine_texts import all_sentences, as_source  # noqa: E402

# Units of rates are replaced in titles of columns.
PLACEHOLDER = re.compile(r"%(?:L?\d{1,2}|L?n|p)|\{[a-z]+\}|</?[a-z][^>]*>|\bG(?:FLO)?P/s")
MNEMONIC = re.compile(r"&(?=[^\s&])")
PLURAL_FORMS = {"de": 2, "zh_CN": 1, "ru": 3}

# Calls whose first text a user reads.
SHOWS = re.compile(
    r"(?:\bset(?:Text|ToolTip|WindowTitle|Title|PlaceholderText|StatusTip|WhatsThis|AccessibleName|AccessibleDescription"
    r"|Suffix|Prefix|SpecialValueText|InformativeText|LabelText|EmptyText|TabText)"
    r"|\badd(?:Row|Tab|Menu|Action|Item)|new Q(?:Label|PushButton|CheckBox|RadioButton|GroupBox|Action))"
    r"\(\s*(?:QStringLiteral|QLatin1String|QString::from(?:Latin1|Utf8))\(\s*u?\"((?:[^\"\\]|\\.)*)\"")
# Any other literal that reads like words.
LITERAL = re.compile(r"(?<!tr\()(?:QStringLiteral|QLatin1String)\(\s*u?\"((?:[^\"\\]|\\.)*)\"")
COMMENT = re.compile(r'("(?:[^"\\\n]|\\.)*")|//[^\n]*')
WORDS = re.compile(r"[A-Za-z]{2,},? [a-z]{2,}")

# Literals that are not shown, or are names: of exports, of parts of charts, a text whose width is measured.
NOT_SHOWN = {
    "gpu7", "100 of 1000 results, 100 partial, interrupted", " own ends", " own loads", "Headroom", "image size, MP",
    "captured kernels", "captured launches", "capture report", "photo report", "run report", "shares as JSON",
    "split report", "tuning as T4", "tuning report",
}


def lupdate() -> str:
    found = shutil.which("lupdate", path="/usr/lib/qt6/bin:" + os.environ.get("PATH", ""))
    if found is None:
        print("lupdate is not installed")
        sys.exit(1 if os.environ.get("HEADROOM_CI") else 77)
    return found


def messages(file: pathlib.Path) -> dict:
    """By context, source and comment: the message's translations, empty ones where there is none."""
    found = {}
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            key = (context.findtext("name"), message.findtext("source") or "", message.findtext("comment") or "")
            translation = message.find("translation")
            texts = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            if translation.get("type") in ("unfinished", "vanished", "obsolete"):
                texts = [""]
            found[key] = (message.get("numerus") == "yes", texts)
    return found


def faults_of(key: tuple, is_counted: bool, texts: list, forms: int) -> list:
    """What is wrong with the translations of one text, in words."""
    source = key[1]
    if not all(texts):
        return ["is not translated"]
    faults = []
    if is_counted and len(texts) != forms:
        faults.append(f"has {len(texts)} plural forms, and {forms} are needed")
    wanted = sorted(PLACEHOLDER.findall(source))
    for text in texts:
        if sorted(PLACEHOLDER.findall(text)) != wanted:
            faults.append(f'has other placeholders: "{text}"')
        if bool(MNEMONIC.search(source)) != bool(MNEMONIC.search(text)) and "<" not in source:
            faults.append(f'has a key with & in one language only: "{text}"')
        if source.endswith("...") != text.endswith("...") or source.count("\n") != text.count("\n"):
            faults.append(f'has other dots or lines: "{text}"')
        if (source[0] == " ") != (text[0] == " ") and text[0] not in ",;（，；":
            faults.append(f'has lost the blank at its begin: "{text}"')
    return faults


def check_translations(tree: pathlib.Path) -> int:
    with tempfile.TemporaryDirectory() as folder:
        fresh = pathlib.Path(folder) / "fresh.ts"
        engine = pathlib.Path(folder) / "engine_texts.cpp"
        engine.write_text(as_source(tree), encoding="utf-8")
        done = subprocess.run([lupdate(), "-silent", "ui", str(engine), "-no-obsolete", "-locations", "none",
                               "-ts", str(fresh)], cwd=tree, capture_output=True, text=True, check=True)
        wanted = messages(fresh)
    status = 0
    sentences = tree / "ui/style/sentence_list.cpp"
    listed = sentences.read_text(encoding="utf-8").splitlines()
    needed = as_sentence_list(all_sentences(tree)).splitlines()
    for line in sorted(set(listed) ^ set(needed)):
        print(f"{sentences.relative_to(tree)}: {line.strip()} {'is missing' if line in needed else 'is in no source'}")
        status = 1
    for line in done.stderr.splitlines():
        if "lacks Q_OBJECT" in line or "unknown namespace" in line or "cannot be called" in line:
            print(f"{line}: its texts are looked up under another name than they are stored")
            status = 1
    for file in sorted((tree / "resources/translations").glob("*.ts")):
        language = file.stem.split("_", 1)[1]
        known = messages(file)
        for key, (is_counted, _) in wanted.items():
            held = known.get(key)
            faults = faults_of(key, is_counted, held[1] if held else [""], PLURAL_FORMS.get(language, 1))
            for fault in faults:
                print(f'{file.name}: {key[0]}: "{key[1]}" {fault}')
                status = 1
        for key in known.keys() - wanted.keys():
            print(f'{file.name}: {key[0]}: "{key[1]}" is in no source any more')
            status = 1
    if status:
        print("scripts/translations.sh refreshes the files; then translate what is new in them.")
    return status


def check_literals(tree: pathlib.Path) -> int:
    status = 0
    for file in sorted((tree / "ui").rglob("*.[ch]pp")):
        # Without comments; literals may hold slashes.
        code = COMMENT.sub(lambda found: found[1] or "", file.read_text(encoding="utf-8"))
        shown = [match for match in SHOWS.finditer(code) if re.search(r"[A-Za-z]{2,}", re.sub(r"<[^>]*>|&\w+;", "", match[1]))]
        worded = [match for match in LITERAL.finditer(code) if WORDS.search(re.sub(r"<[^>]*>", "", match[1]))]
        for match in {m.start(1): m for m in shown + worded}.values():
            if match[1] in NOT_SHOWN:
                continue
            line = code.count("\n", 0, match.start(1)) + 1
            print(f'{file.relative_to(tree)}:{line}: "{match[1]}" is shown without tr()')
            status = 1
    return status


def main() -> int:
    tree = pathlib.Path(sys.argv[1])
    return check_literals(tree) if "--literals" in sys.argv else check_translations(tree)


if __name__ == "__main__":
    sys.exit(main())
