import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Synchronization
import Testing

/// What reaches `perform()`: entities as they are now, and parameters only: INV-7 to INV-9.
@Suite(.timeLimit(.minutes(2)))
struct EntityFlowTests {
    @Test("INV-7 an entity travels as its identifier; perform() gets what the query returns")
    func entityIsAskedForAgain() async throws {
        let system = TestSystem(intents: [Carried.ShowCity.self])
        let intent = Carried.ShowCity()
        intent.city = Carried.City(id: "1", name: "Constantinople")
        Carried.names.withLock { $0 = ["1": "Istanbul"] }

        let run = try await system.perform(intent)
        #expect(run.text == "Istanbul")
        #expect(intent.city.name == "Constantinople")
        #expect(Carried.journal.entries == ["entities 1"])

        Carried.names.withLock { $0 = [:] }
        let gone = try await system.perform(intent)
        #expect(
            gone.screen
                == "  Show City\n  City: ____  ! This City no longer exists.\n  [Cancel] [Continue]"
        )
        try await gone.cancel()
        try await system.finish()
    }

    @Test("INV-7 the parameter's own query is asked, not the type's")
    func ownQuery() async throws {
        let system = TestSystem(intents: [OwnQuery.ShowTown.self])
        let run = try await system.perform(
            "ShowTown", values: ["town": .entity(type: "Town", id: "x")])
        #expect(run.text == "x by the parameter's query")
        try await system.finish()
    }

    @Test("INV-8 every entity, also in an array, is resolved before perform(), with one question")
    func arraysAreResolved() async throws {
        let system = TestSystem(intents: [Many.ListBooks.self])
        let intent = Many.ListBooks()
        intent.favorite = Many.Book(id: "c", name: "stale")
        intent.books = ["b", "gone", "a"].map { Many.Book(id: $0, name: "stale") }

        let run = try await system.perform(intent)
        #expect(run.text == "favorite C\nb B\na A")
        #expect(
            Many.journal.entries == ["entities c", "entities b,gone,a", "perform"])
        try await system.finish()
    }

    @Test("A property that nobody set ends the program with its type and the cure")
    func unsetProperty() async throws {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = Unset.Boat().length
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            output.contains(
                """
                A required @Property of type Double was read before it had a value. Set it in the \
                initializer of its entity, or make its type optional if the entity may be without.
                """))
        #expect(Unset.Boat().name == nil)
    }

    @Test("INV-9 only parameters are carried; any other property has the value of init()")
    func plainPropertiesAreNotCarried() async throws {
        let system = TestSystem(intents: [Plain.ShowBoth.self])
        var intent = Plain.ShowBoth()
        intent.parameter = "set by the test"
        intent.property = "set by the test"
        let run = try await system.perform(intent)
        #expect(run.text == "set by the test, from init()\n[Tap]")
        try await run.tap("Tap")
        #expect(run.text == "set by the button, from init()\n[Tap]")
        try await system.finish()
    }
}

enum Carried {
    static let journal = Journal()
    static let names = Mutex<[String: String]>([:])

    struct City: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
        static let defaultQuery = CityQuery()
        let id: String
        let name: String
        var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") }
    }

    struct CityQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [City] {
            Carried.journal.add("entities \(identifiers.joined(separator: ","))")
            let names = Carried.names.withLock { $0 }
            return identifiers.compactMap { id in names[id].map { City(id: id, name: $0) } }
        }
    }

    struct ShowCity: AppIntent {
        static let title: LocalizedStringResource = "Show City"
        @Parameter(title: "City") var city: City

        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: Text(verbatim: city.name))
        }
    }
}

enum OwnQuery {
    struct Town: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Town"
        static let defaultQuery = TypeQuery()
        let id: String
        let source: String
        var displayRepresentation: DisplayRepresentation { .init(title: "\(id)") }
    }

    struct TypeQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Town] {
            identifiers.map { Town(id: $0, source: "the type's query") }
        }
    }

    struct ParameterQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Town] {
            identifiers.map { Town(id: $0, source: "the parameter's query") }
        }
    }

    struct ShowTown: AppIntent {
        static let title: LocalizedStringResource = "Show Town"
        @Parameter(title: "Town", query: ParameterQuery()) var town: Town

        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: Text(verbatim: "\(town.id) by \(town.source)"))
        }
    }
}

enum Many {
    static let journal = Journal()

    struct Book: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
        static let defaultQuery = BookQuery()
        let id: String
        let name: String
        var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") }
    }

    struct BookQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Book] {
            Many.journal.add("entities \(identifiers.joined(separator: ","))")
            // In another order: the parameter's counts.
            return identifiers.filter { $0 != "gone" }.sorted()
                .map { Book(id: $0, name: $0.uppercased()) }
        }
    }

    struct ListBooks: AppIntent {
        static let title: LocalizedStringResource = "List Books"
        @Parameter(title: "Favorite") var favorite: Book?
        @Parameter(title: "Books") var books: [Book]

        func perform() async throws -> some IntentResult & ShowsSnippetView {
            Many.journal.add("perform")
            let favorite = favorite?.name ?? "none"
            return .result(
                view: VStack {
                    Text(verbatim: "favorite \(favorite)")
                    ForEach(books) { Text(verbatim: "\($0.id) \($0.name)") }
                })
        }
    }
}

enum Plain {
    struct ShowBoth: AppIntent {
        static let title: LocalizedStringResource = "Show Both"
        @Parameter(title: "Parameter") var parameter: String
        var property = "from init()"

        func perform() async throws -> some IntentResult & ShowsSnippetView {
            var next = ShowBoth()
            next.parameter = "set by the button"
            next.property = "set by the button"
            return .result(
                view: VStack {
                    Text(verbatim: "\(parameter), \(property)")
                    Button("Tap", intent: next)
                })
        }
    }
}

enum Unset {
    struct Boat {
        @EntityProperty(title: "Length") var length: Double
        @EntityProperty(title: "Name") var name: String?
    }
}
