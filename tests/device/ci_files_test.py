#!/usr/bin/env python3
"""ci_files_test.py HEADROOM_CLI DOCS COPY_KERNEL: runs the shell steps of the files for CI in docs/how-to/gate.md on a
small repository, as GitHub and GitLab do, with a right and a wrong change.

Steps that install packages need root and a network: their syntax is checked, and the packages that they name.
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

CLI, PAGE = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]) / "how-to" / "gate.md"

BODY = """  const int x = get_global_id(0);
  const int y = get_global_id(1);
  if (x < width && y < height) result[y * width + x] = FACTOR * source[y * width + x];"""


def kernel(factor):
    """A copy times the factor, of the text that tests in C++ include as a raw string."""
    text = pathlib.Path(sys.argv[3]).read_text(encoding="utf-8")
    text = text.removeprefix('R"kernel(').removesuffix(')kernel"\n')
    for name, value in (("TITLE", "A copy"), ("HEAD", ""), ("BODY", BODY.replace("FACTOR", factor))):
        text = text.replace(f"@{name}@", value)
    return text


def file_for(system):
    """The text of the file under its heading."""
    page = PAGE.read_text(encoding="utf-8")
    return re.search(rf"^## File for {system}\n\n```yaml\n(.*?)^```", page, re.MULTILINE | re.DOTALL)[1]


def blocks(text):
    """The shell of each "run: |" and "- |" block, in order."""
    found, lines = [], text.splitlines()
    for index, line in enumerate(lines):
        opened = re.match(r"( *)(?:run:|-) \|$", line)
        if not opened:
            continue
        indent, body = len(opened[1]), []
        for follower in lines[index + 1:]:
            if follower.strip() and len(follower) - len(follower.lstrip()) <= indent:
                break
            body.append(follower)
        while body and not body[-1].strip():
            body.pop()
        cut = min(len(each) - len(each.lstrip()) for each in body if each.strip())
        found.append("\n".join(each[cut:] for each in body) + "\n")
    return found


def installs(block):
    return "apt-get install" in block


class CiFiles(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = pathlib.Path(self.folder.name)
        self.home = self.root / "home"
        self.home.mkdir()
        self.repository = self.root / "repository"
        (self.repository / "kernels").mkdir(parents=True)
        self.git("init", "-q", "-b", "main")
        self.save("1.0f")
        self.base = self.commit()

    def git(self, *words):
        return subprocess.run(["git", "-c", "user.name=Tests", "-c", "user.email=tests@localhost", *words],
                              cwd=self.repository, check=True, capture_output=True, text=True).stdout.strip()

    def save(self, factor):
        (self.repository / "kernels" / "mine.cl").write_text(kernel(factor), encoding="utf-8")

    def commit(self):
        self.git("add", ".")
        self.git("commit", "-q", "-m", "change")
        return self.git("rev-parse", "HEAD")

    def run_steps(self, system, variables):
        """Runs each step in a shell of its own, as CI systems do, until one fails. Returns exit code and output."""
        environment = {**os.environ, **variables, "HOME": str(self.home), "KERNELS": "kernels",
                       "XDG_DATA_HOME": str(self.home / "data"), "PATH": f"{CLI.parent}:{os.environ['PATH']}"}
        output, code = "", 0
        steps = blocks(file_for(system))
        self.assertGreaterEqual(len(steps), 2)
        for step in steps:
            checked = subprocess.run(["bash", "-n"], input=step, capture_output=True, text=True, check=False)
            self.assertEqual((checked.returncode, checked.stderr), (0, ""))
            if installs(step):
                for package in ("git", "clang", "pocl-opencl-icd", "oclgrind", "headroom-cli.deb"):
                    self.assertIn(package, step)
                continue
            ended = subprocess.run(["bash", "-e", "-o", "pipefail", "-c", step], cwd=self.repository, env=environment,
                                   capture_output=True, text=True, check=False)
            output, code = output + ended.stdout + ended.stderr, ended.returncode
            if code != 0:
                break
        return code, output

    def github(self):
        summary = self.root / "summary.md"
        summary.touch()
        return self.run_steps("GitHub", {"BASE": self.base, "GITHUB_STEP_SUMMARY": str(summary)}), summary

    def gitlab(self):
        return self.run_steps("GitLab", {"CI_MERGE_REQUEST_DIFF_BASE_SHA": self.base,
                                                "CI_PROJECT_DIR": str(self.repository)})

    def require_files(self):
        for name in ("headroom.xml", "headroom.md", "headroom.sarif"):
            self.assertGreater((self.repository / name).stat().st_size, 0, name)

    def test_a_right_change_passes(self):
        # Nothing that is measured has changed.
        (self.repository / "README.md").write_text("Kernels.\n", encoding="utf-8")
        self.commit()
        (code, output), summary = self.github()
        self.assertEqual(code, 0, output)
        self.assertIn("copy.mine", summary.read_text(encoding="utf-8"))
        self.require_files()
        code, output = self.gitlab()
        self.assertEqual(code, 0, output)
        self.assertIn("safe", (self.home / ".gitconfig").read_text(encoding="utf-8"))

    def test_a_pull_request_of_a_stranger_gets_no_rights_but_to_report(self):
        text = file_for("GitHub")
        # pull_request_target would give it the secrets of the repository.
        self.assertRegex(text, r"(?m)^on: pull_request$")
        rights = re.search(r"(?m)^permissions:\n((?:  .*\n)+)", text)[1].split("\n")
        self.assertEqual([line.strip() for line in rights if line], ["contents: read", "security-events: write"])
        self.assertNotIn("secrets.", text)
        # What a stranger names reaches shells as variables only, never as a part of their text.
        for step in blocks(text):
            self.assertNotIn("${{", step)

    def test_a_wrong_change_fails(self):
        self.save("0.5f")
        self.commit()
        (code, output), summary = self.github()
        self.assertEqual(code, 3, output)
        self.assertIn("**Wrong", summary.read_text(encoding="utf-8"))
        code, output = self.gitlab()
        self.assertEqual(code, 3, output)
        self.require_files()


if __name__ == "__main__":
    for program in ("git", "bash", "clang", "oclgrind"):
        if subprocess.run(["sh", "-c", f"command -v {program}"], capture_output=True, check=False).returncode != 0:
            print(f"{program} is not installed")
            sys.exit(1 if os.environ.get("HEADROOM_CI") else 77)
    unittest.main(argv=sys.argv[:1])
