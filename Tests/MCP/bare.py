"""Messages as bytes, and requests without a client."""

import json

from conversations import CAPABILITIES, Reply
from schemas import STATELESS
from transcript import VERSION, Transcript

SESSIONS = "2025-11-25"
META = f'"_meta":{{"{VERSION}":"{STATELESS}","{CAPABILITIES}":{{}}}}'
HEADERS = {"MCP-Protocol-Version": STATELESS, "Mcp-Method": "tools/list"}
MEBIBYTE = 1 << 20


def post(endpoint, body: bytes | str, **headers) -> Reply:
    """Posts bytes; the answer must be a message that the schemas know."""
    content = body.encode() if isinstance(body, str) else body
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    response = endpoint.send(body=content, headers=HEADERS | names)
    said = response.body()
    reply = Reply(json.loads(said) if said else None, response.status, response.headers)
    if reply.message is not None:
        transcript = Transcript(STATELESS)
        if "result" in reply.message:
            transcript.client_says(json.loads(content))
        transcript.server_says(reply.message)
        assert transcript.problems == []
    return reply


def error(code: int, message: str, id=None, **data) -> dict:
    found = {"code": code, "message": message} | ({"data": data} if data else {})
    return {"jsonrpc": "2.0"} | ({} if id is None else {"id": id}) | {"error": found}


def initialize(**changes) -> dict:
    return {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {
        "protocolVersion": SESSIONS, "capabilities": {},
        "clientInfo": {"name": "tests", "version": "1.0"}} | changes}


def raw_request(endpoint, body: bytes, extra: str = "") -> bytes:
    return (f"POST {endpoint.path} HTTP/1.1\r\nHost: 127.0.0.1:{endpoint.port}\r\n"
            "Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\n"
            f"MCP-Protocol-Version: {STATELESS}\r\nMcp-Method: tools/list\r\n{extra}"
            f"Content-Length: {len(body)}\r\n\r\n").encode() + body


def tools_list(id: int = 1) -> bytes:
    return f'{{"jsonrpc":"2.0","id":{id},"method":"tools/list","params":{{{META}}}}}'.encode()


def stateless_ping(id) -> bytes:
    text = f'{{"jsonrpc":"2.0","id":{id},"method":"server/discover","params":{{{META}}}}}\n'
    return text.encode()
