"""Several instances in one home at once: every run is whole in the history, and lists that all of them change lose
nothing."""

import json
import tomllib

from common import Home, Report, ended
from disk import RUN, damaged_files

TOGETHER = 2
HOSTS = 12


def run(build, rounds):
    report = Report("instances")
    with Home(build) as home:
        home.require(*RUN)  # compiles
        for _ in range(rounds):
            started = [home.command(*RUN, start_only=True) for _ in range(TOGETHER)]
            for done in map(ended, started):
                report.count("runs")
                if done.code != 0:
                    report.fail("a run beside another", f"exit code {done.code}", done.text)
        runs = json.loads(home.require("runs", "--json").out)["runs"]
        completed = [one for one in runs if one["state"] == "completed" and one["finished_rows"] == one["points"]]
        report.count("complete in the history", len(completed))
        if len(completed) != 1 + TOGETHER * rounds:
            report.fail("the history", f"{len(completed)} complete runs of {1 + TOGETHER * rounds}")
        started = [home.command("hosts", "add", f"h{number}", "--no-check", "--", "sh", "-c", "{line}", start_only=True)
                   for number in range(HOSTS)]
        for done in map(ended, started):
            if done.code != 0:
                report.fail("a host added beside others", f"exit code {done.code}", done.text)
        hosts = tomllib.loads((home.folder / "config" / "headroom" / "hosts.toml").read_text())["hosts"]
        report.count("hosts added at once", len(hosts))
        if len(hosts) != HOSTS:
            report.fail("hosts.toml", f"{len(hosts)} of {HOSTS} hosts")
        for problem in damaged_files(home):
            report.fail("afterwards", problem)
    return report.finish()
