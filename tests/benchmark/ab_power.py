#!/usr/bin/env python3
"""How often `headroom-cli ab` finds a planted slowdown, and how often it finds one where there is none.

    tests/benchmark/ab_power.py --cli build/release/bin/headroom-cli [--planted 100] [--equal 100] [--hog 25]

The kernels of tests/benchmark/planted do EXTRA per cent more work. Each measurement is a run of its own, with a seed of
its own. --hog: a program beside it that keeps one processor busy for so many per cent of the time, half a second at a
time. A benchmark, not a test: it takes half an hour. Rounds and verdicts go to --save as JSON lines.
"""
import argparse
import json
import math
import pathlib
import statistics
import subprocess
import sys

KERNELS = [("copied", "4MP"), ("summed", "1MP"), ("scattered", "1MP"), ("copied", "512x512")]


class Hog:
    """Half a second of work, then a pause, on one processor of the system's choice."""

    WORK = "import time,sys\nshare=float(sys.argv[1])\nwhile True:\n end=time.monotonic()+0.5\n while time.monotonic()<end: pass\n time.sleep(0.5*(1-share)/share)\n"

    def __init__(self, percent):
        self.process = None
        if percent > 0:
            self.process = subprocess.Popen([sys.executable, "-c", self.WORK, str(percent / 100)])

    def end(self):
        if self.process is not None:
            self.process.kill()


def measure(cli, kernel, size, extra, seed, budget):
    name = pathlib.Path(__file__).parent / "planted" / (kernel + ".cl")
    command = [cli, "ab", str(name), "@EXTRA=%d" % extra, "--sizes", size, "--seed", str(seed), "--budget", budget,
               "-q", "--json"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    if answer.returncode != 0:
        print("%s ended with %d: %s%s" % (" ".join(command), answer.returncode, answer.stdout, answer.stderr))
        return None
    return json.loads(answer.stdout)["points"][0]


def summary(points, extra):
    """Of one kernel: the true ratio is 1 where nothing is planted, else about the median over all measurements."""
    looked = [p for p in points if "ratio" in p]
    truth = 1 if extra == 0 else math.exp(statistics.median(math.log(p["ratio"]) for p in looked))
    verdicts = [p["difference"] for p in points]
    seconds = sorted(p["seconds"] for p in points)
    return {
        "measurements": len(points),
        "true": round(truth, 4),
        "verdicts": {verdict: verdicts.count(verdict) for verdict in sorted(set(verdicts))},
        "decided": sum(p["is_decided"] for p in points),
        "covered": "%d of %d" % (sum(p["low"] <= truth <= p["high"] for p in looked), len(looked)),
        "seconds": "%.1f median, %.1f most" % (statistics.median(seconds), seconds[-1]),
    }


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--cli", default="build/release/bin/headroom-cli")
    options.add_argument("--planted", type=int, default=100, help="measurements of a planted slowdown")
    options.add_argument("--equal", type=int, default=100, help="measurements of equal versions")
    options.add_argument("--extra", type=int, default=5, choices=[2, 5, 10], help="per cent that are planted")
    options.add_argument("--hog", type=float, default=0, help="per cent of one processor")
    options.add_argument("--budget", default="60s")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--save", help="file of JSON lines")
    chosen = options.parse_args()

    hog = Hog(chosen.hog)
    found = {}
    failed = 0
    try:
        work = [(extra, i) for i in range(max(chosen.planted, chosen.equal))
                for extra, most in ((chosen.extra, chosen.planted), (0, chosen.equal)) if i < most]
        for extra, i in work:
            kernel, size = KERNELS[i % len(KERNELS)]
            point = measure(chosen.cli, kernel, size, extra, chosen.seed + i, chosen.budget)
            if point is None:
                failed += 1
                continue
            found.setdefault((extra, kernel + " at " + size), []).append(point)
            if chosen.save:
                with open(chosen.save, "a", encoding="utf-8") as file:
                    file.write(json.dumps({"kernel": kernel, "extra": extra, "hog": chosen.hog, "point": point}) + "\n")
    finally:
        hog.end()
    for (extra, kernel), points in sorted(found.items()):
        print("%s, %d %% planted: %s" % (kernel, extra, summary(points, extra)))
    planted = [p for (extra, _), points in found.items() if extra > 0 for p in points]
    equal = [p for (extra, _), points in found.items() if extra == 0 for p in points]
    if failed:
        print("failed: %d" % failed)
    if planted:
        print("found: %d of %d" % (sum(p["difference"] == "SLOWER" for p in planted), len(planted)))
    if equal:
        print("false: %d of %d" % (sum(p["difference"] in ("SLOWER", "FASTER") for p in equal), len(equal)))


if __name__ == "__main__":
    main()
