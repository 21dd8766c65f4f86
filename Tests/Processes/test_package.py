"""What Scripts/package makes of a program that is built already: whole packages that work where they are put."""

import gzip
import hashlib
import os
import pathlib
import re
import resource
import shutil
import subprocess
import tarfile

import pytest
import versions
from programs import PROGRAMS, ROOT
from shipping.program import linker_flags
from shipping.tree import own_version
from waiting import PATIENCE

MOMENT = 1_700_000_000
#: The bound of what `systemd-analyze security` calls the exposure, from 0 to 100: it has 12.
MOST_EXPOSURE = 15
BUILT = ["--built", str(PROGRAMS / "TravelTracking")]
UNITS = ["traveltracking.service", "traveltracking.socket"]


def make(work: pathlib.Path, output: pathlib.Path, *options, **more) -> subprocess.CompletedProcess:
    """Runs Scripts/package, with a folder for what is unfinished.

    It runs a debug program several times, and writes hundreds of megabytes.
    """
    work.mkdir()
    return subprocess.run(
        [ROOT / "Scripts/package", "--output", output, *map(str, options)],
        capture_output=True, text=True, cwd=ROOT, timeout=10 * PATIENCE, **more,
        env={**os.environ, "SOURCE_DATE_EPOCH": str(MOMENT), "TMPDIR": str(work), "DEBFULLNAME": "Jane Doe",
             "DEBEMAIL": "jane@example.org"})


def lines(*command, **more) -> list[str]:
    return subprocess.run(
        [str(word) for word in command], check=True, capture_output=True, text=True, **more).stdout.splitlines()


@pytest.fixture(scope="module")
def packages(tmp_path_factory) -> pathlib.Path:
    """A folder with both packages of the travel example."""
    folder, work = tmp_path_factory.mktemp("packages"), tmp_path_factory.mktemp("package") / "work"
    done = make(work, folder, "TravelTracking", *BUILT, "--debug", "--version", "1.2~rc1")
    assert done.returncode == 0, done.stderr
    assert os.listdir(work) == []
    return folder


@pytest.fixture(scope="module")
def deb(packages) -> pathlib.Path:
    return next(packages.glob("traveltracking_1.2~rc1_*.deb"))


@pytest.fixture(scope="module")
def tar(packages) -> pathlib.Path:
    return next(packages.glob("traveltracking-1.2~rc1-linux-*.tar.gz"))


@pytest.fixture(scope="module")
def installed(deb, tmp_path_factory) -> pathlib.Path:
    """The Debian package's files, below a root of their own."""
    root = tmp_path_factory.mktemp("root")
    lines("dpkg-deb", "--extract", deb, root)
    return root


def performed(file: pathlib.Path, folder: pathlib.Path, *words: str) -> str:
    """What a program of a package prints, with a state of its own."""
    done = subprocess.run(
        [file, *words], capture_output=True, text=True, cwd=folder, timeout=PATIENCE,
        env={"PATH": os.environ["PATH"], "LANG": "de_DE.UTF-8", "HOME": str(folder), "XDG_STATE_HOME": str(folder)})
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_debian_package_says_what_it_is_and_needs(deb):
    fields = dict(re.findall(r"^(\S+): (.+)$", "\n".join(lines("dpkg-deb", "--field", deb)), re.M))
    assert fields["Package"] == "traveltracking" and fields["Version"] == "1.2~rc1"
    assert fields["Architecture"] == lines("dpkg", "--print-architecture")[0]
    assert fields["Maintainer"] == "Jane Doe <jane@example.org>"
    assert fields["Description"] == "offers the intents of TravelTracking"
    depends = re.split(r", ", fields["Depends"])
    for wanted in [r"libc6 \(>= .+\)", r"libharfbuzz0b.*", r"libsodium23.*", r"libsqlite3-0.*", "tzdata"]:
        assert any(re.fullmatch(wanted, package) for package in depends), (wanted, depends)
    assert "fonts-inter" in fields["Recommends"]
    assert lines("dpkg-deb", "--info", deb, "conffiles") == ["/etc/default/traveltracking"]


def test_the_debian_package_has_everything_under_debians_names(deb, installed):
    listed = lines("dpkg-deb", "--contents", deb)
    assert all(re.match(r"[dl-](rwxr-xr-x|rw-r--r--|rwxrwxrwx) root/root ", line) for line in listed)
    files = {line.split(maxsplit=5)[5].removeprefix("./").partition(" -> ")[0] for line in listed}
    assert files >= {
        "usr/bin/TravelTracking", "usr/lib/traveltracking/TravelTracking", "etc/default/traveltracking",
        "usr/share/bash-completion/completions/TravelTracking",
        "usr/share/zsh/vendor-completions/_TravelTracking",
        "usr/share/fish/vendor_completions.d/TravelTracking.fish", "usr/share/man/man1/TravelTracking.1.gz",
        "usr/share/doc/traveltracking/copyright", "usr/share/doc/traveltracking/changelog.gz",
        "usr/lib/sysusers.d/traveltracking.conf",
        *(f"usr/lib/systemd/{manager}/{unit}" for manager in ("system", "user") for unit in UNITS)}
    bundles = {path.name for path in installed.glob("usr/lib/traveltracking/*.resources")}
    # The folder of the build has those of other programs, too.
    assert "OpenAppIntents_TravelTracking.resources" in bundles and "OpenAppIntents_WebHost.resources" in bundles
    assert not bundles & {"OpenAppIntents_Kitchen.resources", "OpenAppIntents_Gallery.resources"}
    assert not re.search(r"@[A-Z]+@", "".join(
        path.read_text() for folder in ("etc", "usr/lib/systemd", "usr/lib/sysusers.d")
        for path in (installed / folder).rglob("*") if path.is_file()))


