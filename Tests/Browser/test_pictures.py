"""Pictures from elsewhere: what stands there meanwhile, the picture, and what stands there where it fails."""

import http.server
import struct
import threading
import zlib

import pytest
from conftest import search, serve
from pages import wait_until
from playwright.sync_api import expect


def png(red: int, green: int, blue: int, width: int = 60, height: int = 40) -> bytes:
    """A picture of one color."""
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + bytes((red, green, blue)) * width) * height
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


class Pictures:
    """A server of pictures that answers when it is told to, and keeps what it was asked."""

    def __init__(self):
        self.asked = []
        self.open = threading.Event()
        pictures = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                pictures.asked.append((self.path, dict(self.headers)))
                if self.path == "/Slow.png":
                    pictures.open.wait(20)
                known = {"/Red.png": (220, 0, 0), "/Blue.png": (0, 0, 220), "/Slow.png": (0, 160, 0)}
                body = png(*known[self.path]) if self.path in known else b"none"
                self.send_response(200 if self.path in known else 404)
                self.send_header("Content-Type", "image/png" if self.path in known else "text/plain")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.host = f"localhost:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.open.set()
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def pictures():
    server = Pictures()
    yield server
    server.close()


@pytest.fixture
def gallery(pictures, tmp_path):
    """An app that names the server of pictures."""
    yield from serve(
        "Workbench", tmp_path, WORKBENCH_PICTURES=pictures.host, WORKBENCH_PICTURE_SERVER=pictures.host)


@pytest.fixture
def closed_gallery(pictures, tmp_path):
    """The same app, which names no server."""
    yield from serve("Workbench", tmp_path, WORKBENCH_PICTURE_SERVER=pictures.host)


def show(page, name):
    """Performs the intent with the name of a picture."""
    search(page, "show pictures")
    page.keyboard.press("Enter")
    page.locator("#question input[type=text]").first.fill(name)
    page.locator("[data-role=submit]").click()


def test_a_picture_takes_the_place_of_what_stands_there_meanwhile(gallery, open_page, pictures):
    page = open_page(gallery)
    show(page, "Slow.png")
    waiting = page.locator("#content").get_by_text("Waiting for Slow.png")
    picture = page.get_by_role("img", name="Picture Slow.png")
    expect(waiting).to_be_visible()
    expect(picture).to_have_count(0)
    pictures.open.set()
    expect(picture).to_be_visible()
    expect(waiting).to_be_hidden()
    expect(page.locator("#content").get_by_text("No Slow.png")).to_be_hidden()
    box = picture.bounding_box()
    assert (box["width"], box["height"]) == (120, 60)
    assert picture.evaluate("image => [image.referrerPolicy, image.loading, image.decoding]") == [
        "no-referrer", "lazy", "async"]
    [(path, headers)] = pictures.asked
    assert path == "/Slow.png"
    assert "Referer" not in headers and "Cookie" not in headers


def test_a_picture_that_cannot_be_had_shows_its_failure(gallery, open_page):
    page = open_page(gallery)
    page.allowed_complaints.append("404")
    show(page, "None.png")
    expect(page.locator("#content").get_by_text("No None.png")).to_be_visible()
    expect(page.locator("#content").get_by_text("Waiting for None.png")).to_be_hidden()
    expect(page.get_by_role("img", name="Picture None.png")).to_have_count(0)


def test_a_picture_is_dragged_as_what_its_author_says(gallery, open_page):
    page = open_page(gallery)
    show(page, "Red.png")
    picture = page.get_by_role("img", name="Picture Red.png")
    expect(picture).to_be_visible()
    page.evaluate("""addEventListener('dragstart', ({ dataTransfer }) => {
        document.dragged = Object.fromEntries(dataTransfer.types.map((type) => [type, dataTransfer.getData(type)]));
    })""")
    picture.hover()
    page.mouse.down()
    page.mouse.move(2, 2, steps=5)
    wait_until(page, "document.dragged")
    page.mouse.up()
    # Without it the browser would hand over the picture and its address.
    assert page.evaluate("document.dragged") == {"text/plain": "Red.png"}


def test_the_policy_names_that_host_only(gallery, open_page, pictures):
    page = open_page(gallery)
    policy = page.request.get(gallery.address + "/").headers["content-security-policy"]
    assert f"img-src 'self' data: http://{pictures.host};" in policy
    assert "https:" not in policy


def test_without_the_apps_leave_nothing_is_asked(closed_gallery, open_page, pictures):
    page = open_page(closed_gallery)
    show(page, "Red.png")
    expect(page.locator("#content").get_by_text("No Red.png")).to_be_visible()
    assert page.locator("#content img").count() == 0
    assert page.locator("script[src^='/pictures.js']").count() == 0
    assert pictures.asked == []


def test_choices_and_results_show_pictures_of_that_host(gallery, open_page, pictures):
    page = open_page(gallery)
    search(page, "hang painting")
    page.keyboard.press("Enter")
    option = page.locator("#question .option-image").first
    expect(option).to_be_visible()
    assert option.evaluate("image => image.src") == f"http://{pictures.host}/Red.png"
    page.get_by_text("Red.png").first.click()
    page.locator("[data-role=submit]").click()
    picture = page.locator("#content .phases img")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.naturalWidth") == 60
