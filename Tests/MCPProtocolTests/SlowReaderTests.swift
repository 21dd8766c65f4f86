import Foundation
import HTTPTypes
import IntentTestKit
import Logging
import NIOCore
import NIOHTTP1
import Testing

@testable import MCPProtocol

/// Clients that ask for much and read nothing.
@Suite(.timeLimit(.minutes(3))) struct SlowReaderTests {
    private static let much = String(repeating: "x", count: 1 << 16)
    /// How often `much` may be told before a client that reads nothing must have been noticed: well
    /// beyond what systems keep for connections, and far from what memory could hold.
    private static let patience = 1000
    /// How a response in pieces ends if it comes to its end.
    private static let end = "0\r\n\r\n"

    /// Tells much whenever the test says so, until it is cancelled.
    private struct Teller {
        let moments = AsyncStream<Void>.makeStream()
        /// Continues with each time that was told, and ends with the call.
        let told = AsyncStream<Void>.makeStream()

        var service: TestService {
            var service = TestService()
            service.call = { [moments, told] call, context in
                guard call.name == "x" else { return .text("served") }
                defer { told.continuation.finish() }
                var count = 0.0
                for await _ in moments.stream {
                    count += 1
                    context.reportProgress(Progress(count, message: much))
                    told.continuation.yield()
                }
                return .text("told")
            }
            return service
        }
    }

    @Test func `a call that tells more than is read is cancelled with its connection`() async throws
    {
        let teller = Teller()
        try await HTTPTestClient.run(teller.service) { client in
            let connection = try await BareConnection(port: client.port, isReading: false)
            try await connection.write(client.callBytes(tellsProgress: true))
            var told = teller.told.stream.makeAsyncIterator()
            teller.moments.continuation.yield()
            #expect(await told.next() != nil)
            // The head of the response comes once there is a reader.
            #expect(await connection.first()?.hasPrefix("HTTP/1.1 200 OK\r\n") == true)
            var count = 1
            while count < Self.patience {
                teller.moments.continuation.yield()
                guard await told.next() != nil else { break }
                count += 1
                let other = try await client.stateless("tools/call", #""name":"y""#, name: "y")
                #expect(other.status == 200)
            }
            try #require(count < Self.patience)
            let isWhole = await connection.rest().hasSuffix(Self.end)
            #expect(!isWhole)
        }
    }

    @Test func `a call of which nothing is read for some pulses is cancelled, too`() async throws {
        var service = TestService()
        let ended = Promise<Void>()
        service.call = { _, context in
            defer { ended.complete(.success(())) }
            // More than systems keep for a connection.
            context.reportProgress(
                Progress(1, message: String(repeating: Self.much, count: 128)))
            try await Promise<Void>().value()
            return .text("never")
        }
        try await HTTPTestClient.run(service) { client in
            let connection = try await BareConnection(port: client.port, isReading: false)
            try await connection.write(client.callBytes(tellsProgress: true))
            try await client.clock.advance(inStepsOf: .seconds(15)) { try await ended.value() }
            let isWhole = await connection.rest().hasSuffix(Self.end)
            #expect(!isWhole)
        }
    }

    @Test func `a call is cancelled when its reader is given up, before its connection has ended`()
        async throws
    {
        let clock = TestClock()
        var configuration = MCPServerConfiguration()
        configuration.time = ServerTime(clock, start: Date(timeIntervalSince1970: 1_800_000_000))
        let endpoint = MCPHTTPEndpoint(
            server: MCPServer(
                service: TestService(), configuration: configuration,
                logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }))
        let stream = MessageStream()
        let left = Promise<Void>()
        let caller = MCPHTTPEndpoint.Caller(
            source: RequestSource(), headers: RequestHeaders(HTTPFields()))
        let response = endpoint.stream(
            stream, to: caller, onLeave: { left.complete(.success(())) })
        stream.send(ByteBuffer(string: "{}"))
        try await clock.advance(inStepsOf: .seconds(15)) { try await left.value() }
        withExtendedLifetime(response) {}
    }

    @Test func `the stream of a session that is not read ends, and the session goes on`()
        async throws
    {
        let service = TestService()
        try await HTTPTestClient.run(
            service, configure: { _, http in http.maximumStreams = 2 }
        ) { client in
            let uri = "r:\(Self.much)"
            let subscribe =
                #"{"jsonrpc":"2.0","id":1,"method":"resources/subscribe","params":{"uri":"\#(uri)"}}"#
            let headers = try await client.begin()
            let others = try await client.begin()
            for headers in [headers, others] {
                let reply = try await client.send(.POST, subscribe, headers: headers)
                #expect(reply.status == 200)
            }
            let connection = try await BareConnection(port: client.port, isReading: false)
            try await connection.write(client.bytes(.GET, headers: headers))
            let good = try await client.open(.GET, headers: others)
            let id = try #require(headers["Mcp-Session-Id"] ?? nil)
            let session = try #require(client.endpoint.sessions.find(id, for: .local))
            // The head of the response comes once there is a reader.
            #expect(await connection.first()?.hasPrefix("HTTP/1.1 200 OK\r\n") == true)

            var count = 0
            while session.standing.isRead, count < Self.patience {
                count += 1
                service.events.announce(.resourceUpdated(uri: uri))
                #expect(await good.events(1).first?.hasPrefix("id: 0-\(count)\n") == true)
            }
            #expect(count < Self.patience)
            // It has some time to read its answers; then its place is free.
            let back = headers.merging(["Last-Event-ID": "0-\(count - 1)"]) { $1 }
            var again = try await client.open(.GET, headers: back)
            #expect(again.status == 503)
            while again.status == 503 {
                try Task.checkCancellation()
                await again.close()
                client.clock.advance(by: .seconds(15))
                again = try await client.open(.GET, headers: back)
            }
            #expect(await again.events(1).first?.hasPrefix("id: 0-\(count)\n") == true)
            let isWhole = await connection.rest().hasSuffix(Self.end)
            #expect(!isWhole)
        }
    }

    @Test func `requests are taken no faster than their answers are read`() async throws {
        var service = TestService()
        let counter = Counter()
        service.call = { call, _ in
            guard call.name == "x" else { return .text("served") }
            counter.add()
            return .text(Self.much)
        }
        try await HTTPTestClient.run(service) { client in
            let connection = try await BareConnection(port: client.port, isReading: false)
            connection.push(String(repeating: client.callBytes(), count: Self.patience))
            for _ in 0..<100 {
                let other = try await client.stateless("tools/call", #""name":"y""#, name: "y")
                #expect(other.status == 200)
            }
            #expect(counter.value < Self.patience / 2)
            try await connection.end(.reset)
            #expect(try await client.stateless("tools/list").status == 200)
        }
    }
}
