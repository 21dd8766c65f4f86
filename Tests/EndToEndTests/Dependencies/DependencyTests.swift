import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// Where the objects that intents and queries share come from: DEP-1, DEP-2, DEP-6.
@Suite(.timeLimit(.minutes(2)))
struct DependencyTests {
    @Test("DEP-1 intents and entity queries get what the shared registry holds")
    func filledFromShared() async throws {
        AppDependencyManager.shared.add(dependency: Filled.Shelf(name: "the shared shelf"))
        let system = TestSystem(intents: [Filled.ReadTitle.self])
        let run = try await system.perform(
            "ReadTitle", values: ["volume": .entity(type: "Volume", id: "7")])
        #expect(run.text == "volume 7 of the shared shelf, read from the shared shelf")
        try await system.finish()
    }

    @Test("DEP-2 a provider may be a value, a throwing closure or an asynchronous one, with a key")
    func providers() async throws {
        let manager = Provided.manager
        manager.add(dependency: Provided.Lamp(name: "a value"))
        manager.add(key: "closure", dependency: { () throws in Provided.Lamp(name: "a closure") })
        manager.add(
            key: "asynchronous",
            dependency: { () async throws in
                await Provided.Lamp.lit(name: "an asynchronous closure")
            })
        let system = TestSystem(intents: [Provided.ListLamps.self])
        let run = try await system.perform("ListLamps")
        #expect(run.text == "a value\na closure\nan asynchronous closure\na default")
        try await system.finish()
    }

    @Test("DEP-2 what a provider throws is the run's error; it is asked again by the next run")
    func throwingProvider() async throws {
        let manager = Failing.manager
        let journal = Failing.journal
        manager.add(dependency: { () throws -> Failing.Database in
            journal.add("open")
            if journal.entries.count == 1 { throw Failing.Locked() }
            return Failing.Database()
        })
        let system = TestSystem(intents: [Failing.CountRows.self])
        let run = try await system.perform("CountRows")
        #expect(run.screen == "  Count Rows\n  ! The database is locked.\n  [Done]")
        try await run.send(.perform(intent: "CountRows", values: [:]))
        #expect(run.screen == "  Count Rows\n  “12 rows”\n  [Done]")
        #expect(journal.entries == ["open", "open"])
        try await system.finish()
    }

    @Test("DEP-6 a default is made once, however many tasks read it at a time")
    func oneDefault() async throws {
        let maker = OneDefault.Maker()
        let shelf = OneDefault.Shelf(maker)
        let names = await withTaskGroup(of: String.self) { group in
            for _ in 0..<64 { group.addTask { shelf.lamp.name } }
            return await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(names == ["lamp 1"])
        #expect(maker.count == 1)
    }

    @Test("DEP-6 a provider runs when its value is first needed, and never again")
    func onlyOnce() async throws {
        let journal = Once.journal
        Once.manager.add(dependency: Once.Counter(journal))
        #expect(journal.entries.isEmpty)
        let system = TestSystem(intents: [Once.CountUp.self])
        let run = try await system.perform("CountUp")
        #expect(run.dialog?.full == "1")
        try await run.send(.perform(intent: "CountUp", values: [:]))
        #expect(run.dialog?.full == "2")
        #expect(journal.entries == ["made"])

        // A separate registry has a separate value.
        let other = AppDependencyManager()
        other.add(dependency: Once.Counter(journal))
        let dependency = AppDependency<Once.Counter>(manager: other)
        #expect(dependency.wrappedValue.next() == 1)
        #expect(dependency.wrappedValue.next() == 2)
        #expect(journal.entries == ["made", "made"])
        try await system.finish()
    }

    @Test("DEP-6 runs that need an asynchronous provider at the same time get one value")
    func onlyOnceAtTheSameTime() async throws {
        let journal = Together.journal
        Together.manager.add(dependency: { () async throws -> Together.Account in
            journal.add("connect")
            await Together.connecting.open()
            await Together.connected.wait()
            return Together.Account(number: journal.entries.count)
        })
        let system = TestSystem(intents: [Together.ShowAccount.self])
        let people = try await ["a", "b", "c"].asyncMap { try await system.person($0) }
        for person in people {
            try person.post(.perform(intent: "ShowAccount", values: [:]))
        }
        await Together.connecting.wait()
        #expect(people.allSatisfy { $0.card == nil })
        await Together.connected.open()
        for person in people { await person.settle() }
        #expect(people.map(\.text) == ["account 1", "account 1", "account 1"])
        #expect(journal.entries == ["connect"])
        try await system.finish()
    }
}

extension Array {
    fileprivate func asyncMap<Result>(
        _ transform: (Element) async throws -> Result
    ) async throws -> [Result] {
        var results: [Result] = []
        for element in self { results.append(try await transform(element)) }
        return results
    }
}

enum Filled {
    struct Shelf: Sendable { let name: String }

