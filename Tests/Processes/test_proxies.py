"""The examples of proxies that end TLS, in Documentation/Deployment: people and assistants use an app through them."""

import base64
import concurrent.futures
import http.client
import json
import os
import pathlib
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Callable

import pytest
from app import App, Browser, Page, Reached
from ports import free_port
from programs import ROOT
from waiting import PATIENCE, ended, until
from wires import PageSocket

HOST = "travel.example.org"
#: Where Scripts/setup unpacks programs that, installed, would start a server of their own.
UNPACKED = ROOT / ".venv/debian"
CALL = {
    "jsonrpc": "2.0", "id": 1, "method": "tools/call",
    "params": {"name": "ShowFavoritesIntent", "arguments": {}, "_meta": {
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientCapabilities": {}}},
}
ASSISTANT = {
    "Content_Type": "application/json", "Accept": "application/json, text/event-stream",
    "MCP_Protocol_Version": "2026-07-28", "Mcp_Method": "tools/call", "Mcp_Name": "ShowFavoritesIntent",
}


def executable(name: str) -> str:
    places = os.pathsep.join([os.environ["PATH"], "/usr/sbin", f"{UNPACKED}/usr/sbin", f"{UNPACKED}/usr/bin"])
    return shutil.which(name, path=places) or pytest.fail(f"there is no {name}; Scripts/setup test brings one")


class Proxy(Reached):
    """An example of a proxy in front of a page, at free ports and with a certificate of its own.

    It is asked as a browser asks the host of the example, which a browser finds by its name.
    """

    host = HOST
    origin = f"https://{HOST}"

    def __init__(self, page: Page, folder: pathlib.Path):
        self.page = page
        self.folder = folder
        self.entrance = page.entrance
        self.port, self.plain_port = free_port(), free_port()
        self.certificate, self.key = folder / "certificate.pem", folder / "key.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
             "-keyout", self.key, "-out", self.certificate, "-days", "2", "-subj", f"/CN={HOST}",
             "-addext", f"subjectAltName=DNS:{HOST}"], check=True, capture_output=True)
        self.context = ssl.create_default_context(cafile=self.certificate)
        self.log = folder / "log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                self.command(), stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=folder,
                env={**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)})
        until(self.listens, self.log.read_text)

    def __enter__(self) -> "Proxy":
        return self

    def __exit__(self, *reason) -> None:
        self.process.terminate()
        ended(self.process)

    def listens(self) -> bool:
        assert self.process.poll() is None, self.log.read_text()
        # A proxy may open one after the other.
        for port in self.port, self.plain_port:
            with socket.socket() as wire:
                if wire.connect_ex(("127.0.0.1", port)) != 0:
                    return False
        return True

    def example(self, name: str, *changes: tuple[str, str]) -> str:
        """An example, with the places of this test for those of a real machine."""
        text = (ROOT / "Documentation/Deployment" / name).read_text()
        for before, after in [*self.places(), *changes]:
            assert before in text, f"{name} has no “{before}”"
            text = text.replace(before, after)
        return text

    def places(self) -> list[tuple[str, str]]:
        return [("127.0.0.1:8080", f"127.0.0.1:{self.page.port}")]

    def dial(self, wire: socket.socket) -> socket.socket:
        wire.connect(("127.0.0.1", self.port))
        return self.context.wrap_socket(wire, server_hostname=HOST)

    def connection(self, port: int | None = None) -> http.client.HTTPConnection:
        connection = http.client.HTTPSConnection(HOST, timeout=PATIENCE, context=self.context)
        connection.sock = self.dial(socket.socket())
        return connection


class Nginx(Proxy):
    name = "nginx.conf"

    def command(self) -> list:
        (self.folder / "site.conf").write_text(self.example(
            self.name, ("listen 80;", f"listen 127.0.0.1:{self.plain_port};"),
            ("listen 443 ssl http2;", f"listen 127.0.0.1:{self.port} ssl http2;"),
            ("/etc/ssl/certs/travel.example.org.pem", str(self.certificate)),
            ("/etc/ssl/private/travel.example.org.key", str(self.key))))
        kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        (self.folder / "nginx.conf").write_text("\n".join([
            "daemon off;", "worker_processes 1;", f"pid {self.folder}/pid;",
            # As root its workers would be another account, which can't enter the test's folder.
            "user root;" if os.geteuid() == 0 else "",
            "events { worker_connections 256; }", "http {", "access_log off;",
            *(f"{kind}_temp_path {self.folder}/{kind};" for kind in kinds), f"include {self.folder}/site.conf;", "}"]))
        return [executable("nginx"), "-p", self.folder, "-e", "stderr", "-c", self.folder / "nginx.conf"]


