"""Servers that the measurements start and stop: ours, and the peers."""

import contextlib
import os
import pathlib
import re
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

FOLDER = pathlib.Path(__file__).resolve().parent
BUILT = pathlib.Path(os.environ.get("OAI_BENCHMARK_BIN") or FOLDER / ".build/release")
APP = BUILT / "BenchmarkApp"
# The same app as another build made it, to be measured in turn with this one.
BASE_APP = (
    pathlib.Path(os.environ["OAI_BENCHMARK_BASE"]) / "BenchmarkApp"
    if os.environ.get("OAI_BENCHMARK_BASE") else None)
LOAD_CLIENT = BUILT / "LoadClient"
PEERS = FOLDER / "Peers"
PYTHON = FOLDER / ".venv/bin/python"

# A measurement that is told to end, by `timeout` for one, must not leave its servers behind.
signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))


def fail(sentence: str):
    """Ends the program with one sentence."""
    sys.exit(f"{pathlib.Path(sys.argv[0]).name}: {sentence}")


def allow_many_files() -> None:
    """Thousands of sessions are thousands of open files, in this process's children too."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def stop(process: subprocess.Popen) -> None:
    if process.poll() is None:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def unlimited(program: pathlib.Path, command: str = "serve") -> list[str]:
    """The options that let every client in, as often as it comes, unless the program is older than them."""
    usage = subprocess.run(
        [program, command, "--help"], capture_output=True, text=True, check=True).stdout
    options = ["--no-token"] if "--no-token" in usage else []
    for limit in ["callsPerMinute", "runs", "sessions"]:
        if "--person-limit" in usage:
            options += ["--person-limit", f"{limit}=1000000000"]
    return options


@contextlib.contextmanager
def benchmark_app(program: pathlib.Path = APP):
    """Our app, in a folder of its own; gives the process and the port."""
    if not program.exists():
        fail(f"{program} does not exist; `Benchmarks/run` builds it.")
    allow_many_files()
    with tempfile.TemporaryDirectory() as state:
        process = subprocess.Popen(
            [program, "serve", "--port", "0", "--state-directory", state, *unlimited(program)],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
        try:
            for line in process.stdout:
                if found := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                    break
            else:
                fail("BenchmarkApp ended before it said its address.")
            yield process, int(found.group(1))
        finally:
            stop(process)
            process.stdout.close()


@contextlib.contextmanager
def peer(name: str):
    """One of the peers; gives its address."""
    port = free_port()
    program = PEERS / f"{name}_card.py"
    command = [PYTHON, program, str(port)]
    if name == "streamlit":
        command = [
            PYTHON, "-m", "streamlit", "run", program, "--server.port", str(port),
            "--server.address", "127.0.0.1", "--server.headless", "true",
            "--browser.gatherUsageStats", "false", "--server.fileWatcherType", "none",
        ]
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT)
        address = f"http://127.0.0.1:{port}/"
        try:
            deadline = time.monotonic() + 60
            while not answers(address):
                if process.poll() is not None or time.monotonic() > deadline:
                    log.seek(0)
                    fail(f"{name} did not start. It said:\n{log.read().decode()[-2000:]}")
                time.sleep(0.1)
            yield address
        finally:
            stop(process)


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=5) as response:
            return response.status == 200
    except OSError:
        return False


def table(header: list[str], rows: list[list[str]]) -> str:
    """A Markdown table, all columns but the first to the right."""
    lines = [header, ["---"] + ["---:"] * (len(header) - 1), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
