import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import Foundation
import IntentTestKit
import SwiftUI
import Synchronization
import Testing

@testable import IntentSystem

/// The pauses and restarts of a run's clock: EXE-4.
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
        await system.catchUp()
        #expect(run.screen == question)
        try run.post(.confirm(question: try #require(run.question).id))
        await Paused.confirmed.wait()

        system.clock.advance(by: .milliseconds(9999))
        await system.catchUp()
        #expect(run.card?.error == nil)
        #expect(run.card?.isBusy == true)
        system.clock.advance(by: .milliseconds(1))
        try await run.wait { $0.card?.error != nil }
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
        await system.catchUp()
        try await run.answer(["name": "Ada"])
        #expect(run.screen == "  Choose Name\n  “Ada”\n  [Done]")
        try await system.finish()
    }

    @Test("EXE-4 each report gives a run its whole limit anew, to the second; silence ends it")
    func progressExtends() async throws {
        let system = TestSystem(intents: [Reporting.CopyFiles.self])
        let run = try await system.person()
        run.session.perform(Reporting.CopyFiles())
        await Reporting.entered.wait()
        for step in 1...4 {
            system.clock.advance(by: .seconds(29))
            // A look that is due now must not see the report, or the run has 29 seconds from then on.
            await system.catchUp()
            await Reporting.steps[step - 1].open()
            await Reporting.reported[step - 1].wait()
            // The next look at the progress comes within a second of the report.
            system.clock.advance(by: .seconds(1))
            await system.catchUp()
            #expect(run.session.isDue(.seconds(30 * step + 29)))
        }
        #expect(run.screen == "  (running: Copy Files, 40 %)")

        let left = try #require(run.session.dueTime) - .seconds(120)
        #expect(left <= .seconds(30))
        system.clock.advance(by: left - .milliseconds(1))
        await system.catchUp()
        #expect(run.screen == "  (running: Copy Files, 40 %)")
        system.clock.advance(by: .milliseconds(1))
        try await run.wait { $0.card?.error != nil }
        #expect(
            run.screen == "  Copy Files\n  ! “Copy Files” took too long and was stopped.\n  [Done]")
        await Reporting.release.open()
        try await system.finish()
    }

    @Test("EXE-4 what is reported just before the limit counts, though nobody has looked yet")
    func lastMoment() async throws {
        let system = TestSystem(intents: [LastMoment.SignDeed.self])
        let run = try await system.person()
        run.session.perform(LastMoment.SignDeed())
        await LastMoment.entered.wait()
        await LastMoment.sign.open()
        await LastMoment.signed.wait()
        system.clock.advance(by: .seconds(30))
        await system.catchUp()
        #expect(run.session.isDue(.seconds(60)))
        #expect(run.screen == "  (running: Sign Deed, 100 %)")
        await LastMoment.release.open()
        await run.settle()
        #expect(run.screen == "  Sign Deed\n  “Signed.”\n  [Done]")
        try await system.finish()
    }

    @Test("EXE-4 a count without an end is progress, and so is that of a part")
    func countsAndParts() async throws {
        let system = TestSystem(intents: [Counting.ReadTape.self])
        let run = try await system.person()
        run.session.perform(Counting.ReadTape())
        await Counting.entered.wait()
        for step in 1...2 {
            system.clock.advance(by: .seconds(20))
            await Counting.steps[step - 1].open()
            await Counting.reported[step - 1].wait()
            system.clock.advance(by: .seconds(1))
            await system.catchUp()
            #expect(run.session.isDue(.seconds(21 * step + 29)))
        }
        await Counting.release.open()
        await run.settle()
        #expect(run.screen == "  Read Tape\n  “Read.”\n  [Done]")
        try await system.finish()
    }

    @Test("EXE-4 only a run that asked for its progress is looked at each second")
    func appointments() async throws {
        let system = TestSystem(intents: [Silent.Sleep.self])
        let run = try await system.person()
        run.session.perform(Silent.Sleep())
        await Silent.entered.wait()
        #expect(run.session.looksAtProgress == false)
        await Silent.report.open()
        await Silent.reported.wait()
        await run.handOver()
        #expect(run.session.looksAtProgress)
        await Silent.release.open()
        await run.settle()
        #expect(run.screen == "  Sleep\n  “Awake.”\n  [Done]")
        #expect(run.session.looksAtProgress == false)
        try await system.finish()
    }
}

extension SystemSession {
    /// The time at which the present run is ended unless it reports.
    fileprivate var dueTime: Duration? { activeRuns.first?.state.withLock { $0.clock.due } }

    /// Whether that is then or later.
    fileprivate func isDue(_ time: Duration) -> Bool { dueTime.map { $0 >= time } ?? false }

    /// Whether some run is looked at for its progress.
    fileprivate var looksAtProgress: Bool { activeRuns.contains { $0.reported != nil } }

    private var activeRuns: [ActiveRun] { withContents { Array($0.runs.values) } }
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

enum LastMoment {
    static let entered = Gate()
    static let sign = Gate()
    static let signed = Gate()
    static let release = Gate()

    struct SignDeed: ProgressReportingIntent {
        static let title: LocalizedStringResource = "Sign Deed"

        func perform() async throws -> some IntentResult & ProvidesDialog {
            await LastMoment.entered.open()
            await LastMoment.sign.wait()
            progress.completedUnitCount = 1
            await LastMoment.signed.open()
            await LastMoment.release.wait()
            return .result(dialog: "Signed.")
        }
    }
}

enum Counting {
    static let entered = Gate()
    static let steps = (0..<2).map { _ in Gate() }
    static let reported = (0..<2).map { _ in Gate() }
    static let release = Gate()

    struct ReadTape: ProgressReportingIntent {
        static let title: LocalizedStringResource = "Read Tape"

        func perform() async throws -> some IntentResult & ProvidesDialog {
            progress.totalUnitCount = -1
            await Counting.entered.open()
            await Counting.steps[0].wait()
            progress.completedUnitCount = 5
            await Counting.reported[0].open()

            await Counting.steps[1].wait()
            progress.totalUnitCount = 10
            let part = Progress.discreteProgress(totalUnitCount: 4)
            progress.addChild(part, withPendingUnitCount: 5)
            part.completedUnitCount = 1
            await Counting.reported[1].open()
            await Counting.release.wait()
            return .result(dialog: "Read.")
        }
    }
}

enum Silent {
    static let entered = Gate()
    static let report = Gate()
    static let reported = Gate()
    static let release = Gate()

    struct Sleep: ProgressReportingIntent {
        static let title: LocalizedStringResource = "Sleep"

        func perform() async throws -> some IntentResult & ProvidesDialog {
            await Silent.entered.open()
            await Silent.report.wait()
            progress.totalUnitCount = 2
            await Silent.reported.open()
            await Silent.release.wait()
            return .result(dialog: "Awake.")
        }
    }
}
