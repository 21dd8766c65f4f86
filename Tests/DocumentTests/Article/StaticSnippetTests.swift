import AppIntents
import IntentSystem
import IntentTestKit
import SwiftUI
import Synchronization
import Testing

extension ArticleTests {
    @Suite("Show a static snippet")
    struct StaticSnippetTests {
        @Test("A view that perform() returns is what the person sees")
        func viewIsShown() async throws {
            let system = TestSystem(intents: [ExampleTextIntent.self])
            let run = try await system.perform(ExampleTextIntent())
            #expect(run.text == "Some example text.")
            #expect(run.card?.question == nil)
            #expect(run.card?.buttons.map(\.label) == ["Done"])
            try await run.done()
            #expect(run.card == nil)
            try await system.finish()
        }

        @Test("The view keeps its looks: the text is a title")
        func viewKeepsItsFont() async throws {
            let system = TestSystem(intents: [ExampleTextIntent.self])
            let run = try await system.perform(ExampleTextIntent())
            let text = try #require(run.tree.nodes.first)
            #expect(String(describing: text).contains("title"))
            try await system.finish()
        }

        @Test("A static snippet's intent is performed once, however often its view is drawn")
        func intentIsPerformedOnce() async throws {
            CountedTextIntent.performCount.withLock { $0 = 0 }
            let system = TestSystem(intents: [CountedTextIntent.self])
            let light = try await system.perform(CountedTextIntent())
            #expect(light.text == "light")
            let dark = try await system.person(environment: PresentationEnvironment(scheme: .dark))
            #expect(dark.text == "dark")
            TicketResultSnippetIntent.reload()
            await light.settle()
            #expect(CountedTextIntent.performCount.withLock { $0 } == 1)
            try await system.finish()
        }
    }
}

/// Like the article's intent, and counts.
private struct CountedTextIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Counted Text"
    static let performCount = Mutex(0)

    func perform() async throws -> some IntentResult {
        Self.performCount.withLock { $0 += 1 }
        return .result(view: SchemeText())
    }
}

private struct SchemeText: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text(scheme == .dark ? "dark" : "light") }
}
