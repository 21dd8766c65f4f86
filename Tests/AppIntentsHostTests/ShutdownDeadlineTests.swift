import Foundation
import IntentSystem
import Logging
import Testing

@testable import AppIntentsHost

/// The end of a process that doesn’t end by itself.
@Suite struct ShutdownDeadlineTests {
    @Test("A second signal ends the process at once, as the signal itself would")
    func secondSignal() async {
        await #expect(processExitsWith: .exitCode(128 + SIGTERM)) {
            let deadline = await Self.deadline(after: .seconds(3600))
            // Two that come at once are one.
            while !Task.isCancelled { kill(getpid(), SIGTERM) }
            // Kept until the end.
            deadline.met()
        }
    }

    @Test("A shutdown that isn't done in time is broken off")
    func timePassed() async {
        await #expect(processExitsWith: .exitCode(EXIT_FAILURE)) {
            let deadline = await Self.deadline(after: .milliseconds(1))
            kill(getpid(), SIGTERM)
            // A program that waits for ever.
            for await _ in AsyncStream<Void>(unfolding: { await Self.never() }) {}
            deadline.met()
        }
    }

    private static func deadline(after limit: Duration) async -> ShutdownDeadline {
        await ShutdownDeadline(
            of: [SIGTERM], after: limit,
            system: IntentSystem(appName: "Test", catalog: Catalog(intents: [])),
            log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    }

    private static func never() async {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
}
