"""Each OpenCL call of each command fails in turn. A fault is reported if the output names its code, or the exit code
differs; it is made up for if the command gives as many lines as without it, as when a call is repeated or its answer is
not needed. Everything else is silent, which is a failure, as are crashes, hangs, and objects that are alive at the end
of a process that has survived the fault."""

import collections
import concurrent.futures
import os
import pathlib
import re
import shutil
import sys
import tempfile

from commands import COMMANDS, unlisted
from common import Home, Report

CODES = {"CL_DEVICE_NOT_AVAILABLE": -2, "CL_OUT_OF_RESOURCES": -5, "CL_OUT_OF_HOST_MEMORY": -6,
         "CL_INVALID_OPERATION": -59}
#: Size of an entry of the layer's counts, and of its name.
ENTRY_BYTES, NAME_BYTES = 64, 56
SHORT = ("devices", "run")
#: Tried one after the other in one home. A home costs two runs of the command.
FAULTS_OF_A_PART = 40
#: A process of its own for OpenCL, as usual; or the command's own process, whose objects are counted at its end.
MODES = {"runner": (), "in-process": ("--in-process",)}


def counts_of(folder):
    """The layer's counts, a dictionary for each process."""
    processes = []
    for file in folder.iterdir():
        content = file.read_bytes()
        counts = {}
        for at in range(0, len(content), ENTRY_BYTES):
            name = content[at:at + NAME_BYTES].split(b"\0")[0].decode()
            if not name:
                break
            counts[name] = int.from_bytes(content[at + NAME_BYTES:at + ENTRY_BYTES], "little", signed=True)
        processes.append(counts)
    return processes


def ordinals(count, is_every):
    """All of them; or the first three, then each twice the one before, and the last."""
    if is_every or count <= 4:
        return range(1, count + 1)
    chosen = {1, 2, 3, count}
    number = 4
    while number < count:
        chosen.add(number)
        number *= 2
    return sorted(chosen)


class Tried:
    """A command with a fault."""

    def __init__(self, home, command, mode, faults=None):
        folder = pathlib.Path(tempfile.mkdtemp(dir=home.folder))
        environment = {"OPENCL_LAYERS": str(home.build.fault_layer), "HEADROOM_FAULT_COUNTS": str(folder),
                       **(faults or {})}
        environment.update(command.environment())
        self.ended = home.command("--no-history", "--timeout", "30", *MODES[mode], *command.words(home),
                                  environment=environment)
        self.processes = counts_of(folder)
        shutil.rmtree(folder)
        self.injected = sum(counts.get("injected", 0) for counts in self.processes)

    def alive(self):
        return {name: count for counts in self.processes for name, count in counts.items()
                if name.startswith("alive ") and count != 0}


def verdict(tried, base, least_lines, name, code):
    """What became of a fault, in a word."""
    done = tried.ended
    if done.is_hung():
        return "hangs"
    if done.is_crashed():
        return "crashes"
    # Not a part of another number or of a date.
    number = re.search(rf"(?<![\w-]){code}(?!\d)", done.text)
    if name in done.text or number or done.code != base.code:
        return "reported" if done.text.strip() else "silent"
    return "made up for" if done.out.count("\n") >= least_lines else "silent"


class CommandCase:
    """One command in one mode. Its faults are tried in parts, each in a home of its own, as many at once as there are
    processors."""

    def __init__(self, build, command, mode, is_short, is_every):
        self.build, self.command, self.mode = build, command, mode
        self.codes = dict([list(CODES.items())[1]]) if is_short else CODES
        self.is_short, self.is_every = is_short, is_every
        self.report = Report(f"calls, {command.name}, {mode}")

    def faults(self):
        """Runs the command without a fault. Returns the faults to try: function, number of the call, name, code."""
        with Home(self.build) as home:
            base, _ = self.runs_without_a_fault(home)
            if base is None:
                return []
            calls = {}
            for counts in base.processes:
                for name, count in counts.items():
                    if name.startswith("cl"):
                        calls[name] = max(calls.get(name, 0), count)
            self.report.count("functions", len(calls))
            self.report.count("calls", sum(calls.values()))
            if self.mode == "in-process":
                self.check_objects("without a fault", base)
        return [(function, number, name, code)
                for function in sorted(calls)
                for number in ([1] if self.is_short else ordinals(calls[function], self.is_every))
                for name, code in self.codes.items()]

    def try_faults(self, faults):
        with Home(self.build) as home:
            base, least_lines = self.runs_without_a_fault(home)
            for fault in faults if base else ():
                self.try_fault(home, base.ended, least_lines, fault)

    def runs_without_a_fault(self, home):
        """The second of two runs, and the lines of a result. Of a command that fails, no run, and a failure is noted."""
        try:
            if self.command.prepare:
                self.command.prepare(home)
            first = home.require("--no-history", *MODES[self.mode], *self.command.words(home),
                                 environment=self.command.environment())
        except SystemExit as why:  # the others are tried all the same
            self.report.fail("without a fault", str(why))
            return None, 0
        base = Tried(home, self.command, self.mode)
        if base.ended.code != 0:
            self.report.fail("without a fault", f"exit code {base.ended.code}", base.ended.text)
            return None, 0
        # The second time some print a comparison with the first.
        return base, self.command.lines or min(first.out.count("\n"), base.ended.out.count("\n"))

    def try_fault(self, home, base, least_lines, fault):
        report = self.report
        function, number, name, code = fault
        tried = Tried(home, self.command, self.mode,
                      {"HEADROOM_FAULT_CALL": function, "HEADROOM_FAULT_NUMBER": str(number),
                       "HEADROOM_FAULT_ERROR": str(code)})
        if tried.injected == 0:
            report.count("not reached")  # calls that depend on times, as polls do
            return
        what = f"call {number} of {function} returns {name}"
        result = verdict(tried, base, least_lines, name, code)
        report.count("tried")
        report.count(result)
        if result not in ("reported", "made up for"):
            report.fail(what, result, tried.ended.text)
        elif self.mode == "in-process":
            self.check_objects(what, tried)

    def check_objects(self, what, tried):
        alive = tried.alive()
        self.report.count("objects alive", sum(alive.values()))
        if alive:
            self.report.fail(what, f"at the end are {alive}")


def parts_of(faults):
    return [faults[first:first + FAULTS_OF_A_PART] for first in range(0, len(faults), FAULTS_OF_A_PART)]


def check_list(build):
    """Each command of the program has to be tried, or to be known to use no device."""
    report = Report("calls, list of commands")
    with Home(build) as home:
        for name in unlisted(home):
            report.fail(name, "it is neither in COMMANDS nor in WITHOUT_DEVICE of commands.py")
    report.count("commands", len(COMMANDS))
    return report.finish()


def run(build, is_short, is_every=False, names=None):
    """Runs the cases, as many at once as there are processors. Returns true without failures."""
    known = [command.name for command in COMMANDS]
    for name in names or ():
        if name not in known:
            sys.exit(f"error: there is no command {name}; choose from {', '.join(known)}.")
    chosen = [command for command in COMMANDS if command.name in (names or (SHORT if is_short else known))]
    is_listed = check_list(build)
    cases = [CommandCase(build, command, mode, is_short, is_every) for command in chosen for mode in command.modes]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        parts = [pool.map(case.try_faults, parts_of(faults))
                 for case, faults in zip(cases, pool.map(CommandCase.faults, cases))]
        good = is_listed
        for case, tried in zip(cases, parts):
            collections.deque(tried, maxlen=0)  # waits for them, and raises what they raised
            good = case.report.finish() and good
    return good
