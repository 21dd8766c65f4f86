import AppIntents
import IntentTestKit
import SwiftUI

/// The smallest interactive card: a number that buttons change.
enum CounterCards {
    /// Shows the card.
    struct Show: AppIntent {
        static let title: LocalizedStringResource = "Show Counter"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(_ lab: TestFixture) { self.lab = lab.name }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Card(lab: lab))
        }
    }

    /// The card.
    struct Card: SnippetIntent {
        static let title: LocalizedStringResource = "Counter"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
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
    struct Add: AppIntent {
        static let title: LocalizedStringResource = "Add One"
        static let isDiscoverable = false
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            let lab = TestFixture.named(lab)
            lab.note("add")
            lab.add(1, to: "count")
            return .result()
        }
    }

    /// Changes nothing.
    struct Nothing: AppIntent {
        static let title: LocalizedStringResource = "Do Nothing"
        static let isDiscoverable = false
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            TestFixture.named(lab).note("nothing")
            return .result()
        }
    }

    /// Changes the number when the test lets it.
    struct Slow: AppIntent {
        static let title: LocalizedStringResource = "Add Slowly"
        static let isDiscoverable = false
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            let lab = TestFixture.named(lab)
            lab.note("slow begins")
            await lab.stop(at: "slow")
            lab.add(10, to: "count")
            lab.note("slow ends")
            return .result()
        }
    }

    /// Changes the number and fails.
    struct Fail: AppIntent {
        static let title: LocalizedStringResource = "Add and Fail"
        static let isDiscoverable = false
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            let lab = TestFixture.named(lab)
            lab.note("fail")
            if lab.add(100, to: "count") > 0 { throw Trouble(text: "The counter is stuck.") }
            return .result()
        }
    }

    static let all: [any AppIntent.Type] = [
        Show.self, Card.self, Add.self, Nothing.self, Slow.self, Fail.self,
    ]

    /// What the card looks like.
    static func text(_ count: Int) -> String {
        "Count \(count)\n[Add]\n[Nothing]\n[Slow]\n[Fail]"
    }
}

/// An error with words for a person.
struct Trouble: Error, CustomLocalizedStringResourceConvertible {
    let text: String
    var localizedStringResource: LocalizedStringResource {
        LocalizedStringResource(stringLiteral: text)
    }
}
