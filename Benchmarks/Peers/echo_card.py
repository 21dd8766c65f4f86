"""A page that sends each tap through a bare WebSocket and shows the number that comes back.

It has no framework at either end: what it takes is what the browser and a socket take at least.

    echo_card.py PORT
"""

import sys

import uvicorn
from starlette.applications import Starlette
from starlette.responses import HTMLResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

PAGE = """<!doctype html><title>Echo</title>
<p id="count">count 0</p><button id="add">Add</button>
<script>
const socket = new WebSocket(`ws://${location.host}/socket`);
socket.onmessage = (event) => { document.querySelector('#count').textContent = event.data; };
document.querySelector('#add').onclick = () => socket.send('add');
</script>"""


async def page(request) -> HTMLResponse:
    return HTMLResponse(PAGE)


async def count(socket: WebSocket) -> None:
    await socket.accept()
    visits = 0
    try:
        while True:
            await socket.receive_text()
            visits += 1
            await socket.send_text(f"count {visits}")
    except WebSocketDisconnect:
        pass


app = Starlette(routes=[Route("/", page), WebSocketRoute("/socket", count)])
uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), log_level="warning")
