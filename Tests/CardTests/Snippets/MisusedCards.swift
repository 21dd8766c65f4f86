import AppIntents
import EndToEndSupport
import IntentTestKit
import SwiftUI

/// Snippets that do what a snippet must not do while it is drawn.
enum MisusedCards {
    struct Show: AppIntent {
        static let title: LocalizedStringResource = "Show Misuse"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Asking(lab: lab))
        }
    }

    struct Asking: SnippetIntent {
        static let title: LocalizedStringResource = "Asking"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            let lab = TestFixture.named(lab)
            lab.note("draw")
            do {
                try await requestConfirmation(dialog: "Really?")
            } catch is CancellationError {
                lab.note("cancelled")
                return .result(view: Text("Not asked"))
            }
            return .result(view: Text("Confirmed"))
        }
    }

    struct ShowEndless: AppIntent {
        static let title: LocalizedStringResource = "Show Endless"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Endless(lab: lab))
        }
    }

    struct Endless: SnippetIntent {
        static let title: LocalizedStringResource = "Endless"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            TestFixture.named(lab).note("draw")
            Self.reload()
            return .result(view: Text("Endless"))
        }
    }

    struct ShowStuck: AppIntent {
        static let title: LocalizedStringResource = "Show Stuck"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Stuck(lab: lab))
        }
    }

    /// The first drawing is quick, the second never ends.
    struct Stuck: SnippetIntent {
        static let title: LocalizedStringResource = "Stuck"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            let lab = TestFixture.named(lab)
            if lab.add(1, to: "drawings") > 1 { await lab.stop(at: "drawing") }
            return .result {
                VStack {
                    Text("Drawn once")
                    Button("Again", intent: CounterCards.Nothing(lab: lab.name))
                }
            }
        }
    }
}
