import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import IntentTestKit
import Testing

/// Properties whose values are read from their entity when the system shows it.
@Suite(.timeLimit(.minutes(2)))
struct PropertyGetterTests {
    @Test("A getter is called for each reading; one that fails leaves its property out")
    func getters() async throws {
        let system = TestSystem(intents: [Read.OpenLake.self])
        let run = try await system.perform(
            "OpenLake", values: ["target": .entity(type: "Lake", id: "Erie")])
        #expect(
            run.text == """
                Erie
                Depth  64
                Letters  4
                Weather  sunny at Erie
                """)
        #expect(Read.journal.entries == ["weather of Erie", "level of Erie"])
        #expect(
            system.messages.contains { $0.contains("property level of Lake threw Dry()") })
        try await system.finish()
    }
}

enum Read {
    static let journal = Journal()

    struct OpenLake: OpenIntent {
        static let title: LocalizedStringResource = "Open Lake"
        @Parameter(title: "Lake") var target: Lake
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Lake: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lake"
        static let defaultQuery = LakeQuery()
        let id: String

        @Property(title: "Depth") var depth: Int
        @Property(identifier: "letters", getter: \Lake.letterCount) var counted: Int
        @Property(
            identifier: "weather", title: "Weather",
            asyncGetter: { (lake: Lake) in
                Read.journal.add("weather of \(lake.id)")
                return "sunny at \(lake.id)"
            })
        var sky: String
        @Property(
            identifier: "level",
            asyncGetter: { (lake: Lake) async throws -> Double? in
                Read.journal.add("level of \(lake.id)")
                throw Dry()
            })
        var level: Double?

        var letterCount: Int { id.count }

        init(id: String) {
            self.id = id
            depth = 64
        }

        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    struct Dry: Error {}

    struct LakeQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Lake] {
            identifiers.map(Lake.init)
        }
    }
}
