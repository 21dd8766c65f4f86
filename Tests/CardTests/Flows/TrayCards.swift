import AppIntents
import EndToEndSupport
import IntentTestKit
import SwiftUI

/// Runs that take a while, whose persons do something else meanwhile, or stop them.
enum TrayCards {
    /// Shows its progress, and its result, on a card.
    struct Search: AppIntent {
        static let title: LocalizedStringResource = "Search"
        @Parameter(title: "Lab") var lab: String
        /// The model learns that the search was stopped.
        @Parameter(title: "Tidies") var tidies: Bool

        init() {}
        init(lab: String, tidies: Bool = true) {
            self.lab = lab
            self.tidies = tidies
        }

        func perform() async throws -> some IntentResult & ShowsSnippetIntent & ProvidesDialog {
            let lab = TestFixture.named(lab)
            lab[number: "percent"] = 50
            Card.reload()
            await lab.stop(at: "half")
            if tidies, Task.isCancelled { lab[number: "percent"] = -1 }
            try Task.checkCancellation()
            lab[number: "percent"] = 100
            return .result(dialog: "Three found.", snippetIntent: Card(lab: self.lab))
        }
    }

    /// The card of a search: how far it is, or what it found.
    struct Card: SnippetIntent {
        static let title: LocalizedStringResource = "Search Card"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            let percent = TestFixture.named(lab)[number: "percent"]
            return .result(
                view: VStack {
                    switch percent {
                    case 100: Text("Three")
                    case -1: Text("Interrupted")
                    default: ProgressView("Searching", value: Double(percent) / 100)
                    }
                })
        }
    }

    /// Asks after a while.
    struct AskLate: AppIntent {
        static let title: LocalizedStringResource = "Ask Late"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ProvidesDialog {
            await TestFixture.named(lab).stop(at: "before")
            do {
                try await requestConfirmation(dialog: "Still?")
            } catch {
                TestFixture.named(lab).note("declined")
                throw error
            }
            return .result(dialog: "Yes.")
        }
    }

    /// Fails after a while.
    struct FailLate: AppIntent {
        static let title: LocalizedStringResource = "Fail Late"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            let lab = TestFixture.named(lab)
            await lab.stop(at: "before")
            if lab[number: "count"] == 0 { throw Trouble(text: "Nothing there.") }
            return .result()
        }
    }

    static let all: [any AppIntent.Type] = [
        Search.self, Card.self, AskLate.self, FailLate.self,
    ]
}
