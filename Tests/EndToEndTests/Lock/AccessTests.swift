import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import Foundation
import IntentSystem
import IntentTestKit
import Logging
import SwiftUI
import Synchronization
import Testing

/// Intents, some of them for people in groups only.
enum Office {
    struct ReadReport: AppIntent {
        static let title: LocalizedStringResource = "Read Report"
        func perform() async throws -> some ReturnsValue<String> { .result(value: "read") }
    }

    struct ShredReport: AppIntent {
        static let title: LocalizedStringResource = "Shred Report"
        @Dependency var journal: Journal
        @Parameter(title: "Page") var page: Int

        func perform() async throws -> some IntentResult {
            journal.note("shredded \(page)")
            return .result()
        }
    }

    struct BurnArchive: AppIntent {
        static let title: LocalizedStringResource = "Burn Archive"
        @Dependency var journal: Journal

        func perform() async throws -> some IntentResult {
            journal.note("burnt")
            return .result()
        }
    }

    /// A card whose button shreds.
    struct ShowDesk: AppIntent {
        static let title: LocalizedStringResource = "Show Desk"
        func perform() async throws -> some ShowsSnippetView {
            let shred = ShredReport()
            shred.page = 7
            return .result(view: Button("Shred", intent: shred))
        }
    }

    struct HushFilter: SetFocusFilterIntent {
        static let title: LocalizedStringResource = "Hush"
        @Dependency var journal: Journal
        var displayRepresentation: DisplayRepresentation { "Hush" }

        func perform() async throws -> some IntentResult {
            journal.note("hushed")
            return .result()
        }
    }

    struct Passes: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: BurnArchive(), phrases: ["Burn it with \(.applicationName)"],
                shortTitle: "Burn", systemImageName: "flame")
        }
    }

    final class Journal: Sendable {
        private let lines = Mutex<[String]>([])
        var all: [String] { lines.withLock { $0 } }
        func note(_ line: String) { lines.withLock { $0.append(line) } }
    }

    static let intents: [any AppIntent.Type] = [
        ReadReport.self, ShredReport.self, BurnArchive.self, ShowDesk.self,
    ]
    static let access = IntentAccess()
        .restricting(ShredReport.self, BurnArchive.self, to: "editors", "admins")
        .restricting(BurnArchive.self, to: "admins")
}

/// Which intents a group may perform, and the record of who did.
@Suite(.timeLimit(.minutes(2)))
struct AccessTests {
    private static let refusal =
        "You may not use “Shred Report”. Ask those who look after Test."

    private let journal = Office.Journal()

    private func system() -> TestSystem {
        let system = TestSystem(
            intents: Office.intents, shortcuts: Office.Passes.self, access: Office.access)
        system.dependencies.add(dependency: journal)
        return system
    }

    private func titles(of system: TestSystem, for person: Person, _ text: String = "") -> [String]
    {
        let all = ["Burn", "Burn Archive", "Read Report", "Show Desk", "Shred Report"]
        // The system has actions of its own.
        return system.system.search(text, for: person).flatMap(\.items).map(\.title)
            .filter(all.contains).sorted()
    }

    @Test("A person outside of the groups is refused before anything is asked")
    func refused() async throws {
        let system = system()
        let bob = try await system.person("bob", groups: ["readers"])
        try await bob.send(.perform(intent: "ShredReport", values: [:]))
        #expect(bob.question == nil)
        #expect(bob.error == Self.refusal)
        try await bob.done()
        try await bob.send(.perform(intent: "ReadReport", values: [:]))
        #expect(bob.error == nil)
        #expect(journal.all == [])
    }

    @Test(
        "A person in one of the groups performs it; an intent that is restricted twice wants both")
    func allowed() async throws {
        let system = system()
        let ada = try await system.person("ada", groups: ["editors"])
        try await ada.send(.perform(intent: "ShredReport", values: ["page": .int(3)]))
        #expect(ada.error == nil)
        try await ada.send(.perform(intent: "BurnArchive", values: [:]))
        #expect(ada.error != nil)
        let root = try await system.person("root", groups: ["admins"])
        try await root.send(.perform(intent: "BurnArchive", values: [:]))
        #expect(root.error == nil)
        #expect(journal.all == ["shredded 3", "burnt"])
    }

    @Test("Groups count as they are now: who left one is refused at the next tap")
    func leaving() async throws {
        let system = system()
        let ada = try await system.person("ada", groups: ["editors"])
        await ada.perform(Office.ShowDesk())
        try await ada.tap("Shred")
        #expect(journal.all == ["shredded 7"])
        _ = try await system.person("ada", groups: [])
        try await ada.tap("Shred")
        #expect(ada.error == Self.refusal || ada.announcements.contains { $0.full == Self.refusal })
        #expect(journal.all == ["shredded 7"])
    }

