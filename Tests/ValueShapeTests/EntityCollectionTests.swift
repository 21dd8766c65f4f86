import AppIntents
import AppIntentsMetadata
import CoreSpotlight
import Foundation
import IntentSystem
import IntentTestKit
import Logging
import MCPProtocol
import Synchronization
import Testing
import _JSON

@testable import AppIntentsHost
@testable import MCPHost

/// Entities by their identifiers on every surface: INV-8.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct EntityCollectionTests {
    private static let intents: [any AppIntent.Type] = [
        Stamps.SortStamps.self, Stamps.NameStamps.self, Stamps.MarkStamp.self,
    ]
    private static let data = ParameterValue.array([
        .entity(type: "Stamp", id: "2"), .entity(type: "Stamp", id: "9"),
    ])

    private static func service() throws -> IntentService {
        var log = Logger(label: "test")
        log.logLevel = .critical
        return IntentService(
            system: IntentSystem(appName: "Test", catalog: Catalog(intents: intents)) {
                $0.log = log
            },
            configuration: MCPHostConfiguration(), page: try SnippetPage())
    }

    private static func call(_ name: String, _ arguments: JSONObject) async throws -> CallResult {
        let context = RequestContext(
            revision: .july2026, clientCapabilities: ClientCapabilities(canElicitForms: true))
        let call = ToolCall(name: name, arguments: arguments, input: nil)
        guard case .complete(let result) = try await service().callTool(call, context) else {
            throw JSONReadError(offset: 0, message: "the call did not complete")
        }
        return result
    }

    @Test("A parameter gets identifiers, and no query is asked before perform()")
    func parameter() async throws {
        Stamps.asked.withLock { $0 = [] }
        let system = TestSystem(intents: Self.intents)
        let run = try await system.perform("SortStamps", values: ["stamps": Self.data])
        #expect(run.dialog?.full == "2, 9 unsorted")
        #expect(Stamps.asked.withLock { $0.isEmpty })
        try await run.done()
        try await system.finish()
    }

    @Test("A person picks several from what the query suggests")
    func page() async throws {
        let system = TestSystem(intents: Self.intents)
        let run = try await system.perform("SortStamps")
        guard case .values(let fields)? = run.question?.kind else {
            Issue.record("There was no form.")
            return
        }
        #expect(fields.map(\.parameter.shape) == [.list(.entity("Stamp"))])
        #expect(fields.first?.options?.map(\.title) == ["Red Penny", "Blue Mauritius"])
        try await run.send(
            .answer(question: try #require(run.question?.id), values: ["stamps": Self.data]))
        #expect(run.dialog?.full == "2, 9 unsorted")
        try await run.done()
        try await system.finish()
    }

    @Test("The entities come on request, and those that are gone are left out")
    func resolved() async throws {
        let both = EntityCollection<Stamps.Stamp>(identifiers: [2, 9, 1])
        #expect(try await both.resolvedEntities().map(\.id) == [2, 1])
        #expect(try await EntityCollection<Stamps.Stamp>().resolvedEntities().isEmpty)
    }

    @Test("A collection in a result is shown with the names that the query gives")
    func result() async throws {
        let system = TestSystem(intents: Self.intents)
        let run = try await system.perform("NameStamps")
        #expect(run.card?.value?.data == Self.data)
        #expect(run.card?.value?.elements.map(\.title) == ["Blue Mauritius", "9"])
        try await run.done()
        try await system.finish()
    }

    @Test("An assistant gives and gets a list of identifiers")
    func assistant() async throws {
        let sorted = try await Self.call("SortStamps", ["stamps": ["2", "9"]])
        #expect("\(sorted)".contains("2, 9 unsorted"))
        let named = try await Self.call("NameStamps", [:])
        #expect(named.structured?["value"]?.array?.count == 2)
        #expect("\(named)".contains("Blue Mauritius"))
    }

    @Test("A flag takes several identifiers")
    func flag() async throws {
        let catalog = Catalog(intents: Self.intents)
        let entry = try #require(catalog.entries.first { $0.identifier == "SortStamps" })
        let intent = catalog.metadata(of: entry, locale: Locale(identifier: "en"))
        let contents = IntentContents(of: entry.type.init())
        let flags = IntentFlags(intent.parameters, enums: [], types: contents.valueTypes)
        let flag = try #require(flags.flags.first)
        let system = TestSystem(intents: Self.intents)
        let value = try FlagValue.read("9", for: flag)
        let run = try await system.perform("SortStamps", values: ["stamps": value])
        #expect(run.dialog?.full == "9 unsorted")
        try await run.done()
        try await system.finish()
    }

    @Test("Identifiers are added and removed, alone and with their entities")
    func changes() {
        var stamps = EntityCollection<Stamps.Stamp>(entities: [.init(id: 1)])
        stamps.append(2)
        stamps.append(Stamps.Stamp(id: 3))
        stamps.append(contentsOf: [4, 2])
        stamps.append(contentsOf: [Stamps.Stamp(id: 5)])
        #expect(stamps.identifiers == [1, 2, 3, 4, 2, 5])
        stamps.remove(2)
        stamps.remove(Stamps.Stamp(id: 5))
        #expect(stamps.identifiers == [1, 3, 4])
        #expect(stamps.count == 3)
        #expect(stamps.contains(3) && stamps.contains(Stamps.Stamp(id: 4)) && !stamps.contains(2))
        #expect(!stamps.isEmpty && EntityCollection<Stamps.Stamp>().isEmpty)
    }

    // MARK: - Single identifiers

    @Test("An identifier of any entity is a text, on every surface and back")
    func identifier() async throws {
        let system = TestSystem(intents: Self.intents)
        let run = try await system.perform("MarkStamp")
        #expect(run.card?.value?.data == "Stamp/2")
        try await run.done()
        try await system.finish()
        let marked = try await Self.call("MarkStamp", [:])
        #expect(marked.structured?["value"] == "Stamp/2")

        let identifier = EntityIdentifier(for: Stamps.Stamp(id: 2))
        #expect(EntityIdentifier(activityIdentifier: "Stamp/2") == identifier)
        #expect(identifier.description == "Stamp/2" && identifier.identifier == "2")
        #expect(identifier.entityType == Stamps.Stamp.self)
        #expect(EntityIdentifier(_data: .entity(type: "Stamp", id: "2"), .init()) == identifier)
        #expect(EntityIdentifier(activityIdentifier: "Parsnip/2") == nil)
        #expect(EntityIdentifier(activityIdentifier: "Stamp") == nil)
        let long = "Stamp/" + String(repeating: "9", count: EntityIdentifier.valueMaximumLength)
        #expect(EntityIdentifier(activityIdentifier: long) == nil)
    }

    @Test("An identifier that other devices know is written and read with both parts")
    func syncable() throws {
        typealias ID = SyncableEntityIdentifier<Int, String>
        let both = ID(local: 3, stable: "a/b")
        let read = try #require(ID.entityIdentifier(for: both.entityIdentifierString))
        #expect(read.local == 3 && read.stable == "a/b" && read == both)
        #expect(both.entityIdentifierString == "3/a%2Fb")
        let foreign = try #require(ID.entityIdentifier(for: "/a%2Fb"))
        #expect(foreign.local == nil && foreign == both)
        #expect(ID.entityIdentifier(for: "4/") != ID.entityIdentifier(for: "3/"))
        #expect(ID.entityIdentifier(for: "3/") == both)
        let alone = try #require(ID.entityIdentifier(for: "a%2Fb"))
        #expect(alone.local == nil && alone.stable == "a/b")
        for text in ["", "/", "x/", "1/2/3"] {
            #expect(ID.entityIdentifier(for: text) == nil, "\(text)")
        }
        #expect(SyncableEntityIdentifier<String, String>(id: "x").stable == "x")
    }
}

/// Entities that are passed by their identifiers.
enum Stamps {
    /// The identifiers that the query was asked for.
    static let asked = Mutex<[[Int]]>([])
    static let names = [1: "Red Penny", 2: "Blue Mauritius"]

    struct Stamp: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stamp"
        static var defaultQuery: StampQuery { StampQuery() }
        let id: Int
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "\(names[id] ?? "Stamp")")
        }
    }

    struct StampQuery: EntityQuery {
        func entities(for identifiers: [Int]) async throws -> [Stamp] {
            asked.withLock { $0.append(identifiers) }
            return identifiers.filter { names[$0] != nil }.map { Stamp(id: $0) }
        }

        func suggestedEntities() async throws -> [Stamp] { [Stamp(id: 1), Stamp(id: 2)] }
    }

    struct SortStamps: AppIntent {
        static let title: LocalizedStringResource = "Sort Stamps"
        @Parameter(title: "Stamps") var stamps: EntityCollection<Stamp>
        func perform() async throws -> some IntentResult & ProvidesDialog {
            let text = stamps.identifiers.map(String.init).joined(separator: ", ")
            return .result(dialog: "\(text) unsorted")
        }
    }

    struct NameStamps: AppIntent {
        static let title: LocalizedStringResource = "Name Stamps"
        func perform() async throws -> some ReturnsValue<EntityCollection<Stamp>> {
            .result(value: EntityCollection<Stamp>(identifiers: [2, 9]))
        }
    }

    struct MarkStamp: AppIntent {
        static let title: LocalizedStringResource = "Mark Stamp"
        func perform() async throws -> some ReturnsValue<EntityIdentifier> {
            .result(value: EntityIdentifier(for: Stamp.self, identifier: 2))
        }
    }
}
