"""Crashes in a row, and how long the next good run takes."""

import statistics
import unittest

from survival import GOOD

#: Extra time allowed for the next good run, and the number of attempts: other programs load the machine at times.
MOST_SECONDS_MORE = 0.5
FEWEST_TRIES, MOST_TRIES = 3, 12
#: One descriptor kept for every crash would be dozens more.
MOST_MORE_DESCRIPTORS = 4


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
        self.check_descriptors(ran.descriptors)
        after = self.headroom.run(GOOD, rounds=1)
        self.assertEqual([row["status"] for row in after.rows], ["Ok"], after.output)
        self.assertEqual(after.leftovers, [])
        print(f"{2 * repeats} crashes in {ran.seconds:.1f} s, good runs in {before.seconds:.2f} s before and "
              f"{after.seconds:.2f} s after ... ", end="")

    def check_descriptors(self, counts):
        """Pipes, sockets and memory without a name of runners that are gone would be among the program's own.

        Medians, because some more are open for a moment whenever a runner is started.
        """
        quarter = len(counts) // 4
        self.assertGreater(quarter, 5, "the program was looked at while it ran")
        self.assertLessEqual(statistics.median(counts[-quarter:]),
                             statistics.median(counts[:quarter]) + MOST_MORE_DESCRIPTORS, counts)


class Recovery(unittest.TestCase):
    """Good runs before a crash and after it, in turns, so that what else the machine does is the same for both."""

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
        before, after = [], []
        while len(after) < FEWEST_TRIES or (self.more(before, after) > MOST_SECONDS_MORE and len(after) < MOST_TRIES):
            before.append(self.seconds())
            crash = self.headroom.run("bad.null-write", rounds=1)
            self.assertEqual([row["status"] for row in crash.rows], ["Crashed"], crash.output)
            after.append(self.seconds())
        print(f"{min(before):.2f} s before, {min(after):.2f} s after, best of {len(after)} ... ", end="")
        self.assertLessEqual(self.more(before, after), MOST_SECONDS_MORE, (before, after))

    @staticmethod
    def more(before, after):
        return min(after) - min(before)


def crashes(headroom, count=100):
    return unittest.TestSuite([Crashes(headroom, count)])


def recovery(headroom):
    return unittest.TestSuite([Recovery(headroom)])
