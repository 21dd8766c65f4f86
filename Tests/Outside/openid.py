"""A provider of OpenID Connect that runs here: it signs in whom the test names, without asking.

It asks a person who they are if the app wants it to (`prompt=login`), and otherwise knows them already.

It does what real ones do: it describes itself, publishes its keys, changes them, takes a code once and for the secret of
PKCE only, and ends its own session.
"""

import base64
import hashlib
import html
import http.server
import json
import pathlib
import secrets
import threading
import time
import urllib.parse

import jwt
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from ports import free_port

CLIENT = "app"
SECRET = "a secret: 100%"


class Provider:
    """A provider with one client."""

    def __init__(self):
        self.returns: set[str] = set()
        #: The claims of the person who is signed in there; None for one who refuses.
        self.person: dict | None = {"sub": "ada"}
        #: The seconds by which its clock is ahead.
        self.ahead = 0
        self.codes: dict[str, dict] = {}
        #: The requests so far, by their paths.
        self.asked: list[str] = []
        #: Whether the person's session at the provider was ended.
        self.farewells: list[dict] = []
        self._count = 0
        self.rotate()
        self._start(free_port())

    def _start(self, port: int) -> None:
        outer = self

        class Handler(_Handler):
            provider = outer

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", port), Handler)
        self._server.daemon_threads = True
        self.port = self._server.server_port
        self.issuer = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def leave(self) -> None:
        """Stops to answer."""
        self._server.shutdown()
        self._server.server_close()

    def come_back(self) -> None:
        self._start(self.port)

    def __enter__(self) -> "Provider":
        return self

    def __exit__(self, *reason) -> None:
        self.leave()

    def options(self, folder: pathlib.Path, port: int) -> list:
        """The options with which an app at a port lets people sign in here."""
        page = f"http://127.0.0.1:{port}"
        self.returns.add(f"{page}/sign-in/return")
        secret = folder / "secret"
        secret.write_text(SECRET + "\n")
        secret.chmod(0o600)
        return ["--openid-issuer", self.issuer, "--openid-client", CLIENT, "--openid-secret-file", str(secret),
                "--public-url", page]

    # Keys and tokens

    def rotate(self) -> None:
        """Takes a new key, each time of the other kind; the old one is published no longer."""
        self._count += 1
        self.key_name = f"key-{self._count}"
        if self._count % 2:
            self.algorithm, self.key = "RS256", rsa.generate_private_key(public_exponent=65537, key_size=2048)
        else:
            self.algorithm, self.key = "ES256", ec.generate_private_key(ec.SECP256R1())

    @property
    def keys(self) -> dict:
        algorithm = jwt.get_algorithm_by_name(self.algorithm)
        public = algorithm.to_jwk(self.key.public_key(), as_dict=True)
        return {"keys": [{"kty": "oct", "k": "AA", "use": "enc"},
                         public | {"kid": self.key_name, "use": "sig", "alg": self.algorithm}]}

    def token(self, audience: str | list, claims: dict, key=None, algorithm: str | None = None, **header) -> str:
        now = int(time.time()) + self.ahead
        body = {"iss": self.issuer, "aud": audience, "iat": now, "exp": now + 300} | claims
        return jwt.encode(
            body, self.key if key is None else key, algorithm or self.algorithm, {"kid": self.key_name} | header)

    # What it answers

    @property
    def description(self) -> dict:
        return {
            "issuer": self.issuer, "authorization_endpoint": f"{self.issuer}/authorize",
            "token_endpoint": f"{self.issuer}/token", "jwks_uri": f"{self.issuer}/keys",
            "end_session_endpoint": f"{self.issuer}/end", "response_types_supported": ["code"],
            "code_challenge_methods_supported": ["S256"],
        }

    def authorize(self, asked: dict) -> str:
        """The address to which the browser is sent back."""
        assert asked["client_id"] == CLIENT and asked["redirect_uri"] in self.returns, asked
        assert asked["response_type"] == "code" and asked["code_challenge_method"] == "S256", asked
        assert "openid" in asked["scope"].split(), asked
        if self.person is None:
            answer = {"error": "access_denied"}
        else:
            code = secrets.token_urlsafe(16)
            self.codes[code] = asked | {"person": self.person}
            answer = {"code": code}
        query = urllib.parse.urlencode(answer | {"state": asked["state"], "iss": self.issuer})
        return f"{asked['redirect_uri']}?{query}"

    def exchange(self, form: dict, authorization: str) -> tuple[int, dict]:
        words = [urllib.parse.quote_plus(word, safe="~") for word in (CLIENT, SECRET)]
        basic = base64.b64decode(authorization.removeprefix("Basic ")).decode().replace("%20", "+")
        if basic != ":".join(words):
            return 401, {"error": "invalid_client"}
        asked = self.codes.pop(form.get("code"), None)
        digest = hashlib.sha256(form.get("code_verifier", "").encode()).digest()
        challenge = base64.urlsafe_b64encode(digest).decode().rstrip("=")
        if (not asked or form.get("grant_type") != "authorization_code"
                or form.get("redirect_uri") != asked["redirect_uri"] or challenge != asked["code_challenge"]):
            return 400, {"error": "invalid_grant"}
        token = self.token(CLIENT, asked["person"] | {"nonce": asked["nonce"]})
        return 200, {"id_token": token, "access_token": "opaque", "token_type": "Bearer"}


class _Handler(http.server.BaseHTTPRequestHandler):
    provider: Provider

    def log_message(self, *words) -> None:
        pass

    def do_GET(self) -> None:
        path, _, query = self.path.partition("?")
        asked = dict(urllib.parse.parse_qsl(query))
        self.provider.asked.append(path)
        match path:
            case "/.well-known/openid-configuration": self._json(200, self.provider.description)
            case "/keys": self._json(200, self.provider.keys)
            case "/authorize" if asked.pop("prompt", None) == "login":
                again = html.escape(f"{path}?{urllib.parse.urlencode(asked)}")
                self._answer(200, "text/html", f'<h1>Who are you?</h1><a href="{again}">Go on</a>'.encode())
            case "/authorize": self._redirect(self.provider.authorize(asked))
            case "/end":
                self.provider.farewells.append(asked)
                self._redirect(asked["post_logout_redirect_uri"])
            case _: self._json(404, {})

    def do_POST(self) -> None:
        form = self.rfile.read(int(self.headers["Content-Length"])).decode()
        self.provider.asked.append(self.path)
        self._json(*self.provider.exchange(dict(urllib.parse.parse_qsl(form)), self.headers["Authorization"] or ""))

    def _redirect(self, address: str) -> None:
        self.send_response(302)
        self.send_header("Location", address)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def _json(self, status: int, document: dict) -> None:
        self._answer(status, "application/json", json.dumps(document).encode())

    def _answer(self, status: int, kind: str, body: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
