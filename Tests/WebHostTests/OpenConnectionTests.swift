import IntentSystem
import Logging
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOPosix
import Testing

@testable import WebHost

/// How many connections there are, and what becomes of those that nobody serves.
@Suite struct OpenConnectionTests {
    @Test("A connection more than there may be gets 503, and the next one a place that became free")
    func bounded() async throws {
        try await withHost(configure: { $0.limits.reservedDescriptors = .max }) { port in
            let first = try await WireClient(port: port)
            #expect(try await first.request("GET", "/health").status == 200)
            let second = try await WireClient(port: port)
            let refusal = try await second.readHead()
            #expect(refusal.status == 503)
            #expect(refusal.headers["retry-after"] == "5")
            let text = await second.read(through: "\n")
            #expect(text?.utf8.count.description == refusal.headers["content-length"])
            await second.readToEnd()
            try await first.vanish()
            var status = 503
            while status == 503 {
                // The server learns of the end in its own time.
                let next = try await WireClient(port: port)
                status = (try? await next.request("GET", "/health").status) ?? 503
            }
            #expect(status == 200)
        }
    }

    @Test("Connections that are left when the server stops are closed and counted")
    func closeAll() async {
        let connections = OpenConnections(limit: 2)
        let loop = EmbeddedEventLoop()
        let channels = (0..<3).map { _ in EmbeddedChannel(loop: loop) }
        #expect(connections.add(channels[0]))
        #expect(connections.add(channels[1]))
        #expect(!connections.add(channels[2]))
        channels[0].close(promise: nil)
        loop.run()
        #expect(connections.add(channels[2]))
        #expect(connections.closeAll() == 2)
        async let ended: Void = connections.ended()
        loop.run()
        await ended
        #expect(connections.closeAll() == 0)
    }

    private struct NoUpgrader: WebSocketUpgrader {
        func admit(
            _ request: HTTPRequestHead, from address: SocketAddress?
        ) async -> WebSocketAdmission? { nil }
    }

    @Test("A connection that begins while the server stops is closed, and the program goes on")
    func unserved() async throws {
        let channel = NIOAsyncTestingChannel()
        let connections = UpgradableHTTPChannel(
            responder: { _, _, _ in }, upgrader: NoUpgrader(), limits: WebSocketLimits(),
            connectionLimits: ConnectionLimits())
        do {
            let value = try await channel.testingEventLoop.submit {
                connections.setup(channel: channel, logger: Logger(label: "test"))
            }.get().get()
            try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).get()
            // Its first request makes it a connection with a writer, which no task takes.
            try await channel.writeInbound(
                ByteBuffer(string: "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"))
            _ = value
        }
        await channel.testingEventLoop.run()
        try await channel.closeFuture.get()
        #expect(!channel.isActive)
    }
}
