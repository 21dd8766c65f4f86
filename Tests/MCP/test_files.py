"""Files of any size: beside the messages over HTTP, through a folder over pipes, with little memory."""

import http.client
import json
import pathlib
import socket
import threading
import urllib.parse

import pytest
from http_conversation import HTTPConversation
from pipe_conversation import PipeConversation
from programs import program
from servers import HTTPServer, environment
from waiting import PATIENCE, until

MEGABYTE = 1_000_000
LARGE = 100 * MEGABYTE
# The memory that a server may use in addition while a hundred megabytes pass.
ROOM = 32 * MEGABYTE
PIECE = bytes(range(256)) * 3906 + bytes(64)
FORM_WORDS = {"name": "large.bin", "type": "application/octet-stream"}


class Peak(threading.Thread):
    """The most memory that a process has at a time."""

    def __init__(self, pid: int):
        super().__init__(daemon=True)
        self.path = pathlib.Path(f"/proc/{pid}/status")
        self.before = self.most = self.resident()
        self.ended = threading.Event()
        self.start()

    def resident(self) -> int:
        line = next(l for l in self.path.read_text().splitlines() if l.startswith("VmRSS"))
        return int(line.split()[1]) * 1024

    def run(self) -> None:
        while not self.ended.wait(0.01):
            self.most = max(self.most, self.resident())

    def growth(self) -> int:
        self.ended.set()
        self.join()
        return self.most - self.before


@pytest.fixture
def folder(tmp_path):
    """Where a server keeps all that it keeps."""
    return {**environment(), "XDG_STATE_HOME": str(tmp_path), "TMPDIR": str(tmp_path),
            "HOME": str(tmp_path)}


@pytest.fixture
def server(folder):
    server = HTTPServer([program("Workbench"), "serve", "--port", "0", "--no-token"], folder)
    yield server
    server.check_alive()
    server.stop()


@pytest.fixture
def client(server):
    return HTTPConversation(server.address).begin()


class Files:
    """The addresses for files beside an endpoint."""

    def __init__(self, address: str):
        self.place = urllib.parse.urlsplit(address)

    def connect(self) -> http.client.HTTPConnection:
        return http.client.HTTPConnection(self.place.hostname, self.place.port, timeout=PATIENCE)

    def send(self, body, size=None, name="large.bin", headers=None):
        """Hands a file in; returns status and answer."""
        connection = self.connect()
        size = len(body) if size is None else size
        connection.request(
            "POST", f"{self.place.path}/files?name={urllib.parse.quote(name)}", body,
            {"Content-Type": "application/octet-stream", "Content-Length": str(size),
             **(headers or {})})
        response = connection.getresponse()
        answer = json.loads(response.read())
        connection.close()
        return response.status, answer

    def request(self, method, path, headers=None):
        connection = self.connect()
        connection.request(method, path, headers=headers or {})
        return connection.getresponse()


def echoed(client, uri: str) -> dict:
    """The link to the file that the app gave back for the one at an address."""
    result = client.call_tool("EchoFileIntent", {"file": {"uri": uri}}).result
    assert not result.get("isError"), result
    links = [content for content in result["content"] if content["type"] == "resource_link"]
    assert result["structuredContent"]["value"][0]["uri"] == links[0]["uri"]
    return links[0]


def blobs(folder: dict) -> list[pathlib.Path]:
    return [path for path in pathlib.Path(folder["XDG_STATE_HOME"]).rglob("live-*/*")
            if path.is_file()]


def test_a_large_file_passes_over_http(server, client, folder):
    files, peak = Files(server.address), Peak(server.process.pid)
    status, answer = files.send((PIECE for _ in range(100)), len(PIECE) * 100)
    assert status == 201
    assert {name: answer[name] for name in ("name", "size", "type")} == {
        **FORM_WORDS, "size": LARGE}
    link = echoed(client, answer["uri"])
    assert (link["size"], link["name"]) == (LARGE, "large.bin")
    address = urllib.parse.urlsplit(link["uri"])
    assert (address.scheme, address.netloc) == ("http", files.place.netloc)
    response = files.request("GET", address.path)
    assert response.status == 200
    assert response.headers["Content-Length"] == str(LARGE)
    assert response.headers["Content-Disposition"].startswith('attachment; filename="large.bin"')
    assert response.headers["Content-Type"] == "application/octet-stream"
    for _ in range(100):
        assert response.read(len(PIECE)) == PIECE
    assert response.read(1) == b""
    assert peak.growth() < ROOM
    # The address is good as an argument again, and the bytes are there once.
    assert echoed(client, link["uri"])["size"] == LARGE
    assert len(blobs(folder)) == 1
    assert files.request("DELETE", address.path).status == 204
    assert files.request("GET", address.path).status == 404


def test_a_large_file_passes_over_pipes(folder):
    client = PipeConversation([program("Workbench"), "mcp"], environment=folder).begin()
    guide = client.call("resources/read", {"uri": "intents://files"}).result["contents"][0]["text"]
    inbox = pathlib.Path(guide.split("folder ")[1].split(", and")[0])
    assert f"file://{inbox}/NAME" in guide
    assert inbox.stat().st_mode & 0o777 == 0o700
    given = inbox / "large.bin"
    with given.open("wb") as file:
        for _ in range(100):
            file.write(PIECE)
    peak = Peak(client.server_process.process.pid)
    link = echoed(client, given.as_uri())
    assert not given.exists(), "the file moves, it isn't copied"
    assert link["uri"].startswith("file:///")
    got = pathlib.Path(urllib.parse.unquote(urllib.parse.urlsplit(link["uri"]).path))
    assert got.stat().st_mode & 0o777 == 0o600
    with got.open("rb") as file:
        for _ in range(100):
            assert file.read(len(PIECE)) == PIECE
    assert peak.growth() < ROOM
    assert echoed(client, link["uri"])["size"] == LARGE
    client.check()
    client.close()
    assert not got.exists(), "the files go with the process"


