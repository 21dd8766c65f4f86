import AppIntents
import AppIntentsMetadata
import AppIntentsTesting
import IntentSystem
import SwiftUI
import Testing

/// When the clock of a run stands still, and when it begins anew: EXE-4.
@Suite(.timeLimit(.minutes(2)))
struct RunClockTests {
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
        await letOthersRun()
        #expect(run.screen == question)
        try run.post(.confirm(question: try #require(run.question).id))
        await Paused.confirmed.wait()

        system.clock.advance(by: .milliseconds(9999))
        await letOthersRun()
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
        await letOthersRun()
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
        await letOthersRun()
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
