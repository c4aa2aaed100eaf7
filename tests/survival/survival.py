"""One headroom-cli with homes of its own, what came of its runs, and what they left behind."""

import dataclasses
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import time

NO_DEVICE = 5
SKIPPED = 77
FOLDER = pathlib.Path(__file__).resolve().parent
GOOD = "well.well"
#: Without ceilings and new processes: one process has to survive, and the good kernel runs after each bad one.
BRIEF = ("--no-ceilings", "--one-process", "--no-transfers", "--time-budget", "0.02", "--noise-goal", "-1")
#: Timeouts of kernels that are expected to hang, and of all others: compilers are slow on busy machines.
HANGING_S, WORKING_S = 3, 60
#: Far longer than any of these runs: a run that does not end is a failure, and its process is killed.
PATIENCE_S = 300
BETWEEN_LOOKS_S = 0.1
#: More than any run writes, but less than a flood that reaches the terminal.
MOST_OUTPUT_BYTES = 64 << 20


@dataclasses.dataclass
class Ran:
    """What one command did."""

    code: int
    rows: list
    output: str
    seconds: float
    leftovers: list
    descriptors: list  # how many the program had, looked at now and then as it ran

    def row(self, variant):
        return next((row for row in self.rows if row["variant"] == variant), None)


def shared_memory():
    """Names of shared memory objects, which are files. Scratch folders of other programs are there, too."""
    return {entry.name for entry in os.scandir("/dev/shm") if entry.is_file(follow_symlinks=False)}


class Headroom:
    """Runs the program in a folder of its own, and looks for what each run leaves there and elsewhere."""

    def __init__(self, program):
        self.program = program
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="survival-"))
        self.marker = f"{os.getpid()}-{time.monotonic_ns()}"
        for name in ("temporary", "work", "cache", "data", "state", "config"):
            (self.folder / name).mkdir()
        homes = {f"XDG_{kind.upper()}_HOME": str(self.folder / kind) for kind in ("cache", "data", "state", "config")}
        # A PoCL cache that the user configured is not suspected, so a crash is tried twice and not four times.
        self.environment = {**os.environ, **homes, "TMPDIR": str(self.folder / "temporary"),
                            "POCL_CACHE_DIR": str(self.folder / "cache" / "pocl"), "HEADROOM_PROGRAM_CACHE": "off",
                            "HEADROOM_SURVIVAL": self.marker}
        self.environment.pop("HEADROOM_CI", None)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder, ignore_errors=True)

    def cli(self, *arguments, document=None):
        """Runs one command to its end; `document`: where it saves its rows."""
        shared = shared_memory()
        written = self.folder / "output.txt"
        begin = time.monotonic()
        with written.open("wb") as output:
            process = subprocess.Popen([self.program, *map(str, arguments)], env=self.environment,
                                       cwd=self.folder / "work", stdin=subprocess.DEVNULL, stdout=output,
                                       stderr=subprocess.STDOUT)
            descriptors = []
            code = None
            while code is None and time.monotonic() < begin + PATIENCE_S:
                try:
                    code = process.wait(BETWEEN_LOOKS_S)
                except subprocess.TimeoutExpired:
                    descriptors += descriptors_of(process.pid)
            if code is None:
                process.kill()
                process.wait()
                code = f"none within {PATIENCE_S} s"
        seconds = time.monotonic() - begin
        text = written.read_bytes()[:MOST_OUTPUT_BYTES].decode(errors="backslashreplace")
        rows = json.loads(document.read_text())["rows"] if document and document.exists() else []
        return Ran(code, rows, text, seconds, self.leftovers(shared), descriptors)

    def run(self, *variants, kernels=FOLDER / "kernels", timeout=WORKING_S, size=None, rounds=2, more=()):
        """A brief run of these variants."""
        document = self.folder / "run.json"
        document.unlink(missing_ok=True)
        sizes = ("--sizes", size) if size else ()
        ran = self.cli("--no-history", "--timeout", timeout, "--kernels", kernels, "run", "--variants",
                       ",".join(variants), *BRIEF, "--rounds", rounds, *sizes, *more, "--save", document,
                       document=document)
        if ran.code == NO_DEVICE:
            print(ran.output, flush=True)
            os._exit(1 if "HEADROOM_CI" in os.environ else SKIPPED)
        return ran

    def leftovers(self, shared):
        """Processes, and files outside of what a good run keeps: its cache of compiled programs."""
        found = [str(entry) for name in ("temporary", "work") for entry in (self.folder / name).rglob("*")]
        found += [str(entry) for entry in (self.folder / "cache").rglob("*") if is_stray(entry)]
        found += [f"/dev/shm/{name}" for name in shared_memory() - shared]
        return found + self.processes()

    def processes(self):
        """Those that a command of this test started and that still run; they may take a moment to go."""
        needle = f"HEADROOM_SURVIVAL={self.marker}".encode()
        end = time.monotonic() + 5
        while True:
            found = [f"process {entry.parent.name}: {(entry.parent / 'cmdline').read_bytes()!r}"
                     for entry in pathlib.Path("/proc").glob("[0-9]*/environ") if holds(entry, needle)]
            if not found or time.monotonic() > end:
                return found
            time.sleep(0.05)


def run_patiently(headroom, variants, expected, **options):
    """A run of them and the good one. Where one is expected to hang, silence is short, and on a busy machine even the
    compiler may be silent for longer: then there is another run with more patience."""
    silences = (HANGING_S, 4 * HANGING_S, WORKING_S) if expected == "TimedOut" else (WORKING_S,)
    for silence in silences:
        ran = headroom.run(*variants, GOOD, timeout=silence, rounds=1, **options)
        good = ran.row(GOOD)
        if good is None or good["status"] != "TimedOut":
            break
    return ran


def descriptors_of(process):
    try:
        return [len(os.listdir(f"/proc/{process}/fd"))]
    except OSError:  # ended meanwhile
        return []


def holds(file, needle):
    try:
        return needle in file.read_bytes().split(b"\0")
    except OSError:  # ended meanwhile, or another user's
        return False


def is_stray(entry):
    return entry.is_file() and (entry.name.startswith(("core", "tmp")) or "damaged" in str(entry))
