"""The Dockerfile of a new package: what a linter says, and its steps; and what Scripts/try-image says to wrong ones."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from programs import PROGRAMS, ROOT
from waiting import PATIENCE

LINT = Path(sys.executable).parent / "hadolint"
#: Mounting is for root, and some containers keep it from root, too.
MAY_MOUNT = os.geteuid() == 0 and subprocess.run(
    ["unshare", "--mount", "--net", "--pid", "--fork", "true"], check=False, stderr=subprocess.DEVNULL).returncode == 0
mounting = pytest.mark.skipif(not MAY_MOUNT, reason="this account may not mount layers")
#: Ends as an image that serves must.
SERVING = """
EXPOSE 8080
ENTRYPOINT ["/bin/sh", "-c"]
CMD ["trap exit TERM; echo at http://localhost:8080/; sleep 100 & wait"]
HEALTHCHECK CMD ["true"]
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    folder = tmp_path_factory.mktemp("packages")
    subprocess.run([ROOT / "Scripts/init", "Shop", "--path", folder], check=True, stdout=subprocess.DEVNULL)
    return folder / "Shop"


def tried(package):
    """What the script says to the Dockerfile of a package."""
    done = subprocess.run(
        [ROOT / "Scripts/try-image", package, PROGRAMS / "Kitchen"], check=False, capture_output=True, text=True,
        # For all steps together; some install packages of Debian.
        timeout=5 * PATIENCE)
    return done.returncode, done.stdout + done.stderr


def test_the_linter_has_nothing_to_say(package):
    done = subprocess.run([LINT, package / "Dockerfile"], check=False, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_linter_sees_a_mistake(tmp_path):
    (tmp_path / "Dockerfile").write_text("FROM debian\nRUN cd /tmp\n")
    done = subprocess.run([LINT, tmp_path / "Dockerfile"], check=False, capture_output=True, text=True)
    assert done.returncode == 1 and "DL3006" in done.stdout


@mounting
def test_the_steps_are_performed_and_the_program_serves(package):
    code, said = tried(package)
    assert code == 0, said
    # In layers above the machine, which has none of it.
    assert not Path("/app").exists() and not Path("/OpenAppIntents").exists()


@mounting
@pytest.mark.parametrize("steps, words", [
    ("COPY Source ./", "COPY Source ./: there is no Source."),
    ("COPY --from=build /app /app", "it copies from a stage or context that there isn't."),
    ("COPY .build ./", "COPY .build ./: there is no .build."),
    ("RUN test -e /app/Shop", "RUN test -e /app/Shop: it ended with 1, see above."),
    ("RUN apt-get install --yes libharfbuz0b", "Unable to locate package libharfbuz0b"),
    ("RUN useradd --uid 10001 app\nUSER 10001\nRUN mkdir /app", "RUN mkdir /app: it ended with 1, see above."),
    ("ADD Sources ./", "this script doesn't know the instruction."),
    (SERVING.replace("EXPOSE 8080", "EXPOSE 8081"), "EXPOSE says 8081, but the program said: at http://localhost:8080/."),
    (SERVING.replace('["true"]', '["false"]'), "the HEALTHCHECK ended with 1."),
    (SERVING.replace("/bin/sh", "/app/Shop"), "the program ended with 127 before it listened"),
])
def test_a_wrong_step_is_refused(tmp_path, steps, words):
    (tmp_path / "Dockerfile").write_text(f"FROM debian:bookworm-slim\n{steps}\n")
    (tmp_path / ".dockerignore").write_text(".build\n")
    for name in (".build", "Sources"):
        (tmp_path / name).mkdir()
    code, said = tried(tmp_path)
    assert code == 1 and words in said, said


@mounting
@pytest.mark.parametrize("words, reason", [
    ("--product Sop", "there is no product Sop"), ("--configuration fast --product Shop", "fast"),
])
def test_a_wrong_build_is_refused(package, tmp_path, words, reason):
    (tmp_path / "Dockerfile").write_text(
        f"FROM swift:6.3-bookworm\nENV OPENAPPINTENTS=/Library\nCOPY --from=openappintents Package.swift /Library/\n"
        f"COPY Package.swift ./\nRUN swift build {words}\n")
    (tmp_path / "Package.swift").write_bytes((package / "Package.swift").read_bytes())
    code, said = tried(tmp_path)
    assert code == 1 and reason in said, said
