"""Each kind of file that Headroom stores, damaged and of a newer version. The commands that read it neither crash nor
hang; a command that fails names the file; and a file of a newer version is as it was."""

import random
import re

from commands import SPLIT
from common import Home, Report
from disk import RUN, agreed, newest, watched

#: Commands that read what others stored.
READERS = (("runs",), ("runs", "--json"), ("hosts", "list"), ("--no-history", *RUN, "--tuned"),
           ("best", "--size", "90x60", "--sigma", "2"), ("revisions", "mine.cl"), ("allow", "agreed", "--yes"),
           ("complete", "--", "run", "--device", "0"))
HOMES = ("data", "state", "config", "cache")
NEWER = 999
VERSION = re.compile(rb'("format_version": ?)\d+')


def fill(home):
    """Commands that store every kind of file of the command line."""
    home.require(*RUN)
    home.require("runs", "--label", newest(home), "--name", "kept")
    home.require("runs", "--keep", "40")
    home.require("noise", "--variants", "blur.separable", "--pairs", "8", "--sizes", "64x48", "--time-budget", "0.01")
    home.require("best", "--size", "90x60", "--sigma", "2")
    home.require("tune", "--variants", "blur.fused", "--search", "random", "--budget", "3s", "--sizes", "64x48",
                 "--no-ceilings", "--time-budget", "0.01")
    home.require(*SPLIT)
    home.require(*watched(home))
    home.require(*agreed(home))
    home.require("complete", "--", "run", "--device", "0")
    home.require("hosts", "add", "lab", "--no-check", "--", "sh", "-c", "{line}")
    home.require("--no-history", *RUN, environment={"HEADROOM_PROGRAM_CACHE": "on"})


def stored_files(home):
    """One of each kind: files whose names differ in digits alone are alike, and PoCL's own are PoCL's."""
    kinds = {}
    for folder in HOMES:
        for file in sorted((home.folder / folder).rglob("*")):
            if file.is_file() and "pocl" not in file.parts and file.stat().st_size > 0:
                name = str(file.relative_to(home.folder))
                kinds.setdefault(re.sub(r"[0-9a-f]{6,}|\d+", "#", name), file)
    return kinds


def damages(content, seed):
    chance = random.Random(seed)
    made = {"empty": b"", "first half": content[:len(content) // 2], "without its last byte": content[:-1],
            "zeros": bytes(len(content)), "other text": b"other text\n", "deep": b"[" * 100_000}
    for number in range(3):
        flipped = bytearray(content)
        for _ in range(1 + number * 4):
            flipped[chance.randrange(len(flipped))] ^= 1 << chance.randrange(8)
        made[f"bits flipped, {number + 1}"] = bytes(flipped)
    if VERSION.search(content):
        made["newer"] = VERSION.sub(rb"\g<1>%d" % NEWER, content)
    return made


class FileCase:
    def __init__(self, home, report, readers):
        self.home, self.report, self.readers = home, report, readers

    def check(self, kind, file, seed, only=None):
        content = file.read_bytes()
        for name, damaged in damages(content, seed).items():
            if only and name not in only:
                continue
            file.write_bytes(damaged)
            self.read(f"{kind}, {name}", file)
            if name == "newer":
                self.report.count("newer")
                if not file.exists() or file.read_bytes() != damaged:
                    self.report.fail(f"{kind}, newer", "it was changed")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)

    def read(self, what, file):
        self.report.count("damaged")
        for words in self.readers:
            done = self.home.command(*words, environment={"HEADROOM_PROGRAM_CACHE": "on"})
            self.report.count("commands")
            if done.is_hung() or done.is_crashed():
                self.report.fail(f"{what}: {' '.join(words)}", f"exit code {done.code}", done.text)
            elif done.code != 0 and file.name not in done.text:
                self.report.fail(f"{what}: {' '.join(words)}", f"exit code {done.code} without the file's name",
                                 done.text)
            elif file.name in done.text:
                self.report.count("named in a sentence")


def run(build, seed, is_short):
    report = Report("damaged and newer files")
    with Home(build) as home:
        fill(home)
        kinds = stored_files(home)
        report.count("kinds of files", len(kinds))
        readers = READERS[:3] if is_short else READERS
        case = FileCase(home, report, readers)
        for kind, file in kinds.items():
            case.check(kind, file, seed, ("first half", "newer") if is_short else None)
    return report.finish()
