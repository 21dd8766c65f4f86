import AppIntents
import IntentTestKit
import SwiftUI

/// What a test of its own shows: a reload outside any run reaches every system in the process that
/// shows the type, so no two tests may share one.
protocol Topic: Sendable {
    static var word: String { get }
}

/// A card about a topic, and the intent that shows it.
enum TopicCards<Subject: Topic> {
    struct Show: AppIntent {
        static var title: LocalizedStringResource {
            LocalizedStringResource(stringLiteral: "Show \(Subject.word)")
        }
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Card(lab: lab))
        }
    }

    struct Card: SnippetIntent {
        static var title: LocalizedStringResource {
            LocalizedStringResource(stringLiteral: Subject.word)
        }
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            let lab = TestFixture.named(lab)
            lab.note("draw")
            return .result(view: Text("\(Subject.word) \(lab[number: "count"])"))
        }
    }

    /// Starts a task that continues after the run.
    struct Begin: AppIntent {
        static var title: LocalizedStringResource { "Begin" }
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            let lab = lab
            Task {
                await TestFixture.named(lab).stop(at: "afterwards")
                Card.reload()
            }
            return .result()
        }
    }

    static var all: [any AppIntent.Type] { [Show.self, Card.self, Begin.self] }
}
