import AppIntents
import EndToEndSupport
import IntentTestKit
import SwiftUI

/// A card that looks the same however often it is drawn.
enum SteadyCards {
    struct Show: AppIntent {
        static let title: LocalizedStringResource = "Show Steady"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Card(lab: lab))
        }
    }

    struct Card: SnippetIntent {
        static let title: LocalizedStringResource = "Steady"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            TestFixture.named(lab).note("draw")
            return .result {
                VStack {
                    Text("Same as ever")
                    Button("Nothing", intent: CounterCards.Nothing(lab: lab))
                    Toggle("Switch", isOn: false, intent: CounterCards.Nothing(lab: lab))
                    Button("Reload", intent: Reload(lab: lab))
                }
            }
        }
    }

    struct Reload: AppIntent {
        static let title: LocalizedStringResource = "Reload Steady"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            Card.reload()
            return .result()
        }
    }

    static let all: [any AppIntent.Type] = [Show.self, Card.self, Reload.self]
}
