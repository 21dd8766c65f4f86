"""What the tests of the Model Context Protocol share: servers, and clients that check every word."""

import pytest
from http_conversation import HTTPConversation
from http_wire import HTTPEndpoint
from pipe_conversation import PipeConversation
from schemas import STATELESS
from programs import TRAVEL_LOCATION, program
from servers import HTTPServer, environment, travel_environment

SESSIONS = "2025-11-25"
TRANSPORTS = ["http", "stdio"]


@pytest.fixture(scope="session")
def servers():
    """Servers by name, started when first needed, and again if a test killed one."""
    running = {}

    def server(name, start):
        if name not in running or not running[name].is_alive:
            running[name] = start()
        return running[name]

    yield server
    for server in running.values():
        server.stop()


@pytest.fixture
def conformance_server(servers):
    """The fixture of the conformance scenarios over HTTP, one for all tests."""

    def start():
        return HTTPServer([program("MCPConformanceServer"), "--port", "0"], environment())

    server = servers("conformance", start)
    yield server
    server.check_alive()


@pytest.fixture
def endpoint(conformance_server):
    """Where the conformance server answers."""
    return HTTPEndpoint(conformance_server.address)


@pytest.fixture
def travel_server(servers, tmp_path_factory):
    """The travel app over HTTP, which serves pages too."""

    def start():
        return HTTPServer(
            [program("TravelTracking"), "serve", "--port", "0", "--no-token", "--location", TRAVEL_LOCATION],
            travel_environment(tmp_path_factory.mktemp("travel")))

    server = servers("travel", start)
    yield server
    server.check_alive()


@pytest.fixture
def converse(request):
    """Begins conversations; afterwards each message must have been one that the schemas know."""
    begun = []

    def converse(revision=STATELESS, transport="http", begin=True, **options):
        if transport == "http":
            server = request.getfixturevalue("conformance_server")
            conversation = HTTPConversation(server.address, revision, **options)
        else:
            conversation = PipeConversation(
                [program("MCPConformanceServer")], revision, **options)
        begun.append(conversation)
        return conversation.begin() if begin else conversation

    yield converse
    for conversation in begun:
        conversation.check()
        conversation.close()


@pytest.fixture(params=[f"{revision}-{transport}" for revision, transport in [
    ("2025-03-26", "http"), ("2025-06-18", "http"), (SESSIONS, "http"), (SESSIONS, "stdio"),
    (STATELESS, "http"), (STATELESS, "stdio")]])
def client(request, converse):
    """A client of each revision."""
    revision, _, transport = request.param.rpartition("-")
    capabilities = {} if revision == "2025-03-26" else None
    return converse(revision, transport, capabilities=capabilities)


@pytest.fixture(params=TRANSPORTS)
def begin_session(request, converse):
    """Begins a session of 2025-11-25 with a client that answers questions as the test says."""
    return lambda **options: converse(SESSIONS, request.param, **options)


@pytest.fixture
def session(begin_session):
    """A session of 2025-11-25 whose server asks nothing."""
    return begin_session()


@pytest.fixture(params=TRANSPORTS)
def stateless(request, converse):
    """A client of 2026-07-28."""
    return converse(STATELESS, request.param)


@pytest.fixture
def stateless_http(converse):
    """A client of 2026-07-28 that can play with headers."""
    return converse(STATELESS)
