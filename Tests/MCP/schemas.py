"""The JSON schemas of the protocol's revisions, and what is wrong with a message by them."""

import functools
import json
import pathlib

import jsonschema

FOLDER = pathlib.Path(__file__).parent / "schema"
STATELESS = "2026-07-28"
# The revision before them has no schema of its own.
SCHEMA_OF = {
    "2025-03-26": "2025-06-18", "2025-06-18": "2025-06-18", "2025-11-25": "2025-11-25",
    STATELESS: STATELESS, "tasks": "tasks",
}
# Methods that may be answered with questions instead of a result.
MAY_ASK = {"tools/call", "resources/read", "prompts/get"}


class Schemas:
    """The messages of one revision."""

    def __init__(self, revision: str):
        self.revision = revision
        document = json.loads((FOLDER / f"{SCHEMA_OF[revision]}.json").read_text())
        self.key = "$defs" if "$defs" in document else "definitions"
        self.definitions = document[self.key]
        self.kind = jsonschema.validators.validator_for(document)
        self.requests, self.notifications = {}, {}
        for name, definition in self.definitions.items():
            method = definition.get("properties", {}).get("method", {}).get("const")
            if method and name.endswith("Request"):
                self.requests[method] = name
            elif method and name.endswith("Notification"):
                self.notifications[method] = name

    @functools.cache
    def _validator(self, name: str):
        return self.kind({"$ref": f"#/{self.key}/{name}", self.key: self.definitions})

    def problems(self, name: str, value) -> list[str]:
        """What is wrong with a value that should be of a named type."""
        found = []
        for error in self._validator(name).iter_errors(value):
            best = jsonschema.exceptions.best_match([error]) or error
            found.append(f"{name} at {best.json_path}: {best.message[:300]}")
        return found

    def result_name(self, method: str) -> str:
        """The type of the answer to a method."""
        name = self.requests[method].removesuffix("Request") + "Result"
        return name if name in self.definitions else "EmptyResult"


@functools.cache
def schemas(revision: str) -> Schemas:
    return Schemas(revision)


def request_problems(message: dict, revision: str) -> list[str]:
    """What is wrong with a request, of either side."""
    known = schemas(revision)
    method = message.get("method")
    if method in known.requests:
        found = known.problems(known.requests[method], message)
    elif revision == STATELESS and method in schemas("tasks").requests:
        found = schemas("tasks").problems(schemas("tasks").requests[method], message)
    else:
        found = []
    return found + known.problems("JSONRPCRequest", message)


def notification_problems(message: dict, revision: str) -> list[str]:
    """What is wrong with a notification, of either side."""
    known = schemas(revision)
    name = known.notifications.get(message.get("method"))
    if name:
        return known.problems(name, message)
    if revision == STATELESS and message.get("method") in schemas("tasks").notifications:
        return schemas("tasks").problems("TaskNotification", message)
    return known.problems("JSONRPCNotification", message) + [
        f"{message.get('method')!r} is no notification of {revision}"]


def response_problems(message: dict, method: str | None, revision: str) -> list[str]:
    """What is wrong with a response to a method."""
    if "error" in message:
        # The older schema cannot say that an id was unreadable.
        revision = max(revision, "2025-11-25") if "id" not in message else revision
        known = schemas(revision)
        names = ("JSONRPCErrorResponse", "JSONRPCError")
        name = next(name for name in names if name in known.definitions)
        return known.problems(name, message)
    known = schemas(revision)
    names = ("JSONRPCResultResponse", "JSONRPCResponse")
    found = known.problems(next(n for n in names if n in known.definitions), message)
    return found + result_problems(message.get("result"), method, revision)


def result_problems(result, method: str | None, revision: str) -> list[str]:
    """What is wrong with the result of a method."""
    known = schemas(revision)
    if not isinstance(result, dict):
        return ["a result must be an object"]
    if revision == STATELESS:
        kind = result.get("resultType")
        if kind == "input_required":
            found = known.problems("InputRequiredResult", result)
            if method not in MAY_ASK:
                found.append(f"{method} may not be answered with questions")
            if "inputRequests" not in result and "requestState" not in result:
                found.append("an input_required result has neither questions nor a state")
            return found
        if kind == "task":
            if method != "tools/call":
                return [f"{method} may not become a task"]
            return schemas("tasks").problems("CreateTaskResult", result)
        if kind != "complete":
            return [f"resultType is {kind!r}"]
        if method in schemas("tasks").requests:
            return schemas("tasks").problems(schemas("tasks").result_name(method), result)
    if method not in known.requests:
        return [f"{method} has a result, but {revision} has no such method"]
    return known.problems(known.result_name(method), result)