    struct Volume: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Volume"
        static let defaultQuery = VolumeQuery()
        let id: String
        let shelf: String
        var displayRepresentation: DisplayRepresentation { .init(title: "\(id)") }
    }

    struct VolumeQuery: EntityQuery {
        @Dependency var shelf: Shelf
        func entities(for identifiers: [String]) async throws -> [Volume] {
            identifiers.map { Volume(id: $0, shelf: shelf.name) }
        }
    }

    struct ReadTitle: AppIntent {
        static let title: LocalizedStringResource = "Read Title"
        @AppDependency var shelf: Shelf
        @Parameter(title: "Volume") var volume: Volume

        func perform() async throws -> some IntentResult & ShowsSnippetView {
            let text = "volume \(volume.id) of \(volume.shelf), read from \(shelf.name)"
            return .result(view: Text(verbatim: text))
        }
    }
}

enum Provided {
    static let manager = AppDependencyManager()

    struct Lamp: Sendable {
        let name: String

        static func lit(name: String) async -> Lamp { Lamp(name: name) }
    }

    struct ListLamps: AppIntent {
        static let title: LocalizedStringResource = "List Lamps"
        @Dependency(manager: Provided.manager) var plain: Lamp
        @Dependency(key: "closure", manager: Provided.manager) var closure: Lamp
        @Dependency(key: "asynchronous", manager: Provided.manager) var asynchronous: Lamp
        @Dependency(key: "other", manager: Provided.manager, default: Lamp(name: "a default"))
        var fallback: Lamp

        func perform() async throws -> some IntentResult & ShowsSnippetView {
            let names = [plain, closure, asynchronous, fallback].map(\.name)
            return .result(
                view: VStack { ForEach(names, id: \.self) { Text(verbatim: $0) } })
        }
    }
}

enum Failing {
    static let manager = AppDependencyManager()
    static let journal = Journal()

    struct Database: Sendable { let rows = 12 }

    struct Locked: Error, CustomLocalizedStringResourceConvertible {
        var localizedStringResource: LocalizedStringResource { "The database is locked." }
    }

    struct CountRows: AppIntent {
        static let title: LocalizedStringResource = "Count Rows"
        @Dependency(manager: Failing.manager) var database: Database

        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(database.rows) rows")
        }
    }
}

enum Once {
    static let manager = AppDependencyManager()
    static let journal = Journal()

    final class Counter: Sendable {
        private let calls = Journal()

        init(_ journal: Journal) { journal.add("made") }

        func next() -> Int {
            calls.add("next")
            return calls.entries.count
        }
    }

    struct CountUp: AppIntent {
        static let title: LocalizedStringResource = "Count Up"
        @Dependency(manager: Once.manager) var counter: Counter

        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(counter.next())")
        }
    }
}

enum Together {
    static let manager = AppDependencyManager()
    static let journal = Journal()
    static let connecting = Gate()
    static let connected = Gate()

    struct Account: Sendable { let number: Int }

    struct ShowAccount: AppIntent {
        static let title: LocalizedStringResource = "Show Account"
        @Dependency(manager: Together.manager) var account: Account

        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: Text(verbatim: "account \(account.number)"))
        }
    }
}

private enum OneDefault {
    /// Counts without a lock, as code does that is not Sendable.
    final class Maker: @unchecked Sendable {
        // Safe: the dependency calls it once at a time, which is what the test proves.
        private(set) var count = 0

        func lamp() -> Provided.Lamp {
            count += 1
            return Provided.Lamp(name: "lamp \(count)")
        }
    }

    final class Shelf: Sendable {
        private let dependency: AppDependency<Provided.Lamp>
        var lamp: Provided.Lamp { dependency.wrappedValue }

        init(_ maker: Maker) {
            dependency = AppDependency(manager: AppDependencyManager(), default: maker.lamp())
        }
    }
}
