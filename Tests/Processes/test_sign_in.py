"""People, and their assistants, who sign in at a provider that runs here."""

import base64
import http.client
import json
import time
import urllib.parse

import pytest
from app import App, Browser
from openid import CLIENT, Provider
from ports import free_port
from programs import program
from test_access import ASSISTANT, CALL, call
from test_instance import Assistant, instance
from waiting import PATIENCE, until

SHOW = "ShowTodoListIntent"
TODOS = [{"entity": "Todo", "id": "1"}]
HTML = {"Accept": "text/html"}


@pytest.fixture
def provider():
    with Provider() as provider:
        yield provider


def serve(app, provider, *options, port: int | None = None):
    """The example at whose page people sign in."""
    port = port or free_port()
    serving = app.serve(*provider.options(app.folder, port), *options, port=port)
    assert serving.port == port and serving.token is None
    return serving


class Visitor(Browser):
    """A browser with all its cookies, which goes where it is sent."""

    def __init__(self, serving, provider):
        super().__init__(serving)
        self.provider = provider
        self.jar = {}

    def ask(self, path, method="GET", body=None, **headers):
        answer = super().ask(path, method, body, **headers)
        for field in answer.headers.get_all("Set-Cookie") or []:
            name, _, value = field.partition(";")[0].partition("=")
            self.jar[name] = value
            if not value:
                del self.jar[name]
        self.cookie = "; ".join(f"{name}={value}" for name, value in self.jar.items()) or None
        return answer

    def leave(self, path: str = "/help"):
        """Goes to the provider; returns the address there."""
        answer = self.ask(path, **HTML)
        assert answer.status == 303, answer.text
        answer = self.ask(answer.headers["Location"], **HTML)
        assert answer.status == 303, answer.text
        return answer.headers["Location"]

    def follow(self, address: str) -> str:
        """What the provider answers to a browser: where it is sent, without this host."""
        parts = urllib.parse.urlsplit(address)
        wire = http.client.HTTPConnection(parts.netloc, timeout=PATIENCE)
        wire.request("GET", f"{parts.path}?{parts.query}")
        place = urllib.parse.urlsplit(wire.getresponse().headers["Location"])
        return place._replace(scheme="", netloc="").geturl()

    def sign_in(self, name: str = "ada", path: str = "/help", **claims) -> "Visitor":
        self.provider.person = {"sub": name} | claims
        answer = self.ask(self.follow(self.leave(path)), **HTML)
        assert (answer.status, answer.headers["Location"]) == (303, path), answer.text
        return self

    @property
    def is_in(self) -> bool:
        return self.ask("/app").status == 200


def test_a_person_signs_in_is_the_same_everywhere_and_signs_out(kitchen, provider):
    serving = serve(kitchen, provider)
    assert serving.ask("/app").status == 401
    ada = Visitor(serving, provider).sign_in().open()
    ada.perform(SHOW, todos=TODOS)
    shown = ada.card(lambda card: card["html"])
    other = Visitor(serving, provider).sign_in().open()
    assert other.card()["html"] == shown["html"]
    assert Visitor(serving, provider).sign_in("bob").open().event()["card"] is None

    cookie = ada.cookie
    left = ada.ask("/sign-out", "POST", Origin=serving.origin)
    assert left.status == 303
    assert ada.follow(left.headers["Location"]) == "/signed-out"
    assert provider.farewells == [
        {"client_id": CLIENT, "post_logout_redirect_uri": f"{serving.address.rstrip('/')}/signed-out"}]
    # What was open is closed, and the cookie opens nothing any more; other browsers stay.
    ada.until_over()
    assert not ada.is_in
    assert serving.ask("/app", Cookie=cookie).status == 401
    assert other.is_in
    # Whoever comes next in this browser is asked, although the provider still knows ada.
    assert "prompt=login" in ada.leave()
    assert "prompt" not in Visitor(serving, provider).leave()


def test_tabs_sign_in_at_once(kitchen, provider):
    serving = serve(kitchen, provider)
    ada = Visitor(serving, provider)
    places = {path: ada.follow(ada.leave(path)) for path in ["/help", "/settings", "/widgets"]}
    for path, back in reversed(places.items()):
        answer = ada.ask(back, **HTML)
        assert (answer.status, answer.headers["Location"]) == (303, path), answer.text
    assert ada.ask(places["/help"], **HTML).headers["Location"] == "/"
    assert set(ada.jar) == {f"oai-sign-in-{serving.port}", "oai_place"} and ada.is_in


