"""Device clocks that answer nothing or wrong times: the host's clock counts, the row says so, and its times are not those
of the device."""

import json

from common import Home, Report

CLOCKS = ("absent", "zero", "reversed", "slow", "fast", "half", "double")
#: One that is wrong by a factor of 2 is noticed in batches of launches, unless other programs slow these down alike.
TRIES = 20
RUN = ("--no-history", "run", "--variants", "copy.scalar,blur.recursive", "--sizes", "1500x1500", "--time-budget", "0.4",
       "--noise-goal", "-1", "--rounds", "2", "--no-ceilings", "--one-process")


def rows_with(home, clock):
    document = home.folder / "run.json"
    done = home.command(*RUN, "--save", document, environment={"OPENCL_LAYERS": str(home.build.fault_layer),
                                                              "HEADROOM_FAULT_CLOCK": clock})
    rows = json.loads(document.read_text())["rows"] if document.exists() else []
    return done, rows


def check(home, clock, report):
    noticed = 0
    for _ in range(TRIES):
        done, rows = rows_with(home, clock)
        report.count("runs")
        if done.code != 0 or len(rows) != 2 or any(row["status"] != "Ok" for row in rows):
            report.fail(clock, f"exit code {done.code}", done.text)
            return
        noticed = sum(row["clock"] == "wall" for row in rows)
        if noticed == len(rows):
            break
    report.count("rows by the host's clock", noticed)
    if noticed < len(rows):
        report.fail(clock, f"{noticed} of {len(rows)} rows are by the host's clock after {TRIES} runs")


def run(build, is_short):
    report = Report("clocks")
    with Home(build) as home:
        home.require(*RUN)
        for clock in CLOCKS[:3] if is_short else CLOCKS:
            check(home, clock, report)
    return report.finish()
