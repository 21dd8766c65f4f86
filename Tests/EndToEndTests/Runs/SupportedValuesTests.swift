import AppIntents
import AppIntentsMetadata
import IntentTestKit
import Testing

/// The values of an enumeration that a parameter supports.
@Suite(.timeLimit(.minutes(2)))
struct SupportedValuesTests {
    @Test(
        "Only supported values are offered, also of those that a provider offers",
        arguments: ["Wash", "Dry"])
    func offered(_ intent: String) async throws {
        let system = TestSystem(intents: [Laundry.Wash.self, Laundry.Dry.self])
        let run = try await system.perform(intent)
        #expect(
            run.screen
                == "  \(intent)\n  Heat: ____\n    ( ) Cold\n    ( ) Warm\n  [Cancel] [Continue]")
        try await run.answer(["heat": "warm"])
        #expect(run.screen == "  \(intent)\n  “warm”\n  [Done]")
        try await system.finish()
    }

    @Test(
        "Bad input: a value of the type that isn't supported is refused from the start",
        arguments: ["Wash", "Dry"])
    func refused(_ intent: String) async throws {
        let system = TestSystem(intents: [Laundry.Wash.self, Laundry.Dry.self])
        let run = try await system.perform(intent, values: ["heat": "hot"])
        #expect(run.screen.contains("! “Hot” is not one of the choices."))
        try await run.answer(["heat": .enumeration(type: "Heat", rawValue: "cold")])
        #expect(run.screen == "  \(intent)\n  “cold”\n  [Done]")
        try await system.finish()
    }
}

enum Laundry {
    enum Heat: String, AppEnum {
        case cold, warm, hot
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Heat"
        static let caseDisplayRepresentations: [Heat: DisplayRepresentation] = [
            .cold: "Cold", .warm: "Warm", .hot: "Hot",
        ]
    }

    struct Heats: DynamicOptionsProvider {
        func results() async throws -> [Heat] { [.cold, .warm, .hot] }
    }

    struct Wash: AppIntent {
        static let title: LocalizedStringResource = "Wash"
        @Parameter(title: "Heat", supportedValues: [.cold, .warm]) var heat: Heat
        func perform() async throws -> some ProvidesDialog { .result(dialog: "\(heat.rawValue)") }
    }

    struct Dry: AppIntent {
        static let title: LocalizedStringResource = "Dry"
        @Parameter(title: "Heat", supportedValues: [.cold, .warm], optionsProvider: Heats())
        var heat: Heat
        func perform() async throws -> some ProvidesDialog { .result(dialog: "\(heat.rawValue)") }
    }
}