def test_another_address_of_the_server_leads_to_the_public_one(kitchen, provider):
    serving = serve(kitchen, provider)
    sent = serving.ask("/sign-in?to=/help", Host=f"localhost:{serving.port}", **HTML)
    assert sent.headers["Location"] == f"{serving.address.rstrip('/')}/sign-in?to=%2Fhelp&moved=1"


def test_the_public_address_is_printed(kitchen, provider):
    port = free_port()
    options = provider.options(kitchen.folder, port)
    serving = kitchen.serve(*options[:-1], f"http://localhost:{port}", port=port)
    assert serving.address == f"http://localhost:{port}" and serving.port == port


def test_a_page_of_another_site_signs_nobody_out(kitchen, provider):
    serving = serve(kitchen, provider)
    ada = Visitor(serving, provider).sign_in()
    assert ada.ask("/sign-out", "POST", Origin="https://evil.example").status == 403
    assert ada.is_in


def test_a_code_and_a_cookie_count_once_and_for_the_browser_that_began(kitchen, provider):
    serving = serve(kitchen, provider)
    ada, other = Visitor(serving, provider), Visitor(serving, provider)
    back = ada.follow(ada.leave())
    assert other.ask(back, **HTML).status == 400
    attempt = ada.cookie
    assert ada.ask(back, **HTML).status == 303
    assert ada.is_in
    assert [name for name in ada.jar if "attempt" in name] == []
    again = serving.ask(back, Cookie=attempt, **HTML)
    assert again.status == 400 and "began in another window" in again.text
    forged = {name: ("0" if value[0] != "0" else "1") + value[1:] for name, value in ada.jar.items()}
    for name, value in forged.items():
        assert serving.ask("/app", Cookie=f"{name}={value}").status == 401


def test_words_say_why_a_person_is_not_let_in(kitchen, provider):
    serving = serve(kitchen, provider)
    visitor = Visitor(serving, provider)
    provider.person = None
    refused = visitor.ask(visitor.follow(visitor.leave()), **HTML)
    assert refused.status == 403 and "didn’t let you in" in refused.text and "Try Again" in refused.text
    provider.person, provider.ahead = {"sub": "ada"}, 600
    early = visitor.ask(visitor.follow(visitor.leave()), **HTML)
    assert early.status == 500 and "clocks" in early.text
    german = visitor.ask(visitor.follow(visitor.leave()), Accept_Language="de", **HTML)
    assert "Uhren" in german.text
    provider.ahead = 90
    visitor.sign_in()
    provider.ahead = 0
    for claims in [{"aud": "other"}, {"iss": "https://evil.example"}, {"sub": ""}, {"groups": 1}, {"nonce": "x"}]:
        provider.person = {"sub": "ada"} | claims
        original = provider.token
        provider.token = lambda audience, body, made=claims, token=original, **more: token(
            audience, body | made, **more)
        stranger = Visitor(serving, provider)
        answer = stranger.ask(stranger.follow(stranger.leave()), **HTML)
        provider.token = original
        assert answer.status == 500 and "could not use the answer" in answer.text, claims
        assert not stranger.is_in


def test_keys_may_change_in_the_middle(kitchen, provider):
    serving = serve(kitchen, provider)
    Visitor(serving, provider).sign_in("ada")
    provider.rotate()
    Visitor(serving, provider).sign_in("bob")
    ada = Visitor(serving, provider)
    address = ada.leave()
    provider.person = {"sub": "ada"}
    assert ada.ask(ada.follow(address), **HTML).status == 303
    assert provider.asked.count("/keys") == 2


def test_while_the_provider_is_away_those_who_are_in_stay(kitchen, provider):
    serving = serve(kitchen, provider)
    provider.leave()
    away = serving.ask("/sign-in?to=/help", **HTML)
    assert away.status == 503 and away.headers["Retry-After"] == "5"
    assert "Nobody can sign in at the moment" in away.text and 'href="/sign-in?to=%2Fhelp"' in away.text
    provider.come_back()
    # The failure counts for five seconds, however many come.
    until(lambda: serving.ask("/sign-in?to=/help", **HTML).status == 303)
    ada = Visitor(serving, provider).sign_in()
    provider.leave()
    assert ada.is_in
    assert ada.ask("/sign-out", "POST", Origin=serving.origin).status == 303
    assert not ada.is_in
    # A balancer leads whoever comes next to another place.
    assert "oai_place" not in ada.jar
    provider.come_back()


