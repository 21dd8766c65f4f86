import AppIntents
import EndToEndSupport
import IntentTestKit
import SwiftUI

/// A card that cannot always be drawn.
enum TroubleCards {
    struct Show: AppIntent {
        static let title: LocalizedStringResource = "Show Trouble"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Card(lab: lab))
        }
    }

    struct Ask: AppIntent {
        static let title: LocalizedStringResource = "Ask Trouble"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            do {
                try await requestConfirmation(snippetIntent: Card(lab: lab))
            } catch let trouble as Trouble {
                TestFixture.named(lab).note("threw \(trouble.text)")
                throw trouble
            }
            return .result()
        }
    }

    struct Card: SnippetIntent {
        static let title: LocalizedStringResource = "Trouble"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetView {
            let number = TestFixture.named(lab)[number: "number"]
            if number == 1 { throw Trouble(text: "Number 1 is unlucky.") }
            return .result {
                VStack {
                    Text("Number \(number)")
                    Button("Next", intent: Next(lab: lab))
                }
            }
        }
    }

    struct Next: AppIntent {
        static let title: LocalizedStringResource = "Next"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            TestFixture.named(lab).add(1, to: "number")
            return .result()
        }
    }

    static let all: [any AppIntent.Type] = [Show.self, Ask.self, Card.self, Next.self]
}

/// Cards about entities that may be eaten.
enum GoneCards {
    struct Show: AppIntent {
        static let title: LocalizedStringResource = "Show Gone"
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "Fruit") var fruit: FruitCards.Fruit

        init() {}
        init(lab: String, fruit: FruitCards.Fruit) {
            self.lab = lab
            self.fruit = fruit
        }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Card(lab: lab, fruit: fruit))
        }
    }

    struct Card: SnippetIntent {
        static let title: LocalizedStringResource = "Gone"
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "Fruit") var fruit: FruitCards.Fruit

        init() {}
        init(lab: String, fruit: FruitCards.Fruit) {
            self.lab = lab
            self.fruit = fruit
        }

        func perform() async throws -> some ShowsSnippetView {
            .result {
                VStack {
                    Text(fruit.name)
                    Button("Eat", intent: Eat(lab: lab))
                }
            }
        }
    }

    struct ShowMaybe: AppIntent {
        static let title: LocalizedStringResource = "Show Maybe"
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "Fruit") var fruit: FruitCards.Fruit

        init() {}
        init(lab: String, fruit: FruitCards.Fruit) {
            self.lab = lab
            self.fruit = fruit
        }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Maybe(lab: lab, fruit: fruit))
        }
    }

    struct Maybe: SnippetIntent {
        static let title: LocalizedStringResource = "Maybe"
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "Fruit") var fruit: FruitCards.Fruit?

        init() {}
        init(lab: String, fruit: FruitCards.Fruit) {
            self.lab = lab
            self.fruit = fruit
        }

        func perform() async throws -> some ShowsSnippetView {
            .result {
                VStack {
                    Text(fruit?.name ?? "Nothing")
                    Button("Eat", intent: Eat(lab: lab))
                }
            }
        }
    }

    struct ShowBasket: AppIntent {
        static let title: LocalizedStringResource = "Show Basket"
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "Fruits") var fruits: [FruitCards.Fruit]

        init() {}
        init(lab: String, fruits: [FruitCards.Fruit]) {
            self.lab = lab
            self.fruits = fruits
        }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(snippetIntent: Basket(lab: lab, fruits: fruits))
        }
    }

    struct Basket: SnippetIntent {
        static let title: LocalizedStringResource = "Basket"
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "Fruits") var fruits: [FruitCards.Fruit]

        init() {}
        init(lab: String, fruits: [FruitCards.Fruit]) {
            self.lab = lab
            self.fruits = fruits
        }

        func perform() async throws -> some ShowsSnippetView {
            .result {
                VStack {
                    Text(fruits.map(\.name).joined(separator: ", "))
                    Button("Eat", intent: Eat(lab: lab))
                }
            }
        }
    }

    /// Eats the apple.
    struct Eat: AppIntent {
        static let title: LocalizedStringResource = "Eat"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            let lab = TestFixture.named(lab)
            lab.note("eat")
            lab[text: "apple"] = nil
            return .result()
        }
    }

    static let all: [any AppIntent.Type] = [
        Show.self, Card.self, ShowMaybe.self, Maybe.self, ShowBasket.self, Basket.self, Eat.self,
    ]
}
