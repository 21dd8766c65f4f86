import AppIntents
import EndToEndSupport
import IntentTestKit
import SwiftUI

/// Intents that ask before they go on.
enum AskCards {
    struct Ask: AppIntent {
        static let title: LocalizedStringResource = "Ask"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ProvidesDialog {
            let lab = TestFixture.named(lab)
            let number = lab.add(1, to: "performed")
            lab.note("before \(number)")
            do {
                try await requestConfirmation(snippetIntent: CounterCards.Card(lab: lab.name))
            } catch {
                lab.note("threw \(error)")
                await lab.gate("threw").open()
                throw error
            }
            lab.note("after \(number)")
            return .result(dialog: "Confirmed.")
        }
    }

    struct Conditional: AppIntent {
        static let title: LocalizedStringResource = "Ask Sometimes"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            try await requestConfirmation(conditions: .lowConfidenceSource, dialog: "Unsure?")
            TestFixture.named(lab).note("not asked")
            try await requestConfirmation(conditions: [], dialog: "Always asked?")
            return .result()
        }
    }

    struct Wordy: AppIntent {
        static let title: LocalizedStringResource = "Ask in Words"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            try await requestConfirmation { Text("Only a view") }
            try await requestConfirmation(dialog: "As prompt.") { Text("With a view") }
            try await requestConfirmation(dialog: "Not as prompt.", showDialogAsPrompt: false) {
                Text("With a view")
            }
            try await requestConfirmation()
            return .result()
        }
    }

    struct Erase: AppIntent {
        static let title: LocalizedStringResource = "Erase"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            try await requestConfirmation(
                actionName: .custom(
                    acceptLabel: "Erase", acceptAlternatives: ["Wipe", "Clear"], denyLabel: "Keep",
                    denyAlternatives: ["Leave"], destructive: true),
                dialog: "Erase everything?")
            return .result()
        }
    }

    struct AskForAll: AppIntent {
        static let title: LocalizedStringResource = "Ask for All"

        func perform() async throws -> some IntentResult {
            let names: [ConfirmationActionName] = [
                .add, .addData, .book, .buy, .call, .checkIn, .continue, .create, .do, .download,
                .filter, .find, .get, .go, .log, .open, .order, .pay, .play, .playSound, .post,
                .request, .run, .search, .send, .set, .share, .start, .startNavigation, .toggle,
                .turnOff, .turnOn, .view,
            ]
            for name in names {
                try await requestConfirmation(actionName: name, dialog: "Go on?")
            }
            return .result()
        }
    }

    struct AskForNumber: AppIntent {
        static let title: LocalizedStringResource = "Ask for a Number"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ProvidesDialog {
            let number = try await requestConfirmation(snippetIntent: NumberCard(lab: lab))
            return .result(dialog: "You chose \(number).")
        }
    }

    /// The same where nobody is asked, because the request is surely meant.
    struct TakeNumber: AppIntent {
        static let title: LocalizedStringResource = "Take a Number"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ProvidesDialog {
            let number = try await requestConfirmation(
                conditions: .lowConfidenceSource, dialog: "This number?",
                snippetIntent: NumberCard(lab: lab))
            return .result(dialog: "It was \(number).")
        }
    }

    struct NumberCard: SnippetIntent {
        static let title: LocalizedStringResource = "Number"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ReturnsValue<Int> & ShowsSnippetView {
            let number = TestFixture.named(lab)[number: "count"]
            TestFixture.named(lab).note("draw number")
            return .result(value: number) {
                VStack {
                    Text("Number \(number)")
                    Button("Add", intent: CounterCards.Add(lab: lab))
                }
            }
        }
    }

    static let all: [any AppIntent.Type] = [
        Ask.self, Conditional.self, Wordy.self, Erase.self, AskForAll.self, AskForNumber.self,
        TakeNumber.self, NumberCard.self,
    ]
}
