"""Runs the program in a terminal of a given size: sends keys, and reads what a person sees."""

import contextlib
import os
import re
import shlex
import signal
import subprocess
import tempfile
import time

from program import BELL

CHOICE = re.compile(r"(?:(?<=\s)|^)(\d+)\) ", re.MULTILINE)


class Screen:
    """Runs `bell` in tmux, on a separate tmux server that ends with it."""

    def __init__(self, *words, width: int = 80, height: int = 24, env: dict | None = None):
        self.folder = tempfile.TemporaryDirectory()
        self.socket = os.path.join(self.folder.name, "tmux")
        settings = {"LC_ALL": "C.UTF-8", "XDG_STATE_HOME": self.folder.name, "BELL_NO_PAUSE": "1", "BELL_PACE": "none",
                    **(env or {})}
        exports = " ".join(f"{name}={shlex.quote(value)}" for name, value in settings.items())
        command = f"{exports} {shlex.join([BELL, *map(str, words)])}; echo; echo EXIT $?; exec cat"
        self.tmux("-f", "/dev/null", "new-session", "-d", "-s", "s", "-x", str(width), "-y", str(height), command)

    def tmux(self, *words) -> str:
        done = subprocess.run(["tmux", "-S", self.socket, *words], capture_output=True, timeout=30, check=False)
        return done.stdout.decode()

    def text(self) -> str:
        return self.tmux("capture-pane", "-p", "-t", "s")

    def is_on_screen_of_its_own(self) -> bool:
        return self.tmux("display-message", "-p", "-t", "s", "#{alternate_on}").strip() == "1"

    def keys(self, *keys) -> None:
        self.tmux("send-keys", "-t", "s", *map(str, keys))

    def type(self, line) -> None:
        self.keys(line, "Enter")

    def answer(self, line: str) -> None:
        """Types it, sees it stand behind the prompt, and presses Enter. The prompt is then bare again when the next
        question is there, even if that looks like the last one."""
        self.keys("-l", line)
        self.wait_until(lambda seen: last_line(seen).endswith(line))
        self.keys("Enter")

    def wait_for_prompt(self, *prompts: str) -> str:
        """Until one of these is the last line on the screen, or the program has ended."""
        return self.wait_until(lambda seen: last_line(seen) in prompts or "EXIT" in seen)

    def wait_until(self, is_there, patience: float = 60) -> str:
        ends = time.monotonic() + patience
        while not is_there(seen := self.text()):
            if time.monotonic() > ends:
                raise AssertionError(f"it did not come up:\n{seen}")
            time.sleep(0.01)
        return seen

    def wait_for(self, *wanted: str, patience: float = 20) -> str:
        """Until one of these stands on the screen, with the cursor behind it if it is a prompt."""
        ends = time.monotonic() + patience
        seen = ""
        while time.monotonic() < ends:
            seen = self.text()
            if any(each in seen for each in wanted):
                return seen
            time.sleep(0.02)
        raise AssertionError(f"none of {wanted} came up:\n{seen}")

    def wait_for_change(self, before: str, patience: float = 20) -> str:
        ends = time.monotonic() + patience
        while time.monotonic() < ends:
            seen = self.text()
            if seen != before and self.text() == seen:
                return seen
            time.sleep(0.02)
        raise AssertionError(f"nothing has changed:\n{before}")

    def close(self) -> None:
        # At once: a program with a sanitizer, on its way out because its terminal closes, would look for leaks for ever.
        if shell := self.tmux("display-message", "-p", "-t", "s", "#{pane_pid}").strip():
            with contextlib.suppress(ProcessLookupError):
                os.killpg(int(shell), signal.SIGKILL)
        self.tmux("kill-server")
        self.folder.cleanup()


def last_line(screen: str) -> str:
    return screen.rstrip().rpartition("\n")[2].rstrip()


def numbers_on(screen: str) -> list[int]:
    """The numbers of the visible choices."""
    return [int(number) for number in CHOICE.findall(screen)]
