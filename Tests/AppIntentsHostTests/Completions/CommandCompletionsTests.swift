import AppIntents
import AppIntentsMetadata
import ArgumentParser
import Foundation
import IntentSystem
import IntentTestKit
import Testing

@testable import AppIntentsHost

private struct Harbor: IntentsApp {
    @Option(help: "The sea.") var sea: String?
}

enum Wind: String, AppEnum {
    case north, south
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Wind"
    static let caseDisplayRepresentations: [Wind: DisplayRepresentation] = [
        .north: DisplayRepresentation(title: "North Wind", subtitle: "cold"),
        .south: "South Wind",
    ]
}

struct Boat: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Boat"
    static let defaultQuery = BoatQuery()
    static let names = ["b1": "Nina", "b2": "Nina Two", "b3": "Pinta\u{1B}", "b4": "Santa María"]

    let id: String
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(Self.names[id] ?? "")", subtitle: "Boat \(id)")
    }
}

struct BoatQuery: EntityStringQuery {
    private var all: [Boat] { Boat.names.keys.sorted().map { Boat(id: $0) } }

    func entities(for identifiers: [String]) async throws -> [Boat] {
        all.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [Boat] {
        all.filter { (Boat.names[$0.id] ?? "").localizedCaseInsensitiveContains(string) }
    }

    func suggestedEntities() async throws -> [Boat] { all }
}

/// An intent whose performing would be a mistake.
struct SailBoatIntent: AppIntent {
    static let title: LocalizedStringResource = "Sail Boat"
    @Parameter(title: "Boat") var boat: Boat
    @Parameter(title: "Wind") var wind: Wind?
    @Parameter(title: "Fast") var isFast: Bool?
    @Parameter(title: "Crew") var crew: [String]?
    @Parameter(title: "Chart") var chart: IntentFile?

    func perform() async throws -> some IntentResult {
        Issue.record("An intent was performed.")
        return .result()
    }
}

/// An intent that a passphrase guards.
struct SinkBoatIntent: AppIntent {
    static let title: LocalizedStringResource = "Sink Boat"
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
    @Parameter(title: "Boat") var boat: Boat

    func perform() async throws -> some IntentResult { .result() }
}

/// A filter of focuses.
struct HarborFilter: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Quiet Harbor"
    @Parameter(title: "Wind") var wind: Wind?
    @Parameter(title: "Fast") var isFast: Bool?
    @Parameter(title: "Boat") var boat: Boat?

    var displayRepresentation: DisplayRepresentation { "Quiet" }
    func perform() async throws -> some IntentResult { .result() }
}

/// The words that may stand at a cursor.
@Suite struct CommandCompletionsTests {
    private let catalog = Catalog(intents: [
        SailBoatIntent.self, SinkBoatIntent.self, HarborFilter.self,
    ])

    private func place(_ words: [String], _ current: String) -> CommandCompletions<Harbor>.Place {
        let read = CommandCompletions<Harbor>(
            catalog: catalog, locale: Locale(identifier: "en"))
        return read.place(after: words, typing: current)
    }

    private func known(_ line: String...) throws -> [String] {
        let current = line.last ?? ""
        guard case .known(let answer) = place(Array(line.dropLast()), current) else {
            return ["values"]
        }
        switch answer.beginning(with: current) {
        case .files: return ["files"]
        case .folders: return ["folders"]
        case .words(let words): return words.map(\.word)
        }
    }

    @Test("Commands are listed, without those for programs")
    func commands() throws {
        #expect(try known("l") == ["list", "lock"])
        #expect(try known("comp") == ["completions"])
        #expect(try known("--sea", "North", "do") == ["doctor"])
        #expect(try known("help", "sugg") == ["suggestions"])
        #expect(try known("nothing", "") == [])
    }

    @Test("Options are those of the command and of the app, each once")
    func options() throws {
        #expect(try known("list", "--s") == ["--sea", "--state-directory"])
        #expect(try known("list", "--sea", "x", "--s") == ["--state-directory"])
        #expect(try known("list", "--state-directory", "") == ["folders"])
        #expect(try known("list", "--state-directory=") == ["folders"])
        #expect(try known("completions", "") == ["bash", "zsh", "fish"])
        #expect(try known("controls", "Light", "") == ["on", "off"])
        #expect(try known("admin", "") == ["sessions", "people", "migrate", "vacuum"])
        #expect(try known("admin", "vacuum", "--old") == ["--older-than"])
        #expect(try known("run", "--out") == ["--output"])
        #expect(try known("run", "--output", "") == ["files"])
    }

