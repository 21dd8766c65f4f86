import AppIntents
import EndToEndSupport
import IntentTestKit
import SwiftUI

/// A confirmation whose buttons show or ask something themselves.
enum NestedCards {
    struct Ask: AppIntent {
        static let title: LocalizedStringResource = "Ask Nested"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ProvidesDialog {
            try await requestConfirmation(snippetIntent: Card(lab: lab))
            return .result(dialog: "Yes at \(TestFixture.named(lab)[number: "count"]).")
        }
    }

    struct Card: SnippetIntent {
        static let title: LocalizedStringResource = "Nested"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            .result {
                VStack {
                    Text("\(TestFixture.named(lab)[number: "count"]) shown")
                    Button("Snippet", intent: ShowSnippet(lab: lab))
                    Button("View", intent: ShowView(lab: lab))
                    Button("Question", intent: AskAgain(lab: lab))
                }
            }
        }
    }

    struct ShowSnippet: AppIntent {
        static let title: LocalizedStringResource = "Show Inner Snippet"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent {
            TestFixture.named(lab).add(1, to: "count")
            return .result(snippetIntent: CounterCards.Card(lab: lab))
        }
    }

    struct ShowView: AppIntent {
        static let title: LocalizedStringResource = "Show Inner View"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            TestFixture.named(lab).add(1, to: "count")
            return .result(view: Text("Inner"))
        }
    }

    /// Asks in every way there is, and continues as if nothing had happened.
    struct AskAgain: AppIntent {
        static let title: LocalizedStringResource = "Ask Again"
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "Size") var size: Int?

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            let lab = TestFixture.named(lab)
            do {
                try await requestConfirmation()
            } catch is CancellationError {
                lab.note("confirmation cancelled")
            }
            do {
                _ = try await requestChoice(between: [IntentChoiceOption(title: "One")])
            } catch is CancellationError {
                lab.note("choice cancelled")
            }
            do {
                _ = try await $size.requestValue()
            } catch is CancellationError {
                lab.note("value cancelled")
            }
            lab.add(10, to: "count")
            return .result()
        }
    }

    static let all: [any AppIntent.Type] = [
        Ask.self, Card.self, ShowSnippet.self, ShowView.self, AskAgain.self,
    ]
}
