"""Files that cannot be read or compiled, made as the test runs: too large, too deep or too strange for a repository."""

import pathlib
import shutil
import unittest

from survival import FOLDER, GOOD, run_patiently

HEAD = """/*---
title   = "A file of trouble"
summary = "Does not compile, or cannot be read."
rank    = 900

[[pass]]
kernel = "twice"
args   = ["source", "result", "N"]
global = ["N"]
local  = [64]
---*/
"""
KERNEL = """kernel void twice(global const float* source, global float* result, int count) {
  const int i = get_global_id(0);
  result[i] = EXPRESSION;
}
"""
RIGHT = KERNEL.replace("EXPRESSION", "2 * source[i]")
WRONG = KERNEL.replace("EXPRESSION", "undeclared")
MIB = 1 << 20
#: Limit on a run's output, whatever the compiler writes.
MOST_BYTES = 32_000
REFUSED = "was skipped"


def included(name):
    return HEAD + f'#include "{name}"\n' + RIGHT


#: Bad kernels: the files, the variant's status, and words in the explanation.
TROUBLE = {
    "includes-zero": ({"k.cl": included("/dev/zero")}, "refused", ["/dev/zero", "k.cl:"]),
    "includes-itself": ({"k.cl": included("k.cl")}, "BuildFailed or Ok or refused", []),
    "includes-a-cycle": ({"k.cl": included("a.clh"), "a.clh": '#include "b.clh"\n', "b.clh": '#include "a.clh"\n'},
                         "Ok or refused", []),
    "includes-what-is-missing": ({"k.cl": included("nowhere.clh")}, "refused", ["nowhere.clh", "k.cl:12"]),
    "includes-a-folder": ({"k.cl": included(".")}, "refused", ["k.cl:12"]),
    "includes-zero-as-a-system-file": ({"k.cl": HEAD + "#include </dev/zero>\n" + RIGHT},
                                       "Ok or BuildFailed or TimedOut or Crashed", []),
    "error-in-an-include": ({"k.cl": included("a.clh"), "a.clh": "\n\nfloat broken(float x) { return y; }\n"},
                            "BuildFailed", ["a.clh:3"]),
    "long-string": ({"k.cl": HEAD + RIGHT.replace("2 *", 'printf("' + 3 * MIB * "x" + '") * 0 + 2 *')},
                    "TimedOut or BuildFailed or Ok", []),
    "too-large": ({"k.cl": HEAD + "//" + 5 * MIB * "x" + "\n" + RIGHT}, "refused", ["k.cl"]),
    "deep-brackets": ({"k.cl": HEAD + KERNEL.replace("EXPRESSION", 100_000 * "(" + "source[i]" + 100_000 * ")")},
                      "BuildFailed or Crashed", []),
    "long-line": ({"k.cl": HEAD + KERNEL.replace("EXPRESSION", "source[i]" + 1000 * " + 0 * source[i]")},
                  "WrongResult", ["is expected"]),
    "zero-bytes": ({"k.cl": HEAD + "\0\0\0" + RIGHT}, "Ok or BuildFailed or refused", []),
    "no-text": ({"k.cl": HEAD + "\udcff\udcfe\udc80 " + WRONG}, "BuildFailed or refused", ["k.cl"]),
    "windows-lines": ({"k.cl": (HEAD + WRONG).replace("\n", "\r\n")}, "BuildFailed", ["k.cl:14"]),
}


class TroubleCase(unittest.TestCase):
    """A folder with one such file, read together with the folder of the good kernel."""

    def __init__(self, headroom, name):
        super().__init__("check")
        self.headroom, self.name = headroom, name

    def __str__(self):
        return self.name

    def check(self):
        files, expected, words = TROUBLE[self.name]
        kernels = self.headroom.folder / "kernels"
        shutil.rmtree(kernels, ignore_errors=True)
        folder = kernels / "bad"
        folder.mkdir(parents=True)
        shutil.copy(FOLDER / "kernels" / "bad" / "workload.toml", folder)
        shutil.copy(FOLDER / "kernels" / "well.cl", kernels)
        for name, text in files.items():
            pathlib.Path(folder, name).write_bytes(text.encode(errors="surrogateescape"))
        ran = run_patiently(self.headroom, ["bad.k"], expected.split(" or ")[0], kernels=kernels)
        row = ran.row("bad.k")
        got = row["status"] if row else "refused"
        print(f"{got}, {ran.seconds:.1f} s ... ", end="")
        output = ran.output[:4000]
        self.assertLess(len(ran.output), MOST_BYTES, output)
        self.assertIn(got, expected.split(" or "), output)
        if row is None:
            self.assertIn(REFUSED, ran.output, output)
            self.assertEqual(ran.leftovers, [])
            return self.check_words(words, output)
        self.check_words(words, row["reason"] + row["log"])
        self.assertEqual(ran.row(GOOD)["status"], "Ok", output)
        self.assertEqual(ran.leftovers, [])

    def check_words(self, words, explanation):
        for word in words:
            self.assertIn(word, explanation)


def suite(headroom):
    return unittest.TestSuite(TroubleCase(headroom, name) for name in TROUBLE)