class Caddy(Proxy):
    def command(self) -> list:
        (self.folder / "Caddyfile").write_text(self.example(
            "Caddyfile", (f"\n{HOST} {{", f"\n{HOST} {{\n\ttls {self.certificate} {self.key}"),
            ("\tservers {", f"\tadmin off\n\thttp_port {self.plain_port}\n\thttps_port {self.port}\n\tservers {{")))
        return [executable("caddy"), "run", "--adapter", "caddyfile", "--config", self.folder / "Caddyfile"]


class NamingNginx(Nginx):
    """The example that names people, as Documentation/Deployment.md says it."""

    def example(self, name: str, *changes: tuple[str, str]) -> str:
        hashed = subprocess.run(
            ["openssl", "passwd", "-apr1", "secret"], check=True, capture_output=True, text=True).stdout.strip()
        passwords = self.folder / "passwords"
        passwords.write_text("".join(f"{person}:{hashed}\n" for person in ["ada", "bob"]))
        groups = 'map $remote_user $travel_groups { ada "editors,admins"; default ""; }'
        return f"{groups}\n" + super().example(name, *changes, (
            'proxy_set_header X-Forwarded-Groups "";', ""), (
            'proxy_set_header X-Forwarded-User "";',
            f"""auth_basic "Travel"; auth_basic_user_file {passwords};
                proxy_set_header X-Forwarded-User $remote_user; proxy_set_header X-Forwarded-Groups $travel_groups;"""))


@pytest.fixture(params=[Nginx, Caddy], ids=["nginx", "caddy"])
def proxy(request, travel: App, tmp_path):
    """The travel example, behind a proxy that knows no people."""
    page = travel.serve("--allow-host", HOST, "--secure-cookie")
    with request.param(page, tmp_path) as proxy:
        yield proxy


def heart(card: dict) -> dict | None:
    """A tap on the card's heart, by what it does."""
    found = re.search(r'data-action="(\d+)" aria-label="(Add to|Remove from) Favorites"', card["html"] or "")
    return found and {
        "type": "tap", "card": card["id"], "generation": card["generation"], "action": int(found[1]), "does": found[2]}


def next_heart(event: Callable[[], dict]) -> dict:
    """Waits for a card with a heart."""
    while True:
        if (card := event().get("card")) and (tap := heart(card)):
            return tap


def test_an_app_is_used_through_the_proxy(proxy):
    # An address that isn't encrypted leads to the one that is.
    plain = http.client.HTTPConnection("127.0.0.1", proxy.plain_port, timeout=PATIENCE)
    plain.request("GET", "/app?a=1", headers={"Host": HOST})
    answer = plain.getresponse()
    assert answer.status == 308
    assert re.fullmatch(rf"https://{HOST}(:{proxy.port})?/app\?a=1", answer.headers["Location"])
    plain.close()
    # Browsers get HTTP/2.
    newer = ssl.create_default_context(cafile=proxy.certificate)
    newer.set_alpn_protocols(["h2", "http/1.1"])
    with socket.create_connection(("127.0.0.1", proxy.port)) as wire:
        with newer.wrap_socket(wire, server_hostname=HOST) as secured:
            assert secured.selected_alpn_protocol() == "h2"

    assert proxy.ask("/health").text == "ok"
    assert proxy.ask("/app").status == 401
    assert proxy.ask("/app", X_Forwarded_User="jane").status == 401

    browser = proxy.browser()
    assert browser.cookie.startswith("__Host-")
    page = browser.ask("/", Accept="text/html")
    assert page.status == 200 and "This page needs JavaScript." in page.text
    assert "max-age" in page.headers["Strict-Transport-Security"]

    # A tap over the WebSocket.
    tab = PageSocket(browser)
    tab.perform("ShowLandmarkIntent", landmark={"entity": "LandmarkEntity", "id": "129"})
    add = next_heart(tab.event)
    assert add.pop("does") == "Add to"
    tab.message(**add)
    remove = next_heart(tab.event)
    assert remove.pop("does") == "Remove from"

    # Another over a stream of events, in a second tab that shows the same card.
    stream = Browser(proxy, browser.cookie).open()
    assert next_heart(stream.event) == remove | {"does": "Remove from"}
    stream.act(**remove)
    assert next_heart(stream.event)["does"] == "Add to"
    stream.events.close()
    tab.socket.close()

    # A page of another site is refused as without the proxy.
    foreign = browser.ask("/session/actions?tab=0123456789abcdef", "POST", b"{}", Origin="https://evil.example")
    assert foreign.status == 403

    called = proxy.ask(
        "/mcp", "POST", json.dumps(CALL).encode(), Authorization=f"Bearer {proxy.page.token}", **ASSISTANT)
    assert called.status == 200 and "Favorites" in called.text
    assert proxy.page.stop() == 0, proxy.page.said


