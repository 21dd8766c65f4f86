import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// Infinity, and what is no number at all.
@Suite(.timeLimit(.minutes(2)))
struct EndlessNumberTests {
    private let system = TestSystem(intents: [Endless.Weigh.self])
    private let given: [String: ParameterValue] = ["both": 1, "least": 1, "most": 1, "any": 1]

    @Test(
        "Bad input: from outside it is no number, with a range and without",
        arguments: ["Both", "Least", "Most", "Any"],
        [.infinity, -.infinity, .nan] as [Double])
    func fromOutside(_ title: String, _ number: Double) async throws {
        let name = title.lowercased()
        let refused = """
              Weigh
              \(title): \(number)  ! “\(number)” is not a number.
              [Cancel] [Continue]
            """
        let values = given.merging([name: .double(number)]) { $1 }
        let run = try await system.perform("Weigh", values: values)
        #expect(run.screen == refused)
        try await run.answer([name: .double(number)])
        #expect(run.screen == refused)
        try await run.answer([name: 2])
        #expect(run.screen == "  Weigh\n  “Weighed.”\n  [Done]")
        try await system.finish()
    }

    @Test(
        "Bad input: also from the app it lies in no range",
        arguments: [
            ("Both", "Choose a number from 0 to 10."),
            ("Least", "Choose a number of at least 0."),
            ("Most", "Choose a number of at most 10."),
        ], [.infinity, -.infinity, .nan] as [Double])
    func outsideOfRange(_ parameter: (title: String, message: String), _ number: Double)
        async throws
    {
        let intent = Endless.Weigh()
        (intent.both, intent.least, intent.most, intent.any) = (1, 1, 1, 1)
        switch parameter.title {
        case "Both": intent.both = number
        case "Least": intent.least = number
        default: intent.most = number
        }
        let run = try await system.perform(intent)
        #expect(
            run.screen == """
                  Weigh
                  \(parameter.title): \(number)  ! \(parameter.message)
                  [Cancel] [Continue]
                """)
        try await run.answer([parameter.title.lowercased(): 2])
        #expect(run.screen == "  Weigh\n  “Weighed.”\n  [Done]")
        try await system.finish()
    }

    @Test("INV-1 an app may give itself one where it set no range")
    func fromTheApp() async throws {
        let system = TestSystem(intents: [Endless.ShowLimit.self])
        let run = try await system.perform(Endless.ShowLimit(limit: .infinity))
        #expect(run.screen == "  Show Limit\n  “inf”\n  [Done]")
        try await system.finish()
    }
}

enum Endless {
    struct Weigh: AppIntent {
        static let title: LocalizedStringResource = "Weigh"
        @Parameter(title: "Both", inclusiveRange: (0, 10)) var both: Double
        @Parameter(title: "Least", inclusiveRange: (0, .infinity)) var least: Double
        @Parameter(title: "Most", inclusiveRange: (-.infinity, 10)) var most: Double
        @Parameter(title: "Any") var any: Double

        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "Weighed.")
        }
    }

    struct ShowLimit: AppIntent {
        static let title: LocalizedStringResource = "Show Limit"
        @Parameter(title: "Limit") var limit: Double

        init() {}
        init(limit: Double) { self.limit = limit }

        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(String(limit))")
        }
    }
}
