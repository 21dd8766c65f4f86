import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import Foundation
import IntentSystem
import IntentTestKit
import Testing

/// The end of a run without a session that doesn't end by itself.
@Suite(.timeLimit(.minutes(2)))
struct RunEndingTests {
    private let lab = TestFixture.fresh()
    private var values: [String: ParameterValue] { ["lab": .string(lab.name)] }

    @Test("EXE-1 perform() leaves the caller's actor")
    @MainActor
    func isolation() async throws {
        let system = TestSystem(intents: [Place.RunAnywhere.self, Place.RunOnMain.self])
        Place.markMain()
        #expect(await system.run(Place.RunAnywhere.self).text == "elsewhere")
        #expect(await system.run(Place.RunOnMain.self).text == "on the main actor")
    }

    @Test("EXE-4 without progress a run ends after its time, and takes its cancellation")
    func timesOut() async throws {
        let system = TestSystem(intents: [Ending.Wait.self])
        let call = Task { await system.run(Ending.Wait.self, values) }
        await lab.arrival(at: "wait")
        system.clock.advance(by: .seconds(30))
        #expect(await call.value.text == "! “Wait” took too long and was stopped.")
        await lab.gate("cancelled").wait()
        #expect(
            system.messages == [
                """
                error: Wait reported no progress within the time limit and was cancelled. Make it quicker, \
                conform it to ProgressReportingIntent and update its progress, or raise Limits.runDuration.
                """
            ])
        #expect(system.system.abandonedRunCount == 0)
    }

    @Test("EXE-4 a run that ignores its cancellation is abandoned after a grace, and counted")
    func abandons() async throws {
        let system = TestSystem(intents: [Ending.Ignore.self])
        let call = Task { await system.run(Ending.Ignore.self, values) }
        await lab.arrival(at: "ignore")
        system.clock.advance(by: .seconds(30))
        #expect(await call.value.text == "! “Ignore” took too long and was stopped.")
        #expect(system.system.abandonedRunCount == 0)
        system.clock.advance(by: .seconds(5))
        await system.catchUp()
        #expect(system.system.abandonedRunCount == 1)
        #expect(
            system.messages.last == """
                error: Ignore ignored its cancellation and was abandoned. Check Task.isCancelled in long \
                work, and never block a thread in perform().
                """)
        await lab.leave("ignore")
    }

    @Test("EXE-4 the time stands still while the person is asked")
    func standsStill() async throws {
        let system = TestSystem(intents: [Ending.AskAndWait.self])
        let asked = Gate()
        let answer = Gate()
        let delegate = ScriptedDelegate([
            { _ in
                await asked.open()
                await answer.wait()
                return .confirmed()
            }
        ])
        let call = Task { await system.run(Ending.AskAndWait.self, values, for: delegate) }
        await lab.arrival(at: "before")
        system.clock.advance(by: .seconds(20))
        await lab.leave("before")
        await asked.wait()
        system.clock.advance(by: .seconds(3_600))
        await answer.open()
        await lab.arrival(at: "after")
        system.clock.advance(by: .milliseconds(9_999))
        #expect(lab.notes == ["confirmed"])
        system.clock.advance(by: .milliseconds(1))
        #expect(await call.value.text == "! “Ask and Wait” took too long and was stopped.")
        await lab.leave("after")
    }

    @Test("EXE-4, EXE-7 progress gives the whole time anew, and is told as it changes")
    func progress() async throws {
        let system = TestSystem(intents: [Ending.Report.self])
        let delegate = ScriptedDelegate()
        let call = Task { await system.run(Ending.Report.self, values, for: delegate) }
        for step in 1...3 {
            await lab.arrival(at: "step \(step)")
            system.clock.advance(by: .milliseconds(500))
            await system.catchUp()
            #expect(delegate.fractions.last == Double(step) / 4)
            system.clock.advance(by: .milliseconds(29_400))
            await lab.leave("step \(step)")
        }
        #expect(await call.value.text == "Reported.")
        #expect(delegate.fractions == [nil, 0.25, 0.5, 0.75])
    }

    @Test("Cancelling the caller cancels the run at once, and nothing is said")
    func cancels() async throws {
        let system = TestSystem(intents: [Ending.Wait.self])
        let call = Task { await system.run(Ending.Wait.self, values) }
        await lab.arrival(at: "wait")
        call.cancel()
        #expect(await call.value.text == "cancelled")
        await lab.gate("cancelled").wait()
        await system.system.unreturnedRuns.wait { $0 == 0 }
        system.clock.advance(by: .seconds(5))
        #expect(system.messages.isEmpty)
        #expect(system.system.abandonedRunCount == 0)
    }

    @Test("Cancelling the caller doesn't wait for a run that ignores it; the run is counted")
    func cancelsStubborn() async throws {
        let system = TestSystem(intents: [Ending.Ignore.self])
        let call = Task { await system.run(Ending.Ignore.self, values) }
        await lab.arrival(at: "ignore")
        call.cancel()
        #expect(await call.value.text == "cancelled")
        system.clock.advance(by: .seconds(5))
        await system.catchUp()
        #expect(system.system.abandonedRunCount == 1)
        await lab.leave("ignore")
    }

    @Test("A caller that is cancelled already performs nothing")
    func startsCancelled() async throws {
        let system = TestSystem(intents: [Ending.Wait.self])
        let ready = Gate()
        let call = Task {
            await ready.wait()
            return await system.run(Ending.Wait.self, values)
        }
        call.cancel()
        await ready.open()
        #expect(await call.value.text == "cancelled")
        #expect(lab.notes.isEmpty)
    }

    @Test("Bad input: a caller that never answers is bounded by its own cancellation")
    func neverAnswers() async throws {
        let system = TestSystem(intents: [Asking.Insist.self])
        let asked = Gate()
        let never = Gate()
        let delegate = ScriptedDelegate([
            { _ in
                await asked.open()
                await never.wait()
                return .confirmed()
            }
        ])
        let call = Task { await system.run(Asking.Insist.self, for: delegate) }
        await asked.wait()
        system.clock.advance(by: .seconds(86_400))
        call.cancel()
        #expect(await call.value.text == "cancelled")
        await never.open()
    }

    @Test("REL-2, REL-4 a reload goes to the caller, with values of the same names")
    func reloads() async throws {
        let system = TestSystem(intents: [Ending.Change.self, Asking.Count.self])
        let delegate = ScriptedDelegate()
        #expect(await system.run(Ending.Change.self, values, for: delegate).text == "Changed.")
        #expect(delegate.reloads.count == 1)
        let reload = try #require(delegate.reloads.first)
        #expect(ObjectIdentifier(reload.type) == ObjectIdentifier(Asking.Count.self))
        #expect(
            reload.recipe(after: nil)
                == Recipe(type: Asking.Count.self, values: [.string(lab.name)]))
        let last = Recipe(type: Asking.Count.self, values: ["another"])
        #expect(reload.recipe(after: last) == last)
    }
}

