import AppIntents
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SnippetRendering
import SwiftUI
import Testing

/// The log's words about a view that asks for what isn't there.
@Suite(.timeLimit(.minutes(2)))
struct FindingTests {
    @Test("A finding about a view is told once, however often its card is drawn")
    func once() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: CounterCards.all + MissingCards.all)
        let catalog = AssetCatalog(directories: [])
        system.system.cardLayout.use(nil, pictures: AssetSizes(catalog))
        let run = try await system.perform(MissingCards.Show(lab: lab.name))
        try await run.tap("Add")
        try await run.tap("Add")
        #expect(run.text.hasPrefix("Count 2"))
        let told = system.warnings.map { warning in String(warning.prefix { $0 != "," }) }
        #expect(
            told == [
                "warning: Missing uses the color “NoSuchColor”",
                "warning: Missing shows the symbol “no.such.symbol”",
                "warning: Missing shows the image “NoSuchImage”",
                "warning: The button “Close” runs a closure",
            ])
        try await run.done()
        try await system.finish()
    }
}

enum MissingCards {
    static let all: [any AppIntent.Type] = [Show.self, Card.self]

    struct Show: AppIntent {
        static let title: LocalizedStringResource = "Show Missing"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Card(lab: lab))
        }
    }

    struct Card: SnippetIntent {
        static let title: LocalizedStringResource = "Missing"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            .result(view: Missing(lab: lab, count: TestFixture.named(lab)[number: "count"]))
        }
    }

    private struct Missing: View {
        let lab: String
        let count: Int

        var body: some View {
            VStack {
                Text(verbatim: "Count \(count)").foregroundStyle(Color("NoSuchColor"))
                Button("Add", intent: CounterCards.Add(lab: lab))
                Image(systemName: "no.such.symbol")
                Image(decorative: "NoSuchImage")
                Button("Close") {}
            }
        }
    }
}
