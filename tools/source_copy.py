"""A copy of the source that tools may modify: leaks and wrong rules are planted there, never in the working tree."""

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class Copy:
    """The tracked files in build/<name>, with a separate release build."""

    def __init__(self, name: str) -> None:
        self.root = ROOT / "build" / name
        self.build_folder = self.root / "build/release"

    def refresh(self, keep: set[str]) -> None:
        """Copies what differs, but for files in `keep`, which are written otherwise. What has not changed keeps its
        time, so that little is built again."""
        names = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True,
                               capture_output=True, text=True).stdout
        wanted = set(filter(None, names.split("\0")))
        for name in sorted(wanted):
            source, target = ROOT / name, self.root / name
            if not source.is_file() or (target.is_file() and (name in keep or target.read_bytes() == source.read_bytes())):
                continue
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(source.read_bytes())
            target.chmod(source.stat().st_mode)
        for folder in ("src", "tests", "rulebook", "texts", "cmake"):
            for path in (self.root / folder).rglob("*"):
                if path.is_file() and path.relative_to(self.root).as_posix() not in wanted | keep:
                    path.unlink()

    def build(self, *targets: str) -> str:
        """Builds it. Empty if that worked, else the compiler's output."""
        environment = os.environ | {"CCACHE_BASEDIR": str(self.root), "CCACHE_NOHASHDIR": "1", "CCACHE_DEPEND": "1",
                                    "CCACHE_SLOPPINESS": "pch_defines,time_macros"}
        if not (self.build_folder / "build.ninja").exists():
            subprocess.run(["cmake", "--preset", "release"], cwd=self.root, env=environment, check=True, capture_output=True)
        ninja = ["ninja", "-C", str(self.build_folder), "--quiet", "-k", "0", *targets]
        done = subprocess.run(ninja, env=environment, capture_output=True, text=True, errors="replace")
        return "" if done.returncode == 0 else done.stdout
