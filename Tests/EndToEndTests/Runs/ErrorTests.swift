import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import IntentTestKit
import Testing

/// The errors that a person sees: ERR-1 to ERR-3, ERR-7.
@Suite(.timeLimit(.minutes(2)))
struct ErrorTests {
    @Test("ERR-2 an error with a localized text is shown with its own text")
    func ownText() async throws {
        let system = TestSystem(intents: [Thrown.BakeBread.self])
        let expected: [(String, String)] = [
            ("localized", "The oven is cold."),
            ("wrapped", "The oven is cold."),
            ("described", "There is no flour."),
            ("foundation", "The shop is closed."),
        ]
        for (kind, text) in expected {
            let run = try await system.perform("BakeBread", values: ["kind": .string(kind)])
            #expect(run.screen == "  Bake Bread\n  ! \(text)\n  [Done]", "\(kind)")
        }
        try await system.finish()
    }

    @Test(
        "An error without a text of its own, with two, and before the person has signed in",
        arguments: [
            (
                "ERR-1", "plain",
                "“Bake Bread” couldn’t be completed because of an unknown error."
            ),
            ("ERR-3", "both", "Something was said in both ways."),
            ("ERR-7", "predefined", "Sign in to the app first."),
        ])
    func texts(rule: String, kind: String, text: String) async throws {
        let system = TestSystem(intents: [Thrown.BakeBread.self])
        let run = try await system.perform("BakeBread", values: ["kind": .string(kind)])
        let buttons = kind == "predefined" ? "[Try Again] [Done]" : "[Done]"
        #expect(run.screen == "  Bake Bread\n  ! \(text)\n  \(buttons)", "\(rule)")
        try await system.finish()
    }

    @Test(
        "An entity's query that fails is told in its own words too",
        arguments: [
            ("ERR-2", "localized", "The oven is cold."),
            ("ERR-3", "both", "Something was said in both ways."),
            ("ERR-7", "predefined", "Sign in to the app first."),
            (
                "ERR-1", "plain",
                "“Slice Bread” couldn’t be completed because of an unknown error."
            ),
        ])
    func query(rule: String, kind: String, text: String) async throws {
        let system = TestSystem(intents: [Thrown.SliceBread.self])
        // Asked for by its identifier, and by a person's words.
        for value in [ParameterValue.entity(type: "Loaf", id: kind), .string(kind)] {
            let run = try await system.perform("SliceBread", values: ["loaf": value])
            let buttons = kind == "predefined" ? "[Try Again] [Done]" : "[Done]"
            #expect(run.screen == "  Slice Bread\n  ! \(text)\n  \(buttons)", "\(rule)")
        }
        #expect(system.messages.count == 2)
        #expect(system.messages.allSatisfy { $0.hasPrefix("error: SliceBread threw ") })
        try await system.finish()
    }

    @Test("Bad input: an intent that throws is written down with its name and its error")
    func logged() async throws {
        let system = TestSystem(intents: [Thrown.BakeBread.self])
        let run = try await system.perform("BakeBread", values: ["kind": "plain"])
        #expect(run.card?.content.isNone == true)
        #expect(system.messages.count == 1)
        let message = try #require(system.messages.first)
        #expect(message.hasPrefix("error: BakeBread threw "))
        #expect(message.hasSuffix("Thrown.Plain()."))
        try await run.done()
        #expect(run.screen == "  (nothing)")
        try await system.finish()
    }
}

extension PresentedCard.Content {
    fileprivate var isNone: Bool { if case .none = self { true } else { false } }
}

enum Thrown {
    struct Localized: Error, CustomLocalizedStringResourceConvertible {
        var localizedStringResource: LocalizedStringResource { "The oven is cold." }
    }

    struct Both: Error, CustomLocalizedStringResourceConvertible, CustomAppIntentErrorConvertible {
        var localizedStringResource: LocalizedStringResource { "Not this." }
        var appIntentError: AppIntentError {
            AppIntentError(description: "Something was said in both ways.")
        }
    }

    struct ShopError: LocalizedError {
        var errorDescription: String? { "The shop is closed." }
    }

    struct Plain: Error {}

    struct BakeBread: AppIntent {
        static let title: LocalizedStringResource = "Bake Bread"
        @Parameter(title: "Kind") var kind: String

        func perform() async throws -> some IntentResult {
            if !kind.isEmpty { throw Thrown.error(kind) }
            return .result()
        }
    }

    static func error(_ kind: String) -> any Error {
        switch kind {
        case "localized": Localized()
        case "both": Both()
        case "wrapped": AppIntentError(wrapping: Localized())
        case "predefined": AppIntentError.UserActionRequired.signin
        case "described": AppIntentError(description: "There is no flour.")
        case "foundation": ShopError()
        default: Plain()
        }
    }

    /// A thing that can't be found, for the reason that its identifier names.
    struct Loaf: AppEntity {
        struct LoafQuery: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Loaf] {
                if let kind = identifiers.first { throw Thrown.error(kind) }
                return []
            }
        }

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Loaf"
        static let defaultQuery = LoafQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    struct SliceBread: AppIntent {
        static let title: LocalizedStringResource = "Slice Bread"
        @Parameter(title: "Loaf") var loaf: Loaf

        func perform() async throws -> some IntentResult { .result() }
    }
}
