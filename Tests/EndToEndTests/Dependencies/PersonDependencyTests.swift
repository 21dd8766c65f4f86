import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import Foundation
import IntentSystem
import IntentTestKit
import Testing

/// Intents and queries that read for whom they work.
private enum Whose {
    struct TellPerson: AppIntent {
        static let title: LocalizedStringResource = "Tell Person"
        @Dependency var person: Person

        func perform() async throws -> some ReturnsValue<String> & ProvidesDialog {
            let dependency = $person
            let inherited = await Task { Whose.words(of: dependency.wrappedValue) }.value
            let words = Whose.words(of: person)
            return .result(
                value: words, dialog: "\(words)\(inherited == words ? "" : ", not \(inherited)")")
        }
    }

    struct TellDetached: AppIntent {
        static let title: LocalizedStringResource = "Tell Detached"
        @Dependency var person: Person

        func perform() async throws -> some ReturnsValue<String> {
            let dependency = $person
            return .result(
                value: await Task.detached { dependency.wrappedValue.id }.value)
        }
    }

    struct Letter: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Letter"
        static let defaultQuery = LetterQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "\(id)")
        }
    }

    /// One query serves all people.
    struct LetterQuery: EntityStringQuery {
        @Dependency var person: Person

        private var all: [Letter] { [Letter(id: "letter to \(person.id)")] }

        func entities(for identifiers: [String]) async throws -> [Letter] {
            all.filter { identifiers.contains($0.id) }
        }
        func entities(matching string: String) async throws -> [Letter] { all }
        func suggestedEntities() async throws -> [Letter] { all }
    }

    struct OpenLetter: AppIntent {
        static let title: LocalizedStringResource = "Open Letter"
        @Parameter(title: "Letter") var letter: Letter

        func perform() async throws -> some ReturnsValue<String> { .result(value: letter.id) }
    }

    static func words(of person: Person) -> String {
        "\(person.id) \(person.groups.sorted())"
    }
}

/// The dependency that every intent and query has: its person.
@Suite(.timeLimit(.minutes(2)))
struct PersonDependencyTests {
    private func system() -> TestSystem {
        TestSystem(intents: [
            Whose.TellPerson.self, Whose.TellDetached.self, Whose.OpenLetter.self,
        ])
    }

    private func value(
        _ type: any AppIntent.Type, _ arguments: [String: ParameterValue] = [:],
        for person: Person, in system: TestSystem
    ) async throws -> ParameterValue? {
        let outcome = await system.system.run(
            RunRequest(type, .named(arguments), locale: Locale(identifier: "en")),
            for: ScriptedDelegate(person: person))
        guard case .finished(let result) = outcome else {
            Issue.record("\(outcome)")
            return nil
        }
        return result.value?.parameterValue
    }

    @Test("An intent reads who performs it, and in which groups they are now")
    func person() async throws {
        let system = system()
        let ada = try await system.person("ada", groups: ["editors"])
        let bob = try await system.person("bob", groups: [])
        let guest = try await system.person("guest")
        for (run, words) in [
            (ada, #"person ada ["editors"]"#), (bob, "person bob []"), (guest, "session guest []"),
        ] {
            await run.perform(Whose.TellPerson())
            #expect(run.card?.dialog?.full == words)
            try await run.done()
        }
        // She comes again, from the same proxy.
        let again = try await system.person("ada", groups: ["admins", "editors"])
        await again.perform(Whose.TellPerson())
        #expect(again.card?.dialog?.full == #"person ada ["admins", "editors"]"#)
        _ = ada.card
        try await again.done()
    }

    @Test("For a command and an assistant of the machine it is the machine's account")
    func owner() async throws {
        let system = system()
        let words = Whose.words(of: .owner)
        #expect(
            try await value(Whose.TellPerson.self, for: .owner, in: system) == .string(words))
        #expect(
            try await value(Whose.TellPerson.self, for: .command(UUID()), in: system)
                == .string(words))
        #expect(Person.owner.name == NSUserName())
    }

    @Test("A query reads it, and finds what is that person's")
    func query() async throws {
        let system = system()
        let ada = Person.session(SessionID("a"), name: "ada")
        let letter = ParameterValue.entity(type: "Letter", id: "letter to person ada")
        #expect(
            try await value(Whose.OpenLetter.self, ["letter": letter], for: ada, in: system)
                == .string("letter to person ada"))
        let refused = await system.system.run(
            RunRequest(
                Whose.OpenLetter.self, .named(["letter": letter]), locale: Locale(identifier: "en")),
            for: ScriptedDelegate(person: .session(SessionID("b"), name: "bob")))
        guard case .finished = refused else { return }
        Issue.record("bob opened a letter to ada")
    }

    @Test("Two runs at once have their own persons")
    func parallel() async throws {
        let system = system()
        await withTaskGroup(of: Void.self) { group in
            for number in 1...40 {
                group.addTask {
                    let person = Person.session(SessionID("\(number)"), name: "p\(number)")
                    let told = try? await value(Whose.TellPerson.self, for: person, in: system)
                    #expect(told == .string("person p\(number) []"))
                }
            }
        }
    }

    @Test("A detached task has no person, and certainly not another run's")
    func detached() async throws {
        let system = system()
        let ada = Person.session(SessionID("a"), name: "ada")
        #expect(
            try await value(Whose.TellDetached.self, for: ada, in: system) == .string("everyone"))
    }

    @Test("A trait says who the person of a test is", .person("ada", groups: ["editors"]))
    func trait() async throws {
        let run = try await system().perform(Whose.TellPerson())
        #expect(run.card?.dialog?.full == #"person ada ["editors"]"#)
    }
}
