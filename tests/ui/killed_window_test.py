"""The real window on a screen of its own is killed by SIGKILL: the next one has its unsaved session.

killed_window_test.py PROGRAM. Exits with 77 if there is no X server or no way to press keys on it.
"""

import contextlib
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

PATIENCE_S = 120
BETWEEN_LOOKS_S = 0.5
#: Keys are pressed again where a busy machine lost them; each sequence leads to the same choices, however often.
BETWEEN_KEYS_S = 15
FIRST_SIGMA, SECOND_SIGMA = 7.25, 8.5
SIZE = "1280x800"


def wait_for(what, found, between=BETWEEN_LOOKS_S):
    """Returns the first value of found() that is one; fails after the patience."""
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        value = found()
        if value:
            return value
        time.sleep(between)
    sys.exit(f"{what} did not come within {PATIENCE_S} s")


@contextlib.contextmanager
def screen():
    """Yields the name of a display that nothing else uses."""
    read, write = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", f"{SIZE}x24", "-nolisten", "tcp"],
                              pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        if not number:
            sys.exit("Xvfb did not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


class Window:
    """The program with a home of its own, and keys for it."""

    def __init__(self, program, home, display):
        self.sessions = home / "state/headroom/sessions"
        homes = {f"XDG_{kind.upper()}_HOME": str(home / kind) for kind in ("cache", "data", "state", "config")}
        self.environment = {**os.environ, **homes, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "LANGUAGE": "en"}
        self.environment.pop("WAYLAND_DISPLAY", None)
        self.process = subprocess.Popen([program, "--sizes", "64x48", "--time-budget", "0.01", "--no-ceilings"],
                                        env=self.environment, stdout=subprocess.DEVNULL)
        self.id = wait_for("the window", self.find)
        self.xdotool("windowsize", self.id, *SIZE.split("x"))

    def xdotool(self, *words):
        return subprocess.run(["xdotool", *words], env=self.environment, capture_output=True, text=True,
                              check=False).stdout.split()

    def find(self):
        if self.process.poll() is not None:
            sys.exit(f"the window ended with {self.process.returncode}")
        found = self.xdotool("search", "--onlyvisible", "--class", "headroom")
        return found[-1] if found else None

    def press(self, *keys):
        self.xdotool("windowfocus", self.id)
        for key in keys:
            self.xdotool("key", "--clearmodifiers", key)
            time.sleep(0.2)

    def stored(self):
        """The unsaved session on disk; nothing if there is none yet, or more than one."""
        files = list(self.sessions.glob("*.headroom"))
        try:
            return json.loads(files[0].read_text(encoding="utf-8")) if len(files) == 1 else None
        except OSError:  # replaced at this moment
            return None

    def press_until(self, what, keys, has):
        """Presses the keys until the stored session has what they choose; returns it."""

        def found():
            self.press(*keys)
            until = time.monotonic() + BETWEEN_KEYS_S
            while time.monotonic() < until:
                session = self.stored()
                if session and has(session):
                    return session
                time.sleep(BETWEEN_LOOKS_S)
            return None

        return wait_for(what, found)

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def choose_sigma(window, sigma):
    """Types it in the Photo view; returns the session that has it."""
    typed = ["period" if c == "." else c for c in str(sigma)]
    return window.press_until(f"sigma {sigma}", ["ctrl+1", "alt+g", "ctrl+a", *typed, "Return"],
                              lambda session: session["plan"]["parameters"].get("sigma") == sigma)


def test(program, home, display):
    first = Window(program, home, display)
    try:
        first.press_until("a result", ["ctrl+2", "ctrl+r"], lambda session: session["results"].get("run"))
        first.press_until("a baseline", ["ctrl+b"], lambda session: session["results"].get("baseline"))
        choose_sigma(first, FIRST_SIGMA)
    finally:
        first.kill()
    left = first.stored()
    if left is None:
        sys.exit("the killed window left no session")

    # What the next window stores has the results of the killed one beside its own choice: the session is in use.
    second = Window(program, home, display)
    try:
        after = choose_sigma(second, SECOND_SIGMA)
    finally:
        second.kill()
    for part in ("run", "baseline"):
        if after["results"].get(part) != left["results"][part]:
            sys.exit(f"the {part} of the killed window is not in the next one")


def main():
    missing = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
    if missing:
        print(f"{' and '.join(missing)} not installed")
        sys.exit(1 if os.environ.get("HEADROOM_CI") else 77)
    home = pathlib.Path(tempfile.mkdtemp(prefix="killed-window-"))
    try:
        with screen() as display:
            test(sys.argv[1], home, display)
    finally:
        shutil.rmtree(home, ignore_errors=True)


if __name__ == "__main__":
    main()
