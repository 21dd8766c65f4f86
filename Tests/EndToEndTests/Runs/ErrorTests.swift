import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import Foundation
import IntentSystem
import IntentTestKit
import SwiftUI
import Synchronization
import Testing

/// The errors that a person sees: ERR-1 to ERR-3, ERR-6 to ERR-8.
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

    @Test("ERR-6 a needs-value error asks for the value and performs the intent from the top")
    func needsValue() async throws {
        let system = TestSystem(intents: [Restarted.OrderPizza.self])
        let journal = Restarted.journal
        let run = try await system.perform("OrderPizza")
        #expect(
            run.screen
                == "  Order Pizza\n  “How many pizzas?”\n  Quantity: ____\n  [Cancel] [Continue]")
        #expect(journal.entries == ["init", "top 0"])

        try await run.answer(["quantity": 13])
        #expect(
            run.screen
                == """
                  Order Pizza
                  “Not so many, please.”
                  Quantity: 13  ! “13” can’t be used for “Quantity”.
                  [Cancel] [Continue]
                """
        )
        #expect(journal.entries == ["init", "top 0", "top 13"])

        try await run.answer(["quantity": 2])
        #expect(run.screen == "  Order Pizza\n  “2 pizzas”\n  [Done]")
        #expect(journal.entries == ["init", "top 0", "top 13", "top 2", "done"])
        #expect(system.messages.isEmpty)
        try await system.finish()
    }

    @Test("ERR-6 cancelling the question of a needs-value error ends the run silently")
    func needsValueCancelled() async throws {
        let system = TestSystem(intents: [Refused.CountSheep.self])
        let run = try await system.perform("CountSheep")
        #expect(run.screen == "  Count Sheep\n  Sheep: ____\n  [Cancel] [Continue]")
        try await run.cancel()
        #expect(run.screen == "  (nothing)")
        #expect(Refused.journal.entries == ["top"])
        #expect(system.messages.isEmpty)
        try await system.finish()
    }

    @Test("ERR-6 a needs-disambiguation error lets the person choose, and starts again")
    func needsDisambiguation() async throws {
        let system = TestSystem(intents: [Several.PlaySong.self])
        let run = try await system.perform("PlaySong", values: ["song": "Hey"])
        #expect(
            run.screen
                == "  Play Song\n  “Which one?”\n  ( ) Hey Jude\n  ( ) Hey Ya\n  [Cancel]")
        try await run.choose("Hey Ya")
        #expect(run.screen == "  Play Song\n  “Hey Ya”\n  [Done]")
        #expect(Several.journal.entries == ["Hey", "Hey Ya"])
        try await system.finish()
    }

    @Test(
        "ERR-8 a cancelled confirmation or choice ends the run silently: no error, no message",
        arguments: ["confirmation", "view", "snippet", "choice"])
    func silentCancellation(_ kind: String) async throws {
        let system = TestSystem(intents: [Cancelled.LaunchRocket.self])
        let problems = Mutex<[String]>([])
        system.system.observeProblems { error, intent in
            problems.withLock { $0.append("\(intent): \(error)") }
        }
        let run = try await system.perform("LaunchRocket", values: ["kind": .string(kind)])
        #expect(run.screen == Cancelled.screens[kind])
        try await run.cancel()
        #expect(run.screen == "  (nothing)")
        #expect(run.presentation?.run == nil)
        #expect(run.refusals.isEmpty)
        #expect(run.announcements.isEmpty)
        #expect(Cancelled.journal.entries.filter { $0.hasPrefix(kind) } == ["\(kind) asked"])
        #expect(system.messages.isEmpty)
        #expect(problems.withLock { $0 }.isEmpty)
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

enum Restarted {
    static let journal = Journal()

    struct OrderPizza: AppIntent {
        static let title: LocalizedStringResource = "Order Pizza"
        @Parameter(title: "Quantity", default: 0) var quantity: Int

        init() { Restarted.journal.add("init") }

        func perform() async throws -> some IntentResult & ProvidesDialog {
            Restarted.journal.add("top \(quantity)")
            if quantity == 0 { throw $quantity.needsValueError("How many pizzas?") }
            if quantity > 9 { throw $quantity.needsValueError("Not so many, please.") }
            Restarted.journal.add("done")
            return .result(dialog: "\(quantity) pizzas")
        }
    }
}

enum Refused {
    static let journal = Journal()

    struct CountSheep: AppIntent {
        static let title: LocalizedStringResource = "Count Sheep"
        @Parameter(title: "Sheep") var sheep: Int?

        func perform() async throws -> some IntentResult {
            Refused.journal.add("top")
            if sheep == nil { throw $sheep.needsValue }
            return .result()
        }
    }
}

enum Several {
    static let journal = Journal()

    struct PlaySong: AppIntent {
        static let title: LocalizedStringResource = "Play Song"
        @Parameter(title: "Song") var song: String

        func perform() async throws -> some IntentResult & ProvidesDialog {
            Several.journal.add(song)
            if song == "Hey" {
                throw $song.needsDisambiguationError(
                    among: ["Hey Jude", "Hey Ya"], dialog: "Which one?")
            }
            return .result(dialog: "\(song)")
        }
    }
}

enum Cancelled {
    static let journal = Journal()

    static let screens = [
        "confirmation": "  Launch Rocket\n  “Launch?”\n  [Cancel] [Send]",
        "view": "  Launch Rocket\n  | A rocket\n  [Cancel] [Continue]",
        "snippet": "  Launch Rocket\n  | A drawn rocket\n  [Cancel] [Continue]",
        "choice": "  Launch Rocket\n  “When?”\n  ( ) Now\n  [Cancel]",
    ]

    struct RocketSnippet: SnippetIntent {
        static let title: LocalizedStringResource = "Rocket"

        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: Text("A drawn rocket"))
        }
    }

    struct LaunchRocket: AppIntent {
        static let title: LocalizedStringResource = "Launch Rocket"
        @Parameter(title: "Kind") var kind: String

        func perform() async throws -> some IntentResult & ProvidesDialog {
            Cancelled.journal.add("\(kind) asked")
            switch kind {
            case "confirmation":
                try await requestConfirmation(actionName: .send, dialog: "Launch?")
            case "view":
                try await requestConfirmation { Text("A rocket") }
            case "snippet":
                try await requestConfirmation(snippetIntent: RocketSnippet())
            default:
                _ = try await requestChoice(
                    between: [Option(title: "Now"), .cancel], dialog: "When?")
            }
            Cancelled.journal.add("\(kind) went on")
            return .result(dialog: "Launched.")
        }
    }
}