def statuses(proxy: Proxy, path: str, count: int = 150) -> list[int]:
    """The answers to requests that come at once."""
    with concurrent.futures.ThreadPoolExecutor(16) as pool:
        return list(pool.map(lambda _: proxy.ask(path).status, range(count)))


def limits_strangers(proxy: Proxy) -> None:
    """The proxy refuses those who sign in, or try tokens, again and again, and nothing else."""
    assert proxy.ask("/sign-in?to=/help").status != 429
    assert proxy.ask("/sign-in/return?code=c").status != 429
    assert 429 in statuses(proxy, "/sign-in/return?code=c")
    assert 429 in statuses(proxy, "/sign-in?to=/help", 50)
    assert proxy.ask("/access").status != 429
    assert 429 in statuses(proxy, "/access", 50)
    assert proxy.ask("/health").text == "ok"


def test_nginx_limits_how_often_strangers_sign_in(travel, tmp_path):
    with Nginx(travel.serve("--allow-host", HOST, "--secure-cookie"), tmp_path) as proxy:
        limits_strangers(proxy)


NAMING = ("--trust-header", "X-Forwarded-User", "--trust-groups", "X-Forwarded-Groups", "--trust-from", "127.0.0.1,::1")


def basic(person: str, password: str = "secret") -> str:
    return "Basic " + base64.b64encode(f"{person}:{password}".encode()).decode()


def test_people_are_those_whom_the_proxy_has_signed_in(travel, tmp_path):
    page = travel.serve("--allow-host", HOST, "--secure-cookie", *NAMING)
    with NamingNginx(page, tmp_path) as proxy:
        assert proxy.ask("/app").status == proxy.ask("/app", Authorization=basic("ada", "wrong")).status == 401
        ada = Browser(proxy, Authorization=basic("ada")).open()
        ada.perform("ShowLandmarkIntent", landmark={"entity": "LandmarkEntity", "id": "129"})
        shown = ada.card(lambda card: card["html"])
        # Who one is, the password says, and no header that a client adds.
        for forged in ["X_Forwarded_User", "x_forwarded_user"]:
            bob = Browser(proxy, Authorization=basic("bob"), **{forged: "ada"}).open()
            assert bob.event()["card"] is None
        again = Browser(proxy, Authorization=basic("ada"), X_Forwarded_User="bob").open()
        assert again.card()["html"] == shown["html"]
        # Underscores, which nginx drops, and other servers take for hyphens.
        with proxy.dial(socket.socket()) as wire:
            wire.sendall(
                f"GET /app HTTP/1.1\r\nHost: {HOST}\r\nX_Forwarded_User: ada\r\nConnection: close\r\n\r\n".encode())
            assert b" 401 " in wire.recv(64)
        # Past the proxy but from its address, which is why other accounts are kept away from it.
        assert page.ask("/app").status == 401
        assert page.ask("/app", X_Forwarded_User="jane").status == 200
        assert page.stop() == 0, page.said