@pytest.mark.parametrize("transport", ["http", "stdio"])
def test_paths_of_the_machine_are_not_read(transport, folder, request):
    if transport == "http":
        client = request.getfixturevalue("client")
    else:
        client = PipeConversation([program("Workbench"), "mcp"], environment=folder).begin()
    for uri in ["file:///etc/passwd", "file:///proc/self/environ", "file://localhost/etc/passwd"]:
        result = client.call_tool("EchoFileIntent", {"file": {"uri": uri}}).result
        assert result["isError"]
        text = result["content"][0]["text"]
        assert "there is no file at this address that was handed in." in text
        assert ("Send the bytes" if transport == "http" else "Put a large file") in text
    client.close()


@pytest.mark.parametrize("name, cleaned", [
    ("../../etc/passwd", "passwd"), ("..", None), ("a\u202eb\r\nX: y.txt", None),
    ("Grüße 1.txt", "Grüße 1.txt")])
def test_names_lose_what_leads_elsewhere(server, folder, name, cleaned):
    status, answer = Files(server.address).send(b"text", name=name)
    assert status == 201
    assert not set(answer["name"]) & set("/\r\n\u202e") and answer["name"] not in ("", ".", "..")
    assert cleaned in (None, answer["name"])
    assert [path.parent.name.startswith("live-") for path in blobs(folder)] == [True]


def test_files_that_are_not_as_said_are_refused(server, folder):
    files = Files(server.address)
    status, answer = files.send(b"\x00\x01binary", name="a.png", headers={
        "Content-Type": "image/png"})
    assert (status, answer["error"]["message"]) == (
        415, "The file is damaged, or is no PNG image.")
    status, answer = files.send(b"", size=3 << 30)
    assert (status, answer["error"]["message"]) == (413, "A file may have 2 GB at most.")
    connection = files.connect()
    connection.putrequest("POST", f"{files.place.path}/files?name=a")
    connection.putheader("Transfer-Encoding", "chunked")
    connection.endheaders()
    connection.send(b"0\r\n\r\n")
    assert connection.getresponse().status == 411
    connection = files.connect()
    connection.request("POST", f"{files.place.path}/files", b"text")
    assert connection.getresponse().status == 400
    assert blobs(folder) == []


def test_a_file_that_breaks_off_disappears(server, folder):
    files = Files(server.address)
    with socket.create_connection((files.place.hostname, files.place.port)) as connection:
        connection.sendall(
            f"POST {files.place.path}/files?name=a.txt HTTP/1.1\r\nHost: {files.place.netloc}\r\n"
            "Content-Type: text/plain\r\nContent-Length: 4000000\r\n\r\n".encode()
            + b"a" * 2_000_000)
        until(lambda: blobs(folder))
    until(lambda: not blobs(folder))


def test_files_are_guarded_as_messages_are(server, client):
    files = Files(server.address)
    status, answer = files.send(b"text", name="a.txt")
    assert status == 201
    path = f"{files.place.path}/files/{answer['uri'].rsplit('/')[-1]}"
    assert files.request("GET", path).read() == b"text"
    for headers in [{"Host": "evil.example"}, {"Origin": "http://evil.example"}]:
        for method in ["GET", "DELETE"]:
            assert files.request(method, path, headers).status == 403
        assert files.send(b"text", headers=headers)[0] == 403
    assert files.request("GET", path).read() == b"text"
    # No identifier but the right one, and nothing beside the files.
    for wrong in ["0" * 32, "../files", "..%2f..%2fetc%2fpasswd", "%00", ""]:
        assert files.request("GET", f"{files.place.path}/files/{wrong}").status in (400, 404, 405)
    result = client.call_tool(
        "EchoFileIntent", {"file": {"uri": "intents://files/" + "0" * 32}}).result
    assert result["isError"]
    assert "The file is not there any more" in result["content"][0]["text"]


def test_files_need_the_token_that_messages_need(folder):
    server = HTTPServer([program("Workbench"), "serve", "--port", "0"], folder)
    try:
        files = Files(server.address)
        token = next(pathlib.Path(folder["XDG_STATE_HOME"]).rglob("access-token")).read_text().strip()
        bearer = {"Authorization": f"Bearer {token}"}
        for headers in [{}, {"Authorization": "Bearer wrong"}]:
            assert files.send(b"text", name="a.txt", headers=headers)[0] == 401
            for method in ["GET", "DELETE"]:
                assert files.request(method, f"{files.place.path}/files/{'0' * 32}", headers).status == 401
        status, answer = files.send(b"text", name="a.txt", headers=bearer)
        assert status == 201
        path = f"{files.place.path}/files/{answer['uri'].rsplit('/')[-1]}"
        assert files.request("GET", path).status == 401
        assert files.request("GET", path, bearer).read() == b"text"
    finally:
        server.stop()
