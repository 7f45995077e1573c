"""Tests where packages and `./dev install` put files, and that they can be removed again."""

import os
import subprocess
import unittest
from pathlib import Path

from languages import TRANSLATED
from program import BELL, ROOT, BellTest, needs

def run(*words, **options) -> subprocess.CompletedProcess:
    return subprocess.run([*map(str, words)], capture_output=True, text=True, timeout=300, check=False, **options)


def files_in(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if not path.is_dir()}


class Installed(BellTest):
    FILES = {"bin/bell", "share/bash-completion/completions/bell", "share/zsh/vendor-completions/_bell",
             "share/fish/vendor_completions.d/bell.fish", "share/man/man1/bell.1",
             *(f"share/man/{language}/man1/bell.1" for language in TRANSLATED)}

    def test_under_a_prefix_with_a_list_of_it(self):
        prefix = self.folder / "with space"
        done = run(ROOT / "packaging/install_files", BELL, "", prefix)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(files_in(prefix), self.FILES)
        self.assertEqual({str(Path(line).relative_to(prefix)) for line in done.stdout.splitlines()}, self.FILES)
        self.assertTrue(os.access(prefix / "bin/bell", os.X_OK))
        self.assertIn("NAME", (prefix / "share/man/man1/bell.1").read_text(encoding="utf-8"))

    def test_dev_takes_away_what_it_installed_and_nothing_else(self):
        prefix = self.folder / "prefix"
        (prefix / "bin").mkdir(parents=True)
        other = prefix / "bin/other"
        other.write_text("mine")
        listed = run(ROOT / "packaging/install_files", BELL, "", prefix).stdout
        manifest = prefix / "share/opening-bell/installed"
        manifest.parent.mkdir(parents=True)
        manifest.write_text(listed + "/etc/hostname\n" + f"{prefix}/../precious\n")
        precious = self.folder / "precious"
        precious.write_text("mine")
        self.assertEqual(run(ROOT / "dev", "uninstall", prefix).returncode, 0)
        self.assertEqual(files_in(prefix), {"bin/other"})
        self.assertTrue(precious.exists() and Path("/etc/hostname").exists())
        again = run(ROOT / "dev", "uninstall", prefix)
        self.assertEqual(again.returncode, 1)
        self.assertIn("nothing was installed", again.stderr)


@needs("dpkg", "dpkg-deb", "dpkg-shlibdeps", "strip", "lintian")
class Package(BellTest):
    def test_it_is_installed_and_removed(self):
        built = run(ROOT / "packaging/build_deb", BELL, "0.1.0", self.folder / "package", env={**os.environ, "DEB_EFFORT": "0"})
        self.assertEqual(built.returncode, 0, built.stderr)
        package = built.stdout.strip()
        look = run("lintian", "--fail-on", "error,warning", "--suppress-tags", "initial-upload-closes-no-bugs", package)
        self.assertEqual((look.returncode, look.stdout), (0, ""))
        root = self.folder / "root"
        admin = root / "var/lib/dpkg"
        for each in ["info", "updates", "triggers"]:
            (admin / each).mkdir(parents=True)
        for each in ["status", "available"]:
            (admin / each).write_text("")
        before = files_in(root)
        # A root of its own: nothing of this machine is touched, and its packages are not looked for.
        dpkg = ["dpkg", f"--root={root}", "--force-depends", "--force-not-root", "--log=/dev/null", "--force-script-chrootless"]
        installed = run(*dpkg, "--install", package)
        self.assertEqual(installed.returncode, 0, installed.stderr)
        for path in ["usr/bin/bell", "usr/share/man/man1/bell.1.gz", "usr/share/man/el/man1/bell.1.gz",
                     "usr/share/bash-completion/completions/bell", "etc/bell/bell.toml", "lib/systemd/system/bell.service"]:
            self.assertTrue((root / path).is_file(), path)
        self.assertEqual(run(root / "usr/bin/bell", "--version").stdout, "bell 0.1.0\n")
        purged = run(*dpkg, "--purge", "opening-bell")
        self.assertEqual(purged.returncode, 0, purged.stderr)
        left = {path for path in files_in(root) - before if not path.startswith("var/lib/dpkg/")}
        self.assertEqual(left, set())


if __name__ == "__main__":
    unittest.main()
