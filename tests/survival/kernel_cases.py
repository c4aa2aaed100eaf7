"""The kernels of the folder beside this file, each in a run of its own together with the good one."""

import re
import unittest

from survival import FOLDER, GOOD, HANGING_S, WORKING_S

KERNELS = FOLDER / "kernels"
#: headroom-cli's exit code by status; every other status of a run's worst row is 1.
EXIT_CODES = {"Ok": 0, "Unsupported": 0, "refused": 2, "WrongResult": 3}
FAILED = 1


def comment(text, key):
    found = re.search(rf"^// {key}: (.*)$", text, re.MULTILINE)
    return found.group(1) if found else ""


class KernelCase(unittest.TestCase):
    """`// expect: A or B` in the file lists statuses; "refused" is a file that is left out as it is read.
    `// words: a|b` are all to be in the reason or, of a refused file, in what is printed."""

    def __init__(self, headroom, file):
        super().__init__("check")
        self.headroom, self.file = headroom, file
        text = file.read_text()
        self.expected = comment(text, "expect").split(" or ")
        self.words = [word for word in comment(text, "words").split("|") if word]
        self.size = comment(text, "size")
        folder = file.parent.name
        self.variant = f"{folder if folder == 'bad' else file.stem}.{file.stem}"

    def __str__(self):
        return self.file.stem

    def check(self):
        silence = HANGING_S if self.expected[0] == "TimedOut" else WORKING_S
        ran = self.headroom.run(self.variant, GOOD, kernels=KERNELS, timeout=silence, size=self.size, rounds=1)
        if self.expected == ["refused"]:
            self.check_refusal(ran)
        else:
            self.check_rows(ran)
        self.assertEqual(ran.leftovers, [])

    def check_refusal(self, ran):
        self.assertEqual((ran.code, ran.rows), (EXIT_CODES["refused"], []), ran.output)
        for word in self.words:
            self.assertIn(word, ran.output)
        good = self.headroom.run(GOOD, kernels=KERNELS, rounds=1)
        self.assertEqual([row["status"] for row in good.rows], ["Ok"], good.output)

    def check_rows(self, ran):
        self.assertEqual([row["variant"] for row in ran.rows], [self.variant, GOOD], ran.output)
        bad, good = ran.rows
        print(f"{bad['status']}, {ran.seconds:.1f} s: {bad['reason'][:160]} ... ", end="")
        self.assertIn(bad["status"], self.expected, ran.output)
        self.assertEqual(good["status"], "Ok", ran.output)
        self.assertEqual(ran.code, EXIT_CODES.get(bad["status"], FAILED), ran.output)
        if bad["status"] == "Ok":
            return
        self.assertIn(self.variant, ran.output)
        if bad["status"] == self.expected[0]:
            for word in self.words:
                self.assertIn(word, bad["reason"] + bad["log"])
        if bad["status"] == "BuildFailed":
            self.assertTrue(bad["log"] or bad["reason"].count(".") > 1, "a refusal without a word of why")


def suite(headroom, part, parts):
    files = sorted(file for file in KERNELS.rglob("*.cl") if f"{file.stem}.{file.stem}" != GOOD)
    return unittest.TestSuite(KernelCase(headroom, file) for file in files[part - 1::parts])