def test_a_restart_signs_nobody_out(kitchen, provider):
    serving = serve(kitchen, provider)
    ada = Visitor(serving, provider).sign_in()
    assert serving.stop() == 0
    kept = (kitchen.state / "sign-ins.json").read_text()
    assert "ada" in kept and ada.jar[f"oai-sign-in-{serving.port}"] not in kept
    again = serve(kitchen, provider, port=serving.port)
    assert again.ask("/app", Cookie=ada.cookie).status == 200


@pytest.mark.parametrize("runs", [True, False], ids=["while it runs", "after it"])
@pytest.mark.parametrize("place", ["files", "database"])
def test_a_person_who_is_deleted_while_a_card_is_open_is_out(request, kitchen, provider, place, runs):
    if place == "database":
        kitchen.environment["OAI_STORE"] = request.getfixturevalue("database").address
    serving = serve(kitchen, provider)
    ada, bob = (Visitor(serving, provider).sign_in(name) for name in ["ada", "bob"])
    ada.open().perform(SHOW, todos=TODOS)
    ada.card(lambda card: card["html"])
    if not runs:
        assert serving.stop() == 0
    done = kitchen.run("admin", "people", "--delete", "person ada", "--yes")
    assert done.returncode == 0, done.stderr
    assert "1 card, " in done.stdout and " 1 sign-in, " in done.stdout, done.stdout
    if runs:
        ada.until_over()
    else:
        serving = serve(kitchen, provider, port=serving.port)
    assert serving.ask("/app", Cookie=ada.cookie).status == 401
    assert serving.ask("/app", Cookie=bob.cookie).status == 200


def test_a_sign_out_at_one_node_is_one_at_all(tmp_path, database, provider):
    apps = [App(program("Kitchen"), tmp_path / name) for name in ["one", "other"]]
    with apps[0] as one, apps[1] as other:
        for app in one, other:
            app.folder.mkdir()
            app.environment["OAI_STORE"] = database.address
        first, second = serve(one, provider), serve(other, provider)
        ada = Visitor(first, provider).sign_in()
        value = ada.jar[f"oai-sign-in-{first.port}"]
        there = Browser(second, f"oai-sign-in-{second.port}={value}").open()
        assert there.ask("/app").status == 200
        assert ada.ask("/sign-out", "POST", Origin=first.origin).status == 303
        assert there.ask("/app").status == 401
        there.until_over()
        assert second.ask("/session/events?tab=0123456789abcdef", Cookie=there.cookie).status == 401


def test_an_attempt_that_came_back_at_one_node_is_over_at_all(tmp_path, database, provider):
    apps = [App(program("Kitchen"), tmp_path / name) for name in ["one", "other"]]
    with apps[0] as one, apps[1] as other:
        for app in one, other:
            app.folder.mkdir()
            app.environment["OAI_STORE"] = database.address
        first, second = serve(one, provider), serve(other, provider)
        ada = Visitor(first, provider)
        back = ada.follow(ada.leave())
        copied = ada.cookie.replace(f"-{first.port}=", f"-{second.port}=")
        assert ada.ask(back, **HTML).status == 303
        again = second.ask(back, Cookie=copied, **HTML)
        assert again.status == 400 and "began in another window" in again.text
        # At a node that doesn't know of it, the provider would have been asked for the code again.
        assert provider.asked.count("/token") == 1


def owners(app, serving) -> dict:
    return {"Authorization": f"Bearer {(app.state / 'access-token').read_text().strip()}"}


