"""What was said between a client and a server, each message held against the schemas."""

import schemas
from schemas import STATELESS

VERSION = "io.modelcontextprotocol/protocolVersion"
# The codes of the document; a server's own are outside the range that JSON-RPC reserves.
CODES = {-32700, -32600, -32601, -32602, -32603, -32020, -32021, -32022}
OLDER_CODES = CODES | {-32002, -32042}


def claimed_version(message: dict) -> str | None:
    """The revision that a stateless request names in its metadata."""
    parameters = message.get("params")
    meta = parameters.get("_meta") if isinstance(parameters, dict) else None
    version = meta.get(VERSION) if isinstance(meta, dict) else None
    return version if isinstance(version, str) else None


class Transcript:
    """The messages of one connection or session, and what was wrong with them.

    A message that a test makes wrong on purpose is recorded as `deliberate`: it isn't checked, the
    answer to it is.
    """

    def __init__(self, revision: str = "2025-11-25"):
        self.revision = revision
        self.messages: list[tuple[str, dict]] = []
        self.problems: list[str] = []
        self._asked: dict = {}
        self._asked_by_server: dict = {}
        self._progress: dict = {}

    def client_says(self, message, deliberate: bool = False) -> None:
        self.messages.append(("client", message))
        if not isinstance(message, dict):
            return
        revision = claimed_version(message) or self.revision
        if revision not in schemas.SCHEMA_OF:
            revision = STATELESS
        if "method" in message and "id" in message:
            if isinstance(message["id"], (str, int)):
                self._asked[self._key(message["id"])] = (message["method"], revision)
            token = self._token(message)
            if token is not None:
                self._progress[self._key(token)] = float("-inf")
            if message["method"] == "initialize" and revision != STATELESS:
                self._adopt(message.get("params"))
                revision = self.revision
            found = [] if deliberate else schemas.request_problems(message, revision)
        elif deliberate:
            found = []
        elif "method" in message:
            found = schemas.notification_problems(message, revision)
        else:
            method = self._asked_by_server.pop(self._key(message.get("id")), None)
            found = schemas.response_problems(message, method, revision)
            if method is None:
                found.append("the client answers what nobody asked")
        self._keep("client", message, found)

    def server_says(self, message) -> None:
        self.messages.append(("server", message))
        if not isinstance(message, dict):
            self.problems.append(f"server: {message!r} is no message")
            return
        found = []
        revision = self.revision
        if "method" in message and "id" in message:
            if self.revision == STATELESS:
                found.append("a server may not send requests since 2026-07-28")
            self._asked_by_server[self._key(message["id"])] = message["method"]
            found += schemas.request_problems(message, revision)
        elif "method" in message:
            found = schemas.notification_problems(message, revision)
            found += self._progress_problems(message)
        else:
            found = self._answer_problems(message)
        self._keep("server", message, found)

    def _answer_problems(self, message: dict) -> list[str]:
        asked = (None, self.revision)
        found = []
        if "id" in message:
            if self._key(message["id"]) in self._asked:
                asked = self._asked.pop(self._key(message["id"]))
            elif "error" not in message:
                found.append("an answer to no open request")
        elif "error" not in message:
            found.append("an answer without an id")
        method, revision = asked
        if error := message.get("error"):
            code = error.get("code")
            allowed = CODES if revision == STATELESS else OLDER_CODES
            if -32768 <= code <= -32000 and code not in allowed:
                found.append(f"{code} is no code of {revision}")
            if not error.get("message"):
                found.append("an error without words")
        if method == "initialize" and "result" in message:
            self.revision = message["result"].get("protocolVersion", self.revision)
            revision = self.revision
        return found + schemas.response_problems(message, method, revision)

    def _progress_problems(self, message: dict) -> list[str]:
        if message["method"] != "notifications/progress":
            return []
        token = self._key(message["params"].get("progressToken"))
        last = self._progress.get(token)
        if last is None:
            return ["progress for a token that no request has"]
        self._progress[token] = message["params"]["progress"]
        return [] if message["params"]["progress"] > last else ["progress that does not grow"]

    def _adopt(self, parameters) -> None:
        wanted = parameters.get("protocolVersion") if isinstance(parameters, dict) else None
        if wanted in schemas.SCHEMA_OF and wanted != STATELESS:
            self.revision = wanted

    def _token(self, message: dict):
        parameters = message.get("params")
        meta = parameters.get("_meta") if isinstance(parameters, dict) else None
        return meta.get("progressToken") if isinstance(meta, dict) else None

    @staticmethod
    def _key(id) -> tuple:
        # 1 and "1" and true are different ids.
        return (type(id).__name__, id)

    def _keep(self, side: str, message: dict, found: list[str]) -> None:
        self.problems += [f"{side}: {problem}\n    in {str(message)[:600]}" for problem in found]
