"""What the parts of the fault matrix share: a program with homes of its own, and the report of a part."""

import dataclasses
import os
import pathlib
import subprocess
import sys
import time

TESTS = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TESTS / "survival"))

from survival import Headroom, SKIPPED, shared_memory  # noqa: E402

#: Far longer than any of the commands takes on a busy machine.
PATIENCE_S = 120
NO_DEVICE = 5
#: Words of a row or a sentence about a process that crashed.
CRASH_WORDS = "was killed by SIG"


@dataclasses.dataclass
class Ended:
    """What one command did. `code` is None if it had to be ended."""

    code: object
    out: str
    err: str

    @property
    def text(self):
        return self.out + self.err

    def is_hung(self):
        return self.code is None

    def is_crashed(self):
        return self.code is not None and (self.code < 0 or CRASH_WORDS in self.text)


class Build:
    """The programs of a build folder."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder).resolve()
        self.cli = self.folder / "bin" / "headroom-cli"
        self.capture_program = self.folder / "bin" / "capture_program"
        self.fault_layer = self.folder / "tests" / "device" / "libfault_layer.so"
        self.disk_faults = self.folder / "tests" / "faults" / "libdisk_faults.so"
        for file in (self.cli, self.capture_program, self.fault_layer, self.disk_faults):
            if not file.exists():
                sys.exit(f"error: {file} is missing; build with ./test or cmake --build {folder}.")


class Home(Headroom):
    """A program with homes of its own and the folder `work`, in which commands run."""

    def __init__(self, build):
        super().__init__(str(build.cli))
        self.build = build
        self.work = self.folder / "work"

    def command(self, *arguments, environment=None, start_only=False):
        """Runs a command to its end, or returns the started process."""
        process = subprocess.Popen([self.program, *map(str, arguments)], env={**self.environment, **(environment or {})},
                                   cwd=self.work, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE)
        return process if start_only else ended(process)

    def require(self, *arguments, environment=None):
        """A command that has to work, without any fault."""
        done = self.command(*arguments, environment=environment)
        if done.code == NO_DEVICE:
            print(done.err, flush=True)
            os._exit(1 if "HEADROOM_CI" in os.environ else SKIPPED)
        if done.code != 0:
            sys.exit(f"error: {' '.join(map(str, arguments))} fails without a fault ({done.code}):\n{done.text}")
        return done


def ended(process, patience=PATIENCE_S):
    """Waits for a started command."""
    try:
        out, err = process.communicate(timeout=patience)
        code = process.returncode
    except subprocess.TimeoutExpired:
        process.kill()
        out, err = process.communicate()
        code = None
    return Ended(code, out.decode(errors="backslashreplace"), err.decode(errors="backslashreplace"))


class Report:
    """Counts by name, and the failures, which are printed as they come."""

    def __init__(self, title):
        self.title = title
        self.counts = {}
        self.failures = 0
        self.begin = time.monotonic()

    def count(self, name, more=1):
        self.counts[name] = self.counts.get(name, 0) + more

    def fail(self, what, why, text=""):
        self.failures += 1
        print(f"FAILED  {self.title}: {what}: {why}", flush=True)
        for line in text.strip().splitlines()[-12:]:
            print(f"        {line}", flush=True)

    def finish(self):
        """Prints the figures. Returns true without failures."""
        figures = ", ".join(f"{name} {count}" for name, count in self.counts.items())
        print(f"{self.title}: {figures}, failures {self.failures} ({time.monotonic() - self.begin:.0f} s)", flush=True)
        return self.failures == 0
