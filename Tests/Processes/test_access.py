"""Who is let in: the token, its cookie, assistants, and a proxy that names people."""

import json
import re
import sqlite3

from app import Browser

CALL = {
    "jsonrpc": "2.0", "id": 1, "method": "tools/call",
    "params": {
        "name": "FindTodo", "arguments": {},
        "_meta": {
            "io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientCapabilities": {}}},
}
ASSISTANT = {
    "Content_Type": "application/json", "Accept": "application/json, text/event-stream",
    "MCP_Protocol_Version": "2026-07-28", "Mcp_Method": "tools/call", "Mcp_Name": "FindTodo",
}
EVERYTHING = [
    "/app", "/search?q=x", "/page.js", "/forms.js", "/page.css", "/fonts.css", "/session/events?tab=0123456789abcdef",
    "/session/options?question=1&parameter=x", "/session/files/1", "/symbols/star.svg", "/assets/x.png",
    "/manifest.webmanifest", "/worker.js", "/nothing",
]


def call(serving, **headers):
    return serving.ask("/mcp", "POST", json.dumps(CALL).encode(), **ASSISTANT, **headers)


def test_without_the_token_nobody_gets_anything_but_the_way_in(kitchen):
    serving = kitchen.serve()
    page = serving.ask("/")
    assert page.status == 401 and "Open <bdi>Kitchen</bdi> with its token" in page.text
    assert page.cookie is None
    assert page.headers["Referrer-Policy"] == "strict-origin"
    assert serving.ask("/access.css").status == 200
    assert serving.ask("/health").text == "ok"
    for icon in ["/icon.svg", "/icon-maskable.svg"]:
        assert serving.ask(icon).headers["Content-Type"] == "image/svg+xml"
    assert serving.ask("/icon.png").status == 404
    for path in EVERYTHING:
        answer = serving.ask(path)
        assert answer.status == 401, path
        assert answer.headers["WWW-Authenticate"].startswith("Bearer")
        assert json.loads(answer.text)["error"]["code"] == "not_let_in"
        assert answer.cookie is None
    assert call(serving).status == 401
    socket = serving.ask(
        "/session/socket?tab=0123456789abcdef", Connection="Upgrade", Upgrade="websocket",
        Sec_WebSocket_Version="13", Sec_WebSocket_Key="dGhlIHNhbXBsZSBub25jZQ==")
    assert socket.status == 401
    there = serving.ask("/nothing", Accept="text/html").text
    assert there == page.text.replace('value="/"', 'value="/nothing"') != page.text


def test_a_wrong_token_is_told_so(kitchen):
    serving = kitchen.serve()
    for wrong in ["", "x", serving.token[:-1], serving.token + "0", serving.token.upper() + "x"]:
        answer = serving.ask(f"/?token={wrong}")
        assert answer.status == 401 and answer.cookie is None
        assert 'aria-invalid="true"' in answer.text and wrong not in answer.text.split() or not wrong
        assert serving.ask("/access", "POST", f"token={wrong}".encode()).status == 401
        assert call(serving, Authorization=f"Bearer {wrong}").status == 401
    assert serving.ask("/app", Authorization=f"Basic {serving.token}").status == 401
    assert serving.ask("/access", "POST", b"token=" + b"x" * 9000).status == 413


def test_the_token_is_exchanged_for_a_cookie_and_leaves_the_address(kitchen):
    serving = kitchen.serve()
    answer = serving.ask(f"/?token={serving.token}")
    assert (answer.status, answer.headers["Location"]) == (303, "/")
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert answer.headers["Cache-Control"] == "no-store"
    assert serving.token not in answer.cookie
    field = answer.headers["Set-Cookie"]
    assert "HttpOnly" in field and "SameSite=Strict" in field
    page = serving.ask("/", Cookie=answer.cookie)
    assert page.status == 200 and page.cookie is None
    assert serving.token not in page.text


def test_the_form_takes_the_token_and_the_whole_address(kitchen):
    serving = kitchen.serve()
    origin = f"http://127.0.0.1:{serving.port}"
    address = serving.entrance.replace("?", "%3F").replace("=", "%3D")
    for given in [serving.token, address, f"++{serving.token}%0A"]:
        answer = serving.ask("/access", "POST", f"token={given}".encode(), Origin=origin)
        assert answer.status == 303 and answer.cookie
    foreign = serving.ask(
        "/access", "POST", f"token={serving.token}".encode(), Origin="https://evil.example")
    assert foreign.status == 403 and foreign.cookie is None


