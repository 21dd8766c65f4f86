import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import Foundation
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// The performance of an intent for each kind of caller, and the little that it learns about them.
@Suite(.timeLimit(.minutes(2)))
struct CallerTests {
    private let english = Locale(identifier: "en")

    /// Performs an intent for a caller without a session.
    private func run(
        _ type: any AppIntent.Type, of system: TestSystem, source: RunRequest.Source,
        _ delegate: ScriptedDelegate = ScriptedDelegate()
    ) async -> RunOutcome {
        let request = RunRequest(
            type, .named([:]), locale: english, source: source,
            date: Date(timeIntervalSince1970: 1_000_000))
        return await system.system.run(request, for: delegate)
    }

    @Test("EXE-2 what needs the foreground comes there first; the rest stays in the background")
    func front() async throws {
        let home = URL(string: "https://parks.example/")
        let system = TestSystem(
            intents: [Callers.Front.self, Callers.Behind.self], appName: "Parks", home: home)
        let front = try await system.perform("Front")
        #expect(front.dialog?.full == "foreground")
        #expect(front.screen.contains("Open in Parks"))
        try await front.done()
        let behind = try await system.perform("Behind")
        #expect(behind.dialog?.full == "background")
        #expect(!behind.screen.contains("Open in Parks"))
        try await behind.done()
        try await system.finish()
    }

    @Test("INV-12 an intent isn't told which surface started it: its context is the same for all")
    func sameContext() async throws {
        let system = TestSystem(intents: [Callers.Tell.self])
        let texts = [
            await run(Callers.Tell.self, of: system, source: .person).text,
            await run(Callers.Tell.self, of: system, source: .assistant).text,
        ]
        #expect(texts[0] == texts[1])
        #expect(
            texts[0] == """
                preciseTimestamp: Optional(1970-01-12 13:46:40 +0000), currentMode: background, \
                isVoiceOnly: false, locale: en (fixed en)
                """)
        let terminal = await run(
            Callers.Tell.self, of: system, source: .person, ScriptedDelegate(isInFront: true))
        #expect(terminal.text == texts[0].replacing("background", with: "foreground"))
    }

    @Test("CON-12 a confirmation with a view succeeds for an assistant as it does on a page")
    func confirmation() async throws {
        let system = TestSystem(intents: [Callers.Order.self])
        let delegate = ScriptedDelegate(.confirmed(snippet: nil))
        let outcome = await run(Callers.Order.self, of: system, source: .assistant, delegate)
        #expect(outcome.text == "Ordered.")
        let question = try #require(delegate.questions.first)
        #expect(delegate.questions.count == 1)
        #expect(question.hasPrefix("Order; Order two?; ") && question.hasSuffix("; with a view"))
        let page = try await system.perform("Order")
        #expect(page.screen.contains("| Two tickets"))
        try await page.confirm()
        #expect(page.dialog?.full == "Ordered.")
        try await page.done()
        try await system.finish()
    }

    @Test("PRS-5 a snippet is shown although its type is not for some kinds of device")
    func platforms() async throws {
        let system = TestSystem(intents: [Callers.Ticket.self])
        let run = try await system.perform("Ticket")
        #expect(run.screen == "  Ticket\n  | Seat 7\n  [Done]")
        try await run.done()
        try await system.finish()
    }

    @Test("TST-1 a test performs a hidden intent, and drives a choice, a question and a snippet")
    func driven() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: [Callers.Book.self, Callers.Extend.self])
        let run = try await system.perform("Book", values: ["lab": .string(lab.name)])
        try await run.choose("Window")
        try await run.confirm()
        #expect(run.text == "Window\n[Extend]")
        try await run.tap("Extend")
        #expect(lab.notes == ["booked Window", "extended"])
        try await run.done()
        try await system.finish()
    }
}

enum Callers {
    struct Front: AppIntent {
        static let title: LocalizedStringResource = "Front"
        static let supportedModes: IntentModes = .foreground
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "\(systemContext.currentMode.debugDescription)")
        }
    }

    struct Behind: AppIntent {
        static let title: LocalizedStringResource = "Behind"
        static let supportedModes: IntentModes = .background
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "\(systemContext.currentMode.debugDescription)")
        }
    }

    /// Tells all that there is in its context.
    struct Tell: AppIntent {
        static let title: LocalizedStringResource = "Tell"
        static let supportedModes: IntentModes = [.background, .foreground]
        func perform() async throws -> some ProvidesDialog {
            let parts = Mirror(reflecting: systemContext).children.map { child in
                "\(child.label ?? ""): \(child.value)"
            }
            return .result(dialog: "\(parts.joined(separator: ", "))")
        }
    }

    struct Order: AppIntent {
        static let title: LocalizedStringResource = "Order"
        func perform() async throws -> some ProvidesDialog {
            try await requestConfirmation(dialog: "Order two?") { Text("Two tickets") }
            return .result(dialog: "Ordered.")
        }
    }

    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    struct Ticket: SnippetIntent {
        static let title: LocalizedStringResource = "Ticket"
        func perform() async throws -> some ShowsSnippetView { .result(view: Text("Seat 7")) }
    }

    /// For tests only, as its author would hide it.
    struct Book: AppIntent {
        static let title: LocalizedStringResource = "Book"
        static let isDiscoverable = false
        @Parameter(title: "Lab") var lab: String

        @MainActor
        func perform() async throws -> some ShowsSnippetView {
            let seat = try await requestChoice(
                between: [.init(title: "Window"), .init(title: "Aisle")], dialog: "Which seat?")
            try await requestConfirmation(dialog: "Book it?")
            TestFixture.named(lab).note("booked \(String(localized: seat.title))")
            return .result(
                view: VStack {
                    Text(seat.title)
                    Button("Extend", intent: Extend(lab: lab))
                })
        }
    }

    struct Extend: AppIntent {
        static let title: LocalizedStringResource = "Extend"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            TestFixture.named(lab).note("extended")
            return .result()
        }
    }
}
