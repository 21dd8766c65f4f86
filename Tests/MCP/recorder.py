"""Stands between a client and a server and holds what both say against the schemas.

Over HTTP it is a proxy. Over pipes it is a program of its own, started in the server's place:

    recorder.py FILE COMMAND...

which writes each line to the file, with who said it.
"""

import http.client
import http.server
import json
import pathlib
import subprocess
import sys
import threading

from transcript import Transcript

# What concerns only one of the two connections.
OWN_HEADERS = {"connection", "keep-alive", "transfer-encoding", "host", "content-length"}


class RecordingProxy:
    """A proxy in front of a server's address; `address` is its own."""

    def __init__(self, address: str):
        place, _, self.path = address.removeprefix("http://").partition("/")
        self.upstream = place
        self.transcripts: dict[str | None, Transcript] = {}
        self.lock = threading.Lock()
        proxy = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def forward(self):
                proxy.forward(self)

            do_GET = do_POST = do_DELETE = forward

            def log_message(self, *_):
                """The transcript is the log."""

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()
        self.address = f"http://127.0.0.1:{self.server.server_port}/{self.path}"

    def transcript(self, session: str | None) -> Transcript:
        if session not in self.transcripts:
            self.transcripts[session] = Transcript()
        return self.transcripts[session]

    def forward(self, request: http.server.BaseHTTPRequestHandler) -> None:
        session = request.headers.get("Mcp-Session-Id")
        body = request.rfile.read(int(request.headers.get("Content-Length") or 0))
        with self.lock:
            transcript = self.transcript(session)
            if body:
                message = json.loads(body)
                if message.get("method") == "initialize":
                    # It begins a conversation whose name the answer tells.
                    transcript = Transcript()
                transcript.client_says(message)
        upstream = http.client.HTTPConnection(self.upstream, timeout=60)
        upstream.putrequest(request.command, request.path, skip_host=True,
                            skip_accept_encoding=True)
        upstream.putheader("Host", self.upstream)
        for name, value in request.headers.items():
            if name.lower() not in OWN_HEADERS:
                upstream.putheader(name, value)
        if request.command == "POST":
            upstream.putheader("Content-Length", str(len(body)))
        upstream.endheaders(body or None)
        response = upstream.getresponse()
        if begun := response.getheader("Mcp-Session-Id"):
            with self.lock:
                self.transcripts[begun] = transcript
        request.send_response_only(response.status, response.reason)
        for name, value in response.getheaders():
            if name.lower() not in OWN_HEADERS:
                request.send_header(name, value)
        request.send_header("Connection", "close")
        request.end_headers()
        request.close_connection = True
        try:
            self.pass_on(response, request, transcript)
        except OSError:
            # One of them left; the other shall know.
            pass
        finally:
            response.close()
            upstream.close()

    def pass_on(self, response, request, transcript: Transcript) -> None:
        if "event-stream" in response.getheader("Content-Type", ""):
            while line := response.readline():
                if line.startswith(b"data:") and (data := line[5:].strip()):
                    with self.lock:
                        transcript.server_says(json.loads(data))
                request.wfile.write(line)
        elif content := response.read():
            with self.lock:
                transcript.server_says(json.loads(content))
            request.wfile.write(content)

    def close(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()

    @property
    def problems(self) -> list[str]:
        return [problem for transcript in self.transcripts.values()
                for problem in transcript.problems]

    @property
    def messages(self) -> list[tuple[str, dict]]:
        return [entry for transcript in self.transcripts.values()
                for entry in transcript.messages]


def replay(file: pathlib.Path) -> Transcript:
    """What a recording says, held against the schemas."""
    transcript = Transcript()
    for line in file.read_text().splitlines():
        side, _, text = line.partition(" ")
        try:
            message = json.loads(text)
        except ValueError:
            transcript.problems.append(f"{side}: {text[:200]!r} is not JSON")
            continue
        (transcript.client_says if side == "client" else transcript.server_says)(message)
    return transcript


def main(file: str, *command: str) -> int:
    recording = open(file, "wb")
    lock = threading.Lock()
    server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def copy(source, target, side: bytes) -> None:
        for line in source:
            with lock:
                recording.write(side + b" " + line)
                recording.flush()
            target.write(line)
            target.flush()
        target.close()

    threading.Thread(
        target=copy, args=(sys.stdin.buffer, server.stdin, b"client"), daemon=True).start()
    copy(server.stdout, sys.stdout.buffer, b"server")
    return server.wait()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
