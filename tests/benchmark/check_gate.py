#!/usr/bin/env python3
"""How often `headroom-cli check` finds a planted slowdown in a pull request, and how often it raises a false alarm.

    tests/benchmark/check_gate.py --cli build/release/bin/headroom-cli [--planted 100] [--equal 200] [--hog 25]

Each measurement is a check of its own, of a small git repository whose kernel, one of tests/benchmark/planted, was
changed since its commit: to do EXTRA per cent more work, or in a comment alone. --hog: a program beside it that keeps one
processor busy for so many per cent of the time. Wanted are at most 1 false alarm in 200 points, and at least 95 of 100
planted slowdowns of 5 per cent. A benchmark, not a test: it takes hours. Verdicts go to --save as JSON lines.
"""
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree

from planted_runs import KERNELS, PLANTED, chosen_options, measure_all

VERDICTS = {0: "right", 4: "slower", 6: "undecided"}
MOST_FALSE_SHARE = 1 / 200
FEWEST_FOUND_SHARE = 95 / 100


class Repository:
    """A repository with one kernel, committed as it is in the folder of planted ones."""

    def __init__(self, folder, kernel):
        self.folder = pathlib.Path(folder)
        self.file = self.folder / "kernels" / (kernel + ".cl")
        self.text = (PLANTED / (kernel + ".cl")).read_text(encoding="utf-8")
        self.file.parent.mkdir()
        self.file.write_text(self.text, encoding="utf-8")
        self.git("init", "-q")
        self.git("add", ".")
        self.git("commit", "-q", "-m", "base")

    def git(self, *words):
        subprocess.run(["git", "-c", "user.name=Benchmark", "-c", "user.email=benchmark@localhost", *words],
                       cwd=self.folder, check=True, capture_output=True)

    def change(self, extra):
        """More work, or nothing but a comment."""
        before = "default = 0\n"
        if before not in self.text:
            sys.exit(f"{self.file.name} has no line \"{before.strip()}\"")
        self.file.write_text(self.text.replace(before, f"default = {extra}\n") + "// Changed.\n", encoding="utf-8")


def check(cli, kernel, size, extra, seed, budget):
    """One check: its verdict, the change of the time and the seconds; None if it failed otherwise."""
    with tempfile.TemporaryDirectory() as folder:
        repository = Repository(folder, kernel)
        repository.change(extra)
        report = pathlib.Path(folder) / "junit.xml"
        command = [cli, "check", "kernels", "--baseline-from", "git:HEAD", "--sizes", size, "--seed", str(seed),
                   "--budget", budget, "--junit", str(report), "-q"]
        begin = time.monotonic()
        ended = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        seconds = time.monotonic() - begin
        if ended.returncode not in VERDICTS:
            print("%s ended with %d: %s%s" % (" ".join(command), ended.returncode, ended.stdout, ended.stderr))
            return None
        cases = xml.etree.ElementTree.parse(report).getroot().iter("testcase")
        points = [case for case in cases if case.get("name", "").startswith("speed")]
        if len(points) != 1:
            print("%s compared %d points, and not one: %s" % (" ".join(command), len(points), ended.stdout))
            return None
        return {"seed": seed, "verdict": VERDICTS[ended.returncode], "seconds": round(seconds, 1)}


def summary(results):
    verdicts = [result["verdict"] for result in results]
    seconds = [result["seconds"] for result in results]
    counts = {verdict: verdicts.count(verdict) for verdict in sorted(set(verdicts))}
    return "%s, %.1f s median, %.1f s most" % (counts, statistics.median(seconds), max(seconds))


def judge(results, extra):
    """Prints what was found. Returns whether it is as wanted."""
    of_extra = [result for result in results if result["extra"] == extra]
    if not of_extra:
        return True
    slower = sum(result["verdict"] == "slower" for result in of_extra)
    share = slower / len(of_extra)
    for kernel, size in KERNELS:
        mine = [result for result in of_extra if (result["kernel"], result["size"]) == (kernel, size)]
        if mine:
            print("%s at %s, %d %% planted: %s" % (kernel, size, extra, summary(mine)))
    if extra == 0:
        print("false alarms: %d of %d" % (slower, len(of_extra)))
        return share <= MOST_FALSE_SHARE
    print("found: %d of %d" % (slower, len(of_extra)))
    return share >= FEWEST_FOUND_SHARE


def main():
    chosen = chosen_options(__doc__, "checks", equal=200)
    cli = str(pathlib.Path(chosen.cli).resolve())
    results, failed = measure_all(
        chosen, lambda kernel, size, extra, seed: check(cli, kernel, size, extra, seed, chosen.budget))
    is_as_wanted = [judge(results, extra) for extra in (chosen.extra, 0)]
    sys.exit(0 if all(is_as_wanted) and not failed else 1)


if __name__ == "__main__":
    main()
