#!/usr/bin/env python3
"""How often `headroom-cli ab` finds a planted slowdown, and how often it finds one where there is none.

    tests/benchmark/ab_power.py --cli build/release/bin/headroom-cli [--planted 100] [--equal 100] [--hog 25]

The kernels of tests/benchmark/planted do EXTRA per cent more work. Each measurement is a run of its own, with a seed of
its own. --hog: a program beside it that keeps one processor busy for so many per cent of the time, half a second at a
time. A benchmark, not a test: it takes half an hour. Rounds and verdicts go to --save as JSON lines.
"""
import json
import math
import statistics
import subprocess

from planted_runs import PLANTED, chosen_options, measure_all


def measure(cli, kernel, size, extra, seed, budget):
    name = PLANTED / (kernel + ".cl")
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
    chosen = chosen_options(__doc__, "measurements")

    def point_of(kernel, size, extra, seed):
        point = measure(chosen.cli, kernel, size, extra, seed, chosen.budget)
        return None if point is None else {"point": point}

    results, _ = measure_all(chosen, point_of)
    found = {}
    for result in results:
        found.setdefault((result["extra"], result["kernel"] + " at " + result["size"]), []).append(result["point"])
    for (extra, kernel), points in sorted(found.items()):
        print("%s, %d %% planted: %s" % (kernel, extra, summary(points, extra)))
    planted = [p for (extra, _), points in found.items() if extra > 0 for p in points]
    equal = [p for (extra, _), points in found.items() if extra == 0 for p in points]
    if planted:
        print("found: %d of %d" % (sum(p["difference"] == "SLOWER" for p in planted), len(planted)))
    if equal:
        print("false: %d of %d" % (sum(p["difference"] in ("SLOWER", "FASTER") for p in equal), len(equal)))


if __name__ == "__main__":
    main()