    @Test("Who left a group while a question was open is refused when they answer it")
    func leavingWhileAsked() async throws {
        let system = system()
        let ada = try await system.person("ada", groups: ["editors"])
        try await ada.send(.perform(intent: "ShredReport", values: [:]))
        #expect(ada.question != nil)
        _ = try await system.person("ada", groups: [])
        try await ada.answer(["page": .int(3)])
        #expect(ada.error == Self.refusal)
        #expect(journal.all == [])
    }

    @Test("A focus filter changes the app for everyone, so nobody whom a proxy names performs one")
    func focusFilters() async throws {
        let system = TestSystem(intents: [Office.HushFilter.self])
        system.dependencies.add(dependency: journal)
        let ada = try await system.person("ada", groups: ["admins"])
        try await ada.send(.perform(intent: "HushFilter", values: [:]))
        #expect(ada.error == "You may not use “Hush”. Ask those who look after Test.")
        #expect(journal.all == [])
        let guest = try await system.person("guest")
        try await guest.send(.perform(intent: "HushFilter", values: [:]))
        #expect(journal.all == ["hushed"])
    }

    @Test("Search, sentences and lists leave out what a person may not perform")
    func offers() async throws {
        let system = system()
        let bob = Person.session(SessionID("bob"), name: "bob", groups: ["readers"])
        let root = Person.session(SessionID("root"), name: "root", groups: ["admins", "editors"])
        await system.system.renewOffers(language: "en", for: root)
        #expect(titles(of: system, for: bob) == ["Read Report", "Show Desk"])
        #expect(
            titles(of: system, for: root) == ["Burn", "Read Report", "Show Desk", "Shred Report"])
        #expect(titles(of: system, for: bob, "shred") == [])
        let sentence = "Burn it with Test"
        #expect(
            system.system.understandings(of: sentence, language: "en", for: bob).isEmpty)
        #expect(
            system.system.understandings(of: sentence, language: "en", for: root).first?.intent
                == "BurnArchive")
        let offered = system.system.offered(system.system.metadata, to: bob)
        #expect(Set(offered.intents.map(\.identifier)).isSuperset(of: ["ReadReport", "ShowDesk"]))
        #expect(
            !offered.intents.contains { ["ShredReport", "BurnArchive"].contains($0.identifier) })
        #expect(offered.shortcuts.isEmpty)
    }

    @Test(
        "Every door refuses with one text",
        arguments: [
            Person.session(SessionID("bob"), name: "bob"),
            .session(SessionID("bob"), name: "bob").assisted, .session(SessionID("guest")),
            .everyone,
        ])
    func doors(person: Person) async throws {
        let system = system()
        let outcome = await system.system.run(
            RunRequest(
                Office.ShredReport.self, .named(["page": .int(1)]),
                locale: Locale(identifier: "en")),
            for: ScriptedDelegate(person: person))
        guard case .failed(let failure) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(failure.text(in: Locale(identifier: "en")) == Self.refusal)
        #expect(journal.all == [])
    }

    // MARK: - The audit

    /// A log handler that keeps its lines with their metadata.
    struct Lines: LogHandler {
        let kept: Office.Journal
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.trace

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let facts = (event.metadata ?? [:]).filter { $0.key != "milliseconds" }
                .sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            kept.note("\(event.level) \(event.message): \(facts.joined(separator: " "))")
        }
    }

    @Test("The audit has a line for each run and each refusal, and no values")
    func audit() async throws {
        let lines = Office.Journal()
        let surroundings = AppSurroundings()
        surroundings.dependencies.add(dependency: journal)
        let system = IntentSystem(appName: "Test", catalog: Catalog(intents: Office.intents)) {
            $0.access = Office.access
            $0.surroundings = surroundings
            $0.audit = Logger(label: "audit", factory: { _ in Lines(kept: lines) })
        }
        let ada = Person.session(SessionID("ada"), name: "ada", groups: ["editors"])
        let bob = Person.session(SessionID("bob"), name: "bob")
        for (person, type, source) in [
            (ada, Office.ShredReport.self as any AppIntent.Type, RunRequest.Source.person),
            (bob.assisted, Office.ShredReport.self, .assistant),
            (bob, Office.ReadReport.self, .person), (.owner, Office.ReadReport.self, .person),
        ] {
            let values: [String: ParameterValue] =
                type == Office.ShredReport.self ? ["page": .int(4711)] : [:]
            _ = await system.run(
                RunRequest(
                    type, .named(values), locale: Locale(identifier: "en"), source: source),
                for: ScriptedDelegate(person: person))
        }
        #expect(
            lines.all == [
                "info ShredReport finished: door=page intent=ShredReport outcome=finished person=person ada",
                "notice ShredReport refused: door=assistant intent=ShredReport outcome=refused person=person bob",
                "info ReadReport finished: door=page intent=ReadReport outcome=finished person=person bob",
                "info ReadReport finished: door=command intent=ReadReport outcome=finished person=owner",
            ])
        #expect(!lines.all.contains { $0.contains("4711") })
    }
}
