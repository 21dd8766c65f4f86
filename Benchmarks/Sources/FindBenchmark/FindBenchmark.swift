import AppIntents
import Foundation
import IntentTestKit
import Timing

/// One of 100,000 things with a name and a size.
struct Thing: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
    static let defaultQuery = ThingQuery()

    let id: Int
    @Property(title: "Name") var name: String
    @Property(title: "Size") var size: Int

    init(_ id: Int) {
        self.id = id
        name = "Thing number \(id)"
        size = id % 1000
    }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct ThingQuery: EnumerableEntityQuery {
    static let all = (0..<100_000).map { Thing($0) }

    func entities(for identifiers: [Int]) async throws -> [Thing] {
        identifiers.map { Self.all[$0] }
    }
    func allEntities() async throws -> [Thing] { Self.all }
}

/// Measures the action that finds 100,000 entities by two filters, from the request to the card that
/// stands in memory, and the resolution of ten parameters; the argument is the number of samples.
@main
struct FindBenchmark {
    static func main() async throws {
        let samples = max(CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 50, 3)
        let system = TestSystem(intents: [], finding: [Thing.self])
        let clock = ContinuousClock()
        var times: [Duration] = []
        for sample in 0..<samples + 3 {
            let start = clock.now
            let run = try await system.perform(
                "FindThing",
                values: ["filters": ["name contains 77", "size > 500"]])
            // The first ones warm up.
            if sample >= 3 { times.append(clock.now - start) }
            guard run.card?.value?.elements.isEmpty == false else { throw NothingFound() }
            try await run.done()
        }
        try await system.finish()
        let percentiles = Percentiles(times)
        var table = MarkdownTable(
            "Find among 100,000 entities by two filters, ms", "median", "largest", "aim")
        table.add(
            "from the request to the card", percentiles.median.millisecondText,
            percentiles.at(1).millisecondText, "≤ 60")
        print(table)
        print()
        print(try await Resolution.measure(samples: samples * 20))
    }

    struct NothingFound: Error {}
}
