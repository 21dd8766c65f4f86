import AppIntents
import AppIntentsMetadata
import AppIntentsTesting
import Foundation
import IntentSystem
import SwiftUI
import Testing

/// Where and how long an intent runs: EXE-1, EXE-4.
@Suite(.timeLimit(.minutes(2)))
struct TimeLimitTests {
    @Test("EXE-1 perform() runs off the main actor unless its author says otherwise")
    @MainActor
    func isolation() async throws {
        let system = TestSystem(intents: [Place.RunAnywhere.self, Place.RunOnMain.self])
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
        await run.wait { $0.run != nil }
        #expect(run.screen == "  (running: Wash Car)")

        system.clock.advance(by: .seconds(29.999))
        await run.settleTimers(of: system)
        #expect(run.screen == "  (running: Wash Car)")
        system.clock.advance(by: .milliseconds(1))
        await run.wait { $0.card != nil }
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
        #expect(Slow.journal.entries == ["cancelled"])
        system.clock.advance(by: .seconds(5))
        await run.settleTimers(of: system)
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
        await run.wait { $0.card?.error != nil }
        #expect(system.system.abandonedRunCount == 0)

        // The session goes on without it.
        try await run.send(.perform(intent: "SayHello", values: [:]))
        #expect(run.screen == "  Say Hello\n  “Hello.”\n  [Done]")

        system.clock.advance(by: .seconds(5))
        await eventually { system.system.abandonedRunCount == 1 }
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

    @Test("EXE-4 the clock stops while a question is open, and goes on with what was left")
    func clockStops() async throws {
        let system = TestSystem(intents: [Paused.SellHouse.self])
        let run = try await system.person()
        run.session.perform(Paused.SellHouse())
        await Paused.entered.wait()
        system.clock.advance(by: .seconds(20))
        await Paused.ask.open()
        await run.settle()
        let question = "  Sell House\n  “Really?”\n  [Cancel] [Continue]"
        #expect(run.screen == question)

        system.clock.advance(by: .seconds(3600))
        await run.settleTimers(of: system)
        #expect(run.screen == question)
        try run.post(.confirm(question: try #require(run.question).id))
        await Paused.confirmed.wait()

        system.clock.advance(by: .seconds(9.999))
        await run.settleTimers(of: system)
        #expect(run.card?.error == nil)
        #expect(run.card?.isBusy == true)
        system.clock.advance(by: .milliseconds(1))
        await run.wait { $0.card?.error != nil }
        #expect(
            run.screen == "  Sell House\n  ! “Sell House” took too long and was stopped.\n  [Done]")
        await Paused.release.open()
        try await system.finish()
    }

    @Test("EXE-4 the clock stops while a missing value is asked for")
    func clockStopsForValues() async throws {
        let system = TestSystem(intents: [Unhurried.ChooseName.self])
        let run = try await system.perform("ChooseName")
        #expect(run.screen == "  Choose Name\n  Name: ____\n  [Cancel] [Continue]")
        system.clock.advance(by: .seconds(3600))
        await run.settleTimers(of: system)
        try await run.answer(["name": "Ada"])
        #expect(run.screen == "  Choose Name\n  “Ada”\n  [Done]")
        try await system.finish()
    }

    @Test("EXE-4 a run that reports progress goes on; one that falls silent is stopped")
    func progressExtends() async throws {
        let system = TestSystem(intents: [Reporting.CopyFiles.self])
        let run = try await system.person()
        run.session.perform(Reporting.CopyFiles())
        await Reporting.entered.wait()
        for step in 1...4 {
            system.clock.advance(by: .seconds(25))
            await Reporting.steps[step - 1].open()
            await Reporting.reported[step - 1].wait()
        }
        await run.settleTimers(of: system)
        // 100 seconds, and reported 0 seconds ago.
        #expect(run.screen == "  (running: Copy Files)")

        await eventually {
            system.clock.advance(by: .seconds(30))
            return run.card?.error != nil
        }
        #expect(
            run.screen == "  Copy Files\n  ! “Copy Files” took too long and was stopped.\n  [Done]")
        await Reporting.release.open()
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
        await run.wait { $0.card?.error != nil }
        #expect(
            run.screen == "  Boil Egg\n  ! “Boil Egg” took too long and was stopped.\n  [Done]")
        system.clock.advance(by: .seconds(1))
        await eventually { system.system.abandonedRunCount == 1 }
        await Configured.release.open()
        try await system.finish()
    }