def test_an_assistant_learns_where_people_sign_in_and_acts_for_its_person(kitchen, provider):
    serving = serve(kitchen, provider, "--openid-assistant-scopes", "todos", "--audit", "--log-format", "json")
    resource = f"{serving.address.rstrip('/')}/mcp"
    metadata = f"{serving.address.rstrip('/')}/.well-known/oauth-protected-resource/mcp"
    refused = call(serving)
    assert refused.status == 401
    assert refused.headers["WWW-Authenticate"] == f'Bearer resource_metadata="{metadata}", scope="todos"'
    for path in ["/.well-known/oauth-protected-resource", "/.well-known/oauth-protected-resource/mcp"]:
        answer = serving.ask(path)
        assert answer.status == 200 and json.loads(answer.text) == {
            "resource": resource, "authorization_servers": [provider.issuer], "scopes_supported": ["todos"],
            "bearer_methods_supported": ["header"]}

    def ask(token: str):
        return call(serving, Authorization=f"Bearer {token}")

    claims = {"sub": "ada", "scope": "openid todos"}
    good = provider.token(resource, claims)
    assert ask(good).status == 200
    narrow = ask(provider.token(resource, {"sub": "ada", "scope": "openid"}))
    assert narrow.status == 403 and 'error="insufficient_scope"' in narrow.headers["WWW-Authenticate"]
    head, body, signature = good.split(".")
    none = base64.urlsafe_b64encode(json.dumps({"alg": "none", "kid": provider.key_name}).encode()).decode().rstrip("=")
    now = int(time.time())
    other = Provider()
    bad = [
        "", "opaque", f"{none}.{body}.", f"{none}.{body}.{signature}", f"{head}.{body}.AAAA", "a" * 20000,
        provider.token(CLIENT, claims), provider.token(f"{resource}/", claims), provider.token("https://x/mcp", claims),
        provider.token(resource, claims | {"exp": now - 180}), provider.token(resource, claims | {"nbf": now + 180}),
        provider.token(resource, claims | {"iss": other.issuer}), provider.token(resource, {"scope": "todos"}),
        provider.token(resource, claims, key=other.key), provider.token(resource, claims, kid="another"),
        provider.token(resource, claims, key="k" * 64, algorithm="HS256"),
        provider.token(resource, claims | {"nonce": "n"}), provider.token(resource, claims | {"at_hash": "x"}),
        provider.token(resource, claims, kid="a\nb\x1b[2Jforged"),
    ]
    other.leave()
    for token in bad:
        answer = ask(token)
        assert answer.status == 401, token
        assert f'resource_metadata="{metadata}"' in answer.headers["WWW-Authenticate"]
    # The token of an assistant opens nothing else, and one in an address nothing at all.
    assert serving.ask("/app", Authorization=f"Bearer {good}").status == 401
    in_address = serving.ask(f"/mcp?access_token={good}", "POST", json.dumps(CALL).encode(), **ASSISTANT)
    assert in_address.status == 401
    assert call(serving, **owners(kitchen, serving)).status == 200
    assert serving.ask("/mcp/files?name=a.txt", "POST", b"x", Content_Type="text/plain").status == 401
    upload = serving.ask(
        "/mcp/files?name=a.txt", "POST", b"x", Content_Type="text/plain", Authorization=f"Bearer {good}")
    assert upload.status == 201, upload.text
    provider.rotate()
    assert ask(good).status == 200, "the old key is known until it is read anew"
    assert serving.stop() == 0
    lines = [json.loads(line) for line in serving.said.splitlines() if line.startswith("{")]
    people = [line["metadata"]["person"] for line in lines if line["label"] == "audit"]
    assert people[0] == "person ada" and len(people) == 3
    assert good not in serving.said and "forged" not in serving.said


def test_an_assistant_is_the_person_of_the_page(kitchen, provider):
    serving = serve(kitchen, provider, "--person-limit", "callsPerMinute=1")
    resource = f"{serving.address.rstrip('/')}/mcp"

    def ask(name: str):
        return call(serving, Authorization=f"Bearer {provider.token(resource, {'sub': name})}")

    assert ask("ada").status == 200
    # What the assistant did counts for the person at the page.
    page = Visitor(serving, provider).sign_in("ada").open()
    act = page.ask(
        f"/session/actions?tab={page.tab}", "POST", json.dumps({"type": "perform", "intent": SHOW, "values": {}}).encode(),
        Content_Type="application/json")
    assert act.status == 429
    assert ask("bob").status == 200


def test_an_assistant_waits_while_the_keys_cannot_be_had(kitchen, provider):
    serving = serve(kitchen, provider)
    token = provider.token(f"{serving.address.rstrip('/')}/mcp", {"sub": "ada"})
    provider.leave()
    waits = call(serving, Authorization=f"Bearer {token}")
    assert waits.status == 503 and waits.headers["Retry-After"] == "5"
    assert "WWW-Authenticate" not in waits.headers
    provider.come_back()
    until(lambda: call(serving, Authorization=f"Bearer {token}").status == 200)


