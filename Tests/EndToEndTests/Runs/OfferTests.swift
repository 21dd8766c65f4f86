import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// The choices of a parameter, as a person sees them.
@Suite(.timeLimit(.minutes(2)))
struct OfferTests {
    @Test("Items are offered with their titles, subtitles and pictures, not as their values")
    func items() async throws {
        let system = TestSystem(intents: [Offers.PickNumber.self])
        let run = try await system.perform("PickNumber")
        #expect(
            run.look() == """
                  Pick Number
                  “Which number?”
                  Number: ____
                    ( ) <1.circle> One – The first
                    ( ) Two
                    ( ) 3
                  [Cancel] [Continue]
                """)
        try await run.answer(["number": 1])
        #expect(run.look() == "  Pick Number\n  “1”\n  [Done]")
        try await system.finish()
    }

    @Test("Sections have their headings")
    func sections() async throws {
        let system = TestSystem(intents: [Offers.PickPlace.self])
        let run = try await system.perform("PickPlace")
        #expect(
            run.look() == """
                  Pick Place
                  “Where?”
                  Place: ____
                    Asia – Far away
                    ( ) <Fuji> Mount Fuji – Japan
                    ( ) Everest
                    Europe
                    ( ) Etna
                  [Cancel] [Continue]
                """)
        guard case .values(let fields) = run.question?.kind else {
            Issue.record("No fields: \(run.screen)")
            return
        }
        #expect(fields.first?.options?.first?.imageName == "Fuji")
        #expect(
            fields.first?.options?.first?.section
                == Question.Heading(
                    title: "Asia", subtitle: "Far away", systemImageName: "globe.asia.australia"))
        try await run.cancel()
        #expect(run.look() == "  (nothing)")
        try await system.finish()
    }

    @Test("The author's question is asked in place of the collection's")
    func ownPrompt() async throws {
        let system = TestSystem(intents: [Offers.PickNumberInWords.self])
        let run = try await system.perform("PickNumberInWords")
        #expect(run.dialog?.full == "Say a number.")
        try await run.cancel()
        #expect(run.look() == "  (nothing)")
        try await system.finish()
    }

    @Test("Of several fields each has the question of its own choices beside it")
    func severalPrompts() async throws {
        let system = TestSystem(intents: [Offers.PickBoth.self])
        let run = try await system.perform("PickBoth")
        guard case .values(let fields) = run.question?.kind else {
            Issue.record("No fields: \(run.screen)")
            return
        }
        #expect(run.dialog == nil)
        #expect(fields.map(\.parameter.description) == ["Which number?", "Where?"])
        try await run.cancel()
        #expect(run.look() == "  (nothing)")
        try await system.finish()
    }

    @Test("A collection with an index stands under first letters")
    func indexed() async throws {
        let system = TestSystem(intents: [Offers.PickName.self])
        let run = try await system.perform("PickName")
        #expect(
            run.look() == """
                  Pick Name
                  Name: ____
                    #
                    ( ) 1st
                    A
                    ( ) ábel
                    ( ) Anna
                    Z
                    ( ) Zoe
                  [Cancel] [Continue]
                """)
        try await run.cancel()
        #expect(run.look() == "  (nothing)")
        try await system.finish()
    }

    @Test("What an app suggests stands with the question, and more is found by text")
    func suggestions() async throws {
        let system = TestSystem(intents: [Offers.PickStar.self])
        let run = try await system.perform("PickStar")
        guard case .values(let fields) = run.question?.kind, let field = fields.first else {
            Issue.record("No fields: \(run.screen)")
            return
        }
        #expect(field.options?.map(\.title) == ["Sirius", "Vega"])
        #expect(field.isSearchable)
        let question = try #require(run.question?.id)
        let found = try await run.session.options(
            question: question, parameter: "star", matching: "den")
        #expect(found.map(\.title) == ["Deneb in a swan"])
        #expect(found.map(\.section?.title) == ["Summer"])
        let all = try await run.session.options(question: question, parameter: "star", matching: "")
        #expect(all.map(\.title) == ["Sirius", "Vega"])
        try await run.cancel()
        #expect(run.look() == "  (nothing)")
        try await system.finish()
    }

    @Test("Nothing is called by a text that is longer than any name, so no query is asked")
    func longText() async throws {
        let system = TestSystem(intents: [Offers.PickStar.self])
        let text = String(repeating: "word ", count: 40_000)
        let run = try await system.perform("PickStar", values: ["star": .string(text)])
        guard case .values(let fields) = run.question?.kind else {
            Issue.record("No fields: \(run.screen)")
            return
        }
        #expect(
            fields.first?.error == "No Star matches “\(text.prefix(64))…”.")
        let question = try #require(run.question?.id)
        let found = try await run.session.options(
            question: question, parameter: "star", matching: text)
        #expect(found.isEmpty)
        #expect(system.system.search(text).isEmpty)
        try await run.cancel()
        #expect(run.look() == "  (nothing)")
        try await system.finish()
    }
}