    @Test("Intents are named by their identifiers, and parameters by their flags")
    func intents() throws {
        #expect(try known("run", "s") == ["SailBoatIntent", "SinkBoatIntent"])
        #expect(
            try known("run", "sail-boat", "--") == [
                "--boat", "--wind", "--is-fast", "--no-is-fast", "--crew", "--chart", "--sea",
                "--json", "--yes", "--output", "--previous", "--verbose", "--help",
                "--state-directory", "--background",
            ])
        #expect(
            try known("run", "SailBoat", "--wind=north", "--crew", "a", "--no-is-fast", "--")
                .prefix(4) == ["--boat", "--crew", "--chart", "--sea"])
        #expect(try known("run", "SailBoat", "") == [])
        #expect(try known("run", "Unknown", "--") == [])
    }

    @Test("Values of cases, switches and files are known without the app")
    func values() throws {
        #expect(try known("run", "SailBoat", "--wind", "") == ["north", "south"])
        #expect(try known("run", "SailBoat", "--wind=n") == ["--wind=north"])
        #expect(try known("run", "SailBoat", "--is-fast=") == ["--is-fast=yes", "--is-fast=no"])
        #expect(try known("run", "SailBoat", "--chart", "x") == ["files"])
        #expect(try known("run", "SailBoat", "--crew", "") == [])
        #expect(try known("run", "SailBoat", "--boat", "b1", "--", "n") == ["north"])
        guard
            case .known(.words(let words)) = place(["run", "SailBoat", "--wind"], "")
        else {
            Issue.record("no words")
            return
        }
        #expect(words.map(\.description) == ["North Wind, cold", "South Wind"])
    }

    @Test(
        "An entity is named by its title, or by its identifier if the title isn't enough",
        arguments: [
            ("", ["Nina", "Nina Two", "b3", "Santa María"]), ("ni", ["Nina", "Nina Two"]),
            ("b", ["b1", "b2", "b3", "b4"]), ("x", []),
        ])
    func entities(_ typed: String, _ expected: [String]) async throws {
        for attached in ["", "--boat="] {
            let words = attached.isEmpty ? ["run", "SailBoat", "--boat"] : ["run", "SailBoat"]
            guard case .asked(let values) = place(words, attached + typed) else {
                Issue.record("The app isn't asked.")
                continue
            }
            let system = IntentSystem(appName: "Harbor", catalog: catalog)
            let found = try await values.words(continuing: attached + typed, in: system)
            #expect(found.map(\.word) == expected.map { attached + $0 })
        }
    }

    @Test("No values are given of an intent that a passphrase guards, until it is unlocked")
    func guarded() async throws {
        guard case .asked(let values) = place(["run", "SinkBoat", "--boat"], "") else {
            Issue.record("The app isn't asked.")
            return
        }
        let open = TestSystem(intents: [SinkBoatIntent.self])
        #expect(try await values.words(continuing: "", in: open.system).count == 4)
        let locked = TestSystem(intents: [SinkBoatIntent.self], passphrase: "open sesame")
        #expect(try await values.words(continuing: "", in: locked.system).isEmpty)
        _ = locked.system.lock.unlock("open sesame", for: .owner)
        #expect(try await values.words(continuing: "", in: locked.system).count == 4)
    }

    @Test("A focus is named, then its filter, its parameters and their values")
    func focuses() async throws {
        #expect(try known("focus", "o") == ["on", "off"])
        for verb in ["on", "remove", "set", "unset"] {
            #expect(try known("focus", verb, "") == ["values"])
        }
        #expect(try known("focus", "add", "") == [])
        #expect(try known("focus", "off", "") == [])
        #expect(try known("focus", "unset", "Work", "") == ["HarborFilter"])
        #expect(try known("focus", "unset", "Work", "HarborFilter", "") == [])
        let words = ["focus", "set", "Work", "HarborFilter"]
        #expect(try known("focus", "set", "Work", "h") == ["HarborFilter"])
        #expect(
            try known("focus", "set", "Work", "HarborFilter", "") == ["wind=", "isFast=", "boat="])
        #expect(try known("focus", "set", "Work", "HarborFilter", "wind=s") == ["wind=south"])
        #expect(
            try known("focus", "set", "Work", "HarborFilter", "wind=south", "isFast=") == [
                "isFast=true", "isFast=false",
            ])
        guard case .asked(let boats) = place(words, "boat=") else {
            Issue.record("The app isn't asked.")
            return
        }
        // Their titles aren't read there.
        let system = IntentSystem(appName: "Harbor", catalog: catalog)
        let found = try await boats.words(continuing: "boat=", in: system)
        #expect(found.map(\.word) == ["boat=b1", "boat=b2", "boat=b3", "boat=b4"])
    }

    @Test("Names of focuses are kept settings, and asked of the app")
    func focusNames() async throws {
        guard case .asked(let source) = place(["focus", "on"], "") else {
            Issue.record("The app isn't asked.")
            return
        }
        #expect(source.isSetting)
        let system = IntentSystem(appName: "Harbor", catalog: catalog)
        try system.focuses.add("Night Watch")
        #expect(
            try await source.words(continuing: "", in: system).map(\.word) == ["Night Watch"])
    }

    @Test("Controls are asked of the app, and their states are known")
    func controls() throws {
        #expect(try known("controls", "") == ["values"])
        #expect(try known("controls", "Light", "of") == ["off"])
        #expect(try known("find", "nothing", "--where", "") == [])
        #expect(try known("find", "nothing", "--sort=") == [])
        #expect(try known("find", "nothing", "--state-directory=") == ["folders"])
    }

    @Test("What decides which app answers is read, wherever it stands")
    func context() {
        let read = CommandCompletions<Harbor>(
            catalog: catalog, locale: Locale(identifier: "en"))
        let context = read.context(of: [
            "--sea", "North", "run", "SailBoat", "--state-directory", "/tmp/x", "--wind",
        ])
        #expect(context.app == ["--sea", "North"])
        #expect(context.stateDirectory == "/tmp/x")
    }
}
