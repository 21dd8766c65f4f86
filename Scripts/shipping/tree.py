"""The files of a package as they are below its prefix, /usr or /usr/local."""

import gzip
import os
import pathlib
import re
import shutil
import subprocess

from shipping.libraries import Libraries
from shipping.program import bundles
from shipping.refusal import Refusal, output

TEMPLATES = pathlib.Path(__file__).resolve().parents[2] / "Templates/Package"
#: Where each shell looks for completions, below the prefix.
COMPLETIONS = {
    "bash": "share/bash-completion/completions/{}", "zsh": "share/zsh/site-functions/_{}",
    "fish": "share/fish/vendor_completions.d/{}.fish"}


class Tree:
    """The staged files of one program."""

    def __init__(self, root: pathlib.Path, name: str, package: str, moment: int):
        self.root = root
        self.name = name
        self.package = package
        #: The time of every file, in seconds since 1970.
        self.moment = moment
        self.program = root / "lib" / package / name
        self.libraries: Libraries | None = None
        self.version = ""
        self.abstract = ""
        self.serves = False

    def add_program(self, file: pathlib.Path) -> None:
        """Copies the program without its symbols, what it needs beside itself, and the name in `bin`."""
        folder = self.program.parent
        folder.mkdir(parents=True)
        shutil.copyfile(file, self.program)
        self.program.chmod(0o755)
        output(["strip", self.program], f"“{file}” can't be stripped of its symbols")
        # The manual page has the day of the program.
        os.utime(self.program, (self.moment, self.moment))
        self.libraries = Libraries(file)
        for library in self.libraries.own:
            shutil.copyfile(library, folder / library.name)
            output(["strip", "--strip-unneeded", folder / library.name], f"“{library}” can't be stripped of its symbols")
        for bundle in bundles(file):
            shutil.copytree(bundle, folder / bundle.name)
        (self.root / "bin").mkdir()
        (self.root / "bin" / self.name).symlink_to(f"../lib/{self.package}/{self.name}")

    def add_words(self, work: pathlib.Path) -> None:
        """Adds what the program itself says of its commands: completions and the manual page."""
        self.version = own_version(self.ask(work, "--version"))
        for shell, place in COMPLETIONS.items():
            self.write(place.format(self.name), self.ask(work, "completions", shell))
        manual = self.ask(work, "manual")
        self.abstract = (re.search(r"^\.Nd (.+)$", manual, re.M) or ["", ""])[1].replace("\\-", "-").strip()
        path = self.path(f"share/man/man1/{self.name}.1.gz")
        with path.open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
            packed.write(manual.encode())
        # Without the trait Web there is nothing that a service could do.
        self.serves = self.run(work, "serve", "--help").returncode == 0

    def run(self, work: pathlib.Path, *words: str) -> subprocess.CompletedProcess:
        environment = {
            "PATH": os.environ["PATH"], "LANG": "C.UTF-8", "TZ": "UTC", "HOME": str(work), "TERM": "dumb",
            "XDG_STATE_HOME": str(work / "state"), "XDG_RUNTIME_DIR": str(work)}
        return subprocess.run(
            [self.program, *words], capture_output=True, env=environment, cwd=work, stdin=subprocess.DEVNULL)

    def ask(self, work: pathlib.Path, *words: str) -> str:
        done = self.run(work, *words)
        if done.returncode != 0 or not done.stdout:
            said = done.stderr.decode(errors="replace").strip().splitlines()
            reason = said[0] if said else f"it ended with {done.returncode} and said nothing."
            raise Refusal(
                f"“{self.name} {' '.join(words)}” failed: {reason} Is it an app that imports AppIntentsHost?")
        return done.stdout.decode()

    def add_desktop(self, packaging: pathlib.Path) -> None:
        """Adds the entry for menus and its icon, if the package has them in its folder `Packaging`."""
        places = {
            f"{self.name}.desktop": "share/applications", f"{self.name}.svg": "share/icons/hicolor/scalable/apps",
            f"{self.name}.png": "share/icons/hicolor/256x256/apps"}
        for file, place in places.items():
            if (packaging / file).is_file():
                shutil.copyfile(packaging / file, self.path(f"{place}/{file}"))

    def write(self, place: str, text: str, mode: int = 0o644) -> None:
        path = self.path(place)
        path.write_text(text)
        path.chmod(mode)

    def fill(self, template: str, place: str, words: dict[str, str], mode: int = 0o644) -> None:
        """Writes a template with its words filled in."""
        self.write(place, filled(template, words), mode)

    def path(self, place: str) -> pathlib.Path:
        path = self.root / place
        path.parent.mkdir(parents=True, exist_ok=True)
        return path


def filled(template: str, words: dict[str, str]) -> str:
    text = (TEMPLATES / template).read_text()
    for word, value in words.items():
        text = text.replace(f"@{word}@", value)
    return text


def own_version(said: str) -> str:
    """The app's version in what `--version` says: “Travel Tracking 1.0 (OpenAppIntents 0.1.0)”."""
    return re.sub(r" \(OpenAppIntents [^()]*\)$", "", said.strip()).rpartition(" ")[2]


def settle(root: pathlib.Path, moment: int) -> None:
    """Gives all files the rights and the time that they have whoever packages, and whenever."""
    for path in sorted(root.rglob("*"), reverse=True):
        if path.is_symlink():
            os.utime(path, (moment, moment), follow_symlinks=False)
            continue
        executable = path.is_dir() or path.stat().st_mode & 0o100
        path.chmod(0o755 if executable else 0o644)
        os.utime(path, (moment, moment))
    root.chmod(0o755)
    os.utime(root, (moment, moment))
