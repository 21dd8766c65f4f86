import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import Foundation
import IntentSystem
import IntentTestKit
import Synchronization
import Testing

/// Filters whose values the author's conversions make of others.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct ComparatorResolverTests {
    struct Tower: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tower"
        static var defaultQuery: TowerQuery { TowerQuery() }
        let id: String
        @Property(title: "Floors") var floors: Int
        @Property(title: "Architect") var architect: String?
        @Property(title: "Plaque") var plaque: AttributedString
        @Property(title: "Rooms") var rooms: [Int]

        init(id: String) {
            self.id = id
            floors = 3
            plaque = AttributedString("Built in 1900")
            rooms = []
        }

        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    struct Unclear: Error, CustomLocalizedStringResourceConvertible {
        var localizedStringResource: LocalizedStringResource { "“many” is too vague." }
    }

    /// Numbers in words.
    struct WordResolver: Resolver {
        func resolve(
            from input: String, context: IntentParameterContext<Int>
        ) async throws -> Int? {
            if input == "many" { throw Unclear() }
            return ["two": 2, "five": 5, "nine": 9][input]
        }
    }

    /// Initials of known people.
    struct InitialsResolver: Resolver {
        func resolve(
            from input: String, context: IntentParameterContext<String>
        ) async throws -> String? {
            ["le": "Lynn Eiffel"][input.lowercased()]
        }
    }

    struct TowerQuery: EntityPropertyQuery {
        static let asked = Mutex<[String]>([])

        static var properties: QueryProperties {
            QueryProperties {
                Property(\.$floors) {
                    EqualToComparator(withResolvers: { WordResolver() }) { "= \($0)" }
                    NotEqualToComparator(withResolvers: { WordResolver() }) { "!= \($0)" }
                    LessThanComparator(withResolvers: { WordResolver() }) { "< \($0)" }
                    LessThanOrEqualToComparator(withResolvers: { WordResolver() }) { "<= \($0)" }
                    GreaterThanComparator(withResolvers: { WordResolver() }) { "> \($0)" }
                    GreaterThanOrEqualToComparator(withResolvers: { WordResolver() }) { ">= \($0)" }
                    IsBetweenComparator(withResolvers: { WordResolver() }) { "\($0)...\($1)" }
                }
                Property(\.$architect) {
                    ContainsComparator(withResolvers: { InitialsResolver() }) { (name: String) in
                        "has \(name)"
                    }
                    HasPrefixComparator(withResolvers: { InitialsResolver() }) { (name: String) in
                        "begins \(name)"
                    }
                    HasSuffixComparator { (name: String) in "ends \(name)" }
                }
                Property(\.$plaque) {
                    ContainsComparator { (text: AttributedString) in
                        "plaque \(String(text.characters))"
                    }
                }
            }
        }

        static var sortingOptions: SortingOptions { SortingOptions { SortableBy(\.$floors) } }

        func entities(for identifiers: [String]) async throws -> [Tower] {
            identifiers.map(Tower.init)
        }
        func suggestedEntities() async throws -> [Tower] { [Tower(id: "old")] }
        func entities(
            matching comparators: [String], mode: ComparatorMode,
            sortedBy: [EntityQuerySort<Tower>], limit: Int?
        ) async throws -> [Tower] {
            Self.asked.withLock { $0 = comparators }
            return [Tower(id: "old")]
        }
    }

    @Test(
        "A filter's value is converted first, and else read as the property's own",
        arguments: [
            ("floors is five", "= 5"), ("floors is 7", "= 7"), ("floors is not two", "!= 2"),
            ("floors < nine", "< 9"), ("floors <= two", "<= 2"), ("floors > two", "> 2"),
            ("floors >= 4", ">= 4"), ("floors between two and nine", "2...9"),
            ("architect contains LE", "has Lynn Eiffel"),
            ("architect contains Eiff", "has Eiff"),
            ("architect begins with le", "begins Lynn Eiffel"),
            ("architect ends with le", "ends le"),
            ("plaque contains 1900", "plaque 1900"),
        ])
    func converted(sentence: String, condition: String) async throws {
        let system = TestSystem(intents: [], finding: [Tower.self])
        await system.system.learnProperties()
        let run = try await system.perform(
            "FindTower", values: ["filters": .array([.string(sentence)])])
        #expect(run.text == "old", "\(run.screen)")
        #expect(TowerQuery.asked.withLock { $0 } == [condition])
        try await run.done()
        try await system.finish()
    }

    @Test("What a conversion throws refuses the filter in its words")
    func refused() async throws {
        let system = TestSystem(intents: [], finding: [Tower.self])
        await system.system.learnProperties()
        let run = try await system.perform("FindTower", values: ["filters": ["floors is many"]])
        #expect(run.screen.contains("“many” is too vague."), "\(run.screen)")
        try await run.done()
        try await system.finish()
    }
}
