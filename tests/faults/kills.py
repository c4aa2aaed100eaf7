"""SIGKILL and SIGSTOP at random times. Of the command: tests/benchmark/kill_sweeps.sh, whose run is resumed each time until
every point has one row. Of its runner: the command goes on with another one, every point has a row, and nothing is left
behind."""

import json
import os
import pathlib
import random
import shutil
import signal
import subprocess
import time

from common import CRASH_WORDS, Home, Report, TESTS, ended, shared_memory

VARIANTS = ("separable", "outputs4", "local")
#: A runner that is stopped is silent for this long before it is ended, in seconds.
SILENCE_S = 4


def runners(home):
    """Processes of this home that serve jobs, without the command itself."""
    needle = f"HEADROOM_SURVIVAL={home.marker}".encode()
    found = []
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_bytes().split(b"\0")
            if b"worker" in words and needle in (folder / "environ").read_bytes().split(b"\0"):
                found.append(int(folder.name))
        except OSError:  # ended meanwhile
            continue
    return found


def send(process, number):
    try:
        os.kill(process, number)
        return True
    except ProcessLookupError:
        return False


class RunnerCase:
    """Runs whose runners get signals until there were enough."""

    def __init__(self, build, report, seed, size_count):
        self.build, self.report = build, report
        self.random = random.Random(seed)
        self.sizes = [f"{width}x40" for width in range(40, 40 + size_count)]

    def until(self, count, disturb, allowed, silence):
        """`disturb` gets a runner and returns the number of signals that count."""
        done = 0
        while done < count:
            with Home(self.build) as home:
                document = home.folder / "run.json"
                shared = shared_memory()
                process = home.command("-q", "--no-history", "--timeout", silence, "run", "--variants",
                                       ",".join(VARIANTS), "--sizes", ",".join(self.sizes), "--sigma", "2", "--time-budget", "0.02", "--no-ceilings", "--one-process",
                                       "--save", document, start_only=True)
                before = done
                while process.poll() is None and done < count:
                    time.sleep(self.random.uniform(0, 0.5))
                    found = runners(home)
                    if found:
                        done += disturb(self.random.choice(found))
                self.check(home, ended(process, 600), document, allowed)
                for left in home.leftovers(shared):
                    self.report.fail("after the run", f"left behind: {left}")
            if done == before:
                self.report.fail("the run", "it ended before a signal could be sent")
                return
            self.report.count("runs")

    def check(self, home, done, document, allowed):
        rows = json.loads(document.read_text())["rows"] if document.exists() else []
        points = len(VARIANTS) * len(self.sizes)
        if done.code == 1 and not rows and CRASH_WORDS in done.text:
            self.report.count("without devices")  # both tries to list them were killed, as on a busy machine
            return
        if done.is_hung() or done.code < 0 or len(rows) != points:
            self.report.fail("the run", f"exit code {done.code}, {len(rows)} of {points} rows", done.text)
        for row in rows:
            self.report.count(f"rows {row['status']}")
            if row["status"] not in allowed or (row["status"] != "Ok" and not row["reason"]):
                self.report.fail(f"{row['variant']} {row['width']}x{row['height']}", row["status"], row["reason"])


def kill(process):
    return 1 if send(process, signal.SIGKILL) else 0


def stop(process):
    if not send(process, signal.SIGSTOP):
        return 0
    time.sleep(2 * SILENCE_S)
    return 1


def stop_briefly(process):
    if not send(process, signal.SIGSTOP):
        return 0
    time.sleep(SILENCE_S / 4)
    send(process, signal.SIGCONT)
    return 1


def kill_commands(build, count, seed):
    report = Report("kills of the command")
    if shutil.which("jq") is None:
        report.fail("kill_sweeps.sh", "it needs jq; install the package jq")
        return report.finish()
    done = subprocess.run([str(TESTS / "benchmark" / "kill_sweeps.sh"), str(build.folder), str(count), str(seed)],
                          capture_output=True, text=True, check=False)
    report.count("kills", done.stdout.count("kill "))
    report.count("resumed until complete", done.stdout.count("different"))
    if done.returncode != 0:
        report.fail("kill_sweeps.sh", f"exit code {done.returncode}", done.stdout + done.stderr)
    return report.finish()


def run(build, count, seed, is_short):
    good = True
    size_count = 8 if is_short else 30
    killed = Report("kills of the runner")
    RunnerCase(build, killed, seed, size_count).until(count, kill, {"Ok", "Crashed"}, 60)
    killed.count("kills", count)
    good = killed.finish() and good
    stopped = Report("runners stopped for good")
    stops = 1 if is_short else max(count // 10, 1)
    RunnerCase(build, stopped, seed, size_count).until(stops, stop, {"Ok", "TimedOut", "Crashed"}, SILENCE_S)
    stopped.count("stops", stops)
    good = stopped.finish() and good
    paused = Report("runners stopped briefly")
    RunnerCase(build, paused, seed, size_count).until(stops, stop_briefly, {"Ok"}, 60)
    paused.count("stops", stops)
    good = paused.finish() and good
    return good if is_short else kill_commands(build, count, seed) and good
