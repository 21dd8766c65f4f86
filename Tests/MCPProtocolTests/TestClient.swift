import Foundation
import IntentTestKit
import Logging
import NIOCore
import Testing
import _JSON

@testable import MCPProtocol

/// A client that talks to a server in memory, in lines as over pipes.
final class TestClient: Sendable {
    let server: MCPServer
    let connection: StdioConnection
    let clock: TestClock
    private let lines: AsyncStream<String>

    init(
        _ service: TestService = TestService(),
        configure: (inout MCPServerConfiguration) -> Void = { _ in }
    ) {
        clock = TestClock()
        var configuration = MCPServerConfiguration()
        configuration.time = ServerTime(clock, start: Date(timeIntervalSince1970: 1_800_000_000))
        configure(&configuration)
        server = MCPServer(
            service: service, configuration: configuration,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let (lines, continuation) = AsyncStream<String>.makeStream()
        self.lines = lines
        connection = StdioConnection(server: server, outlet: Recorder(continuation: continuation))
    }

    /// Another client of the same server, with pipes of its own.
    init(beside other: TestClient) {
        (server, clock) = (other.server, other.clock)
        let (lines, continuation) = AsyncStream<String>.makeStream()
        self.lines = lines
        connection = StdioConnection(server: server, outlet: Recorder(continuation: continuation))
    }

    private struct Recorder: Outlet {
        let continuation: AsyncStream<String>.Continuation

        func send(_ message: ByteBuffer) {
            continuation.yield(String(buffer: message))
        }
    }

    func send(_ line: String) {
        connection.receive(.bytes(Array(line.utf8)))
    }

    /// The next line of the server.
    func next() async -> String {
        var iterator = lines.makeAsyncIterator()
        return await iterator.next() ?? "(closed)"
    }

    /// Sends a line and waits for the next of the server.
    func ask(_ line: String) async -> String {
        send(line)
        return await next()
    }

    // MARK: - Sessions

    /// Begins a session; the client can do what `capabilities` says.
    func begin(_ revision: String = "2025-11-25", capabilities: String = "{}") async {
        let answer = await ask(
            """
            {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":\
            "\(revision)","capabilities":\(capabilities),\
            "clientInfo":{"name":"client","version":"1"}}}
            """)
        #expect(answer.contains(#""protocolVersion":"\#(revision)""#))
        send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
    }

    // MARK: - Stateless requests

    /// A stateless request; `parameters` are members without braces.
    static func request(
        _ method: String, _ parameters: String = "", id: String = "1",
        capabilities: String = "{}", meta: String = ""
    ) -> String {
        let meta = meta.isEmpty ? "" : ",\(meta)"
        let parameters = parameters.isEmpty ? "" : ",\(parameters)"
        return """
            {"jsonrpc":"2.0","id":\(id),"method":"\(method)","params":{"_meta":{\
            "io.modelcontextprotocol/protocolVersion":"2026-07-28",\
            "io.modelcontextprotocol/clientCapabilities":\(capabilities)\(meta)}\(parameters)}}
            """
    }

    func stateless(
        _ method: String, _ parameters: String = "", id: String = "1",
        capabilities: String = "{}", meta: String = ""
    ) async -> String {
        await ask(
            Self.request(method, parameters, id: id, capabilities: capabilities, meta: meta))
    }
}

/// The `_meta` that all stateless results carry.
let signature = #""_meta":{"io.modelcontextprotocol/serverInfo":{"name":"test","version":"1"}}"#

/// A whole stateless result.
func result(_ members: String, id: String = "1", type: String = "complete") -> String {
    let members = members.isEmpty ? "" : "\(members),"
    return """
        {"jsonrpc":"2.0","id":\(id),"result":{"resultType":"\(type)",\(members)\(signature)}}
        """
}

/// A member of a message, however deep.
func member(_ line: String, _ path: String...) throws -> JSONValue {
    var value = try JSONValue(parsing: Array(line.utf8))
    for name in path { value = try #require(value[name], "\(name) is missing in \(line)") }
    return value
}
