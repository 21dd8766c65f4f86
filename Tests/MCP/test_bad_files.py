"""Files that are something else than they say, or that would grow if anyone unpacked them."""

import gzip
import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from test_files import MEGABYTE, Files, Peak, client, echoed, folder, server  # noqa: F401 (fixtures)

# A gigabyte of nothing, a thousandth of its size.
BOMB = gzip.compress(bytes(64 * MEGABYTE), 9) * 16
GIF = b"GIF89a/*" + bytes(20) + b"*/=1;alert(1)//<script>alert(2)</script>"
PNG = b"\x89PNG\r\n\x1a\n" + b"\x00\x00\x00\rIHDR<svg onload=alert(1)>"
PDF = b"%PDF-1.7\n<html><script>alert(1)</script>"
FEW = settings(
    max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture], derandomize=True)


def saved(files: Files, link: dict):
    """The response with the file of a link, which may be a resource's."""
    return files.request("GET", f"{files.place.path}/files/{link['uri'].rpartition('/')[2]}")


def test_nothing_is_unpacked(server, client):  # noqa: F811
    files, peak = Files(server.address), Peak(server.process.pid)
    status, answer = files.send(BOMB, name="bomb.txt", headers={"Content-Encoding": "gzip"})
    assert status == 415
    assert answer == {"error": {"message":
                                "A file must come as it is; its Content-Encoding “gzip” isn't taken off here."}}
    # As what it is, it is a file like any other, and comes back as it was.
    status, answer = files.send(BOMB, name="bomb.gz", headers={"Content-Type": "application/gzip"})
    assert status == 201
    assert saved(files, echoed(client, answer["uri"])).read() == BOMB
    connection = files.connect()
    connection.request("POST", files.place.path, BOMB[:MEGABYTE], {
        "Content-Type": "application/json", "Content-Encoding": "gzip",
        "Accept": "application/json, text/event-stream"})
    response = connection.getresponse()
    assert response.status == 400
    assert json.loads(response.read())["error"]["code"] == -32700
    assert peak.growth() < 32 * MEGABYTE


@pytest.mark.parametrize("content, name, kind", [
    (GIF, "cat.gif", "image/gif"), (PNG, "cat.png", "image/png"), (PDF, "cat.pdf", "application/pdf"),
    (GIF, "cat.html", "text/html"), (PNG, "cat.svg", "image/svg+xml")])
def test_a_file_that_is_two_things_is_only_ever_saved(server, client, content, name, kind):  # noqa: F811
    files = Files(server.address)
    status, answer = files.send(content, name=name, headers={"Content-Type": kind})
    assert status == 201, answer
    response = saved(files, echoed(client, answer["uri"]))
    assert response.status == 200, response.read()
    assert response.headers["Content-Type"] == kind
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert response.headers["Content-Security-Policy"] == "default-src 'none'; sandbox"
    assert response.headers["Content-Disposition"].startswith(f'attachment; filename="{name}"')
    assert response.read() == content


def test_any_name_type_and_length_is_answered(server):  # noqa: F811
    files, peak = Files(server.address), Peak(server.process.pid)
    headers = st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=40)

    @FEW
    @given(st.text(max_size=300), headers, st.binary(max_size=64), st.integers(0, 64))
    def send(name, kind, content, size):
        status, answer = files.send(content[:size], name=name, headers={"Content-Type": kind.strip()})
        if status == 201:
            kept = answer["name"]
            assert kept and "/" not in kept and "\0" not in kept and not kept.startswith("..")
            assert len(kept.encode()) <= 255
        else:
            assert status in (400, 415), answer
            assert answer["error"]["message"].strip()

    send()
    assert peak.growth() < 32 * MEGABYTE
