#!/usr/bin/env python3
"""A kernel of somebody else's runs and agrees with its reference; with a reference that is wrong its row is WrongResult.

real_test.py HEADROOM_CLI FOLDER NAME, where fetch.sh has filled FOLDER: ends with 77 where a package could not be had.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import tomllib
import unittest

CLI, FOLDER, NAME = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
DESCRIPTION = f"{NAME}/{NAME}.toml"
FAILED_VALIDATION = 3
NO_DEVICE = 5


def give_up(sentence):
    """Ends the program, even from within a test."""
    print(sentence, flush=True)
    os._exit(1 if "HEADROOM_CI" in os.environ else 77)


def missing_sources():
    file = FOLDER / "kernels" / DESCRIPTION
    if not file.exists():
        return [str(file)]
    description = tomllib.loads(file.read_text())
    folders = [file.parent, *(file.parent / name for name in description["include"])]
    return [name for name in description["source"] if not any((folder / name).exists() for folder in folders)]


def measured(kernels):
    """The exit code of a brief run of the kernel in that folder, its rows, and what was written."""
    with tempfile.TemporaryDirectory() as home:
        document = pathlib.Path(home, "run.json")
        environment = dict(os.environ, XDG_DATA_HOME=home)

        def cli(*arguments):
            return subprocess.run([CLI, *arguments], env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                  stderr=subprocess.STDOUT, text=True, check=False)

        agreed = cli("allow", "--yes", kernels)
        assert agreed.returncode == 0, agreed.stdout
        # On a busy machine, PoCL takes longer to compile hashcat's files than the default timeout of a runner.
        ran = cli("--timeout", "200", "--kernels", kernels, "run", "--workload", NAME, "--time-budget", "0.05",
                  "--one-process", "--no-ceilings", "--save", document)
        if ran.returncode == NO_DEVICE:
            give_up(ran.stdout)
        rows = json.loads(document.read_text())["rows"] if document.exists() else []
        return ran.returncode, rows, ran.stdout


def disturb(text, tolerances):
    """The description with one expected number in 997 off by twice the tolerance, or by 1 where that is 0."""
    largest = max(0 if each == "exact" else each["abs"] for each in tolerances.values())
    by = 2 * largest or 1
    if "command" in text:
        return text.replace('["python3", ', f'["python3", "../disturbed.py", "{by}", ')
    head, tail = text.rsplit('"""', 1)
    return f'{head}+ (i % 997 == 0 ? {by} : 0)\n"""{tail}'


class RealKernel(unittest.TestCase):
    def test_agrees_with_its_reference(self):
        code, rows, output = measured(FOLDER / "kernels" / NAME)
        self.assertEqual(code, 0, output)
        self.assertEqual([row["status"] for row in rows], ["Ok"], output)
        self.assertNotIn("not checked", json.dumps(rows), output)
        self.assertIsNotNone(rows[0].get("own_error"), output)
        print(f"{NAME}: largest error {rows[0]['own_error']}")

    def test_is_wrong_where_the_reference_differs(self):
        file = FOLDER / "kernels" / DESCRIPTION
        disturbed = FOLDER / "disturbed" / NAME
        shutil.rmtree(disturbed, ignore_errors=True)
        shutil.copytree(file.parent, disturbed)
        for script in FOLDER.glob("kernels/*.py"):
            shutil.copy(script, disturbed.parent)
        text = file.read_text()
        changed = disturb(text, tomllib.loads(text)["tolerance"])
        self.assertNotEqual(changed, text)
        (disturbed / file.name).write_text(changed)
        code, rows, output = measured(disturbed)
        self.assertEqual(code, FAILED_VALIDATION, output)
        self.assertEqual([row["status"] for row in rows], ["WrongResult"], output)


missing = missing_sources()
if missing:
    give_up(f"{NAME} needs {', '.join(missing)}: tests/real/fetch.sh {FOLDER} fetches it.")
unittest.main(argv=[sys.argv[0]], verbosity=2)
