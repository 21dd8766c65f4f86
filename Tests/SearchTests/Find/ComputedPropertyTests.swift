import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import Foundation
import IntentSystem
import IntentTestKit
import Synchronization
import Testing

/// Properties that an entity computes or fetches instead of keeping them.
@Suite(.timeLimit(.minutes(2)), .serialized)
struct ComputedPropertyTests {
    struct Trail: AppEntity, Hashable, Codable {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
        static let defaultQuery = TrailQuery()

        static let fetched = Mutex<[String]>([])
        static let isCounterBroken = Mutex(false)

        let id: String
        var climb = 0
        var length = 1

        @ComputedProperty var name: String { id.capitalized }
        @ComputedProperty(title: "Average Grade") var grade: Int { climb / length }
        @ComputedProperty var `guard`: String? { climb > 500 ? "Ann" : nil }
        @DeferredProperty(title: "Crowd") var crowd: Int {
            get async throws {
                Self.fetched.withLock { $0.append(id) }
                if Self.isCounterBroken.withLock({ $0 }) { throw CrowdUnknown() }
                return length * 10
            }
        }

        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
    }

    struct CrowdUnknown: Error, CustomLocalizedStringResourceConvertible {
        var localizedStringResource: LocalizedStringResource { "The counter is broken." }
    }

    static let trails = [
        Trail(id: "ridge", climb: 900, length: 3), Trail(id: "lake", climb: 10, length: 9),
        Trail(id: "gorge", climb: 300, length: 2),
    ]

    struct TrailQuery: EnumerableEntityQuery {
        func entities(for identifiers: [String]) async throws -> [Trail] {
            trails.filter { identifiers.contains($0.id) }
        }
        func allEntities() async throws -> [Trail] { trails }
    }

    private func trails(_ values: [String: ParameterValue]) async throws -> String {
        let system = TestSystem(intents: [], finding: [Trail.self])
        let run = try await system.perform("FindTrail", values: values)
        let text = run.text
        try await run.done()
        try await system.finish()
        return text
    }

    @Test(
        "A computed property filters and sorts as a stored one does",
        arguments: [
            (["filters": ["grade > 200"]], "Ridge"),
            (["filters": ["name begins with la"]], "Lake"),
            (["filters": ["guard has a value"]], "Ridge"),
            (["sortBy": "grade"], "Lake\nGorge\nRidge"),
            (["sortBy": "name", "order": "descending", "limit": 1], "Ridge"),
        ] as [([String: ParameterValue], String)])
    func computed(values: [String: ParameterValue], names: String) async throws {
        #expect(try await trails(values) == names)
    }

    @Test("A find action knows the titles and the types of properties that no entity keeps")
    func metadata() async throws {
        let system = TestSystem(intents: [], finding: [Trail.self])
        await system.system.learnProperties()
        let entry = try #require(system.system.catalog.entry(identifier: "FindTrail"))
        let metadata = system.system.catalog.metadata(of: entry, locale: Locale(identifier: "en"))
        guard case .list(.union(let kinds)) = metadata.parameters[0].shape else {
            Issue.record("The filters are no list of kinds: \(metadata.parameters[0].shape)")
            return
        }
        let names = kinds.map { if case .structure(let shape) = $0 { shape.name } else { "?" } }
        #expect(names == ["Name", "Average Grade", "Guard", "Crowd"])
        try await system.finish()
    }

    @Test("A property of a result is read without being asked for, unless it must be fetched")
    func presented() async throws {
        let system = TestSystem(intents: [], finding: [Trail.self])
        let run = try await system.perform("FindTrail", values: ["filters": ["name is ridge"]])
        let found = try #require(run.card?.value?.elements.first)
        #expect(found.properties == ["name": "Ridge", "grade": 300, "guard": "Ann"])
        try await run.done()
        try await system.finish()
    }

