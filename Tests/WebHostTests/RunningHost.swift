import Foundation
import HostConformance
import IntentSystem
import IntentTestKit
import Logging
import Testing

@testable import WebHost

/// A web host at a free port that performs the scenarios' intents, until it is ended.
struct RunningHost: Sendable {
    let system: IntentSystem
    /// The time, which stands still unless a test moves it.
    let clock: TestClock
    let port: Int
    private let task: Task<Void, any Error>

    static func start(store: any SessionStore) async throws -> RunningHost {
        let clock = TestClock()
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        let system = IntentSystem(
            appName: "Test", catalog: Catalog(intents: ConformanceSuite.intents)
        ) {
            $0.clock = clock
            $0.store = store
            $0.log = logger
        }
        let (ports, continuation) = AsyncStream<Int>.makeStream()
        var configuration = WebHostConfiguration(port: 0)
        configuration.access = .ofTests
        let host = WebHost(
            system: system, configuration: configuration, logger: logger,
            onListening: { continuation.yield($0.port ?? 0) })
        let task = Task {
            defer { continuation.finish() }
            try await host.run()
        }
        var iterator = ports.makeAsyncIterator()
        let port = try #require(await iterator.next())
        return RunningHost(system: system, clock: clock, port: port, task: task)
    }

    /// Stops listening, and writes down what must be kept.
    func end() async {
        task.cancel()
        // The error of a cancelled host says nothing about its answers.
        _ = await task.result
        await system.flush()
    }
}
