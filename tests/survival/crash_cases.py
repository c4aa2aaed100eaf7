"""Crashes in a row, and how long the next good run takes."""

import unittest

from survival import GOOD

#: Generous: machines are busy. On a quiet one the two runs differ by less than half a second.
MOST_SECONDS_MORE = 5
SOME_RUNS = 3


class Crashes(unittest.TestCase):
    """Repeats of a kernel that crashes: each is tried twice, so each is two processes that crash."""

    def __init__(self, headroom, count):
        super().__init__("check")
        self.headroom, self.count = headroom, count

    def __str__(self):
        return f"{self.count} crashes in a row leave nothing behind"

    def check(self):
        repeats = (self.count + 1) // 2
        before = self.headroom.run(GOOD, rounds=1)
        self.assertEqual([row["status"] for row in before.rows], ["Ok"], before.output)
        ran = self.headroom.run("bad.null-write", rounds=1, more=("--repeats", repeats))
        self.assertEqual([row["status"] for row in ran.rows], ["Crashed"] * repeats, ran.output)
        self.assertGreaterEqual(ran.output.count("Trying once more"), repeats, "each was tried again")
        self.assertEqual(ran.leftovers, [])
        after = self.headroom.run(GOOD, rounds=1)
        self.assertEqual([row["status"] for row in after.rows], ["Ok"], after.output)
        self.assertEqual(after.leftovers, [])
        print(f"{2 * repeats} crashes in {ran.seconds:.1f} s ... ", end="")


class Recovery(unittest.TestCase):
    """The best of some good runs before a crash, and of some after it."""

    def __init__(self, headroom):
        super().__init__("check")
        self.headroom = headroom

    def __str__(self):
        return "the first good run after a crash takes as long as any"

    def seconds(self):
        good = self.headroom.run(GOOD, rounds=1)
        self.assertEqual([row["status"] for row in good.rows], ["Ok"], good.output)
        return good.seconds

    def check(self):
        self.seconds()  # compiles it
        before = min(self.seconds() for _ in range(SOME_RUNS))
        after = []
        for _ in range(SOME_RUNS):
            crash = self.headroom.run("bad.null-write", rounds=1)
            self.assertEqual([row["status"] for row in crash.rows], ["Crashed"], crash.output)
            after.append(self.seconds())
        print(f"before {before:.2f} s, after {', '.join(f'{each:.2f}' for each in after)} s ... ", end="")
        self.assertLess(min(after), before + MOST_SECONDS_MORE)


def crashes(headroom, count=25):
    return unittest.TestSuite([Crashes(headroom, count)])


def recovery(headroom):
    return unittest.TestSuite([Recovery(headroom)])