def test_the_program_works_where_it_is_installed(installed, tmp_path):
    command = installed / "usr/bin/TravelTracking"
    said = performed(command, tmp_path, "--version")
    assert said == f"TravelTracking 1.0 (OpenAppIntents {versions.present()})\n"
    # The version of a package that nobody gives another one.
    assert own_version(said) == "1.0"
    found = performed(command, tmp_path, "run", "ShowLandmarkIntent", "--landmark", "129")
    # In the language of the caller, from its resources.
    assert "Granitwände" in found
    share = installed / "usr/share"
    assert performed(command, tmp_path, "completions", "bash") == (
        share / "bash-completion/completions/TravelTracking").read_text()
    manual = gzip.decompress((share / "man/man1/TravelTracking.1.gz").read_bytes()).decode()
    assert ".Dd November 14, 2023" in manual
    # Without its symbols.
    sections = "\n".join(lines("readelf", "--sections", "--wide", installed / "usr/lib/traveltracking/TravelTracking"))
    assert ".symtab" not in sections


def test_its_units_are_sound_and_shut_in(installed, tmp_path):
    root = tmp_path / "root"
    shutil.copytree(installed / "usr/lib/systemd", root / "usr/lib/systemd")
    binary = root / "usr/lib/traveltracking/TravelTracking"
    binary.parent.mkdir()
    binary.hardlink_to(installed / "usr/lib/traveltracking/TravelTracking")
    verify = ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", f"--root={root}"]
    said = subprocess.run([*verify, *UNITS], capture_output=True, text=True)
    assert (said.returncode, said.stderr) == (0, "")
    # Those of an account, read as the machine's: all that an account's manager knows, the machine's knows, too.
    for unit in UNITS:
        shutil.copyfile(root / "usr/lib/systemd/user" / unit, root / "usr/lib/systemd/system" / unit)
    said = subprocess.run([*verify, *UNITS], capture_output=True, text=True)
    assert (said.returncode, said.stderr) == (0, "")
    service = installed / "usr/lib/systemd/system/traveltracking.service"
    judged = subprocess.run(
        ["systemd-analyze", "security", "--offline=yes", "--no-pager", f"--threshold={MOST_EXPOSURE}", service],
        capture_output=True, text=True)
    assert judged.returncode == 0, judged.stdout


def test_its_scripts_may_run_again_and_keep_what_an_administrator_decided(deb, tmp_path):
    control = tmp_path / "control"
    lines("dpkg-deb", "--control", deb, control)
    called, state, tools = tmp_path / "called", tmp_path / "state", tmp_path / "tools"
    tools.mkdir()
    for tool in ["deb-systemd-helper", "deb-systemd-invoke", "systemctl", "systemd-sysusers"]:
        (tools / tool).write_text(f'#!/bin/sh\necho "{tool} $*" >>{called}\n')
        (tools / tool).chmod(0o755)
    (tmp_path / "running").mkdir()
    for script in ["postinst", "prerm", "postrm"]:
        text = (control / script).read_text()
        # Nothing of the machine on which the test runs.
        text = text.replace("/run/systemd/system", str(tmp_path / "running"))
        (control / script).write_text(text.replace("/var/lib/traveltracking", str(state)))

    def run(script: str, *words: str) -> list[str]:
        called.write_text("")
        lines("sh", "-eu", control / script, *words, env={"PATH": f"{tools}:/usr/bin:/bin"})
        return called.read_text().splitlines()

    first = run("postinst", "configure", "")
    assert first[0] == "systemd-sysusers traveltracking.conf"
    assert "deb-systemd-helper --quiet was-enabled traveltracking.socket" in first
    assert first[-3:] == [
        "systemctl --system daemon-reload", "deb-systemd-invoke start traveltracking.socket",
        "deb-systemd-invoke start traveltracking.service"]
    assert run("postinst", "configure", "") == first
    upgrade = run("postinst", "configure", "1.1")
    assert upgrade[-1] == "deb-systemd-invoke try-restart traveltracking.service"
    assert run("prerm", "upgrade", "1.3") == [] and run("postrm", "upgrade", "1.3") == []
    assert run("prerm", "remove") == ["deb-systemd-invoke stop traveltracking.socket traveltracking.service"]
    state.mkdir()
    run("postrm", "remove")
    assert state.is_dir()
    run("postrm", "purge")
    assert not state.exists()
    run("postrm", "purge")


