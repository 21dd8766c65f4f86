import Foundation
import IntentTestKit
import Logging
import NIOCore
import NIOHTTP1
import NIOPosix
import Testing

@testable import MCPProtocol

/// A client of an endpoint that really listens.
struct HTTPTestClient: Sendable {
    let server: MCPServer
    let endpoint: MCPHTTPEndpoint
    let clock: TestClock
    let port: Int

    /// What a server answers.
    struct Reply: Sendable {
        var status: Int
        var headers: HTTPHeaders
        var body: String
    }

    /// Listens while `body` runs.
    static func run(
        _ service: TestService = TestService(),
        configure: (inout MCPServerConfiguration, inout MCPHTTPConfiguration) -> Void = {
            _, _ in
        },
        _ body: @escaping @Sendable (HTTPTestClient) async throws -> Void
    ) async throws {
        let clock = TestClock()
        var configuration = MCPServerConfiguration()
        configuration.time = ServerTime(clock, start: Date(timeIntervalSince1970: 1_800_000_000))
        var http = MCPHTTPConfiguration()
        configure(&configuration, &http)
        let server = MCPServer(
            service: service, configuration: configuration,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let endpoint = MCPHTTPEndpoint(server: server, configuration: http)
        let listening = Promise<Int>()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                try await endpoint.run(port: 0) { listening.complete(.success($0)) }
            }
            let port = try await listening.value()
            try await body(
                HTTPTestClient(server: server, endpoint: endpoint, clock: clock, port: port))
            group.cancelAll()
        }
    }

    // MARK: - Requests

    /// The fields that a good request has; `nil` in `changes` removes one.
    func fields(_ changes: [String: String?]) -> HTTPHeaders {
        var fields: [String: String] = [
            "Host": "127.0.0.1:\(port)", "Content-Type": "application/json",
            "Accept": "application/json, text/event-stream",
        ]
        for (name, value) in changes { fields[name] = value }
        return HTTPHeaders(fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    }

    /// Sends a request and reads its whole answer.
    func send(
        _ method: HTTPMethod = .POST, _ body: String = "", headers: [String: String?] = [:],
        path: String = "/mcp"
    ) async throws -> Reply {
        let stream = try await open(method, body, headers: headers, path: path)
        var text = ""
        while let part = await stream.next() { text += part }
        await stream.close()
        return Reply(status: stream.status, headers: stream.headers, body: text)
    }

    /// Sends a request and gives the answer as soon as it begins.
    func open(
        _ method: HTTPMethod = .POST, _ body: String = "", headers: [String: String?] = [:],
        path: String = "/mcp"
    ) async throws -> HTTPTestStream {
        var fields = fields(headers)
        fields.replaceOrAdd(name: "Content-Length", value: "\(body.utf8.count)")
        let head = HTTPRequestHead(version: .http1_1, method: method, uri: path, headers: fields)
        return try await HTTPTestStream(port: port, head: head, body: body)
    }

    // MARK: - Manners

    /// The headers of a stateless request.
    static func stateless(_ method: String, name: String? = nil) -> [String: String?] {
        ["MCP-Protocol-Version": "2026-07-28", "Mcp-Method": method, "Mcp-Name": name]
    }

    /// Sends a stateless request.
    func stateless(
        _ method: String, _ parameters: String = "", name: String? = nil,
        capabilities: String = "{}", meta: String = "", headers: [String: String?] = [:]
    ) async throws -> Reply {
        let all = Self.stateless(method, name: name).merging(headers) { $1 }
        let body = TestClient.request(
            method, parameters, capabilities: capabilities, meta: meta)
        return try await send(.POST, body, headers: all)
    }

    /// Begins a session and gives the headers of its requests.
    func begin(
        _ revision: String = "2025-11-25", capabilities: String = "{}"
    ) async throws -> [String: String?] {
        let reply = try await send(
            .POST,
            #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(revision)","capabilities":\#(capabilities),"clientInfo":{"name":"c","version":"1"}}}"#
        )
        let id = try #require(reply.headers["Mcp-Session-Id"].first)
        let headers = ["Mcp-Session-Id": id, "MCP-Protocol-Version": revision]
        let ready = try await send(
            .POST, #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, headers: headers)
        #expect(ready.status == 202)
        #expect(ready.body.isEmpty)
        return headers
    }
}

/// The answer to one request while it comes in.
final class HTTPTestStream: Sendable {
    let status: Int
    let headers: HTTPHeaders
    private let channel: any Channel
    private let parts: AsyncStream<String>
    private let reading: Task<Void, Never>

    init(port: Int, head: HTTPRequestHead, body: String) async throws {
        let asyncChannel = try await ClientBootstrap(
            group: MultiThreadedEventLoopGroup.singleton
        ).connect(host: "127.0.0.1", port: port) { channel in
            channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHTTPClientHandlers()
                return try NIOAsyncChannel<HTTPClientResponsePart, HTTPClientRequestPart>(
                    wrappingChannelSynchronously: channel)
            }
        }
        channel = asyncChannel.channel
        let begun = Promise<HTTPResponseHead>()
        let (parts, continuation) = AsyncStream<String>.makeStream()
        self.parts = parts
        reading = Task {
            do {
                try await asyncChannel.executeThenClose { inbound, outbound in
                    try await outbound.write(.head(head))
                    if !body.isEmpty {
                        try await outbound.write(.body(.byteBuffer(ByteBuffer(string: body))))
                    }
                    try await outbound.write(.end(nil))
                    for try await part in inbound {
                        switch part {
                        case .head(let head): begun.complete(.success(head))
                        case .body(let buffer): continuation.yield(String(buffer: buffer))
                        case .end: return
                        }
                    }
                }
            } catch {
                begun.complete(.failure(error))
            }
            begun.complete(.failure(CancellationError()))
            continuation.finish()
        }
        let response = try await begun.value()
        status = Int(response.status.code)
        headers = response.headers
    }

    /// The next piece of the body.
    func next() async -> String? {
        var iterator = parts.makeAsyncIterator()
        return await iterator.next()
    }

    /// Reads on until the events read make up some whole ones, and gives them.
    func events(_ count: Int) async -> [String] {
        var text = ""
        while text.components(separatedBy: "\n\n").count <= count, let part = await next() {
            text += part
        }
        return text.components(separatedBy: "\n\n").dropLast().map { $0 }
    }

    /// Closes the connection, whatever is still to come.
    func close() async {
        try? await channel.close().get()
        await reading.value
    }
}
