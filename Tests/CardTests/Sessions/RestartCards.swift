import AppIntents
import EndToEndSupport
import IntentTestKit
import SwiftUI

/// Cards that are shown again by a later process.
enum RestartCards {
    struct Show: AppIntent {
        static let title: LocalizedStringResource = "Show Restart"
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "Name") var name: String

        init() {}
        init(lab: String, name: String) {
            self.lab = lab
            self.name = name
        }

        func perform() async throws -> some ShowsSnippetIntent & ProvidesDialog {
            TestFixture.named(lab).note("perform")
            return .result(dialog: "For \(name).", snippetIntent: Card(lab: lab, name: name))
        }
    }

    struct Card: SnippetIntent {
        static let title: LocalizedStringResource = "Restart"
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "Name") var name: String

        init() {}
        init(lab: String, name: String) {
            self.lab = lab
            self.name = name
        }

        func perform() async throws -> some ShowsSnippetView {
            let lab = TestFixture.named(lab)
            lab.note("draw")
            return .result {
                VStack {
                    Text("\(name) \(lab[number: "count"])")
                    Button("Add", intent: CounterCards.Add(lab: lab.name))
                }
            }
        }
    }

    /// A static card that has another button in the dark.
    struct ShowPair: AppIntent {
        static let title: LocalizedStringResource = "Show Static Pair"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            .result(view: TabCards.DayOrNight(lab: lab))
        }
    }

    static let all: [any AppIntent.Type] = [Show.self, Card.self, ShowPair.self]
}
