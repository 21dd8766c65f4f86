import AppIntents
import IntentTestKit
import SwiftUI

/// A card whose button says nothing of what it does, which is something else each time.
enum TapCards {
    struct Show: AppIntent {
        static let title: LocalizedStringResource = "Show Marks"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Card(lab: lab))
        }
    }

    struct Card: SnippetIntent {
        static let title: LocalizedStringResource = "Marks"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            let number = TestFixture.named(lab)[number: "marks"]
            return .result(view: Button("Mark", intent: Mark(lab: lab, number: number)))
        }
    }

    struct Mark: AppIntent {
        static let title: LocalizedStringResource = "Mark"
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "Number") var number: Int

        init() {}
        init(lab: String, number: Int) {
            self.lab = lab
            self.number = number
        }

        func perform() async throws -> some IntentResult {
            let lab = TestFixture.named(lab)
            lab.note("mark \(number)")
            lab.add(1, to: "marks")
            return .result()
        }
    }

    static let all: [any AppIntent.Type] = [Show.self, Card.self, Mark.self]
}
