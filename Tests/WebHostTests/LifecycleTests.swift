import Foundation
import IntentSystem
import Logging
import ServiceLifecycle
import Synchronization
import Testing

@testable import WebHost

@Suite struct LifecycleTests {
    private static func quiet() -> Logger {
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        return logger
    }

    private func makeHost(
        port: Int, fallbackPorts: Int = 20,
        onNotice: @escaping @Sendable (String) -> Void = { _ in },
        access: WebAccess = WebAccess(),
        onListening: @escaping @Sendable (URL) -> Void = { _ in }
    ) -> WebHost {
        var configuration = WebHostConfiguration(port: port)
        configuration.access = access
        configuration.fallbackPorts = fallbackPorts
        return WebHost(
            system: IntentSystem(appName: "Test", catalog: Catalog(.modules(["WebHostTests"]))),
            configuration: configuration,
            logger: Self.quiet(), onNotice: onNotice, onListening: onListening)
    }

    @Test func takesTheNextPortAndSaysSo() async throws {
        try await withHost { taken in
            let (addresses, continuation) = AsyncStream<URL>.makeStream()
            let notices = Mutex<[String]>([])
            let host = makeHost(
                port: taken, onNotice: { notice in notices.withLock { $0.append(notice) } },
                onListening: { continuation.yield($0) })
            let running = Task { try await host.run() }
            var iterator = addresses.makeAsyncIterator()
            let address = try #require(await iterator.next())
            let port = try #require(address.port)
            #expect(port > taken)
            let parts = address.absoluteString.split(separator: "/?token=")
            #expect(parts.first == "http://127.0.0.1:\(port)")
            #expect(parts.last?.wholeMatch(of: /[0-9a-f]{48}/) != nil)
            #expect(
                notices.withLock { $0 } == [
                    "Port \(taken) is taken, so port \(port) is used instead."
                ])
            running.cancel()
            _ = await running.result
        }
    }

    @Test func saysWhenAllPortsAreTaken() async throws {
        try await withHost { taken in
            let host = makeHost(port: taken, fallbackPorts: 0)
            let error = await #expect(throws: WebHostError.self) { try await host.run() }
            #expect(
                error?.description == "Port \(taken) of 127.0.0.1 is taken; choose another one.")
        }
    }

    @Test("A page that asks for it is told that the server ends, and what it sent is taken")
    func tellsPagesToLeave() async throws {
        let (addresses, continuation) = AsyncStream<URL>.makeStream()
        let host = makeHost(
            port: 0, access: .ofTests, onListening: { continuation.yield($0) })
        let services = ServiceGroup(services: [host], logger: Self.quiet())
        let running = Task { try await services.run() }
        var iterator = addresses.makeAsyncIterator()
        let port = try #require(await iterator.next()?.port)
        let socket = try await WireClient(port: port)
        _ = try await socket.upgrade(query: "&leaving=1")
        _ = await socket.readMessage("state")
        let stream = try await WireClient(port: port)
        try await stream.send("GET", "/session/events?tab=fedcba9876543210&leaving=1")
        _ = await stream.read(through: "}\n\n")

        await services.triggerGracefulShutdown()
        #expect(await socket.readMessage("leaving") == #"{"type":"leaving"}"#)
        try await socket.sendText(#"{"type":"stop"}"#)
        try await socket.sendFrame(8, [0x03, 0xE8])
        await socket.readToEnd()
        #expect(
            await stream.read(through: "leaving\"}\n\n")?.hasSuffix(
                #"data: {"type":"leaving"}"# + "\n\n") == true)
        await stream.readToEnd()
        try await running.value
    }

    @Test("An inherited socket stays open when the server ends, and the next one answers at it")
    func keepsAnInheritedSocketOpen() async throws {
        // The listener of another server, as another program would hand it over.
        let listener = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isBound = withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        try #require(isBound && listen(listener, 8) == 0)
        let inherited = try InheritedSocket(descriptor: listener)

        // It comes while no server is there.
        let early = try await WireClient(port: inherited.port)
        try await early.send("GET", "/health", headers: [("Connection", "close")])
        for _ in 0..<2 {
            try await withHost {
                $0.inheritedSocket = inherited
                $0.host = inherited.host
                $0.port = inherited.port
            } _: { port in
                #expect(port == inherited.port)
                let client = try await WireClient(port: port)
                #expect(try await client.request("GET", "/health").body == "ok")
            }
        }
        #expect(try await early.readHead().status == 200)
    }

    @Test func closesEverythingInOrderOnShutdown() async throws {
        let (addresses, continuation) = AsyncStream<URL>.makeStream()
        let host = makeHost(
            port: 0, access: .ofTests, onListening: { continuation.yield($0) })
        let services = ServiceGroup(services: [host], logger: Self.quiet())
        let running = Task { try await services.run() }
        var iterator = addresses.makeAsyncIterator()
        let port = try #require(await iterator.next()?.port)

        // A socket, a stream, a connection kept after a request, and one that never said anything.
        let socket = try await WireClient(port: port)
        _ = try await socket.upgrade()
        _ = await socket.readMessage("state")
        let stream = try await WireClient(port: port)
        try await stream.send("GET", "/session/events?tab=0123456789abcdef")
        _ = await stream.read(through: "}\n\n")
        let kept = try await WireClient(port: port)
        _ = try await kept.request("GET", "/health")
        let silent = try await WireClient(port: port)

        await services.triggerGracefulShutdown()
        #expect(await socket.readCloseCode() == 1001)
        try await socket.sendFrame(8, [0x03, 0xE9])
        await socket.readToEnd()
        await stream.readToEnd()
        await kept.readToEnd()
        await silent.readToEnd()
        try await running.value
    }
}