def test_a_used_token_lets_a_second_browser_in_and_the_first_one_keeps_its_session(kitchen):
    serving = kitchen.serve()
    first, second = serving.browser(), serving.browser()
    assert first.cookie != second.cookie
    before = first.cookie
    # The printed address once more, in a browser that is in.
    assert first.enter(serving.entrance) == 303
    assert first.cookie == before
    first.open().perform("ShowTodoListIntent", todos=[{"entity": "Todo", "id": "1"}])
    first.card(lambda card: card["html"])
    assert second.open().event()["card"] is None


def test_a_restart_leaves_token_cookie_and_session_good(kitchen):
    serving = kitchen.serve()
    page = serving.browser().open()
    page.perform("ShowTodoListIntent", todos=[{"entity": "Todo", "id": "1"}])
    shown = page.card(lambda card: card["html"])
    assert serving.stop() == 0
    again = kitchen.serve(port=serving.port)
    assert again.token == serving.token
    page = type(page)(again, page.cookie)
    assert page.ask("/").status == 200
    assert page.open().card()["html"] == shown["html"]
    # A new token makes the cookies of the old one worthless.
    assert again.stop() == 0
    (kitchen.state / "access-token").unlink()
    last = kitchen.serve(port=serving.port)
    assert last.token != serving.token
    assert last.ask("/", Cookie=page.cookie).status == 401


def test_a_token_that_others_could_read_is_replaced(kitchen):
    serving = kitchen.serve()
    assert serving.stop() == 0
    (kitchen.state / "access-token").chmod(0o640)
    again = kitchen.serve()
    assert again.token != serving.token
    assert (kitchen.state / "access-token").stat().st_mode & 0o777 == 0o600
    assert "access-token can’t be used: other accounts may read it." in again.said


def test_a_session_that_the_server_did_not_make_is_none(kitchen):
    serving = kitchen.serve()
    cookie = serving.browser().cookie
    name, _, value = cookie.partition("=")
    id, signature = value[:32], value[32:]
    forged = [
        id, "0" * 32, "0" * 32 + signature, id + "0" * 64, id.upper() + signature, id + signature[:-2],
        id + signature[:-1] + ("0" if signature[-1] != "0" else "1")]
    for value in forged:
        assert serving.ask("/app", Cookie=f"{name}={value}").status == 401, value
    assert serving.ask("/app", Cookie=cookie).status == 200


def test_what_is_on_disk_opens_nothing(kitchen):
    serving = kitchen.serve()
    page = serving.browser().open()
    page.perform("ShowTodoListIntent", todos=[{"entity": "Todo", "id": "1"}])
    page.card(lambda card: card["html"])
    with sqlite3.connect(kitchen.state / "sessions.sqlite") as store:
        sessions = [row[0] for row in store.execute("SELECT id FROM session")]
    assert len(sessions) == 1
    cookie = f"oai-session-{serving.port}={sessions[0]}"
    assert serving.ask("/app", Cookie=cookie).status == 401


def test_without_a_token_a_session_must_be_the_servers_too(kitchen):
    serving = kitchen.serve("--no-token")
    assert serving.token is None
    serving.wait_for("Everyone who can reach this address may use Kitchen")
    page = serving.ask("/")
    assert page.status == 200 and page.cookie
    forged = serving.ask("/", Cookie=f"oai-session-{serving.port}={'0' * 32}")
    assert forged.status == 200 and forged.cookie
    assert serving.ask("/", Cookie=page.cookie).cookie is None
    assert call(serving).status == 200
    assert serving.stop() == 0
    # What everyone was given opens nothing where the token is asked for.
    strict = kitchen.serve(port=serving.port)
    assert strict.ask("/", Cookie=page.cookie).status == 401


def test_an_assistant_sends_the_token_with_each_request(kitchen):
    serving = kitchen.serve()
    answer = call(serving, Authorization=f"Bearer {serving.token}")
    assert answer.status == 200
    assert call(serving, Authorization=f"bearer  {serving.token}").status == 200
    refused = call(serving)
    assert refused.status == 401
    assert answer.headers["Cache-Control"] == refused.headers["Cache-Control"] == "no-store"
    assert refused.headers["WWW-Authenticate"] == 'Bearer realm="App Intents"'
    # There is no server of tokens to look for.
    assert serving.ask("/.well-known/oauth-protected-resource/mcp").status == 404


def test_nothing_that_is_written_down_holds_the_token(kitchen):
    serving = kitchen.serve("--verbose")
    page = serving.browser().open()
    page.perform("ShowTodoListIntent", todos=[{"entity": "Todo", "id": "1"}])
    page.card(lambda card: card["html"])
    call(serving, Authorization=f"Bearer {serving.token}")
    serving.ask(f"/?token={serving.token}x")
    serving.ask(f"/nothing?token={serving.token}")
    assert serving.stop() == 0
    assert serving.said.count(serving.token) == 1, "once, in the address"
    assert page.cookie.partition("=")[2] not in serving.said
    kept = [path for path in kitchen.state.rglob("*") if path.is_file() and path.name != "access-token"]
    assert kept
    for path in kept:
        assert serving.token.encode() not in path.read_bytes(), path


