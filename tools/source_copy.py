"""A copy of the source that tools may spoil: leaks and wrong rules are planted there, never in the tree people work in."""

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class Copy:
    """The tree as git knows it, in build/<name>, with a release build of its own."""

    def __init__(self, name: str) -> None:
        self.root = ROOT / "build" / name
        self.build_folder = self.root / "build/release"

    def refresh(self) -> None:
        """Copies what differs. What has not changed keeps its time, so that little is built again."""
        names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
        wanted = set(filter(None, names.split("\0")))
        for name in sorted(wanted):
            source, target = ROOT / name, self.root / name
            if not source.is_file() or (target.is_file() and target.read_bytes() == source.read_bytes()):
                continue
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(source.read_bytes())
            target.chmod(source.stat().st_mode)
        for folder in ("src", "tests", "rulebook", "texts", "cmake"):
            for path in (self.root / folder).rglob("*"):
                if path.is_file() and path.relative_to(self.root).as_posix() not in wanted:
                    path.unlink()

    def build(self, *targets: str) -> str:
        """Empty if it was built, else what the compiler said."""
        environment = os.environ | {"CCACHE_BASEDIR": str(self.root), "CCACHE_NOHASHDIR": "1"}
        if not (self.build_folder / "build.ninja").exists():
            subprocess.run(["cmake", "--preset", "release"], cwd=self.root, env=environment, check=True, capture_output=True)
        ninja = ["ninja", "-C", str(self.build_folder), "--quiet", *targets]
        done = subprocess.run(ninja, env=environment, capture_output=True, text=True)
        return "" if done.returncode == 0 else done.stdout[-2000:]

    def objection(self, checks: list[list[str]], seconds: int = 600) -> str:
        """What the first check that fails says; empty if none does. A check that does not end has failed."""
        for program, *arguments in checks:
            try:
                done = subprocess.run([self.build_folder / program, *arguments], cwd=self.root, capture_output=True,
                                      text=True, errors="replace", timeout=seconds)
            except subprocess.TimeoutExpired:
                return f"{program}: does not end"
            if done.returncode != 0:
                said = [line for line in (done.stderr + done.stdout).splitlines() if line.strip()]
                return f"{program}: {said[0] if said else done.returncode}"
        return ""
