#!/usr/bin/env python3
"""Documents that headroom-cli makes obey docs/run-document.schema.json, and documents with planted faults do not.

run_document_schema_test.py HEADROOM_CLI SCHEMA BROKEN_KERNELS: ends with 77 where jsonschema or a device is missing.
"""

import copy
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest

try:
    from jsonschema import Draft202012Validator
except ImportError:
    print("python3-jsonschema is not installed")
    sys.exit(1 if "HEADROOM_CI" in os.environ else 77)

CLI, SCHEMA, BROKEN_KERNELS = sys.argv[1:4]
BRIEF = ["--sigma", "2", "--time-budget", "0.01", "--one-process"]
TINY = ["--sizes", "64x48", *BRIEF]
NO_DEVICE = 5


def cli(*arguments, home):
    environment = dict(os.environ, XDG_DATA_HOME=home)
    return subprocess.run([CLI, *arguments], env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, text=True, check=False)


def newest_run(home):
    return json.loads(cli("runs", "--json", home=home).stdout)["runs"][0]


def exported(home):
    return json.loads(cli("runs", "--json", "--export", newest_run(home)["file"], home=home).stdout)


class RunDocumentSchema(unittest.TestCase):
    def setUp(self):
        with open(SCHEMA, encoding="utf-8") as file:
            self.schema = json.load(file)
        self.validator = Draft202012Validator(self.schema)
        self.home_folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.home_folder.cleanup)
        self.home = self.home_folder.name

    def assert_valid(self, document):
        faults = ["/".join(map(str, fault.absolute_path)) + ": " + fault.message[:200]
                  for fault in self.validator.iter_errors(document)]
        self.assertEqual(faults, [])

    def test_is_a_schema(self):
        Draft202012Validator.check_schema(self.schema)

    def test_holds_for_a_sweep_with_failed_rows(self):
        run = cli("run", "--json", "--kernels", BROKEN_KERNELS, "--variants",
                  "separable,opencv,syntax_error,wrong_values,huge_group,crashes", *TINY, home=self.home)
        document = json.loads(run.stdout)
        self.assertEqual({row["status"] for row in document["rows"]},
                         {"Ok", "BuildFailed", "WrongResult", "DeviceLimit", "Crashed"})
        self.assert_valid(document)
        self.assert_valid(exported(self.home))

    def test_holds_for_probes(self):
        run = cli("run", "--workload", "overheads", "--variants", "launch-and-wait,launch-batched,write-whole",
                  "--no-ceilings", *TINY, home=self.home)
        self.assertEqual(run.returncode, 0, run.stderr)
        document = exported(self.home)
        self.assertTrue(any("iteration" in row for row in document["rows"]))
        self.assert_valid(document)

    def test_holds_for_a_run_that_was_killed_and_gone_on_with(self):
        # The last size is large, because the run must not end between a look at its journal and the signal. A run that
        # does is repeated.
        for _ in range(20):
            killed = subprocess.Popen([CLI, "run", "-q", "--variants", "separable,local", "--no-ceilings", "--sizes",
                                       "64x48,1200x900", *BRIEF], env=dict(os.environ, XDG_DATA_HOME=self.home),
                                      stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            while killed.poll() is None:
                runs = json.loads(cli("runs", "--json", home=self.home).stdout)["runs"]
                if runs and 0 < runs[0]["finished_rows"] < runs[0]["points"]:
                    killed.send_signal(signal.SIGKILL)
                    killed.wait()
                else:
                    time.sleep(0.01)
            unfinished = exported(self.home)
            if unfinished["outcome"] == "unfinished":
                break
            os.remove(newest_run(self.home)["file"])
        self.assertEqual(unfinished["outcome"], "unfinished")
        self.assert_valid(unfinished)
        resumed = json.loads(cli("run", "--resume", "--json", home=self.home).stdout)
        self.assertEqual(resumed["outcome"], "completed")
        self.assertEqual(len(resumed["rows"]), newest_run(self.home)["points"])
        self.assert_valid(resumed)

    def test_refuses_planted_faults(self):
        document = json.loads(cli("run", "-q", "--json", "--variants", "separable", "--no-ceilings", *TINY,
                                  home=self.home).stdout)
        self.assert_valid(document)
        # Required members must be there, and other members are rejected, in all of Headroom's own objects.
        for path in ([], ["context"], ["context", "devices", 0], ["context", "kernels", 0], ["plans", 0],
                     ["plans", 0, "sampling"], ["plans", 0, "sizes", 0], ["rows", 0], ["rows", 0, "rounds", 0]):
            part = document
            for step in path:
                part = part[step]
            optional = set()
            if path == ["rows", 0]:
                optional = {"error", "own_error", "model_floats", "flops", "executed_flops", "configuration", "title",
                            "run_to_run", "items", "kernels_ms", "commands", "precision", "local_floats", "compiled"}
            if path == ["context"]:
                optional = {"kernel_folders", "hosting"}  # documents of versions before have none
            if path == ["context", "devices", 0]:
                optional = {"matrix_unit", "images", "half", "double", "own_local_memory",
                            "global_cache_bytes"}  # likewise
            optional |= {key for key in part if "_per_s" in key or "_of_ceiling" in key or "_over_" in key}
            for key in [*sorted(set(part) - optional), None]:
                damaged = copy.deepcopy(document)
                victim = damaged
                for step in path:
                    victim = victim[step]
                if key is None:
                    victim["surplus"] = 1
                else:
                    del victim[key]
                self.assertFalse(self.validator.is_valid(damaged), f"{path}: {key}")

        def with_change(change):
            damaged = copy.deepcopy(document)
            change(damaged)
            return damaged

        for change in (lambda d: d.update(format_version=1), lambda d: d.update(outcome="fine"),
                       lambda d: d["rows"][0].update(status="OK"), lambda d: d["rows"][0].update(median_ms="fast"),
                       lambda d: d["rows"][0].update(width=0), lambda d: d["rows"][0].update(samples_ms=[None]),
                       lambda d: d["rows"][0].update(marks=["busy", "busy"]),
                       lambda d: d["rows"][0].update(variant="separable"),
                       lambda d: d["context"].update(started_at="today"),
                       lambda d: d["context"]["environment"].update(POCL_AFFINITY=1),
                       lambda d: d["context"]["kernels"][0].update(sha256="abc"),
                       lambda d: d["context"].update(kernel_folders=["kernels"]),
                       lambda d: d["plans"][0].update(seed=-1), lambda d: d["plans"][0].update(sizes=[])):
            self.assertFalse(self.validator.is_valid(with_change(change)))


if __name__ == "__main__":
    if subprocess.run([CLI, "devices"], stdout=subprocess.DEVNULL, check=False).returncode == NO_DEVICE:
        print("no OpenCL device: install pocl-opencl-icd")
        sys.exit(1 if "HEADROOM_CI" in os.environ else 77)
    unittest.main(argv=sys.argv[:1], verbosity=2)
