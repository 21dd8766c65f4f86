import AppIntents
import IntentTestKit
import SwiftUI

/// A result card whose buttons reload it, or another.
enum ReloadCards {
    struct Show: AppIntent {
        static let title: LocalizedStringResource = "Show First"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Card(lab: lab))
        }
    }

    struct Card: SnippetIntent {
        static let title: LocalizedStringResource = "First"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            .result {
                VStack {
                    Text("\(TestFixture.named(lab)[number: "count"]) of first")
                    Button("Work", intent: Work(lab: lab))
                    Button("Other", intent: Other(lab: lab))
                }
            }
        }
    }

    struct OtherCard: SnippetIntent {
        static let title: LocalizedStringResource = "Other"
        @Parameter(title: "Lab") var lab: String

        init() {}

        func perform() async throws -> some ShowsSnippetView {
            .result(view: Text("Other of \(lab)"))
        }
    }

    /// Tells in the middle of its work.
    struct Work: AppIntent {
        static let title: LocalizedStringResource = "Work"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            let lab = TestFixture.named(lab)
            lab.add(1, to: "count")
            Card.reload()
            await lab.stop(at: "work")
            lab.add(1, to: "count")
            return .result()
        }
    }

    /// Shows another card with its last breath.
    struct Other: AppIntent {
        static let title: LocalizedStringResource = "Show Other"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            OtherCard.reload()
            return .result()
        }
    }

    static let all: [any AppIntent.Type] = [
        Show.self, Card.self, OtherCard.self, Work.self, Other.self,
    ]
}

/// A card that takes its time to draw, and an intent that reloads it again and again.
enum SlowCards {
    struct Show: AppIntent {
        static let title: LocalizedStringResource = "Show Slow"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Card(lab: lab))
        }
    }

    struct Card: SnippetIntent {
        static let title: LocalizedStringResource = "Slow"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            let lab = TestFixture.named(lab)
            let number = lab.add(1, to: "drawings")
            if number == 2 { await lab.stop(at: "drawing 2") }
            return .result {
                VStack {
                    Text("Drawing \(number)")
                    Button("Reload often", intent: ReloadOften(lab: lab.name))
                }
            }
        }
    }

    struct ReloadOften: AppIntent {
        static let title: LocalizedStringResource = "Reload Often"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            let lab = TestFixture.named(lab)
            Card.reload()
            await lab.stop(at: "button")
            for _ in 1...10 { Card.reload() }
            await lab.stop(at: "end")
            return .result()
        }
    }

    static let all: [any AppIntent.Type] = [Show.self, Card.self, ReloadOften.self]
}

/// A run whose last reload shows all there is, before it returns the same snippet with a dialog.
enum EarlyCards {
    struct ShowEarly: AppIntent {
        static let title: LocalizedStringResource = "Show Early"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent & ProvidesDialog {
            Card.reload()
            await TestFixture.named(lab).stop(at: "returning")
            return .result(dialog: "Ready", snippetIntent: Card(lab: lab))
        }
    }

    struct Card: SnippetIntent {
        static let title: LocalizedStringResource = "Early"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            .result { Text("All of it") }
        }
    }

    static let all: [any AppIntent.Type] = [ShowEarly.self, Card.self] + ReloadCards.all
}
