import HostConformance
import NIOCore
import Synchronization
import _JSON

@testable import MCPProtocol

/// A client's end of a server's pipes: requests go out as lines, answers come back by their ids.
final class AssistantWire: Sendable {
    /// A client that shows both forms and cards.
    static let capabilities: JSONValue = [
        "elicitation": ["form": [:]],
        "extensions": [
            "io.modelcontextprotocol/ui": ["mimeTypes": ["text/html;profile=mcp-app"]]
        ],
    ]

    private let connection: StdioConnection
    private let answers = Answers()

    init(_ server: MCPServer) {
        connection = StdioConnection(server: server, outlet: answers)
    }

    /// Sends a request of the newest revision and waits for its result.
    ///
    /// Throws what the server says is wrong; a cancelled task cancels the request.
    func result(_ method: String, _ parameters: JSONObject) async throws -> JSONObject {
        var parameters = parameters
        parameters["_meta"] = [
            "io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientCapabilities": Self.capabilities,
        ]
        let id = answers.nextID()
        let request: JSONValue = [
            "jsonrpc": "2.0", "id": .integer(id), "method": .string(method),
            "params": .object(parameters),
        ]
        let answer = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                answers.expect(id, continuation)
                send(request)
            }
        } onCancel: {
            send([
                "jsonrpc": "2.0", "method": "notifications/cancelled",
                "params": ["requestId": .integer(id)],
            ])
            answers.giveUp(id)
        }
        guard let result = answer["result"]?.object else {
            throw HostMismatch(description: "\(method) was refused: \(answer.text)")
        }
        return result
    }

    private func send(_ message: JSONValue) {
        connection.receive(.bytes(Array(message.text.utf8)))
    }
}

/// What came back, and who waits for it.
private final class Answers: Outlet {
    private struct State {
        var lastID = 0
        var waiting: [Int: CheckedContinuation<JSONValue, any Error>] = [:]
    }

    private let state = Mutex(State())

    func nextID() -> Int {
        state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
    }

    func expect(_ id: Int, _ continuation: CheckedContinuation<JSONValue, any Error>) {
        state.withLock { $0.waiting[id] = continuation }
        if Task.isCancelled { giveUp(id) }
    }

    func giveUp(_ id: Int) {
        take(id)?.resume(throwing: CancellationError())
    }

    private func take(_ id: Int) -> CheckedContinuation<JSONValue, any Error>? {
        state.withLock { $0.waiting.removeValue(forKey: id) }
    }

    func send(_ message: ByteBuffer) {
        do {
            let json = try JSONValue(parsing: Array(message.readableBytesView))
            guard let id = json["id"]?.integer else { return }
            take(id)?.resume(returning: json)
        } catch {
            // Whoever waits for this message says so when the test's time is over.
            return
        }
    }
}
