import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Testing

/// Choices that depend on other parameters: DEP-7 to DEP-9.
@Suite(.timeLimit(.minutes(2)))
struct DependentOptionsTests {
    @Test("DEP-7 the choices are those for the values in the form, and are asked for again")
    func askedAgain() async throws {
        let system = TestSystem(intents: [Dependent.Order.self])
        let run = try await system.perform("Order")
        try await run.send(.perform(intent: "Order", values: [:], form: .whole))
        let question = try #require(run.question)
        #expect(question.layout?.changes == true)
        #expect(question.layout?.options == ["dish": []])

        func dishes(_ place: String) async -> [String]? {
            await run.session.layout(
                question: question.id,
                values: ["place": .enumeration(type: "Place", rawValue: place)]
            )?.options["dish"]?.map(\.title)
        }
        #expect(await dishes("italian") == ["Pasta", "Pizza"])
        #expect(await dishes("japanese") == ["Ramen"])
        #expect(await dishes("martian") == [])
        try await run.answer([
            "place": .enumeration(type: "Place", rawValue: "japanese"), "dish": "Ramen",
        ])
        #expect(run.dialog?.full == "Ramen from japanese")
        try await system.finish()
    }

    @Test("DEP-8 where a form can't change, what depends on a missing value is asked for after it")
    func oneAfterTheOther() async throws {
        let system = TestSystem(intents: [Dependent.Order.self])
        let run = try await system.perform("Order")
        #expect(
            run.screen
                == "  Order\n  Place: ____\n    ( ) Italian\n    ( ) Japanese\n  [Cancel] [Continue]"
        )
        try await run.answer(["place": .enumeration(type: "Place", rawValue: "italian")])
        #expect(
            run.screen
                == "  Order\n  Dish: ____\n    ( ) Pasta\n    ( ) Pizza\n  [Cancel] [Continue]")
        try await run.answer(["dish": "Pizza"])
        #expect(run.dialog?.full == "Pizza from italian")
        try await system.finish()
    }

    @Test(
        "DEP-8 what was given at once has its part in the choices for the one value that is missing"
    )
    func givenBefore() async throws {
        let system = TestSystem(intents: [Dependent.Order.self])
        let run = try await system.perform(
            "Order", values: ["place": .enumeration(type: "Place", rawValue: "japanese")])
        #expect(run.screen == "  Order\n  Dish: ____\n    ( ) Ramen\n  [Cancel] [Continue]")
        try await run.cancel()
        try await system.finish()
    }

    @Test("DEP-9 a dependency tells nothing outside a question, and to another intent's parameters")
    func outside() async throws {
        let provider = Dependent.Dishes()
        #expect(try await provider.results() == [])
        let system = TestSystem(intents: [Dependent.Cook.self])
        let run = try await system.perform("Cook")
        #expect(run.screen == "  Cook\n  Dish: ____\n  [Cancel] [Continue]")
        try await run.cancel()
        try await system.finish()
    }
}

/// A restaurant and its dishes.
enum Dependent {
    enum Place: String, AppEnum {
        case italian, japanese
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
        static let caseDisplayRepresentations: [Place: DisplayRepresentation] = [
            .italian: "Italian", .japanese: "Japanese",
        ]
    }

    struct Order: AppIntent {
        static let title: LocalizedStringResource = "Order"
        @Parameter(title: "Place") var place: Place
        @Parameter(title: "Dish", optionsProvider: Dishes()) var dish: String
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "\(dish) from \(place.rawValue)")
        }
    }

    struct Cook: AppIntent {
        static let title: LocalizedStringResource = "Cook"
        @Parameter(title: "Place") var place: Place?
        @Parameter(title: "Dish", optionsProvider: Dishes()) var dish: String
        func perform() async throws -> some ProvidesDialog { .result(dialog: "\(dish)") }
    }

    struct Dishes: DynamicOptionsProvider {
        @IntentParameterDependency<Order>(\.$place) var order

        func results() async throws -> [String] {
            switch order?.place {
            case .italian: ["Pasta", "Pizza"]
            case .japanese: ["Ramen"]
            case nil: []
            }
        }
    }
}
