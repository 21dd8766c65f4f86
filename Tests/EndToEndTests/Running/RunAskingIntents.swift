import AppIntents
import IntentTestKit
import SwiftUI

/// Intents that ask while they run; the lab of their test notes their actions.
enum Asking {
    /// Asks before it continues, with a snippet that counts its drawings.
    struct Pour: AppIntent {
        static let title: LocalizedStringResource = "Pour"
        @Parameter(title: "Lab") var lab: String
        var wasSet = false

        func perform() async throws -> some IntentResult & ProvidesDialog {
            let lab = TestFixture.named(lab)
            lab.note(wasSet ? "pour again" : "pour")
            let cups = try await requestConfirmation(
                actionName: .pay, snippetIntent: Count(lab: self.lab))
            lab.note("confirmed")
            return .result(dialog: "Poured \(cups).")
        }
    }

    struct Count: SnippetIntent {
        static let title: LocalizedStringResource = "Count"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetView {
            let cups = TestFixture.named(lab).add(1, to: "drawn")
            return .result(value: cups, view: Text("\(cups) cups"))
        }
    }

    /// Asks for a choice.
    struct Pick: AppIntent {
        static let title: LocalizedStringResource = "Pick"

        func perform() async throws -> some IntentResult & ProvidesDialog {
            let option = try await requestChoice(
                between: [Option(title: "Red"), Option(title: "Blue"), .cancel],
                dialog: "Which?")
            return .result(dialog: "\(option == Option(title: "Red") ? "Red" : "Other")")
        }
    }

    /// Asks for a value, and once more with an error; the top of `perform()` is noted.
    struct Weigh: AppIntent {
        static let title: LocalizedStringResource = "Weigh"
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "Grams") var grams: Int?

        func perform() async throws -> some IntentResult & ProvidesDialog {
            TestFixture.named(lab).note("top \(grams ?? 0)")
            guard let grams else { throw $grams.needsValueError("How much?") }
            if grams > 100 { throw $grams.needsValueError("Less, please.") }
            let more = try await $grams.requestValue("And now?")
            return .result(dialog: "\(grams), then \(more)")
        }
    }

    /// Asks which of two is meant, by an error.
    struct Sort: AppIntent {
        static let title: LocalizedStringResource = "Sort"
        @Parameter(title: "Word") var word: String

        func perform() async throws -> some IntentResult & ProvidesDialog {
            if word == "any" {
                throw $word.needsDisambiguationError(among: ["left", "right"], dialog: "Where?")
            }
            return .result(dialog: "\(word)")
        }
    }

    /// Needs a thing, which is looked up.
    struct Fetch: AppIntent {
        static let title: LocalizedStringResource = "Fetch"
        @Parameter(title: "First") var first: Thing
        @Parameter(title: "Second") var second: Thing

        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(first.name) and \(second.name)")
        }
    }

    struct Thing: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
        static let defaultQuery = ThingQuery()
        static let all = ["red box", "red ball", "hat"].map { Thing(id: $0, name: $0) }
        let id: String
        let name: String
        var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") }
    }

    struct ThingQuery: EntityStringQuery {
        func entities(for identifiers: [String]) async throws -> [Thing] {
            TestFixture.named("fetch").note("ids \(identifiers.joined(separator: ","))")
            return Thing.all.filter { identifiers.contains($0.id) }
                .map { Thing(id: $0.id, name: "the \($0.id)") }
        }

        func entities(matching string: String) async throws -> [Thing] {
            TestFixture.named("fetch").note("text \(string)")
            return Thing.all.filter { $0.name.contains(string) }
        }

        func suggestedEntities() async throws -> [Thing] { [] }
    }

    /// Swallows what becomes of its question.
    struct Insist: AppIntent {
        static let title: LocalizedStringResource = "Insist"

        func perform() async throws -> some IntentResult & ProvidesDialog {
            do {
                try await requestConfirmation(dialog: "Really?")
                return .result(dialog: "Yes.")
            } catch is CancellationError {
                return .result(dialog: "No, then.")
            }
        }
    }

    /// Asks from a task that has left the run.
    struct Stray: AppIntent {
        static let title: LocalizedStringResource = "Stray"

        func perform() async throws -> some IntentResult {
            try await Task.detached { try await requestConfirmation(dialog: "Here?") }.value
            return .result()
        }
    }

    /// A snippet that asks.
    struct Nosy: SnippetIntent {
        static let title: LocalizedStringResource = "Nosy"

        func perform() async throws -> some IntentResult & ShowsSnippetView {
            Nosy.reload()
            try await requestConfirmation(dialog: "May I?")
            return .result(view: Text("nosy"))
        }
    }
}
