import Foundation
import Testing

@testable import AppIntentsHost

/// The end of a process that is told to end.
@Suite struct InterruptionTests {
    @Test("A second signal ends the process at once, as the signal itself would")
    func secondSignal() async {
        await #expect(processExitsWith: .exitCode(128 + SIGTERM)) {
            let interruption = Interruption(by: [SIGTERM])
            interruption.explaining(after: .seconds(3600)) { _ in }
            interruption.cancelling {}
            // Two that come at once are one.
            while !Task.isCancelled { kill(getpid(), SIGTERM) }
            withExtendedLifetime(interruption) {}
        }
    }

    @Test("Work that doesn't end in time is broken off")
    func timePassed() async {
        await #expect(processExitsWith: .exitCode(EXIT_FAILURE)) {
            let interruption = Interruption(by: [SIGTERM])
            interruption.explaining(after: .milliseconds(1)) { _ in }
            interruption.cancelling {}
            kill(getpid(), SIGTERM)
            await Self.never()
            withExtendedLifetime(interruption) {}
        }
    }

    @Test("Neither what cancels nor what explains can keep the process")
    func blocked() async {
        await #expect(processExitsWith: .exitCode(EXIT_FAILURE)) {
            let interruption = Interruption(by: [SIGTERM])
            interruption.explaining(after: .milliseconds(1)) { _ in while true { pause() } }
            interruption.cancelling { while true { pause() } }
            kill(getpid(), SIGTERM)
            await Self.never()
            withExtendedLifetime(interruption) {}
        }
    }

    @Test("A signal ends a process that has no work, also when its work has ended")
    func noWork() async {
        await #expect(processExitsWith: .exitCode(128 + SIGTERM)) {
            let interruption = Interruption(by: [SIGTERM])
            interruption.cancelling { _exit(EXIT_SUCCESS) }
            interruption.workEnded()
            kill(getpid(), SIGTERM)
            await Self.never()
            withExtendedLifetime(interruption) {}
        }
    }

    @Test("The first signal cancels the work that goes on, not what has ended")
    func laterWork() async {
        await #expect(processExitsWith: .exitCode(7)) {
            let interruption = Interruption(by: [SIGTERM])
            for _ in 0..<3 {
                interruption.cancelling { _exit(EXIT_SUCCESS) }
                interruption.workEnded()
            }
            interruption.cancelling { _exit(7) }
            kill(getpid(), SIGTERM)
            await Self.never()
            withExtendedLifetime(interruption) {}
        }
    }

    @Test("What work prints first can be answered by an interruption already")
    func atOnce() async {
        for _ in 0..<1_000 {
            let interruption = FirstInterruption()
            let task = interruption.cancellable {
                interruption.come()
                return Task.isCancelled
            }
            #expect(await task.value)
        }
    }

    /// Waits for ever.
    private static func never() async {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
}