def test_the_token_of_the_server_is_for_programs_only(kitchen, provider):
    serving = serve(kitchen, provider, "--metrics")
    owner = owners(kitchen, serving)
    token = owner["Authorization"].removeprefix("Bearer ")
    assert serving.ask("/app", **owner).status == 200
    assert serving.ask("/metrics", **owner).status == 200
    sent = serving.ask(f"/?token={token}", **HTML)
    assert (sent.status, sent.headers["Location"]) == (303, "/sign-in?to=%2F")
    assert serving.ask("/access", "POST", f"token={token}".encode(), Origin=serving.origin).status == 401
    assert token not in serving.said


def test_what_makes_no_sense_together_is_refused(kitchen):
    provider = ("--openid-issuer", "https://login.example.org")
    client = (*provider, "--openid-client", "app")
    whole = (*client, "--public-url", "https://travel.example.org")
    readable = kitchen.folder / "readable"
    readable.write_text("secret")
    readable.chmod(0o644)
    for options, words in [
        (("--openid-client", "app"), "--openid-issuer must say which"),
        (("--openid-issuer", "http://login.example.org"), "no address of a provider"),
        (provider, "--openid-client"), (client, "--public-url"),
        ((*client, "--public-url", "https://travel.example.org/app"), "without a path"),
        ((*client, "--public-url", "http://travel.example.org"), "--public-url"),
        ((*whole, "--openid-scopes", "profile"), "openid among"),
        ((*whole, "--openid-secret-file", kitchen.folder / "nowhere"), "has no secret"),
        ((*whole, "--openid-secret-file", readable), "other accounts may read it"),
        ((*whole, "--openid-assistant-audience", "app"), "--openid-assistant-audience is the name of this app"),
        ((*whole, "--no-token"), "--no-token"),
        ((*whole, "--trust-header", "X-User", "--trust-from", "127.0.0.1"), "not at both"),
    ]:
        done = kitchen.run("serve", "--port", "0", *options)
        assert done.returncode == 64 and words in done.stderr, (options, done.stderr)


def test_the_environment_names_the_provider_as_well(kitchen, provider):
    port = free_port()
    given = iter(provider.options(kitchen.folder, port))
    kitchen.environment |= {
        f"OAI_{option.removeprefix('--').replace('-', '_').upper()}": value for option, value in zip(given, given)
    } | {"OAI_OPENID_NAME_CLAIM": "preferred_username", "OAI_OPENID_SCOPES": "openid email"}
    serving = kitchen.serve(port=port)
    visitor = Visitor(serving, provider).sign_in("0815", preferred_username="Ada Lovelace", groups=["editors"])
    assert "You are signed in as “Ada Lovelace”." in visitor.ask("/settings", **HTML).text


def test_the_variables_of_a_page_count_when_a_running_instance_serves_it(kitchen, provider):
    assistant = Assistant(kitchen)
    assistant.ask("tools/list")
    port = free_port()
    words = provider.options(kitchen.folder, port)
    variables = {f"OAI_{name[2:].replace('-', '_').upper()}": value for name, value in zip(words[::2], words[1::2])}
    serving = kitchen.serve(port=port, env={**kitchen.environment, **variables})
    assert instance(kitchen)["process"] == assistant.process.pid
    assert serving.token is None
    assert Visitor(serving, provider).sign_in().is_in
    assert serving.stop() == 0
    assert assistant.leave() == 0


@pytest.mark.parametrize("way", ["option", "variable"])
def test_the_secrets_file_is_found_from_the_callers_folder(kitchen, provider, way):
    assistant = Assistant(kitchen)
    assistant.ask("tools/list")
    elsewhere = kitchen.folder / "elsewhere"
    elsewhere.mkdir()
    port = free_port()
    words = provider.options(elsewhere, port)
    place = words.index("--openid-secret-file")
    variables = {}
    if way == "option":
        words[place + 1] = "secret"
    else:
        del words[place:place + 2]
        variables = {"OAI_OPENID_SECRET_FILE": "secret"}
    serving = kitchen.serve(*words, port=port, env={**kitchen.environment, **variables}, cwd=elsewhere)
    assert instance(kitchen)["process"] == assistant.process.pid
    assert Visitor(serving, provider).sign_in().is_in
    assert serving.stop() == 0
    assert assistant.leave() == 0
