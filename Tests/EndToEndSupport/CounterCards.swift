package import AppIntents
package import IntentTestKit
import SwiftUI

/// The smallest interactive card: a number that buttons change.
package enum CounterCards {
    /// Shows the card.
    package struct Show: AppIntent {
        package static let title: LocalizedStringResource = "Show Counter"
        @Parameter(title: "Lab") var lab: String

        package init() {}
        package init(_ lab: TestFixture) { self.lab = lab.name }

        package func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Card(lab: lab))
        }
    }

    /// The card.
    package struct Card: SnippetIntent {
        package static let title: LocalizedStringResource = "Counter"
        @Parameter(title: "Lab") var lab: String

        package init() {}
        package init(lab: String) { self.lab = lab }

        package func perform() async throws -> some ShowsSnippetView {
            let lab = TestFixture.named(lab)
            lab.note("draw")
            return .result(view: view(of: lab))
        }

        private func view(of lab: TestFixture) -> some View {
            VStack {
                Text("Count \(lab[number: "count"])")
                Button("Add", intent: Add(lab: lab.name))
                Button("Nothing", intent: Nothing(lab: lab.name))
                Button("Slow", intent: Slow(lab: lab.name))
                Button("Fail", intent: Fail(lab: lab.name))
            }
        }
    }

    /// Changes the number.
    package struct Add: AppIntent {
        package static let title: LocalizedStringResource = "Add One"
        package static let isDiscoverable = false
        @Parameter(title: "Lab") var lab: String

        package init() {}
        package init(lab: String) { self.lab = lab }

        package func perform() async throws -> some IntentResult {
            let lab = TestFixture.named(lab)
            lab.note("add")
            lab.add(1, to: "count")
            return .result()
        }
    }

    /// Changes nothing.
    package struct Nothing: AppIntent {
        package static let title: LocalizedStringResource = "Do Nothing"
        package static let isDiscoverable = false
        @Parameter(title: "Lab") var lab: String

        package init() {}
        package init(lab: String) { self.lab = lab }

        package func perform() async throws -> some IntentResult {
            TestFixture.named(lab).note("nothing")
            return .result()
        }
    }

    /// Changes the number when the test lets it.
    package struct Slow: AppIntent {
        package static let title: LocalizedStringResource = "Add Slowly"
        package static let isDiscoverable = false
        @Parameter(title: "Lab") var lab: String

        package init() {}
        package init(lab: String) { self.lab = lab }

        package func perform() async throws -> some IntentResult {
            let lab = TestFixture.named(lab)
            lab.note("slow begins")
            await lab.stop(at: "slow")
            lab.add(10, to: "count")
            lab.note("slow ends")
            return .result()
        }
    }

    /// Changes the number and fails.
    package struct Fail: AppIntent {
        package static let title: LocalizedStringResource = "Add and Fail"
        package static let isDiscoverable = false
        @Parameter(title: "Lab") var lab: String

        package init() {}
        package init(lab: String) { self.lab = lab }

        package func perform() async throws -> some IntentResult {
            let lab = TestFixture.named(lab)
            lab.note("fail")
            if lab.add(100, to: "count") > 0 { throw Trouble(text: "The counter is stuck.") }
            return .result()
        }
    }

    package static let all: [any AppIntent.Type] = [
        Show.self, Card.self, Add.self, Nothing.self, Slow.self, Fail.self,
    ]

    /// What the card looks like.
    package static func text(_ count: Int) -> String {
        "Count \(count)\n[Add]\n[Nothing]\n[Slow]\n[Fail]"
    }
}

/// An error with words for a person.
package struct Trouble: Error, CustomLocalizedStringResourceConvertible {
    package let text: String
    package var localizedStringResource: LocalizedStringResource {
        LocalizedStringResource(stringLiteral: text)
    }
}
