"""Runs the program in a pseudo-terminal: sends keys, and reads what it has written since."""

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time

from program import BELL


class Terminal:
    def __init__(self, *words, rows: int = 24, columns: int = 80, env: dict | None = None, program: str = BELL):
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            os.environ.update({"TERM": "xterm", "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8", "BELL_NO_PAUSE": "1", **(env or {})})
            # The program must not start before the window has its size.
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            os.execv(program, [program, *map(str, words)])
        self.status: int | None = None
        self.rest = b""  # read but not yet returned

    def read(self, until: str = "", seconds: float = 30) -> str:
        """Reads up to `until`, or until the program ends. If it did not come, fails with what did."""
        seen, self.rest = self.rest, b""
        deadline = time.monotonic() + seconds
        while not until or until.encode() not in seen:
            left = deadline - time.monotonic()
            ready = select.select([self.file], [], [], max(left, 0))[0]
            if not ready:
                raise AssertionError(f"{until!r} did not come within {seconds} s: {seen.decode(errors='replace')}")
            try:
                more = os.read(self.file, 65536)
            except OSError:  # the other side has closed
                more = b""
            if not more:
                if until:
                    raise AssertionError(f"the program ended before {until!r}: {seen.decode(errors='replace')}")
                break
            seen += more
        if until:
            end = seen.index(until.encode()) + len(until.encode())
            seen, self.rest = seen[:end], seen[end:]
        return seen.decode(errors="replace")

    def type(self, keys: str) -> None:
        os.write(self.file, keys.encode())

    def end(self) -> int:
        """Waits for the program to end and returns its exit code."""
        self.read()
        if self.status is None:
            self.status = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        return self.status

    def close(self) -> None:
        if self.status is None:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        os.close(self.file)