    @Test("Bad input: a button's intent that never returns is stopped; its card and queue go on")
    func neverReturningButton() async throws {
        let system = TestSystem(intents: [Stuck.ShowDesk.self])
        let run = try await system.perform("ShowDesk")
        #expect(run.text == "Rings: 0\n[Wait]\n[Ring]")
        let card = try #require(run.card)
        try run.post(.tap(card: card.id, generation: card.generation, action: ActionID(ordinal: 0)))
        await Stuck.entered.wait()
        try run.post(.tap(card: card.id, generation: card.generation, action: ActionID(ordinal: 1)))
        system.clock.advance(by: .seconds(30))
        await run.wait { $0.card?.generation != card.generation }
        await run.settle()
        #expect(run.screen == "  Show Desk\n  | Rings: 1\n  | [Wait]\n  | [Ring]\n  [Done]")
        #expect(
            system.messages == [
                """
                error: WaitForever reported no progress within the time limit and was cancelled. Make \
                it quicker, conform it to ProgressReportingIntent and update its progress, or raise \
                Limits.runDuration.
                """
            ])
        await Stuck.release.open()
        try await system.finish()
    }
}

extension TestRun {
    /// Lets everything that the last advance of the clock woke come to its end, as far as it is not stuck.
    ///
    /// A timer's task has no other sign of having done nothing than that somebody sleeps again.
    fileprivate func settleTimers(of system: TestSystem) async {
        for _ in 0..<200 { await Task.yield() }
        _ = await session.id
    }
}

enum Place {
    static var isMain: Bool { Thread.isMainThread }

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

enum Paused {
    static let entered = Gate()
    static let ask = Gate()
    static let confirmed = Gate()
    static let release = Gate()

    struct SellHouse: AppIntent {
        static let title: LocalizedStringResource = "Sell House"

        func perform() async throws -> some IntentResult {
            await Paused.entered.open()
            await Paused.ask.wait()
            try await requestConfirmation(dialog: "Really?")
            await Paused.confirmed.open()
            await Paused.release.wait()
            return .result()
        }
    }
}

enum Unhurried {
    struct ChooseName: AppIntent {
        static let title: LocalizedStringResource = "Choose Name"
        @Parameter(title: "Name") var name: String

        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(name)")
        }
    }
}

enum Reporting {
    static let entered = Gate()
    static let steps = (0..<4).map { _ in Gate() }
    static let reported = (0..<4).map { _ in Gate() }
    static let release = Gate()

    struct CopyFiles: ProgressReportingIntent {
        static let title: LocalizedStringResource = "Copy Files"

        func perform() async throws -> some IntentResult {
            progress.totalUnitCount = 10
            await Reporting.entered.open()
            for (step, reported) in zip(Reporting.steps, Reporting.reported) {
                await step.wait()
                progress.completedUnitCount += 1
                await reported.open()
            }
            await Reporting.release.wait()
            return .result()
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

enum Stuck {
    static let rings = Journal()
    static let entered = Gate()
    static let release = Gate()

    struct ShowDesk: AppIntent {
        static let title: LocalizedStringResource = "Show Desk"

        func perform() async throws -> some IntentResult & ShowsSnippetIntent {
            .result(snippetIntent: DeskSnippet())
        }
    }

    struct DeskSnippet: SnippetIntent {
        static let title: LocalizedStringResource = "Desk"

        func perform() async throws -> some IntentResult & ShowsSnippetView {
            let count = Stuck.rings.entries.count
            return .result(
                view: VStack {
                    Text(verbatim: "Rings: \(count)")
                    Button("Wait", intent: WaitForever())
                    Button("Ring", intent: RingBell())
                })
        }
    }

    struct WaitForever: AppIntent {
        static let title: LocalizedStringResource = "Wait Forever"

        func perform() async throws -> some IntentResult {
            await Stuck.entered.open()
            await Stuck.release.wait()
            return .result()
        }
    }

    struct RingBell: AppIntent {
        static let title: LocalizedStringResource = "Ring Bell"

        func perform() async throws -> some IntentResult {
            Stuck.rings.add("ring")
            return .result()
        }
    }
}
