"""A temporary PostgreSQL from Debian's package. It refuses to run as root, so it runs as `postgres`."""

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path


def binaries() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


class Postgres:
    def __init__(self):
        self.bin = binaries()
        self.folder = Path(tempfile.mkdtemp(prefix="bell-pg-"))
        self.before = []
        if os.geteuid() == 0:
            account = pwd.getpwnam("postgres")
            os.chown(self.folder, account.pw_uid, account.pw_gid)
            self.before = ["runuser", "-u", "postgres", "--"]
        self._run("initdb", "--pgdata", self.folder / "data", "--auth=trust", "--username=bell", "--no-sync", "--encoding=UTF8")
        self.start()
        self._run("createdb", "--host", self.folder, "--username=bell", "bell")
        # The user that runs the tests must be able to reach the socket.
        os.chmod(self.folder, 0o755)

    @property
    def url(self) -> str:
        return f"postgres://bell@/bell?host={self.folder}"

    def _run(self, name: str, *words) -> None:
        subprocess.run([*self.before, str(self.bin / name), *map(str, words)], check=True, capture_output=True, cwd=self.folder)

    def start(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories='{self.folder}' -c unix_socket_permissions=0777"
        self._run("pg_ctl", "--pgdata", self.folder / "data", "--wait", "--log", self.folder / "log", "--options", options, "start")

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "--pgdata", self.folder / "data", "--wait", "--mode", mode, "stop")

    def tell(self, number: int) -> None:
        """Sends a signal to the server and all its processes."""
        first = int((self.folder / "data/postmaster.pid").read_text().split()[0])
        own = [int(stat.parent.name) for stat in Path("/proc").glob("[0-9]*/stat") if self._parent(stat) == first]
        for process in (first, *own):
            os.kill(process, number)

    @staticmethod
    def _parent(stat: Path) -> int:
        try:
            return int(stat.read_text().rpartition(")")[2].split()[1])
        except OSError:
            return 0  # it has exited meanwhile

    def close(self) -> None:
        try:
            self.stop("immediate")
        except subprocess.CalledProcessError:
            pass
        shutil.rmtree(self.folder, ignore_errors=True)
