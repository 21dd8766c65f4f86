import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// Clients that disconnect in the middle of an action: FLW-8.
@Suite(.timeLimit(.minutes(2)))
struct VanishedClientTests {
    @Test(
        "FLW-8 a client that vanishes in mid-confirmation: after 60 seconds the intent is cancelled"
    )
    func vanished() async throws {
        let system = TestSystem(intents: [Vanished.SendMoney.self])
        let run = try await system.perform("SendMoney")
        #expect(run.screen == "  Send Money\n  | 100 €\n  [Cancel] [Send]")
        await run.disconnect()
        system.clock.advance(by: .milliseconds(59_999))
        await system.catchUp()
        #expect(system.system.sessionCount == 1)
        #expect(Vanished.journal.entries == ["asked"])

        system.clock.advance(by: .milliseconds(1))
        await Vanished.left.wait()
        #expect(Vanished.journal.entries == ["asked", "threw CancellationError()"])
        await system.system.withoutSessions()
        #expect(system.messages.isEmpty)

        // A person who returns finds nothing open.
        let again = try await system.person()
        #expect(again.screen == "  (nothing)")
        await again.settle()
        #expect(Vanished.journal.entries == ["asked", "threw CancellationError()"])
    }

    @Test("FLW-8 a client that comes back within the time finds the question and can confirm it")
    func cameBack() async throws {
        let system = TestSystem(intents: [CameBack.SendMoney.self])
        let run = try await system.perform("SendMoney")
        let screen = "  Send Money\n  | 100 €\n  [Cancel] [Send]"
        #expect(run.screen == screen)
        await run.disconnect()
        system.clock.advance(by: .seconds(59))
        let again = try await system.person()
        #expect(again.screen == screen)
        // The time begins again with each disconnection.
        system.clock.advance(by: .seconds(3600))
        await system.catchUp()
        #expect(again.screen == screen)
        try await again.confirm()
        #expect(again.screen == "  Send Money\n  “Sent.”\n  [Done]")
        #expect(CameBack.journal.entries == ["asked", "sent"])
        #expect(again.dialog?.full == "Sent.")
    }

    @Test("FLW-8 a result card is forgotten with its session, and kept until then")
    func resultCard() async throws {
        let system = TestSystem(intents: [Kept.ShowClock.self])
        let run = try await system.perform("ShowClock")
        #expect(run.text == "12:00")
        await run.disconnect()
        system.clock.advance(by: .seconds(59))
        let again = try await system.person()
        #expect(again.text == "12:00")
        await again.disconnect()
        system.clock.advance(by: .seconds(60))
        await system.system.withoutSessions()
        let late = try await system.person()
        #expect(late.screen == "  (nothing)")
    }

    @Test("FLW-8 the time can be configured")
    func configured() async throws {
        var limits = Limits()
        #expect(limits.idleSessionTimeout == .seconds(60))
        limits.idleSessionTimeout = .seconds(5)
        let system = TestSystem(intents: [Kept.ShowClock.self], limits: limits)
        let run = try await system.perform("ShowClock")
        #expect(run.text == "12:00")
        await run.disconnect()
        #expect(system.system.sessionCount == 1)
        system.clock.advance(by: .seconds(5))
        await system.system.withoutSessions()
    }

    @Test("Bad input: two tabs confirm the same question at once; it is confirmed once")
    func twoTabs() async throws {
        let system = TestSystem(intents: [Tabs.SendMoney.self])
        let first = try await system.perform("SendMoney")
        let second = try await system.person()
        #expect(second.screen == first.screen)
        let question = try #require(first.question).id
        try first.post(.confirm(question: question))
        try second.post(.confirm(question: question))
        await Tabs.confirmed.wait()
        await second.handOver()
        #expect(second.refusals.count == 1)
        await Tabs.release.open()
        await first.settle()
        #expect(first.refusals.isEmpty)
        #expect(second.refusals == [.closed])
        #expect(first.screen == "  Send Money\n  “Sent.”\n  [Done]")
        #expect(second.screen == first.screen)
        #expect(Tabs.journal.entries == ["sent"])
        #expect(second.dialog == first.dialog)
        try await system.finish()
    }
}

enum Vanished {
    static let journal = Journal()
    static let left = Gate()

    struct SendMoney: AppIntent {
        static let title: LocalizedStringResource = "Send Money"
        func perform() async throws -> some IntentResult & ProvidesDialog {
            Vanished.journal.add("asked")
            do {
                try await requestConfirmation(actionName: .send) { Text("100 €") }
            } catch {
                Vanished.journal.add("threw \(error)")
                await Vanished.left.open()
                throw error
            }
            Vanished.journal.add("sent")
            return .result(dialog: "Sent.")
        }
    }
}

enum CameBack {
    static let journal = Journal()

    struct SendMoney: AppIntent {
        static let title: LocalizedStringResource = "Send Money"
        func perform() async throws -> some IntentResult & ProvidesDialog {
            CameBack.journal.add("asked")
            try await requestConfirmation(actionName: .send) { Text("100 €") }
            CameBack.journal.add("sent")
            return .result(dialog: "Sent.")
        }
    }
}

enum Kept {
    struct ShowClock: AppIntent {
        static let title: LocalizedStringResource = "Show Clock"
        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: Text("12:00"))
        }
    }
}

enum Tabs {
    static let journal = Journal()
    static let confirmed = Gate()
    static let release = Gate()

    struct SendMoney: AppIntent {
        static let title: LocalizedStringResource = "Send Money"
        func perform() async throws -> some IntentResult & ProvidesDialog {
            try await requestConfirmation(actionName: .send) { Text("100 €") }
            Tabs.journal.add("sent")
            await Tabs.confirmed.open()
            await Tabs.release.wait()
            return .result(dialog: "Sent.")
        }
    }
}
