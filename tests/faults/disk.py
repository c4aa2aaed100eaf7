"""Each command that writes, on a disk that becomes full with each of its writes in turn, on one that reports the loss of
what was written only when it is synced or closed, and on one that is read-only. A failure is reported by the system's
words or by the exit code. Afterwards every file of JSON or TOML is whole, nothing temporary is left, and the same command
works again."""

import dataclasses
import itertools
import json
import re
import tomllib

from commands import (CAPTURED, TUNE, copy_kernel, make_capture, make_command, make_folders, make_kernel,
                      make_photo, make_tuned)
from common import Home, Report

BRIEF = ("--time-budget", "0.01", "--noise-goal", "-1", "--rounds", "1", "--one-process", "--no-ceilings", "--sizes",
         "64x48")
RUN = ("run", "--variants", "blur.separable", *BRIEF)
SYSTEMS_WORDS = ("No space left on device", "Read-only file system", "Input/output error")
#: Beyond the first writes, every write of a journal is alike.
MOST_WRITES = 12
#: A run writes once more or less where its row cannot be used as a measured time, or takes long.
TRIES = 4


def make_run(home):
    home.require(*RUN, "--save", "run.json")
    home.require("runs", "--label", newest(home), "--name", "before")


def newest(home):
    return json.loads(home.require("runs", "--json").out)["runs"][0]["file"]


#: An equal text, and an agreement that there is, are not stored again.
NUMBERS = itertools.count(1)


def forgotten(home):
    """Times that are known are not measured again, nor those of similar sizes."""
    for file in (home.folder / "data").rglob("times.json"):
        file.unlink()
    return ("best", "--size", "90x60", "--sigma", "2")


def make_copy(home):
    (home.work / "copy").mkdir()


def watched(home):
    (home.work / "mine.cl").write_text(copy_kernel(next(NUMBERS)))
    return ("watch", "mine.cl", "--times", "0", "--no-ceilings", "--size", "64x48", "--time-budget", "0.01")


def agreed(home):
    make_command(home, next(NUMBERS))
    return ("allow", "agreed", "--yes")


@dataclasses.dataclass
class Writer:
    name: str
    arguments: object  # or a function of the home
    below: str = "work"
    prepare: object = None

    def words(self, home):
        return self.arguments(home) if callable(self.arguments) else self.arguments


WRITERS = [
    Writer("journal of a run", RUN, "data"),
    Writer("rows as CSV", ("--no-history", *RUN, "--csv", "rows.csv")),
    Writer("run document", ("--no-history", *RUN, "--save", "saved.json")),
    Writer("trace", ("--no-history", *RUN, "--trace", "trace.json")),
    Writer("label of a run", lambda home: ("runs", "--label", newest(home), "--name", "after"), "data", make_run),
    Writer("number of runs kept", ("runs", "--keep", "40"), "data", make_run),
    Writer("exported run", lambda home: ("runs", "--export", newest(home), "--save", "exported.json"), prepare=make_run),
    Writer("report", ("report", "run.json", "--html", "page.html"), prepare=make_run),
    Writer("noise floor", ("noise", "--variants", "blur.separable", "--pairs", "8", "--sizes", "64x48", "--time-budget",
                           "0.01"), "data"),
    Writer("times of blurs", forgotten, "data"),
    Writer("hosts", ("hosts", "add", "lab", "--no-check", "--replace", "--", "sh", "-c", "{line}"), "config"),
    Writer("description", ("new", "bare.cl", "--force"), prepare=make_kernel),
    Writer("copied kernel", ("new", "--from", "blur.local", "--output", "copy", "--force"), prepare=make_copy),
    Writer("picture", ("blur", "in.ppm", "out.png", "--sigma", "2", "--variant", "separable", "--force"),
           prepare=make_photo),
    Writer("descriptions of a capture", ("replay", "captured", "--describe-only", "--overwrite"), prepare=make_capture),
    Writer("report of the guide", ("guide", "access-order", "--size", "64x48", "--csv", "guide.csv")),
    Writer("figures of kernels", ("compiled", "copy.scalar", "--text", "kernel.txt")),
    Writer("binary of a kernel", ("compiled", "copy.scalar", "--binary", "kernel.bin")),
    Writer("journal of a tuning", TUNE, "data", make_tuned),
    Writer("files of a tuning", ("--no-history", *TUNE, "--csv", "tried.csv", "--t4", "tried.json"), prepare=make_tuned),
    Writer("comparison of two versions", ("ab", "blur.separable", "blur.local", "--sizes", "64x48", "--budget", "1s",
                                          "--markdown", "ab.md", "--csv", "ab.csv")),
    Writer("reports of a check", ("check", "after", "--junit", "check.xml", "--markdown", "check.md", "--sarif",
                                  "check.sarif"), prepare=make_folders),
    Writer("roofline", ("roofline", "--variants", "blur.separable", "--own-sizes-only", "--time-budget", "0.01", "--sizes",
                        "64x48", "--rounds", "1", "--svg", "roofline.svg", "--csv", "roofline.csv")),
    Writer("tuning problem", ("problem", "matmul.tile", "--output", "problem.json", "--force")),
    Writer("figures of a capture", lambda home: ("capture", "--csv", "kernels.csv", "--trace", "commands.json", "--",
                                                 home.build.capture_program, *CAPTURED)),
    Writer("captured launch", lambda home: ("capture", "--dump", "all", "--to", "captures", "--",
                                            home.build.capture_program, *CAPTURED), "work/captures"),
    Writer("revision of a kernel", watched, "data"),
    Writer("agreement", agreed, "data"),
]
SHORT = ("journal of a run", "run document", "label of a run", "hosts")


