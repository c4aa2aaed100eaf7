"""Measurements of planted slowdowns and of equal kernels, for ab_power.py and check_gate.py."""
import argparse
import json
import pathlib
import subprocess
import sys

PLANTED = pathlib.Path(__file__).parent / "planted"
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


def chosen_options(description, what, planted=100, equal=100):
    """The options of both benchmarks. `what`: the noun for one measurement."""
    options = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--cli", default="build/release/bin/headroom-cli")
    options.add_argument("--planted", type=int, default=planted, help=what + " of a planted slowdown")
    options.add_argument("--equal", type=int, default=equal, help=what + " of equal versions")
    options.add_argument("--extra", type=int, default=5, choices=[2, 5, 10], help="per cent that are planted")
    options.add_argument("--hog", type=float, default=0, help="per cent of one processor")
    options.add_argument("--budget", default="60s")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--save", help="file of JSON lines")
    return options.parse_args()


def measure_all(chosen, measure):
    """Measures planted and equal kernels in turn, beside the hog. measure(kernel, size, extra, seed) returns a
    dictionary, or None if it failed. Returns the results, each saved as a line too, and the number of failures."""
    work = [(extra, i) for i in range(max(chosen.planted, chosen.equal))
            for extra, most in ((chosen.extra, chosen.planted), (0, chosen.equal)) if i < most]
    results, failed = [], 0
    hog = Hog(chosen.hog)
    try:
        for extra, i in work:
            kernel, size = KERNELS[i % len(KERNELS)]
            result = measure(kernel, size, extra, chosen.seed + i)
            if result is None:
                failed += 1
                continue
            results.append({"kernel": kernel, "size": size, "extra": extra, **result})
            if chosen.save:
                with open(chosen.save, "a", encoding="utf-8") as file:
                    file.write(json.dumps({**results[-1], "hog": chosen.hog}) + "\n")
    finally:
        hog.end()
    if failed:
        print("failed: %d" % failed)
    return results, failed
