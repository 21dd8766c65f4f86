import Foundation
import Logging
import Testing
import _JSON

@testable import MCPProtocol

/// The transport over real pipes.
@Suite struct StdioTransportTests {
    private func run(
        _ input: [String], to service: TestService = TestService(),
        grace: Duration = .seconds(60),
        configure: (inout MCPServerConfiguration) -> Void = { _ in }
    ) async throws -> String {
        var configuration = MCPServerConfiguration()
        configure(&configuration)
        let server = MCPServer(
            service: service, configuration: configuration,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let stdin = Pipe()
        let stdout = Pipe()
        let transport = StdioTransport(
            server: server, input: stdin.fileHandleForReading.fileDescriptor,
            output: stdout.fileHandleForWriting.fileDescriptor, grace: grace)
        async let output = onThread { try stdout.fileHandleForReading.readToEnd() ?? Data() }
        async let served: Void = {
            try await transport.run()
            try stdout.fileHandleForWriting.close()
        }()
        try await onThread {
            for part in input {
                try stdin.fileHandleForWriting.write(contentsOf: Data(part.utf8))
            }
            try stdin.fileHandleForWriting.close()
        }
        try await served
        return String(decoding: try await output, as: UTF8.self)
    }

    private static let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
    private static let pong = #"{"jsonrpc":"2.0","id":1,"result":{}}"#

    @Test func `lines may come in any pieces, with blank ones between`() async throws {
        let half = Self.ping.prefix(12)
        let rest = Self.ping.dropFirst(12)
        let output = try await run([
            String(half), String(rest) + "\n", "\n  \r\n", Self.ping + "\r\n", Self.ping,
        ])
        #expect(output == String(repeating: Self.pong + "\n", count: 3))
    }

    @Test func `a long line is passed over`() async throws {
        let output = try await run(
            [String(repeating: "x", count: 200_000), "\n", Self.ping, "\n"]
        ) { $0.maximumLineBytes = 100_000 }
        #expect(
            output == """
                {"jsonrpc":"2.0","error":{"code":-32600,"message":"A message may have 100000 bytes at most."}}
                \(Self.pong)

                """)
    }

    @Test func `the end of input ends everything`() async throws {
        var service = TestService()
        service.call = { _, _ in
            try await Promise<Void>().value()
            return .text("never")
        }
        let output = try await run(
            [
                TestClient.request("tools/call", #""name":"x""#) + "\n",
                TestClient.request(
                    "subscriptions/listen", #""notifications":{"toolsListChanged":true}"#,
                    id: "2") + "\n",
            ], to: service, grace: .zero)
        #expect(!output.contains("never"))
    }

    @Test func `many requests at once are all answered`() async throws {
        let count = 5000
        let lines = (0..<count).map { id in
            TestClient.request(
                "tools/call", #""name":"add","arguments":{"a":\#(id),"b":1}"#, id: "\(id)")
                + "\n"
        }
        let output = try await run([lines.joined()]) { $0.maximumConcurrentRequests = count }
        var sums: [Int: Int] = [:]
        for line in output.split(separator: "\n") {
            let id = try #require(try member(String(line), "id").integer)
            sums[id] = try member(String(line), "result", "structuredContent").integer
        }
        #expect(sums.count == count)
        #expect(sums.allSatisfy { $0.value == $0.key + 1 })
    }

    @Test func `a client that no longer reads is no reason to die`() async throws {
        let server = MCPServer(
            service: TestService(),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let stdin = Pipe()
        let stdout = Pipe()
        try stdout.fileHandleForReading.close()
        let transport = StdioTransport(
            server: server, input: stdin.fileHandleForReading.fileDescriptor,
            output: stdout.fileHandleForWriting.fileDescriptor, grace: .zero)
        try stdin.fileHandleForWriting.write(contentsOf: Data((Self.ping + "\n").utf8))
        try await transport.run()
    }

    @Test func `cancellation ends the wait for input`() async throws {
        let server = MCPServer(
            service: TestService(),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let stdin = Pipe()
        let stdout = Pipe()
        let transport = StdioTransport(
            server: server, input: stdin.fileHandleForReading.fileDescriptor,
            output: stdout.fileHandleForWriting.fileDescriptor, grace: .zero)
        let running = Task { try await transport.run() }
        running.cancel()
        try await running.value
        withExtendedLifetime((stdin, stdout)) {}
    }
}

/// Does something that blocks, on a thread of its own.
func onThread<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
    }
}
