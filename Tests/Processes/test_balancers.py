"""Several nodes of an app behind the balancers of Documentation/Deployment."""

import concurrent.futures
import http.client
import json
import os
import pathlib
import re
import secrets
import socket
import urllib.parse

import pytest
from app import App, Browser, Page
from databases import Database
from ports import free_port
from programs import program
from test_proxies import ASSISTANT, CALL, HOST, Nginx, Proxy, executable, limits_strangers, next_heart
from waiting import PATIENCE, until
from wires import PageSocket

#: The nodes of the examples, and where they are here: they share a port, which the name of a browser's cookie has.
ADDRESSES = {"10.0.0.11": "127.0.0.1", "10.0.0.12": "127.0.0.2", "10.0.0.13": "127.0.0.3"}


class Nodes:
    """Three processes of an app that share a token and a database."""

    def __init__(self, app: App, database):
        self.app = app
        self.port = free_port(*ADDRESSES.values())
        self.token = secrets.token_hex(24)
        app.environment["OAI_STORE"] = database.address
        self.pages: dict[str, Page] = {}
        for address in ADDRESSES.values():
            folder = self.folder(address)
            folder.mkdir(parents=True, mode=0o700)
            token = folder / "access-token"
            token.touch(mode=0o600)
            token.write_text(f"{self.token}\n")
        # Each takes seconds to begin, most of them waiting.
        with concurrent.futures.ThreadPoolExecutor() as pool:
            list(pool.map(self.start, ADDRESSES.values()))
        self.entrance = self.pages["127.0.0.1"].entrance

    def folder(self, address: str) -> pathlib.Path:
        return self.app.folder / "nodes" / address

    def start(self, address: str) -> None:
        self.pages[address] = self.app.serve(
            "--host", address, "--allow-host", HOST, "--secure-cookie", "--metrics", "--state-directory",
            self.folder(address), port=self.port)


class Balancer(Proxy):
    """A balancer in front of nodes."""

    def places(self) -> list[tuple[str, str]]:
        return [(f"{before}:8080", f"{after}:{self.page.port}") for before, after in ADDRESSES.items()]


class NginxNodes(Balancer, Nginx):
    name = "nginx-nodes.conf"


class HAProxy(Balancer):
    def command(self) -> list:
        both = self.folder / "both.pem"
        both.write_text(self.certificate.read_text() + self.key.read_text())
        (self.folder / "haproxy.cfg").write_text(self.example(
            "haproxy.cfg", ("maxconn 8000", "maxconn 256"), ("bind :80\n", f"bind 127.0.0.1:{self.plain_port}\n"),
            ("bind :443 ", f"bind 127.0.0.1:{self.port} "),
            ("/etc/haproxy/travel.example.org.pem", str(both)),
            ("/run/haproxy/admin.sock", "unix@h")))
        return [executable("haproxy"), "-db", "-f", self.folder / "haproxy.cfg"]

    def order(self, words: str) -> str:
        """Says something at the socket of operators."""
        with socket.socket(socket.AF_UNIX) as wire:
            # The path of a test's folder may be too long for a socket.
            folder = os.open(self.folder, os.O_RDONLY)
            wire.connect(f"/proc/self/fd/{folder}/h")
            os.close(folder)
            wire.sendall(f"{words}\n".encode())
            return b"".join(iter(lambda: wire.recv(4096), b"")).decode()


@pytest.fixture(scope="module")
def nodes(tmp_path_factory):
    """Nodes that a test with one balancer leaves to the next one."""
    database = Database()
    try:
        with App(program("TravelTracking"), tmp_path_factory.mktemp("nodes")) as app:
            yield Nodes(app, database)
    finally:
        database.close()


def sticky(answer) -> str:
    """The cookie by which a balancer knows a browser's node."""
    (cookie,) = [field for field in answer.headers.get_all("Set-Cookie") or [] if field.startswith("oai_node=")]
    assert "HttpOnly" in cookie and "Secure" in cookie and "SameSite=Strict" in cookie
    return cookie.partition(";")[0]


def enter(proxy: Proxy) -> Browser:
    """A browser that was let in, with its cookies of the app and of the balancer."""
    browser = Browser(proxy)
    path = urllib.parse.urlsplit(proxy.entrance)._replace(scheme="", netloc="").geturl()
    answer = browser.ask(path)
    assert answer.status == 303
    own = [field for field in answer.headers.get_all("Set-Cookie") if field.startswith("__Host-")]
    browser.cookie = f"{own[0].partition(';')[0]}; {sticky(answer)}"
    return browser


def sticky_node(browser: Browser) -> str:
    return browser.cookie.rpartition("oai_node=")[2]