enum Offers {
    struct Numbers: DynamicOptionsProvider {
        func results() async throws -> IntentItemCollection<Int> {
            IntentItemCollection(promptLabel: "Which number?") {
                IntentItem(
                    1, title: "One", subtitle: "The first", image: .init(systemName: "1.circle"))
                IntentItem(2, title: "Two")
                IntentItem(3)
            }
        }
    }

    struct Names: DynamicOptionsProvider {
        func results() async throws -> IntentItemCollection<String> {
            IntentItemCollection(
                usesIndexedCollation: true,
                sections: [
                    IntentItemSection(items: ["Zoe", "Anna", "1st", "ábel"].map { IntentItem($0) })
                ])
        }
    }

    struct Place: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
        static let defaultQuery = PlaceQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { .init(title: "\(id)") }
    }

    struct PlaceQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Place] {
            identifiers.map { Place(id: $0) }
        }

        func suggestedEntities() async throws -> ItemCollection<Place> {
            ItemCollection(promptLabel: "Where?") {
                ItemSection<Place>(
                    "Asia", subtitle: "Far away", image: .init(systemName: "globe.asia.australia")
                ) {
                    IntentItem(
                        Place(id: "Fuji"), title: "Mount Fuji", subtitle: "Japan",
                        image: .init(named: "Fuji"))
                    Place(id: "Everest")
                }
                ItemSection<Place>("Europe", items: [Place(id: "Etna")])
            }
        }
    }

    struct Star: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Star"
        static let defaultQuery = StarQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { .init(title: "\(id)") }
    }

    struct StarQuery: EntityStringQuery {
        func entities(for identifiers: [String]) async throws -> [Star] { [] }

        func entities(matching string: String) async throws -> IntentItemCollection<Star> {
            // Only a text that no person types comes here with so many words.
            if string.count > 1000 { return IntentItemCollection(items: [Star(id: "Asked")]) }
            return IntentItemCollection {
                IntentItemSection<Star>("Summer") {
                    IntentItem(Star(id: "Deneb"), title: "Deneb in a swan")
                }
            }
        }

        func suggestedEntities() async throws -> IntentItemCollection<Star> {
            IntentItemCollection(items: [Star(id: "Sirius"), Star(id: "Vega")])
        }
    }

    struct PickNumber: AppIntent {
        static let title: LocalizedStringResource = "Pick Number"
        @Parameter(title: "Number", optionsProvider: Numbers()) var number: Int
        func perform() async throws -> some IntentResult & ReturnsValue<Int> {
            .result(value: number)
        }
    }

    struct PickNumberInWords: AppIntent {
        static let title: LocalizedStringResource = "Pick Number in Words"
        @Parameter(
            title: "Number", requestValueDialog: "Say a number.", optionsProvider: Numbers())
        var number: Int
        func perform() async throws -> some IntentResult { .result() }
    }

    struct PickPlace: AppIntent {
        static let title: LocalizedStringResource = "Pick Place"
        @Parameter(title: "Place") var place: Place
        func perform() async throws -> some IntentResult { .result() }
    }

    struct PickBoth: AppIntent {
        static let title: LocalizedStringResource = "Pick Both"
        @Parameter(title: "Number", optionsProvider: Numbers()) var number: Int
        @Parameter(title: "Place") var place: Place
        func perform() async throws -> some IntentResult { .result() }
    }

    struct PickName: AppIntent {
        static let title: LocalizedStringResource = "Pick Name"
        @Parameter(title: "Name", optionsProvider: Names()) var name: String
        func perform() async throws -> some IntentResult { .result() }
    }

    struct PickStar: AppIntent {
        static let title: LocalizedStringResource = "Pick Star"
        @Parameter(title: "Star") var star: Star
        func perform() async throws -> some IntentResult { .result() }
    }
}
