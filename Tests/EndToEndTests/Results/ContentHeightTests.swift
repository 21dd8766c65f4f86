import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import SnippetRendering
import SwiftUI
import Testing

/// How tall a snippet may be: PRS-1.
@Suite(.timeLimit(.minutes(2)))
struct ContentHeightTests {
    @Test("PRS-1 content is no taller than 400 points: the estimate says which snippet is")
    func tooTall() async throws {
        let system = TestSystem(intents: [Heights.ListRows.self])
        let limit = system.system.limits.contentHeight
        #expect(limit == 400)

        let short = try await system.perform("ListRows", values: ["count": 6])
        let small = HeightEstimate(of: short.tree)
        #expect(small.points < limit)
        #expect(small.parts.map(\.name) == (1...6).map { "Row \($0)" })

        let long = try await system.perform("ListRows", values: ["count": 40])
        let tall = HeightEstimate(of: long.tree)
        #expect(tall.points > limit)
        #expect(tall.parts.count == 40)
        try await system.finish()
    }

    @Test("PRS-1 the parts of an estimate and the space between them add up to the whole")
    func parts() async throws {
        let system = TestSystem(intents: [Heights.ShowPoster.self])
        let run = try await system.perform("ShowPoster")
        let estimate = HeightEstimate(of: run.tree)
        #expect(estimate.parts.map(\.name) == ["Poster", "image", "Look at it", "Buy"])
        #expect(estimate.parts[1].points == 300)
        let sum = estimate.parts.map(\.points).reduce(0, +)
        #expect(abs(estimate.points - (sum + 3 * 10)) < 0.001)
        #expect(estimate.points > 400)
        try await system.finish()
    }

    @Test("PRS-1 larger text and a narrower card make the content taller, never shorter")
    func scale() async throws {
        let system = TestSystem(intents: [Heights.ReadStory.self])
        let run = try await system.perform("ReadStory")
        let heights = [DynamicTypeSize.xSmall, .large, .accessibility1, .accessibility4].map {
            HeightEstimate(of: run.tree, textSize: $0).points
        }
        #expect(heights == heights.sorted())
        #expect(Set(heights).count == 4)
        let widths = [600.0, 360, 240].map { HeightEstimate(of: run.tree, width: $0).points }
        #expect(widths == widths.sorted())
        #expect(Set(widths).count == 3)
        try await system.finish()
    }

    @Test("PRS-1 an empty view has no height")
    func empty() {
        let estimate = HeightEstimate(of: ViewTree())
        #expect(estimate.points == 0)
        #expect(estimate.parts.isEmpty)
    }
}

enum Heights {
    struct ListRows: AppIntent {
        static let title: LocalizedStringResource = "List Rows"
        @Parameter(title: "Count") var count: Int

        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(
                view: VStack {
                    ForEach(1...count, id: \.self) { Text(verbatim: "Row \($0)") }
                })
        }
    }

    struct ShowPoster: AppIntent {
        static let title: LocalizedStringResource = "Show Poster"

        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(
                view: VStack(spacing: 10) {
                    Text("Poster").font(.title)
                    Image(decorative: "Poster").resizable().frame(height: 300)
                    Text("Look at it")
                    Button("Buy", intent: ListRows())
                })
        }
    }

    struct ReadStory: AppIntent {
        static let title: LocalizedStringResource = "Read Story"

        func perform() async throws -> some IntentResult & ShowsSnippetView {
            let story = String(repeating: "Once upon a time there was a snippet. ", count: 8)
            return .result(view: Text(verbatim: story))
        }
    }
}
