import AppIntents
import EndToEndSupport
import IntentTestKit
import SwiftUI

/// Runs that ask, report and end in various ways.
enum FlowCards {
    struct Order: AppIntent {
        static let title: LocalizedStringResource = "Order"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ProvidesDialog {
            try await requestConfirmation(
                actionName: .order, snippetIntent: CounterCards.Card(lab: lab))
            let lab = TestFixture.named(lab)
            await lab.stop(at: "ordering")
            return .result(dialog: "Ordered \(lab[number: "count"]).")
        }
    }

    struct AskTwice: AppIntent {
        static let title: LocalizedStringResource = "Ask Twice"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            try await requestConfirmation(dialog: "First?")
            await TestFixture.named(lab).stop(at: "between")
            try await requestConfirmation(dialog: "Second?")
            return .result()
        }
    }

    struct Long: AppIntent {
        static let title: LocalizedStringResource = "Long"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ProvidesDialog {
            let lab = TestFixture.named(lab)
            for place in ["half", "almost"] {
                lab.add(1, to: "steps")
                Progress.reload()
                await lab.stop(at: place)
            }
            return .result(dialog: "Finished.")
        }
    }

    struct Progress: SnippetIntent {
        static let title: LocalizedStringResource = "Progress"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            let lab = TestFixture.named(lab)
            let steps = lab[number: "steps"]
            lab.note("draw \(steps)")
            return .result(view: Text("\(steps) of 3"))
        }
    }

    struct AskReloading: AppIntent {
        static let title: LocalizedStringResource = "Ask Reloading"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            try await requestConfirmation(snippetIntent: Sure(lab: lab))
            return .result()
        }
    }

    struct Sure: SnippetIntent {
        static let title: LocalizedStringResource = "Sure"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            .result {
                VStack {
                    Text("Sure?")
                    Button("Show progress", intent: ShowProgress(lab: lab))
                }
            }
        }
    }

    struct ShowProgress: AppIntent {
        static let title: LocalizedStringResource = "Show Progress"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            Progress.reload()
            return .result()
        }
    }

    /// Asks, and shows a card of its own beside the question.
    struct AskAndReload: AppIntent {
        static let title: LocalizedStringResource = "Ask and Reload"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ProvidesDialog {
            let lab = TestFixture.named(lab)
            async let beside: Void = reload(lab)
            do {
                try await requestConfirmation(dialog: "Still there?")
            } catch is CancellationError {
                await lab.gate("cancelled").open()
            }
            await beside
            await lab.stop(at: "end")
            return .result(dialog: "It went on.")
        }

        private func reload(_ lab: TestFixture) async {
            await lab.stop(at: "beside")
            Progress.reload()
        }
    }

    struct Plain: AppIntent {
        static let title: LocalizedStringResource = "Plain"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            try await requestConfirmation(snippetIntent: CounterCards.Card(lab: lab))
            return .result()
        }
    }

    struct ShowPlain: AppIntent {
        static let title: LocalizedStringResource = "Show Plain"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: PlainCard(lab: lab))
        }
    }

    struct PlainCard: SnippetIntent {
        static let title: LocalizedStringResource = "Plain Card"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            .result(view: Button("Plain", intent: Plain(lab: lab)))
        }
    }

    static let all: [any AppIntent.Type] = [
        Order.self, AskTwice.self, Long.self, Progress.self, AskReloading.self, Sure.self,
        ShowProgress.self, AskAndReload.self, Plain.self, ShowPlain.self, PlainCard.self,
    ]
}
