import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import Foundation
import IntentTestKit
import Synchronization
import Testing
import _Localization

@testable import IntentSystem

/// Names of entities and cases are read and typed in the person's language, whatever the process speaks.
@Suite(.timeLimit(.minutes(2)))
struct PersonLanguageTests {
    private let system = TestSystem(
        intents: [Shelving.FetchWare.self, Shelving.TurnWare.self],
        asking: [Shelving.NeighborValueQuery.self])

    /// Runs an intent in a language; returns the words of the answer or the error, and the questions.
    private func run(
        _ type: any AppIntent.Type, _ values: [String: ParameterValue], in language: String,
        purpose: RunRequest.Purpose = .action
    ) async -> (text: String, questions: [RunQuestion]) {
        let locale = Locale(identifier: language)
        let asked = Mutex<[RunQuestion]>([])
        let delegate = ScriptedDelegate([
            { question in
                asked.withLock { $0.append(question) }
                throw CancellationError()
            }
        ])
        let outcome = await system.system.run(
            RunRequest(type, .named(values), purpose: purpose, locale: locale), for: delegate)
        let text =
            if case .failed(let failure) = outcome { failure.text(in: locale) } else {
                outcome.text
            }
        return (text, asked.withLock { $0 })
    }

    @Test(
        "An entity that is gone has the name of its type in the person's language",
        arguments: [
            ("de", "Thing: dieses Objekt (Wert) existiert nicht mehr."),
            ("en", "Thing: this Value no longer exists."),
        ])
    func gone(language: String, words: String) async {
        let gone = ParameterValue.entity(type: Shelving.Ware.persistentIdentifier, id: "9")
        let run = await run(
            Shelving.FetchWare.self, ["thing": gone], in: language,
            purpose: .control(inConfirmation: false))
        #expect(run.text == words)
    }

    @Test(
        "So it does beside the field of a form",
        arguments: [
            ("de", "Für „nichts“ wurde nichts gefunden (Wert)."),
            ("en", "No Value matches “nichts”."),
        ])
    func besideField(language: String, words: String) async throws {
        let run = await run(Shelving.FetchWare.self, ["thing": "nichts"], in: language)
        #expect(try errors(of: run.questions) == [words])
    }

    @Test(
        "So it does where a text could be any of several",
        arguments: [
            ("de", "ort", "„ort“ ist nicht eindeutig (Treffer: 2); einen Eintrag wählen: Wert."),
            ("en", "place", "“place” could be any of 2 things; choose one Value."),
        ])
    func ambiguous(language: String, typed: String, words: String) async throws {
        let run = await run(Shelving.FetchWare.self, ["thing": .string(typed)], in: language)
        #expect(try errors(of: run.questions) == [words])
    }

    @Test(
        "A person calls an entity by its name in their language",
        arguments: [("de", "gesperrt"), ("en", "locked")])
    func named(language: String, typed: String) async {
        let run = await run(Shelving.FetchWare.self, ["thing": .string(typed)], in: language)
        #expect(run.text == "Fetched 1.")
        #expect(run.questions.isEmpty)
    }

    @Test(
        "A person calls a case by its name in their language",
        arguments: [("de", "ein"), ("en", "on")])
    func calledCase(language: String, typed: String) async {
        let run = await run(Shelving.TurnWare.self, ["state": .string(typed)], in: language)
        #expect(run.text == "Turned up.")
    }

    @Test(
        "The input of a query is found by its name in the person's language",
        arguments: [
            ("de", "gesperrt", "dieses Objekt (Wert) existiert nicht mehr."),
            ("en", "locked", "this Value no longer exists."),
        ])
    func queried(language: String, typed: String, words: String) async throws {
        let entry = try #require(system.system.catalog.entry(identifier: "FindMatchingNeighbor"))
        let found = await run(entry.type, ["input": .string(typed)], in: language)
        #expect(found.text == "Locked")
        let gone = await run(entry.type, ["input": "nichts"], in: language)
        #expect(gone.text == words)
    }

    private func errors(of questions: [RunQuestion]) throws -> [String?] {
        guard case .values(let fields) = try #require(questions.first).kind else { return [] }
        return fields.map(\.error)
    }
}

/// Things whose names are texts of the system, which speaks several languages.
enum Shelving {
    struct Ware: AppEntity {
        static let typeDisplayRepresentation = TypeDisplayRepresentation(
            name: .init(system: "Value"))
        static let defaultQuery = WareQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(
                title: id == "1" ? .init(system: "Locked") : .init(system: "Place"))
        }
    }

    struct WareQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Ware] {
            identifiers.filter(["1", "2", "3"].contains).map(Ware.init)
        }
        func suggestedEntities() async throws -> [Ware] { ["1", "2", "3"].map(Ware.init) }
    }

    enum TurnState: String, AppEnum {
        case up, down
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "State"
        static let caseDisplayRepresentations: [TurnState: DisplayRepresentation] = [
            .up: .init(title: .init(system: "On")), .down: .init(title: .init(system: "Off")),
        ]
    }

    struct FetchWare: AppIntent {
        static let title: LocalizedStringResource = "Fetch Ware"
        @Parameter(title: "Thing") var thing: Ware
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "Fetched \(thing.id).")
        }
    }

    struct TurnWare: AppIntent {
        static let title: LocalizedStringResource = "Turn Ware"
        @Parameter(title: "State") var state: TurnState
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "Turned \(state.rawValue).")
        }
    }

    struct NeighborValueQuery: IntentValueQuery {
        func values(for input: Ware) async throws -> [Ware] { [input] }
    }
}