    @Test("A deferred property is fetched once for each entity of a run that asks for it")
    func deferred() async throws {
        Trail.fetched.withLock { $0 = [] }
        let system = TestSystem(intents: [], finding: [Trail.self])
        let run = try await system.perform(
            "FindTrail",
            values: ["filters": ["crowd >= 20", "crowd < 80"], "sortBy": "crowd"])
        #expect(run.text == "Gorge\nRidge")
        let elements = try #require(run.card?.value?.elements)
        #expect(elements.map { $0.properties["crowd"] } == [20, 30])
        #expect(Trail.fetched.withLock({ $0.sorted() }) == ["gorge", "lake", "ridge"])
        try await run.done()
        try await system.finish()
    }

    @Test("A deferred property is fetched only for what meets the other filters")
    func deferredLast() async throws {
        Trail.fetched.withLock { $0 = [] }
        #expect(try await trails(["filters": ["crowd > 0", "grade > 200"]]) == "Ridge")
        #expect(Trail.fetched.withLock { $0 } == ["ridge"])
        Trail.fetched.withLock { $0 = [] }
        let any: [String: ParameterValue] = [
            "filters": ["crowd > 80", "grade > 200"], "match": "any",
        ]
        #expect(try await trails(any) == "Ridge\nLake")
        #expect(Trail.fetched.withLock { $0.sorted() } == ["gorge", "lake", "ridge"])
    }

    @Test("An error of a getter is the run's, in its author's words")
    func failing() async throws {
        Trail.isCounterBroken.withLock { $0 = true }
        defer { Trail.isCounterBroken.withLock { $0 = false } }
        let system = TestSystem(intents: [], finding: [Trail.self])
        let run = try await system.perform("FindTrail", values: ["sortBy": "crowd"])
        #expect(run.screen.contains("The counter is broken."), "\(run.screen)")
        try await run.done()
        try await system.finish()
    }

    @Test("An entity is equal to, and coded as, what it keeps")
    func synthesized() throws {
        let trail = Trail(id: "ridge", climb: 900, length: 3)
        #expect(trail == Self.trails[0])
        #expect(Set([trail, Self.trails[0]]).count == 1)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(trail)
        #expect(
            String(decoding: data, as: UTF8.self)
                == #"{"climb":900,"id":"ridge","length":3}"#)
        let decoded = try JSONDecoder().decode(Trail.self, from: data)
        #expect(decoded == trail)
        #expect(decoded.name == "Ridge")
    }

    /// Entities of a file, as many apps keep theirs: none was ever made by an initializer.
    struct Hut: AppEntity, Codable {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hut"
        static let defaultQuery = HutQuery()

        let id: String
        var beds = 0

        @ComputedProperty(title: "Large") var isLarge: Bool { beds > 20 }
        @DeferredProperty(title: "Guests") var guests: Int { get async throws { beds / 2 } }

        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    struct HutQuery: EnumerableEntityQuery {
        private static let file = #"[{"id":"Alm","beds":8},{"id":"Grat","beds":40}]"#

        func entities(for identifiers: [String]) async throws -> [Hut] {
            try await allEntities().filter { identifiers.contains($0.id) }
        }
        func allEntities() async throws -> [Hut] {
            try JSONDecoder().decode([Hut].self, from: Data(Self.file.utf8))
        }
    }

    @Test(
        "Entities that were decoded are found and sorted by what they compute and fetch",
        arguments: [
            (["filters": ["is large is true"]], "Grat"), (["filters": ["guests < 10"]], "Alm"),
            (["sortBy": "guests", "order": "descending"], "Grat\nAlm"),
        ] as [([String: ParameterValue], String)])
    func decoded(_ values: [String: ParameterValue], _ text: String) async throws {
        let system = TestSystem(intents: [], finding: [Hut.self])
        let run = try await system.perform("FindHut", values: values)
        let names = run.text.split(separator: "\n").map { $0.prefix { $0 != " " } }
        #expect(names.joined(separator: "\n") == text)
        try await run.done()
        try await system.finish()
    }
}
