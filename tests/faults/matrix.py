#!/usr/bin/env python3
"""The fault matrix: makes everything below and around headroom-cli fail, and prints a line of figures for each part.

matrix.py BUILD_FOLDER [PART...] [--short] [--every] [--commands NAMES] [--count N] [--seed N]

calls      each OpenCL call of each command fails in turn, with four codes; by default of calls that repeat the first
           three, then each twice the one before, and the last; --every: all of them; --commands: only these
clocks     device clocks that answer nothing, count at half or double speed, are zero or count down
kills      SIGKILL of command and runner at --count random times (default: 100), SIGSTOP of the runner
disk       a disk that becomes full with each write, and a read-only one, for each writer
files      every kind of stored file damaged in several ways, and of a newer version
instances  several instances in one home at once

Without parts: all. --short: what the tests run, in about a minute. Exits with 1 if anything fails. The parts take from
minutes to hours; docs/explanation/faults.md says what each has to show.
"""

import argparse
import sys

sys.dont_write_bytecode = True  # in the source tree

import calls  # noqa: E402
import clocks  # noqa: E402
import disk  # noqa: E402
import files  # noqa: E402
import instances  # noqa: E402
import kills  # noqa: E402
from common import Build  # noqa: E402

PARTS = {
    "calls": lambda build, args: calls.run(build, args.short, args.every, args.commands),
    "clocks": lambda build, args: clocks.run(build, args.short),
    "kills": lambda build, args: kills.run(build, 2 if args.short else args.count, args.seed, args.short),
    "disk": lambda build, args: disk.run(build, args.short),
    "files": lambda build, args: files.run(build, args.seed, args.short),
    "instances": lambda build, args: instances.run(build, 1 if args.short else 20),
}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build")
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--every", action="store_true")
    parser.add_argument("--commands", type=lambda text: text.split(","))
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_intermixed_args()
    for part in args.parts:
        if part not in PARTS:
            parser.error(f"there is no part {part}; choose from {', '.join(PARTS)}")
    build = Build(args.build)
    results = [PARTS[part](build, args) for part in args.parts or PARTS]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
