import CoreMetrics
import Foundation
import IntentSystem
import Logging
import Synchronization
import Testing
import _Telemetry

@testable import WebHost

/// The answers to those who watch over the program.
@Suite struct HealthTests {
    /// Runs a host at a free port, with a readiness or numbers of its own.
    private func withHost(
        access: WebAccess = .ofTests, _ change: (WebHost) -> WebHost,
        _ body: (Int) async throws -> Void
    ) async throws {
        var configuration = WebHostConfiguration(port: 0)
        configuration.access = access
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        let (ports, continuation) = AsyncStream<Int>.makeStream()
        let host = change(
            WebHost(
                system: IntentSystem(appName: "Test", catalog: Catalog(intents: [])),
                configuration: configuration, logger: logger,
                onListening: { continuation.yield($0.port ?? 0) }))
        let running = Task {
            defer { continuation.finish() }
            try await host.run()
        }
        var iterator = ports.makeAsyncIterator()
        let port = try #require(await iterator.next())
        try await body(port)
        running.cancel()
        _ = await running.result
    }

    @Test(
        "A host that is told to end is healthy and not ready, and its responses end their connections"
    )
    func leaving() async throws {
        let readiness = Readiness()
        #expect(await readiness.present() == .starting)
        try await withHost {
            $0.reporting(readiness)
        } _: { port in
            let client = try await WireClient(port: port)
            let ready = try await client.request("GET", "/ready")
            #expect(ready.status == 200)
            #expect(ready.body == "ready")
            #expect(ready.headers["connection"] == nil)
            readiness.leave()
            let leaving = try await client.request("GET", "/ready")
            #expect(leaving.status == 503)
            #expect(leaving.body == "leaving")
            #expect(leaving.headers["connection"] == "close")
            #expect(try await WireClient(port: port).request("GET", "/health").body == "ok")
        }
    }

    @Test(
        "A host whose state can’t be written is not ready until it can, and needs no token to say so",
        arguments: [Readiness.State.unwritable, .stalled])
    func unwritable(state: Readiness.State) async throws {
        let found = Mutex(state)
        try await withHost(access: WebAccess()) {
            $0.reporting(Readiness { found.withLock { $0 } })
        } _: { port in
            let client = try await WireClient(port: port)
            let answer = try await client.request("GET", "/ready")
            #expect(answer.status == 503)
            #expect(answer.body == state.rawValue)
            found.withLock { $0 = .ready }
            #expect(try await client.request("GET", "/ready").body == "ready")
        }
    }

    @Test("A host says what keeps it from work, in each of the checks anew")
    func present() async throws {
        let found = Mutex(Readiness.State.database)
        let readiness = Readiness { found.withLock { $0 } }
        #expect(await readiness.present() == .starting)
        readiness.began()
        for state in [Readiness.State.database, .unwritable, .stalled, .ready] {
            found.withLock { $0 = state }
            #expect(await readiness.present() == state)
        }
        readiness.leave()
        #expect(await readiness.present() == .leaving)
    }

    @Test("A client that asks for JSON gets each part with its reason")
    func parts() async throws {
        let readiness = Readiness(parts: { [.init(.disk, .ready), .init(.database, .database)] })
        try await withHost {
            $0.reporting(readiness)
        } _: { port in
            let client = try await WireClient(port: port)
            #expect(try await client.request("GET", "/ready").body == "database")
            let data = try await client.request(
                "GET", "/ready", headers: [("Accept", "text/plain, Application/JSON;q=0.9")])
            #expect(data.status == 503)
            #expect(data.headers["content-type"] == "application/json")
            #expect(
                data.body
                    == #"{"parts":{"database":"database","disk":"ready"},"state":"database"}"#)
        }
    }

    @Test("A bucket that is away is told as a part, and the host takes work without it")
    func away() async throws {
        let readiness = Readiness(parts: { [.init(.disk, .ready), .init(.files, .away)] })
        try await withHost {
            $0.reporting(readiness)
        } _: { port in
            let client = try await WireClient(port: port)
            let answer = try await client.request(
                "GET", "/ready", headers: [("Accept", "application/json")])
            #expect(answer.status == 200)
            #expect(
                answer.body == #"{"parts":{"disk":"ready","files":"away"},"state":"ready"}"#)
        }
    }

    @Test("Without --metrics there are none")
    func noMetrics() async throws {
        try await withHost {
            $0
        } _: { port in
            let client = try await WireClient(port: port)
            #expect(try await client.request("GET", "/metrics").status == 404)
        }
    }

    @Test(
        "The numbers are for programs that send the token, not for the people of a proxy or a cookie"
    )
    func metricsNeedTheToken() async throws {
        var access = WebAccess()
        access.proxy = TrustedProxy(
            header: "X-Person", addresses: [try #require(AddressRange("127.0.0.1"))])
        let exposition = Exposition(series: 10)
        Counter(label: "soups_total", factory: exposition).increment(by: 3)
        try await withHost(access: access) {
            $0.showing(exposition)
        } _: { port in
            let client = try await WireClient(port: port)
            #expect(try await client.request("GET", "/metrics").status == 401)
            let named = try await client.request(
                "GET", "/metrics", headers: [("X-Person", "ada")])
            #expect(named.status == 401)
            let answer = try await client.request(
                "GET", "/metrics", headers: [("Authorization", "Bearer \(access.token.text)")])
            #expect(answer.status == 200)
            #expect(answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
            #expect(answer.body.contains("\nsoups_total 3\n"))
        }
    }

    @Test(
        "Where no token is asked for, only this machine gets the numbers, and not through a proxy")
    func metricsOfThisMachine() async throws {
        try await withHost {
            $0.showing(Exposition(series: 10))
        } _: { port in
            let client = try await WireClient(port: port)
            #expect(try await client.request("GET", "/metrics").status == 200)
            for header in ["Forwarded", "X-Forwarded-For", "X-Real-IP"] {
                let answer = try await client.request(
                    "GET", "/metrics", headers: [(header, "for=10.0.0.1")])
                #expect(answer.status == 401)
            }
        }
    }
}
