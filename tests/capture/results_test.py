#!/usr/bin/env python3
"""The table of real_programs.sh: what counts as equal, as not repeatable and as failed, and what fails the whole."""
import contextlib
import io
import json
import os
import tempfile
import unittest

import results


def buffer(name, unrepeatable=0, compared=True):
    return {"name": name, "bytes": 16, "unrepeatable": unrepeatable,
            "as_captured": {"equal": 16, "compared": 16} if compared else None}


class Results(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.file = os.path.join(self.folder.name, "one.json")

    def tearDown(self):
        self.folder.cleanup()

    def written(self, name, content):
        path = os.path.join(self.folder.name, name)
        with open(path, "w", encoding="utf-8") as stream:
            stream.write(content)
        return path

    def replayed(self, status, buffers, reason="", errors=""):
        document = {"replay": {"status": status, "reason": reason, "buffers": buffers,
                               "repeatable": not any(each["unrepeatable"] for each in buffers)}}
        replay = self.written("replay", json.dumps(document))
        results.add_launch(self.file, "k-2", replay, self.written("errors", errors))

    def ran(self, output="same", codes="0 / 0", launches=3):
        report = self.written("report", json.dumps({"capture": {"launches": launches, "kernels": [{}], "notes": []}}))
        results.add_program(self.file, "one", "1.0", output, codes, "1", report)

    def table(self):
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            code = results.table(self.folder.name)
        with open(os.path.join(self.folder.name, "results.md"), encoding="utf-8") as stream:
            self.assertEqual(stream.read(), printed.getvalue())
        return code, printed.getvalue()

    def test_a_replay_is_equal_not_repeatable_or_failed(self):
        self.replayed("Ok", [buffer("out"), buffer("in", compared=False)])
        self.replayed("Ok", [buffer("out", unrepeatable=4)])
        self.ran()
        code, text = self.table()
        self.assertEqual(code, 0)
        self.assertIn("| one | 1.0 | same | 0 / 0 | 3 | 1 | 1 | 1 | 1 | 0 |", text)
        self.assertIn("4 of 16 bytes of out differ", text)
        self.replayed("WrongResult", [buffer("out")], "It differs.")
        code, text = self.table()
        self.assertEqual(code, 1)
        self.assertIn("| 1 | 1 | 1 | 1 |", text)
        self.assertIn("WrongResult: It differs.", text)

    def test_a_replay_that_compared_nothing_or_did_not_end_has_failed(self):
        self.replayed("Ok", [buffer("out", compared=False)])
        results.add_launch(self.file, "k-3", os.path.join(self.folder.name, "missing"), self.written("errors", "Why.\n"))
        self.ran()
        code, text = self.table()
        self.assertEqual(code, 1)
        self.assertIn("Nothing was compared", text)
        self.assertIn("k-3: failed. Why.", text)

    def test_a_program_that_behaves_otherwise_with_the_layer_fails_the_whole(self):
        for output, codes, launches in (("DIFFERS", "0 / 0", 3), ("same", "0 / 1", 3), ("same", "0 / 0", 0)):
            self.ran(output, codes, launches)
            self.assertEqual(self.table()[0], 1, (output, codes, launches))
        self.ran(codes="1 / 1")
        self.assertEqual(self.table()[0], 0, "it ends with 1 without the layer too")

    def test_a_program_that_is_not_installed_is_named_and_fails_nothing(self):
        results.skip(self.file, "one", "Not run: one is not installed.")
        code, text = self.table()
        self.assertEqual(code, 0)
        self.assertIn("| one | - |", text)
        self.assertIn("one: Not run", text)

    def test_times_that_darktable_prints_are_compared_with_the_captured_ones(self):
        printed = self.written("printed", " 1.0 [opencl_profiling] spent  0.1000 seconds in blur\n"
                                          " 1.0 [opencl_profiling] spent  0.3000 seconds in other\n")
        for other, word in (("299", "agree"), ("200", "DIFFER")):
            self.ran()
            results.add_times(self.file, printed, self.written("times", f"kernel,total_ms\nblur,100\nother,{other}\n"))
            code, text = self.table()
            self.assertIn(f"Kernel times {word}", text)
            self.assertEqual(code, 0 if word == "agree" else 1)


if __name__ == "__main__":
    unittest.main()
