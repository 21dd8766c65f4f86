import AppIntents
import EndToEndSupport
import IntentTestKit
import SwiftUI

/// A result card whose buttons show cards of their own.
enum ReplacingCards {
    struct Show: AppIntent {
        static let title: LocalizedStringResource = "Show Replacing"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Card(lab: lab))
        }
    }

    struct Card: SnippetIntent {
        static let title: LocalizedStringResource = "Replacing"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            TestFixture.named(lab).note("draw start")
            return .result {
                VStack {
                    Text("Start")
                    Button("Result", intent: ShowResult(lab: lab))
                    Button("Confirm", intent: Confirm(lab: lab))
                    Button("Fixed", intent: ShowFixed())
                }
            }
        }
    }

    struct ShowResult: AppIntent {
        static let title: LocalizedStringResource = "Show Result"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent & ProvidesDialog {
            TestFixture.named(lab).note("show result")
            return .result(dialog: "Here it is.", snippetIntent: CounterCards.Card(lab: lab))
        }
    }

    struct Confirm: AppIntent {
        static let title: LocalizedStringResource = "Confirm First"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ProvidesDialog {
            let lab = TestFixture.named(lab)
            do {
                try await requestConfirmation(
                    actionName: .order, snippetIntent: CounterCards.Card(lab: lab.name))
            } catch {
                lab.note("cancelled")
                throw error
            }
            lab.note("confirmed")
            return .result(dialog: "Confirmed at \(lab[number: "count"]).")
        }
    }

    struct ShowFixed: AppIntent {
        static let title: LocalizedStringResource = "Show Still"

        func perform() async throws -> some ShowsSnippetView {
            .result(view: Text("Still"))
        }
    }

    static let all: [any AppIntent.Type] = [
        Show.self, Card.self, ShowResult.self, Confirm.self, ShowFixed.self,
    ]
}