#: What only grows with the streams that pages open, and with what people do there.
USES = re.compile(r'^oai_(?:http_requests_total\{route="/session/events",status="200"\}|actions_total\{.+\}) (\d+)', re.M)


def uses(nodes: Nodes) -> dict[str, int]:
    """How much people have used each node that runs."""
    return {
        address: sum(map(int, USES.findall(metrics(nodes, address))))
        for address, page in nodes.pages.items() if page.is_alive
    }


def grown(before: dict[str, int], nodes: Nodes) -> list[str]:
    """The nodes that people have used since."""
    return [address for address, count in uses(nodes).items() if count > before[address]]


def metrics(nodes: Nodes, address: str) -> str:
    connection = http.client.HTTPConnection(address, nodes.port, timeout=PATIENCE)
    connection.request("GET", "/metrics", headers={"Authorization": f"Bearer {nodes.token}"})
    return connection.getresponse().read().decode()


def call(proxy: Proxy):
    return proxy.ask("/mcp", "POST", json.dumps(CALL).encode(), Authorization=f"Bearer {proxy.page.token}", **ASSISTANT)


@pytest.mark.parametrize("kind", [HAProxy, NginxNodes], ids=["haproxy", "nginx"])
def test_a_browser_stays_at_a_node_until_it_dies(nodes, kind, tmp_path):
    with kind(nodes, tmp_path) as proxy:
        until(lambda: proxy.ask("/ready").status == 200)
        before = uses(nodes)
        browser = enter(proxy)
        tab = PageSocket(browser)
        tab.perform("ShowLandmarkIntent", landmark={"entity": "LandmarkEntity", "id": "129"})
        tap = next_heart(tab.event)
        does = tap.pop("does")
        tab.message(**tap)
        assert next_heart(tab.event)["does"] != does
        # The stream of a second tab comes to the same node, and so has the same card.
        stream = Browser(proxy, browser.cookie).open()
        assert next_heart(stream.event)["does"] != does
        (home,) = grown(before, nodes)
        # Other browsers come to other nodes, too.
        others = []
        while len(grown(before, nodes)) == 1:
            others.append(enter(proxy).open())
            assert len(others) < 50
        assert call(proxy).status == 200
        files_come_to_one_node(proxy)

        nodes.pages[home].kill()
        # A browser whose node is gone gets another one, which has its last card from the database.
        until(lambda: browser.ask("/health").status == 200)
        again = Browser(proxy, browser.cookie).open()
        assert next_heart(again.event)
        until(lambda: call(proxy).status == 200)
        nodes.start(home)
        if kind is HAProxy:
            drains(nodes, proxy)


@pytest.mark.parametrize("kind", [HAProxy, NginxNodes], ids=["haproxy", "nginx"])
def test_all_browsers_with_the_place_of_a_person_come_to_one_node(nodes, kind, tmp_path):
    with kind(nodes, tmp_path) as proxy:
        until(lambda: proxy.ask("/ready").status == 200)
        before = uses(nodes)
        pages = []
        for _ in range(8):
            browser = enter(proxy)
            browser.cookie += "; oai_place=0123456789abcdef"
            pages.append(browser.open())
        assert len(grown(before, nodes)) == 1


@pytest.mark.parametrize("kind", [HAProxy, NginxNodes], ids=["haproxy", "nginx"])
def test_strangers_are_limited_in_how_often_they_sign_in(nodes, kind, tmp_path):
    with kind(nodes, tmp_path) as proxy:
        until(lambda: proxy.ask("/ready").status == 200)
        limits_strangers(proxy)


def files_come_to_one_node(proxy: Proxy) -> None:
    """What an assistant sends beside its calls is on the node that is asked for it, whichever connection brings it."""
    sender = {"Authorization": f"Bearer {proxy.page.token}"}
    for number in range(6):
        sent = proxy.ask(f"/mcp/files?name={number}.txt", "POST", b"x", Content_Type="text/plain", **sender)
        assert sent.status == 201, sent.text
        name = json.loads(sent.text)["uri"].rpartition("/")[2]
        assert proxy.ask(f"/mcp/files/{name}", **sender).status == 200


def drains(nodes: Nodes, proxy: HAProxy) -> None:
    """A node that is drained keeps its browsers and gets no others; then it can be ended."""
    browser = enter(proxy)
    home = sticky_node(browser)
    proxy.order(f"set server travel/{home} state drain")
    page = Browser(proxy, browser.cookie).open()
    assert page.events.status == 200
    assert home not in {sticky_node(enter(proxy)) for _ in range(6)}
    page.events.close()
    address = ADDRESSES[f"10.0.0.{11 + 'abc'.index(home)}"]
    assert nodes.pages[address].stop() == 0
    until(lambda: browser.ask("/").status == 200)
    nodes.start(address)
