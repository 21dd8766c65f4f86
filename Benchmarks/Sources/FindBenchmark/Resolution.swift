import AppIntents
import AppIntentsMetadata
import Foundation
import IntentTestKit
import Timing

/// Ten parameters that get their values, two of them from a query that knows 1,000 entities.
enum Resolution {
    enum Size: String, AppEnum {
        case small, large
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
        static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
            .small: "Small", .large: "Large",
        ]
    }

    struct Place: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
        static let defaultQuery = PlaceQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    struct PlaceQuery: EntityStringQuery {
        static let all = (0..<1000).map { Place(id: "place-\($0)") }
        static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

        func entities(for identifiers: [String]) async throws -> [Place] {
            identifiers.compactMap { Self.byIdentifier[$0] }
        }
        func entities(matching string: String) async throws -> [Place] {
            Self.all.filter { $0.id.contains(string) }
        }
    }

    struct Plain: AppIntent {
        static let title: LocalizedStringResource = "Plain"
        func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "x") }
    }

    struct Ten: AppIntent {
        static let title: LocalizedStringResource = "Ten"
        @Parameter(title: "Text") var text: String
        @Parameter(title: "Whole", inclusiveRange: (0, 9)) var whole: Int
        @Parameter(title: "Number") var number: Double
        @Parameter(title: "Flag") var flag: Bool
        @Parameter(title: "Day") var day: Date
        @Parameter(title: "Size") var size: Size
        @Parameter(title: "Page") var page: URL
        @Parameter(title: "Length") var length: Measurement<UnitLength>
        @Parameter(title: "Place") var place: Place
        @Parameter(title: "Places") var places: [Place]
        func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "x") }
    }

    private static func median(
        _ system: TestSystem, _ intent: String, _ values: [String: ParameterValue], _ samples: Int
    ) async throws -> Duration {
        let clock = ContinuousClock()
        var times: [Duration] = []
        for sample in 0..<samples + 20 {
            let start = clock.now
            let run = try await system.perform(intent, values: values)
            if sample >= 20 { times.append(clock.now - start) }
            guard run.dialog?.full == "x" else { throw FindBenchmark.NothingFound() }
            try await run.done()
        }
        return Percentiles(times).median
    }

    static func measure(samples: Int) async throws -> MarkdownTable {
        let system = TestSystem(intents: [Plain.self, Ten.self])
        let values: [String: ParameterValue] = [
            "text": "words", "whole": 5, "number": 1.5, "flag": "yes", "day": "2026-11-22",
            "size": "large", "page": "https://example.org", "length": "5 km",
            "place": "place-500", "places": ["place-1", "place-2"],
        ]
        let plain = try await median(system, "Plain", [:], samples)
        let ten = try await median(system, "Ten", values, samples)
        try await system.finish()
        var table = MarkdownTable("Perform an intent, µs", "median", "aim")
        table.add("without parameters", plain.microsecondText, "")
        table.add("with ten, over 1,000 entities", ten.microsecondText, "")
        table.add("the difference", (ten - plain).microsecondText, "≤ 300")
        return table
    }
}