def test_a_link_of_another_site_costs_nobody_the_session(kitchen):
    """A browser keeps the cookie back when it follows such a link."""
    serving = kitchen.serve()
    again = serving.ask("/", Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="navigate")
    assert again.status == 200 and again.cookie is None
    assert re.search(r'http-equiv="refresh" content="0;url=/"', again.text)
    assert serving.ask("/", Sec_Fetch_Site="same-origin").status == 401


PROXY = ("--trust-header", "X-Forwarded-User", "--trust-from", "127.0.0.1")


def test_a_proxy_names_the_person_and_the_session_is_theirs(kitchen):
    serving = kitchen.serve(*PROXY)
    assert serving.ask("/", X_Forwarded_User="ada").status == 200
    ada = serving.ask("/", X_Forwarded_User="ada")
    assert ada.cookie is None

    page = Browser(serving, X_Forwarded_User="ada").open()
    page.perform("ShowTodoListIntent", todos=[{"entity": "Todo", "id": "1"}])
    shown = page.card(lambda card: card["html"])
    assert Browser(serving, X_Forwarded_User="ada").open().card()["html"] == shown["html"]
    assert Browser(serving, X_Forwarded_User="bob").open().event()["card"] is None
    # Nobody without a name, or with an impossible one, whatever else they show.
    for headers in [{}, {"X_Forwarded_User": " "}, {"X_Forwarded_User": "a" * 257}, {"Cookie": "oai-session-1=x"}]:
        for path in ["/", "/app", "/nothing", f"/?token={serving.token}"]:
            answer = serving.ask(path, **headers)
            assert answer.status == 401 and answer.cookie is None, path
            assert json.loads(answer.text)["error"]["code"] == "not_named"
        assert call(serving, **headers).status == 401
    assert "You aren’t signed in" in serving.ask("/", Accept="text/html").text
    # The token is good beside it, for an assistant that reaches the server itself.
    assert call(serving, Authorization=f"Bearer {serving.token}").status == 200
    assert call(serving, X_Forwarded_User="ada").status == 200


def test_the_audit_says_who_did_what_and_no_values(kitchen):
    serving = kitchen.serve(*PROXY, "--audit", "--log-format", "json")
    page = Browser(serving, X_Forwarded_User="ada").open()
    page.perform("ShowTodoListIntent", todos=[{"entity": "Todo", "id": "1"}])
    page.card(lambda card: card["html"])
    assert call(serving, X_Forwarded_User="bob").status == 200
    assert serving.stop() == 0
    lines = [json.loads(line) for line in serving.said.splitlines() if line.startswith("{")]
    audit = [line["metadata"] for line in lines if line["label"] == "audit"]
    assert [{name: fact for name, fact in line.items() if name != "milliseconds"} for line in audit] == [
        {"person": f"person {person}", "intent": intent, "door": door, "outcome": "finished"}
        for person, intent, door in [("ada", "ShowTodoListIntent", "page"), ("bob", "FindTodo", "assistant")]]
    assert all(line["milliseconds"].isdigit() for line in audit)


def test_a_name_from_elsewhere_means_nothing(kitchen):
    serving = kitchen.serve("--trust-header", "X-Forwarded-User", "--trust-from", "10.0.0.0/8,fd00::/8")
    for _ in range(3):
        assert serving.ask("/app", X_Forwarded_User="Lovelace").status == 401
        assert serving.ask("/app", X_Forwarded_User="Lovelace", X_Forwarded_For="10.0.0.7").status == 401
    # The token is good for those who don't come through the proxy.
    assert serving.browser().ask("/app", X_Forwarded_User="Lovelace").status == 200
    assert serving.stop() == 0
    assert serving.said.count("was not believed") == 1 and "Lovelace" not in serving.said


def test_what_makes_no_sense_together_is_refused(kitchen):
    for options, words in [
        (("--trust-header", "X-User"), "--trust-from"),
        (("--trust-from", "10.0.0.1"), "--trust-header"),
        (("--trust-header", "X-User", "--trust-from", "proxy.example"), "no address"),
        (("--trust-header", "X-User", "--trust-from", "10.0.0.1,"), "no address"),
        (("--trust-header", "X User", "--trust-from", "10.0.0.1"), "header"),
        (("--trust-groups", "X-Groups"), "--trust-header"),
        (("--trust-header", "X-User", "--trust-groups", "x-user", "--trust-from", "10.0.0.1"), "different"),
        ((*PROXY, "--no-token"), "--no-token"),
    ]:
        done = kitchen.run("serve", "--port", "0", *options)
        assert done.returncode == 64 and words in done.stderr, (options, done.stderr)
