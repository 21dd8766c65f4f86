import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// BTN-12: the system's own buttons of shortcuts start them, as a person does who finds them by searching.
@Suite struct ShortcutStartTests {
    private func system(_ store: MemoryStore? = nil) -> TestSystem {
        TestSystem(intents: Bridges.all, shortcuts: Bridges.Shortcuts.self, store: store)
    }

    @Test("BTN-12 a tip asks for what is missing, and its result takes the place of the card")
    func asks() async throws {
        let system = system()
        let run = try await system.perform("ShowTip")
        #expect(
            run.screen == """
                  Show Tip
                  | [Say “Cross a bridge with Test”]
                  [Done]
                """)
        try await run.tap("Say “Cross a bridge with Test”")
        #expect(run.card?.title == "Cross Bridge")
        #expect(run.question != nil)
        #expect(run.error == nil)
        try await run.answer(["bridge": "Old Bridge"])
        #expect(
            run.screen == """
                  Cross Bridge
                  “Over Old Bridge.”
                  [Done]
                """)
        try await system.finish()
    }

    @Test("BTN-12 a tip that comes back after a restart still asks")
    func restart() async throws {
        let store = MemoryStore()
        let first = system(store)
        let shown = try await first.perform("ShowTip")
        #expect(shown.text == "[Say “Cross a bridge with Test”]")
        await first.system.flush()

        let second = system(store)
        let run = try await second.person()
        try await run.tap("Say “Cross a bridge with Test”")
        #expect(run.question != nil)
        try await run.answer(["bridge": "Rope"])
        #expect(run.dialog?.full == "Over Rope.")
        try await second.finish()
    }

    @Test("CON-6 what a person starts on the card of an assistant's call is no guess")
    func noDoubt() async throws {
        let system = system()
        let session = try await system.system.session(
            .random(), isKept: false, startedBy: .assistant)
        let surface = await TestRun.connect(to: session)
        session.perform(Bridges.ShowTip())
        await session.settled()
        try await surface.tap("Say “Cross a bridge with Test”")
        try await surface.answer(["bridge": "Rope"])
        #expect(surface.dialog?.full == "Over Rope.")

        // What the assistant itself begins is one.
        session.perform(Bridges.Cross("Rope"))
        await session.settled()
        #expect(surface.dialog?.full == "Unsure?")
        try await surface.cancel()
        try await system.finish()
    }

    @Test("What a tip shows can be said, and performs its intent")
    func saidTip() async throws {
        let system = system()
        let run = try await system.perform("ShowTip")
        let shown = run.text
        let phrase = try #require(shown.firstMatch(of: /Say “(.+)”/)?.1)
        let said = try await system.say(String(phrase))
        #expect(said.understanding?.intent == "Cross")
        try await said.hear("Rope")
        #expect(said.dialog?.full == "Over Rope.")
        try await system.finish()
    }

    @Test("BTN-12 beside a question, which a start would cancel, a tip is a control like any other")
    func besideQuestion() async throws {
        let system = system()
        let run = try await system.perform("Ask")
        let question = try #require(run.question?.id)
        try await run.tap("Say “Cross a bridge with Test”")
        #expect(run.question?.id == question)
        #expect(run.error == "Bridge: a value is needed.")
        try await run.confirm()
        #expect(run.dialog?.full == "Asked.")
        try await system.finish()
    }
}

/// A shortcut whose intent needs a value that its phrase doesn't name.
enum Bridges {
    struct Cross: AppIntent {
        static let title: LocalizedStringResource = "Cross Bridge"
        @Parameter(title: "Bridge") var bridge: String

        init() {}
        init(_ bridge: String) { self.bridge = bridge }

        func perform() async throws -> some ProvidesDialog {
            try await requestConfirmation(conditions: .lowConfidenceSource, dialog: "Unsure?")
            return .result(dialog: "Over \(bridge).")
        }
    }

    struct ShowTip: AppIntent {
        static let title: LocalizedStringResource = "Show Tip"

        @MainActor
        func perform() async throws -> some ShowsSnippetView {
            .result(view: SiriTipView(intent: Cross()))
        }
    }

    struct Ask: AppIntent {
        static let title: LocalizedStringResource = "Ask"

        func perform() async throws -> some ProvidesDialog {
            try await requestConfirmation { TipCard() }
            return .result(dialog: "Asked.")
        }
    }

    struct TipCard: View {
        nonisolated init() {}
        var body: some View { SiriTipView(intent: Cross()) }
    }

    static let all: [any AppIntent.Type] = [Cross.self, ShowTip.self, Ask.self]

    struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: Cross(), phrases: ["Cross a bridge with \(.applicationName)"],
                shortTitle: "Cross", systemImageName: "road.lanes")
        }
    }
}
