#!/usr/bin/env python3
"""Throughput and resident memory of a large file through the page's routes, on the loopback interface.

    swift build -c release --product Kitchen
    Benchmarks/files.py [MEGABYTES]

Speaks as the page does: an event stream, an upload for the open question, the answer, a download.
"""

import http.client
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
KITCHEN = ROOT / ".build/release/Kitchen"
TAB = "0123456789abcdef"
PIECE = b"Stir, and stir again, until it is done.\n" * 26_215


class Peak(threading.Thread):
    """The resident memory of a process, looked at every 20 ms until it is told to stop."""

    def __init__(self, pid: int):
        super().__init__(daemon=True)
        self.path = pathlib.Path(f"/proc/{pid}/status")
        self.most = 0
        self.stopping = threading.Event()
        self.start()

    def run(self) -> None:
        while not self.stopping.wait(0.02):
            self.most = max(self.most, resident(self.path))

    def end(self) -> int:
        self.stopping.set()
        self.join()
        return self.most


def resident(path: pathlib.Path) -> int:
    line = next(line for line in path.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1])


class Page:
    """One tab of a browser."""

    def __init__(self, port: int):
        self.port = port
        self.headers = {"Cookie": f"oai-session-{port}={'0a' * 16}"}
        self.stream = http.client.HTTPConnection("127.0.0.1", port)
        self.stream.request("GET", f"/session/events?tab={TAB}", headers=self.headers)
        self.events = self.stream.getresponse()

    def state(self, condition) -> dict:
        while True:
            line = self.events.readline()
            if not line:
                raise SystemExit("The stream ended.")
            if line.startswith(b"data:"):
                message = json.loads(line[5:])
                if message["type"] == "state" and message["card"] and condition(message["card"]):
                    return message["card"]

    def send(self, message: dict) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", self.port)
        connection.request(
            "POST", f"/session/actions?tab={TAB}", json.dumps(message),
            {**self.headers, "Content-Type": "application/json"})
        assert connection.getresponse().status == 202
        connection.close()


def upload(page: Page, question: int, pieces: int) -> tuple[float, dict]:
    connection = http.client.HTTPConnection("127.0.0.1", page.port)
    start = time.perf_counter()
    connection.request(
        "POST", f"/session/files?question={question}&parameter=recipe&name=long.txt",
        (PIECE for _ in range(pieces)),
        {**page.headers, "Content-Type": "text/plain", "Content-Length": str(len(PIECE) * pieces)})
    response = connection.getresponse()
    body = json.loads(response.read())
    assert response.status == 201, body
    return time.perf_counter() - start, body["value"]


def download(page: Page, file: str) -> tuple[float, int]:
    connection = http.client.HTTPConnection("127.0.0.1", page.port)
    buffer, count = bytearray(1 << 20), 0
    start = time.perf_counter()
    connection.request("GET", f"/session/files/{file}", headers=page.headers)
    response = connection.getresponse()
    assert response.status == 200
    while read := response.readinto(buffer):
        count += read
    return time.perf_counter() - start, count


def main() -> None:
    pieces = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    folder = pathlib.Path(tempfile.mkdtemp(prefix="files-benchmark-"))
    server = subprocess.Popen(
        [KITCHEN, "serve", "--port", "0", "--no-token", "--state-directory", folder / "state",
         "--todo-file", folder / "todos.json"],
        stdout=subprocess.PIPE, text=True, env={"TMPDIR": str(folder), "HOME": str(folder)})
    try:
        line = next(line for line in server.stdout if "http://127.0.0.1:" in line)
        port = int(line.split("http://127.0.0.1:")[1].split()[0].strip("/"))
        status = pathlib.Path(f"/proc/{server.pid}/status")
        page = Page(port)
        page.send({"type": "perform", "intent": "SaveRecipeIntent", "values": {}})
        question = page.state(lambda card: card["question"])["question"]["id"]
        megabytes = len(PIECE) * pieces / 1e6
        before, peak = resident(status), Peak(server.pid)
        seconds, value = upload(page, question, pieces)
        print(f"up:   {megabytes / seconds:6.0f} MB/s, "
              f"resident {before} KiB before, {peak.end()} KiB at most")
        page.send({"type": "answer", "question": question, "values": {"recipe": value}})
        file = page.state(lambda card: card.get("files"))["files"][0]["file"]
        before, peak = resident(status), Peak(server.pid)
        seconds, count = download(page, file)
        assert count == len(PIECE) * pieces
        print(f"down: {megabytes / seconds:6.0f} MB/s, "
              f"resident {before} KiB before, {peak.end()} KiB at most")
    finally:
        server.terminate()
        server.wait()
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