/// Intents that end in other ways than by themselves.
enum Ending {
    /// Waits until it is cancelled.
    struct Wait: AppIntent {
        static let title: LocalizedStringResource = "Wait"
        @Parameter(title: "Lab") var lab: String

        func perform() async throws -> some IntentResult {
            let lab = TestFixture.named(lab)
            lab.note("wait")
            await lab.gate("wait reached").open()
            do {
                try await Task.sleep(for: .seconds(86_400))
            } catch {
                await lab.gate("cancelled").open()
                throw error
            }
            return .result()
        }
    }

    /// Waits whatever happens.
    struct Ignore: AppIntent {
        static let title: LocalizedStringResource = "Ignore"
        @Parameter(title: "Lab") var lab: String

        func perform() async throws -> some IntentResult {
            await TestFixture.named(lab).stop(at: "ignore")
            return .result()
        }
    }

    struct AskAndWait: AppIntent {
        static let title: LocalizedStringResource = "Ask and Wait"
        @Parameter(title: "Lab") var lab: String

        func perform() async throws -> some IntentResult {
            let lab = TestFixture.named(lab)
            await lab.stop(at: "before")
            try await requestConfirmation(dialog: "Now?")
            lab.note("confirmed")
            await lab.stop(at: "after")
            return .result()
        }
    }

    struct Report: ProgressReportingIntent {
        static let title: LocalizedStringResource = "Report"
        @Parameter(title: "Lab") var lab: String

        func perform() async throws -> some IntentResult & ProvidesDialog {
            let lab = TestFixture.named(lab)
            progress.totalUnitCount = 4
            for step in 1...3 {
                progress.completedUnitCount = Int64(step)
                await lab.stop(at: "step \(step)")
            }
            return .result(dialog: "Reported.")
        }
    }

    struct Change: AppIntent {
        static let title: LocalizedStringResource = "Change"
        @Parameter(title: "Lab") var lab: String

        func perform() async throws -> some IntentResult & ProvidesDialog {
            Asking.Count.reload()
            return .result(dialog: "Changed.")
        }
    }
}