def damaged_files(home):
    """What is not whole, or should not be there."""
    found = []
    for folder in ("data", "state", "config", "work"):
        for file in (home.folder / folder).rglob("*"):
            if not file.is_file() or "captures" in file.parts:
                continue
            try:
                if file.suffix == ".json":
                    json.loads(file.read_text())
                elif file.suffix == ".toml":
                    tomllib.loads(file.read_text())
                elif file.suffix == ".jsonl":
                    for line in file.read_text().splitlines():
                        json.loads(line)
                elif re.search(r"\.tmp$", file.name):
                    found.append(f"{file} is left behind")
            except ValueError as why:
                found.append(f"{file}: {why}")
    return found


class WriterCase:
    def __init__(self, home, writer, report):
        self.home, self.writer, self.report = home, writer, report
        self.faults = {"LD_PRELOAD": str(home.build.disk_faults),
                       "HEADROOM_DISK_FOLDER": str((home.folder / writer.below).resolve())}

    def check(self):
        if self.writer.prepare:
            self.writer.prepare(self.home)
        count = self.writes()
        if count == 0:
            self.report.fail(self.writer.name, "it writes nothing that could fail")
            return
        for number in range(1, min(count, MOST_WRITES) + 1):
            self.try_fault(f"full from write {number}",
                           {"HEADROOM_DISK_FAULT": "full", "HEADROOM_DISK_NUMBER": str(number)},
                           may_be_missed=number > 1)
        self.try_fault("late", {"HEADROOM_DISK_FAULT": "late"})
        self.try_fault("read-only", {"HEADROOM_DISK_FAULT": "read-only"})

    def writes(self):
        """Of the process that makes most of them, without a fault."""
        counts = self.home.folder / "counts"
        counts.unlink(missing_ok=True)
        self.home.require(*self.writer.words(self.home),
                          environment={**self.faults, "HEADROOM_DISK_COUNT": str(counts)})
        return max(map(int, counts.read_text().split()), default=0) if counts.exists() else 0

    def reached(self, fault):
        """The command with the fault; nothing if it did not come to the fault, however often it was tried."""
        injected = self.home.folder / "injected"
        for _ in range(TRIES):
            injected.unlink(missing_ok=True)
            done = self.home.command(*self.writer.words(self.home), environment={
                **self.faults, **fault, "HEADROOM_DISK_INJECTED": str(injected)})
            if injected.exists():
                return done
        return None

    def try_fault(self, disk, fault, may_be_missed=False):
        what = f"{self.writer.name}, {disk}"
        done = self.reached(fault)
        if done is None:
            self.report.count("not reached")
            if not may_be_missed:
                self.report.fail(what, f"the fault is not reached in {TRIES} tries")
            return
        self.report.count("tried")
        if done.is_hung() or done.is_crashed():
            self.report.fail(what, f"exit code {done.code}", done.text)
        elif done.code != 0 or any(words in done.text for words in SYSTEMS_WORDS):
            self.report.count("reported")
        else:
            self.report.fail(what, "silent", done.text)
        for problem in damaged_files(self.home):
            self.report.fail(what, problem)
        again = self.home.command(*self.writer.words(self.home))
        if again.code != 0:
            self.report.fail(what, f"the next command ends with {again.code}", again.text)


def run(build, is_short):
    report = Report("disk")
    for writer in WRITERS:
        if is_short and writer.name not in SHORT:
            continue
        with Home(build) as home:
            try:
                WriterCase(home, writer, report).check()
            except SystemExit as end:  # the others are tried all the same
                report.fail(writer.name, str(end))
        report.count("writers")
    return report.finish()
