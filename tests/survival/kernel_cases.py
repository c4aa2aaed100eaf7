"""The kernels of the folder beside this file, measured together with the good one."""

import re
import unittest

from survival import FOLDER, GOOD, run_patiently

KERNELS = FOLDER / "kernels"
#: headroom-cli's exit code by status; for every other status of a run's worst row it is 1.
EXIT_CODES = {"Ok": 0, "Unsupported": 0, "refused": 2, "WrongResult": 3}
FAILED = 1
#: Kernels that can only end in these ways harm nothing else in their process, so several of them share a run.
HARMLESS = {"Ok", "BuildFailed", "WrongResult", "DeviceLimit", "Unsupported", "Failed"}
MOST_TOGETHER = 8
#: Limit on a run's output: one or two screens per kernel.
MOST_BYTES_EACH = 16_000


class Kernel:
    """`// expect: A or B` in the file lists statuses; "refused" is a file that is left out as it is read.
    `// words: a|b` are all to be in the reason or the log or, of a refused file, in what is printed.
    `// shows: a|b` are all to be in what is printed."""

    def __init__(self, file):
        self.name = file.stem
        self.id = f"{file.parent.name if file.parent.name == 'bad' else file.stem}.{file.stem}"
        self.file = file
        self.text = file.read_text()
        self.expected = self.comment("expect").split(" or ")
        self.words = self.listed("words")
        self.shown = self.listed("shows")
        self.size = self.comment("size")

    def comment(self, key):
        found = re.search(rf"^// {key}: (.*)$", self.text, re.MULTILINE)
        return found.group(1) if found else ""

    def listed(self, key):
        return [word for word in self.comment(key).split("|") if word]

    def is_harmless(self):
        return HARMLESS.issuperset(self.expected) and not self.size


class KernelCase(unittest.TestCase):
    """A run of one kernel and the good one, or of several harmless ones."""

    def __init__(self, headroom, kernels):
        super().__init__("check")
        self.headroom, self.kernels = headroom, kernels

    def __str__(self):
        return ", ".join(kernel.name for kernel in self.kernels)

    def check(self):
        first = self.kernels[0]
        ran = run_patiently(self.headroom, [kernel.id for kernel in self.kernels], first.expected[0],
                            kernels=KERNELS, size=first.size)
        self.assertEqual(ran.leftovers, [])
        self.assertLess(len(ran.output), MOST_BYTES_EACH * (len(self.kernels) + 1), ran.output[:MOST_BYTES_EACH])
        self.assertNotIn("\x1b", ran.output)
        if first.expected == ["refused"]:
            self.check_refusal(first, ran)
        else:
            self.check_rows(ran)

    def check_refusal(self, kernel, ran):
        self.assertEqual((ran.code, ran.rows), (EXIT_CODES["refused"], []), ran.output)
        self.assertIn(f'{kernel.file} was skipped, so there is no variant "{kernel.id}": ', ran.output)
        for word in kernel.words:
            self.assertIn(word, ran.output)

    def check_rows(self, ran):
        print(f"{ran.seconds:.1f} s ... ", end="")
        rows = {row["variant"]: row for row in ran.rows}
        self.assertEqual(sorted(rows), sorted([GOOD, *(kernel.id for kernel in self.kernels)]), ran.output)
        self.assertEqual(rows[GOOD]["status"], "Ok", ran.output)
        for kernel in self.kernels:
            with self.subTest(kernel=kernel.name):
                self.check_row(kernel, rows[kernel.id], ran)
        codes = {EXIT_CODES.get(rows[kernel.id]["status"], FAILED) for kernel in self.kernels}
        self.assertEqual(ran.code, max(codes), ran.output)

    def check_row(self, kernel, row, ran):
        print(f"{row['status']}: {row['reason'][:160]} ... ", end="")
        self.assertIn(row["status"], kernel.expected, ran.output)
        for word in kernel.shown:
            self.assertIn(word, ran.output)
        if row["status"] == "Ok":
            return
        said = row["reason"] + row["log"]
        self.assertIn(kernel.id, ran.output)
        self.assertNotIn("-nan", said)
        if row["status"] == kernel.expected[0]:
            for word in kernel.words:
                self.assertIn(word, said)
        if row["status"] == "BuildFailed":
            self.assertTrue(row["log"] or row["reason"].count(".") > 1, "a refusal without a word of why")
        if row["status"] in ("Crashed", "TimedOut"):
            self.assertIn("which runs kernel ", said)
            self.assertIn(str(kernel.file), said)


def together(kernels):
    """Lists of kernels, each for a run: those that may harm others or take long one by one, first."""
    alone = [[kernel] for kernel in kernels if not kernel.is_harmless()]
    harmless = [kernel for kernel in kernels if kernel.is_harmless()]
    return alone + [harmless[i:i + MOST_TOGETHER] for i in range(0, len(harmless), MOST_TOGETHER)]


def suite(headroom, part, parts):
    kernels = [Kernel(file) for file in sorted(KERNELS.rglob("*.cl")) if f"{file.stem}.{file.stem}" != GOOD]
    return unittest.TestSuite(KernelCase(headroom, each) for each in together(kernels)[part - 1::parts])
