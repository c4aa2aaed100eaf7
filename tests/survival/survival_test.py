#!/usr/bin/env python3
"""Bad kernels, measured beside a good one by headroom-cli: each gets the status that its file expects and a reason that
makes sense, the good one is measured after it, and nothing is left behind.

survival_test.py HEADROOM_CLI kernels PART PARTS: every PARTS-th kernel of the folder kernels
survival_test.py HEADROOM_CLI trouble: files that cannot be read or compiled, made as the test runs
survival_test.py HEADROOM_CLI crashes [COUNT]: that many crashes in a row, 100 unless given
survival_test.py HEADROOM_CLI recovery: how long the first good run after a crash takes
"""

import sys
import unittest

import crash_cases
import kernel_cases
import trouble_cases
from survival import Headroom

CASES = {"kernels": kernel_cases.suite, "trouble": trouble_cases.suite, "crashes": crash_cases.crashes,
         "recovery": crash_cases.recovery}


def main():
    program, what, *rest = sys.argv[1:]
    with Headroom(program) as headroom:
        tests = CASES[what](headroom, *map(int, rest))
        result = unittest.TextTestRunner(stream=sys.stdout, verbosity=2).run(tests)
    return 0 if result.wasSuccessful() else 1


if __name__ == "__main__":
    sys.exit(main())
