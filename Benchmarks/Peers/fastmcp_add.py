"""A tool that adds, served by FastMCP.

It answers with plain JSON, which is the faster of the two ways it has.

    fastmcp_add.py pipes | PORT
"""

import logging
import sys

import uvicorn
from fastmcp import FastMCP

logging.disable(logging.INFO)
server = FastMCP("add")


@server.tool
def add(a: int, b: int) -> int:
    """Adds two whole numbers."""
    return a + b


if sys.argv[1] == "pipes":
    server.run("stdio", show_banner=False)
else:
    uvicorn.run(
        server.http_app(path="/mcp", json_response=True), host="127.0.0.1",
        port=int(sys.argv[1]), log_level="error", access_log=False)
