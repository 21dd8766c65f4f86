import AppIntents
import AppIntentsMetadata
import Dispatch
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// Where and how long an intent runs: EXE-1, EXE-4.
@Suite(.timeLimit(.minutes(2)))
struct TimeLimitTests {
    @Test("EXE-1 perform() runs off the main actor unless its author says otherwise")
    @MainActor
    func isolation() async throws {
        let system = TestSystem(intents: [Place.RunAnywhere.self, Place.RunOnMain.self])
        Place.markMain()
        #expect(Place.isMain)
        let run = try await system.perform("RunAnywhere")
        #expect(run.dialog?.full == "elsewhere")
        try await run.send(.perform(intent: "RunOnMain", values: [:]))
        #expect(run.dialog?.full == "on the main actor")
        try await system.finish()
    }

    @Test("EXE-4 after 30 seconds without progress the run is cancelled, and the person is told")
    func timeOut() async throws {
        let system = TestSystem(intents: [Slow.WashCar.self])
        let run = try await system.person()
        run.session.perform(Slow.WashCar())
        await Slow.entered.wait()
        try await run.wait { $0.run != nil }
        #expect(run.screen == "  (running: Wash Car)")

        system.clock.advance(by: .milliseconds(29_999))
        await system.catchUp()
        #expect(run.screen == "  (running: Wash Car)")
        system.clock.advance(by: .milliseconds(1))
        try await run.wait { $0.card != nil }
        #expect(
            run.screen == "  Wash Car\n  ! “Wash Car” took too long and was stopped.\n  [Done]")
        #expect(run.presentation?.run == nil)
        #expect(
            system.messages == [
                """
                error: WashCar reported no progress within the time limit and was cancelled. Make it \
                quicker, conform it to ProgressReportingIntent and update its progress, or raise \
                Limits.runDuration.
                """
            ])

        // It took its cancellation, so it is not abandoned.
        await Slow.left.wait()
        await system.system.unreturnedRuns.wait { $0 == 0 }
        #expect(Slow.journal.entries == ["cancelled"])
        system.clock.advance(by: .seconds(5))
        await system.catchUp()
        #expect(system.system.abandonedRunCount == 0)
        try await system.finish()
    }

    @Test("EXE-4 a run that ignores its cancellation is abandoned after a grace, and counted")
    func abandoned() async throws {
        let system = TestSystem(intents: [Stubborn.DigHole.self, Stubborn.SayHello.self])
        let run = try await system.person()
        run.session.perform(Stubborn.DigHole())
        await Stubborn.entered.wait()
        system.clock.advance(by: .seconds(30))
        try await run.wait { $0.card?.error != nil }
        #expect(system.system.abandonedRunCount == 0)

        // The session continues without it.
        try await run.send(.perform(intent: "SayHello", values: [:]))
        #expect(run.screen == "  Say Hello\n  “Hello.”\n  [Done]")

        system.clock.advance(by: .seconds(5))
        await system.catchUp()
        #expect(system.system.abandonedRunCount == 1)
        #expect(
            system.messages.last == """
                error: DigHole ignored its cancellation and was abandoned. Check Task.isCancelled in \
                long work, and never block a thread in perform().
                """)
        await Stubborn.release.open()
        await Stubborn.left.wait()
        await run.settle()
        #expect(run.screen == "  Say Hello\n  “Hello.”\n  [Done]")
        try await system.finish()
    }

    @Test("EXE-4 the limit can be configured")
    func configured() async throws {
        var limits = Limits()
        #expect(limits.runDuration == .seconds(30))
        limits.runDuration = .seconds(2)
        limits.cancellationGrace = .seconds(1)
        let system = TestSystem(intents: [Configured.BoilEgg.self], limits: limits)
        let run = try await system.person()
        run.session.perform(Configured.BoilEgg())
        await Configured.entered.wait()
        system.clock.advance(by: .seconds(2))
        try await run.wait { $0.card?.error != nil }
        #expect(
            run.screen == "  Boil Egg\n  ! “Boil Egg” took too long and was stopped.\n  [Done]")
        system.clock.advance(by: .seconds(1))
        await system.catchUp()
        #expect(system.system.abandonedRunCount == 1)
        await Configured.release.open()
        try await system.finish()
    }
}

enum Place {
    private static let key = DispatchSpecificKey<Bool>()

    /// Makes `isMain` work; a thread would tell nothing, because any may serve the main queue.
    static func markMain() { DispatchQueue.main.setSpecific(key: key, value: true) }

    /// Whether the caller runs on the queue of the main actor.
    static var isMain: Bool { DispatchQueue.getSpecific(key: key) ?? false }

    struct RunAnywhere: AppIntent {
        static let title: LocalizedStringResource = "Run Anywhere"

        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: Place.isMain ? "on the main actor" : "elsewhere")
        }
    }

    struct RunOnMain: AppIntent {
        static let title: LocalizedStringResource = "Run on Main"

        @MainActor
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: Place.isMain ? "on the main actor" : "elsewhere")
        }
    }
}

enum Slow {
    static let journal = Journal()
    static let entered = Gate()
    static let left = Gate()

    struct WashCar: AppIntent {
        static let title: LocalizedStringResource = "Wash Car"

        func perform() async throws -> some IntentResult {
            let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
            await Slow.entered.open()
            // Ends when the task is cancelled, and never otherwise.
            for await _ in stream {}
            continuation.finish()
            Slow.journal.add(Task.isCancelled ? "cancelled" : "not cancelled")
            await Slow.left.open()
            try Task.checkCancellation()
            return .result()
        }
    }
}

enum Stubborn {
    static let entered = Gate()
    static let release = Gate()
    static let left = Gate()

    struct DigHole: AppIntent {
        static let title: LocalizedStringResource = "Dig Hole"

        func perform() async throws -> some IntentResult & ProvidesDialog {
            await Stubborn.entered.open()
            await Stubborn.release.wait()
            await Stubborn.left.open()
            return .result(dialog: "Too late.")
        }
    }

    struct SayHello: AppIntent {
        static let title: LocalizedStringResource = "Say Hello"

        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "Hello.")
        }
    }
}

enum Configured {
    static let entered = Gate()
    static let release = Gate()

    struct BoilEgg: AppIntent {
        static let title: LocalizedStringResource = "Boil Egg"

        func perform() async throws -> some IntentResult {
            await Configured.entered.open()
            await Configured.release.wait()
            return .result()
        }
    }
}
