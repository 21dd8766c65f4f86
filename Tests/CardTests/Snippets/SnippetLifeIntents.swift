import AppIntents
import EndToEndSupport
import IntentTestKit
import SwiftUI
import Synchronization

/// Cards that show what a recipe carries.
enum GreetingCards {
    struct Show: AppIntent {
        static let title: LocalizedStringResource = "Show Greeting"
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "Name") var name: String

        init() {}
        init(lab: String, name: String) {
            self.lab = lab
            self.name = name
        }

        func perform() async throws -> some ShowsSnippetIntent {
            let card = Card(lab: lab, name: name)
            TestFixture.named(lab).keep(card)
            return .result(snippetIntent: card)
        }
    }

    struct Card: SnippetIntent {
        static let title: LocalizedStringResource = "Greeting"
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "Name") var name: String

        init() {}
        init(lab: String, name: String) {
            self.lab = lab
            self.name = name
        }

        func perform() async throws -> some ShowsSnippetView {
            .result {
                VStack {
                    Text("Hello, \(name) (\(TestFixture.named(lab)[number: "count"]))")
                    Button("Again", intent: CounterCards.Nothing(lab: lab))
                }
            }
        }
    }

    struct Frozen: AppIntent {
        static let title: LocalizedStringResource = "Show Frozen"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ShowsSnippetIntent {
            .result(
                snippetIntent: FrozenCard(lab: lab, number: TestFixture.named(lab)[number: "count"])
            )
        }
    }

    struct FrozenCard: SnippetIntent {
        static let title: LocalizedStringResource = "Frozen"
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "Number") var number: Int

        init() {}
        init(lab: String, number: Int) {
            self.lab = lab
            self.number = number
        }

        func perform() async throws -> some ShowsSnippetView {
            .result {
                VStack {
                    Text("captured \(number), now \(TestFixture.named(lab)[number: "count"])")
                    Button("Again", intent: CounterCards.Nothing(lab: lab))
                }
            }
        }
    }
}

/// A card about an entity.
enum FruitCards {
    /// A fruit whose name the lab knows; its identifier is the lab's name and its own.
    struct Fruit: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Fruit"
        static let defaultQuery = FruitQuery()
        let id: String
        let name: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
    }

    struct FruitQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Fruit] {
            identifiers.compactMap { id in
                let parts = id.split(separator: "/").map(String.init)
                let lab = TestFixture.named(parts[0])
                lab.note("find \(parts[1])")
                return lab[text: parts[1]].map { Fruit(id: id, name: $0) }
            }
        }
    }

    struct Show: AppIntent {
        static let title: LocalizedStringResource = "Show Fruit"
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "Fruit") var fruit: Fruit

        init() {}
        init(lab: String, fruit: Fruit) {
            self.lab = lab
            self.fruit = fruit
        }

        func perform() async throws -> some ShowsSnippetIntent {
            TestFixture.named(lab).note("show \(fruit.name)")
            return .result(snippetIntent: Card(lab: lab, fruit: fruit))
        }
    }

    struct Card: SnippetIntent {
        static let title: LocalizedStringResource = "Fruit"
        private static let made = Mutex(0)
        /// Which instance this is; not a parameter, so it is never copied from another (INV-9).
        private let number = made.withLock { made in
            made += 1
            return made
        }
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "Fruit") var fruit: Fruit

        init() {}
        init(lab: String, fruit: Fruit) {
            self.lab = lab
            self.fruit = fruit
        }

        func perform() async throws -> some ShowsSnippetView {
            let lab = TestFixture.named(lab)
            lab.note("draw \(fruit.name)")
            lab.keep(number)
            return .result {
                VStack {
                    Text(fruit.name)
                    Button("Ripen", intent: Ripen(lab: lab.name))
                }
            }
        }
    }

    struct Ripen: AppIntent {
        static let title: LocalizedStringResource = "Ripen"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            let lab = TestFixture.named(lab)
            lab.note("ripen")
            lab[text: "apple"] = "red apple"
            return .result()
        }
    }
}
