"""Prints the configurations of a T4 file as CSV: their values and the milliseconds of their fastest
sample, which other programs disturb least; empty where invalid.

What conditions and device limits exclude is no part of a space and left out."""
import json
import sys

with open(sys.argv[1]) as file:
    results = json.load(file)["results"]
names = list(results[0]["configuration"])
print(",".join(names + ["ms"]))
for result in results:
    if result["invalidity"] == "constraints":
        continue
    times = [one["value"] for one in result["measurements"] if one["name"] == "time_min"]
    values = [str(result["configuration"][name]) for name in names]
    print(",".join(values + [f"{times[0]:.4g}" if result["invalidity"] == "correct" else ""]))