def test_the_tarball_goes_into_a_prefix(tar, tmp_path):
    with tarfile.open(tar) as archive:
        members = archive.getmembers()
        archive.extractall(tmp_path, filter="tar")
    assert {(member.uid, member.gid, member.uname, member.mtime) for member in members} == {(0, 0, "root", MOMENT)}
    folder = tar.name.removesuffix(".tar.gz")
    assert {member.name.partition("/")[0] for member in members} == {folder}
    prefix = tmp_path / folder
    state = tmp_path / "state"
    state.mkdir()
    assert "Eiffelturm" in performed(prefix / "bin/TravelTracking", state, "search", "eiffel")
    readme = (prefix / "share/doc/traveltracking/README").read_text()
    assert tar.name in readme and "libsodium.so.23" in readme and "@" not in readme
    service = (prefix / "lib/systemd/system/traveltracking.service").read_text()
    assert "ExecStart=/usr/local/lib/traveltracking/TravelTracking serve" in service


def test_the_same_program_gives_the_same_bytes(tar, tmp_path):
    folder = tmp_path / "again"
    folder.mkdir()
    done = make(tmp_path / "work", folder, "TravelTracking", *BUILT, "--debug", "--version", "1.2~rc1", "--tar")
    assert done.returncode == 0, done.stderr
    assert os.listdir(folder) == [tar.name]
    first, second = (hashlib.file_digest(path.open("rb"), "sha256").digest() for path in (tar, folder / tar.name))
    assert first == second


def small_files() -> None:
    """Lets no file grow beyond a megabyte, as if there were no more room."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 20, 1 << 20))


@pytest.mark.parametrize(("words", "options", "said"), [
    (["../x"], {}, "can't be the name of a product"),
    (["Travel", "--built", "/nowhere/Travel"], {}, "there is no program “/nowhere/Travel”"),
    (["Travel", "--built", str(ROOT / "Package.swift")], {}, "it isn't an ELF file"),
    (["ls", "--built", "/bin/ls"], {}, "“ls completions bash” failed: "),
    (["TravelTracking", *BUILT, "--version", "1.0-beta"], {}, "as in 1.0~beta.1"),
    (["TravelTracking", *BUILT, "--maintainer", "Jane"], {}, "“Jane” is no maintainer"),
    (["TravelTracking", *BUILT, "--port", "0"], {}, "0 is no port"),
    (["TravelTracking", *BUILT, "--output", "/proc"], {}, "“/proc” can't be "),
    (["TravelTracking", *BUILT, "--output", "/nowhere"], {}, "there is no folder “/nowhere”"),
    (["TravelTracking", *BUILT], {"preexec_fn": small_files}, "would be larger than this account's files may be"),
    (["Nothing", "--package-path", "/"], {}, "“/” has no Package.swift"),
])
def test_a_package_that_cannot_be_made_is_refused_in_words_and_leaves_nothing(tmp_path, words, options, said):
    output = tmp_path / "output"
    output.mkdir()
    done = make(tmp_path / "work", output, *words, **options)
    assert os.listdir(output) == []
    assert done.returncode == 1 and done.stdout == ""
    assert done.stderr.startswith("Scripts/package: ") and said in done.stderr, done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert os.listdir(tmp_path / "work") == []


def test_a_product_that_does_not_exist_is_answered_with_those_that_do(tmp_path):
    manifest = tmp_path / "Package.swift"
    manifest.write_text(
        "// swift-tools-version: 6.0\nimport PackageDescription\n"
        'let package = Package(name: "Shop", products: [.library(name: "Till", targets: ["Till"])], targets: [\n'
        '    .target(name: "Till"), .executableTarget(name: "Shop"), .executableTarget(name: "Store")])\n')
    output = tmp_path / "output"
    output.mkdir()
    said = make(tmp_path / "first", output, "Shp", "--package-path", tmp_path).stderr
    assert "has no product “Shp”. Its programs are: Shop, Store." in said
    said = make(tmp_path / "second", output, "Till", "--package-path", tmp_path).stderr
    assert "“Till” is a library, not a program. Its programs are: Shop, Store." in said


def test_what_is_linked_for_a_package_starts_and_has_its_relocations_packed_where_they_are_read(tmp_path):
    (tmp_path / "main.swift").write_text('print("It starts.")\n')
    lines("swiftc", "-static-stdlib", "-use-ld=lld", *linker_flags(), "main.swift", "-o", "main", cwd=tmp_path)
    assert lines(tmp_path / "main") == ["It starts."]
    version = os.confstr("CS_GNU_LIBC_VERSION").split()[1].split(".")
    sections = lines("readelf", "--sections", "--wide", tmp_path / "main")
    assert any(" .relr.dyn " in line for line in sections) == ([*map(int, version)] >= [2, 36])
