import AppIntents
import AppIntentsMetadata
import IntentTestKit
import SwiftUI
import Testing

@testable import IntentSystem

/// What a person may do and have at most, whichever of their surfaces it comes from.
@Suite(.timeLimit(.minutes(2)))
struct PersonLimitTests {
    private static let refusal = """
        This is more than one person may do here at a time. Nothing was done. Wait for 1 second, then try again.
        """

    private func system(_ change: (inout PersonLimits) -> Void) -> TestSystem {
        var limits = Limits()
        change(&limits.eachPerson)
        return TestSystem(intents: [PaintFence.self, ShowFence.self], limits: limits)
    }

    @Test("A run beyond the limit is refused with one text, while another person's is performed")
    func runs() async throws {
        let system = system { $0.runs = 1 }
        let (ada, bob) = (try await system.person("ada"), try await system.person("bob"))
        let usage = system.system.usage
        try usage.beginRun(of: ada.session.person)
        try await ada.send(.perform(intent: "PaintFence", values: [:]))
        #expect(ada.error == Self.refusal)
        #expect(system.system.refusedActionCount == 1)
        try await bob.send(.perform(intent: "PaintFence", values: [:]))
        #expect(bob.error == nil)
        usage.endRun(of: ada.session.person)
        // Each run gives its place back, however many there were.
        for _ in 0..<3 {
            try await ada.send(.perform(intent: "PaintFence", values: [:]))
            #expect(ada.error == nil)
        }
    }

    @Test("Undo is performed however many runs go on")
    func undoWithManyRuns() async throws {
        let system = system { $0.runs = 1 }
        let ada = try await system.person("ada")
        try system.system.usage.beginRun(of: ada.session.person)
        try await ada.send(.undo)
        #expect(ada.error == "There is nothing to undo.")
    }

    @Test("Undo, and what ends or closes something, is taken when no call is left")
    func alwaysTaken() async throws {
        let system = system { $0.callsPerMinute = 1 }
        let session = try await system.person("ada").session
        let paint = PersonAction.perform(intent: "PaintFence", values: [:])
        let reached = PersonLimitReached(.callsPerMinute, of: 1, retryAfter: .seconds(60))
        try session.count(paint)
        #expect(throws: reached) { try session.count(paint) }
        #expect(throws: reached) { try session.countVisit() }
        #expect(throws: reached) { try session.count(.answer(question: 1, values: [:])) }
        for action in [
            PersonAction.undo, .redo, .stop, .aside, .cancel(question: 1), .done(card: 1),
            .dismiss(1), .open(1), .perform(intent: "UndoIntent", values: [:]),
            .perform(intent: "RedoIntent", values: [:]),
        ] {
            try session.count(action)
        }
        system.clock.advance(by: .seconds(60))
        try session.count(paint)
    }

    @Test("A button that undoes is taken when no call is left, and another isn't")
    func buttons() async throws {
        let system = system { $0.callsPerMinute = 1 }
        let ada = try await system.person("ada")
        try await ada.send(.perform(intent: "ShowFence", values: [:]))
        let card = try #require(ada.session.visibleCard)
        let generation = try #require(card.generations.last?.number)
        func tap(_ ordinal: Int) -> PersonAction {
            .tap(card: card.id, generation: generation, action: ActionID(ordinal: ordinal))
        }
        try ada.session.count(tap(0))
        #expect(throws: PersonLimitReached.self) { try ada.session.count(tap(0)) }
        try ada.session.count(tap(1))
    }

    @Test("Sessions count together for a person at the page and their assistants, until they end")
    func sessions() async throws {
        let system = system { $0.sessions = 2 }.system
        let ada = Person.session(SessionID("ada"), name: "ada")
        func open(_ name: String, of person: Person) async throws -> SystemSession {
            try await system.session(
                SessionID(name), isKept: false,
                startedBy: person.session == nil ? .assistant : .person, for: person)
        }
        let page = try await open("ada", of: ada)
        _ = try await open("card", of: ada.assisted)
        await #expect(throws: PersonLimitReached(.sessions, of: 2, retryAfter: .seconds(60))) {
            _ = try await open("another card", of: ada.assisted)
        }
        // A session that is there is found, and another person has sessions of their own.
        #expect(try await open("card", of: ada.assisted).id == SessionID("card"))
        _ = try await open("bob", of: .session(SessionID("bob"), name: "bob"))
        #expect(!system.hasPlace(for: SessionID("third"), of: ada))
        await page.close()
        #expect(system.hasPlace(for: SessionID("third"), of: ada))
    }
}

struct ShowFence: AppIntent {
    static let title: LocalizedStringResource = "Show Fence"
    func perform() async throws -> some ShowsSnippetView {
        .result(
            view: HStack {
                Button("Paint", intent: PaintFence())
                Button("Undo", intent: UndoIntent())
            })
    }
}

struct PaintFence: UndoableIntent {
    static let title: LocalizedStringResource = "Paint Fence"
    func perform() async throws -> some IntentResult { .result() }
}
