import AppIntents
import Foundation
import SwiftUI

/// Cooking: nested entities, amounts, steps that a card walks through, an error with words of its own.
enum RecipeApp {
    struct Ingredient: TransientAppEntity, Sendable {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ingredient"
        @Property(title: "Name") var name: String
        @Property(title: "Grams") var grams: Double
        var displayRepresentation: DisplayRepresentation {
            .init(title: "\(name)", subtitle: "\(Int(grams)) g")
        }
        init() {}
        init(_ name: String, _ grams: Double) {
            self.name = name
            self.grams = grams
        }
    }

    struct Recipe: AppEntity {
        struct Query: EnumerableEntityQuery {
            @Dependency var book: Book
            func allEntities() async throws -> [Recipe] { book.recipes }
            func entities(for identifiers: [String]) async throws -> [Recipe] {
                book.recipes.filter { identifiers.contains($0.id) }
            }
        }

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Recipe"
        static let defaultQuery = Query()
        let id: String
        @Property(title: "Servings") var servings: Int
        @Property(title: "Ingredients") var ingredients: [Ingredient]
        var displayRepresentation: DisplayRepresentation { .init(title: "\(id)") }
        init(_ name: String, servings: Int, _ ingredients: [Ingredient]) {
            id = name
            self.servings = servings
            self.ingredients = ingredients
        }
    }

    final class Book: Sendable {
        var recipes: [Recipe] {
            [
                Recipe("Bread", servings: 8, [Ingredient("Flour", 500), Ingredient("Salt", 10)]),
                Recipe("Soup", servings: 2, [Ingredient("Peas", 250)]),
            ]
        }
    }

    enum RecipeError: Error, CustomLocalizedStringResourceConvertible {
        case noOven(String)
        var localizedStringResource: LocalizedStringResource {
            switch self {
            case .noOven(let name): "\(name) needs an oven."
            }
        }
    }

    struct Scale: AppIntent {
        static let title: LocalizedStringResource = "Scale Recipe"
        @Parameter(title: "Recipe") var recipe: Recipe
        @Parameter(title: "Servings", default: 4, controlStyle: .stepper, inclusiveRange: (1, 12))
        var servings: Int
        static var parameterSummary: some ParameterSummary {
            Summary("Scale \(\.$recipe) to \(\.$servings) servings")
        }
        func perform() async throws -> some ReturnsValue<[Ingredient]> {
            .result(
                value: recipe.ingredients.map {
                    Ingredient($0.name, $0.grams * Double(servings) / Double(recipe.servings))
                })
        }
    }

    struct Ingredients: AppIntent {
        static let title: LocalizedStringResource = "Ingredients"
        @Parameter(title: "Recipe") var recipe: Recipe
        func perform() async throws -> some ReturnsValue<[String]> {
            .result(value: recipe.ingredients.map(\.name))
        }
    }

    struct Shopping: AppIntent {
        static let title: LocalizedStringResource = "Shopping List"
        @Parameter(title: "Recipes") var recipes: [Recipe]
        @AppDependency var book: Book
        func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
            let rows = recipes.flatMap(\.ingredients).map(\.name)
            return .result(
                dialog: "\(rows.count) things of \(book.recipes.count) recipes.",
                view: VStack(alignment: .leading) {
                    ForEach(rows, id: \.self) { Label($0, systemImage: "cart") }
                })
        }
    }

    struct Bake: AppIntent {
        static let title: LocalizedStringResource = "Bake"
        @Parameter(title: "Recipe") var recipe: Recipe
        @Parameter(title: "Oven", default: false) var hasOven: Bool
        func perform() async throws -> some IntentResult {
            guard hasOven else { throw RecipeError.noOven(recipe.id) }
            return .result()
        }
    }

    struct StepCard: SnippetIntent {
        static let title: LocalizedStringResource = "Step"
        static let isDiscoverable = false
        @Parameter(title: "Step") var step: Int
        init() {}
        init(step: Int) { self.step = step }
        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(
                view: VStack {
                    Text("Step \(step) of 3")
                    if step < 3 { Button("Next", intent: NextStep(step: step + 1)) }
                })
        }
    }

    struct NextStep: AppIntent {
        static let title: LocalizedStringResource = "Next Step"
        static let isDiscoverable = false
        @Parameter(title: "Step") var step: Int
        init() {}
        init(step: Int) { self.step = step }
        func perform() async throws -> some IntentResult & ShowsSnippetIntent {
            .result(snippetIntent: StepCard(step: step))
        }
    }

    struct Cook: AppIntent {
        static let title: LocalizedStringResource = "Cook"
        func perform() async throws -> some IntentResult & ShowsSnippetIntent {
            .result(snippetIntent: StepCard(step: 1))
        }
    }

    struct Rate: AppIntent {
        static let title: LocalizedStringResource = "Rate Recipe"
        @Parameter(title: "Recipe") var recipe: Recipe
        @Parameter(title: "Stars", controlStyle: .stepper, inclusiveRange: (1, 5)) var stars: Int
        @Parameter(title: "Words", inputOptions: .init(multiline: true)) var words: String?
        static var parameterSummary: some ParameterSummary {
            When(\.$words, .hasAnyValue) {
                Summary("Rate \(\.$recipe) with \(\.$stars) and \(\.$words)")
            } otherwise: {
                Summary("Rate \(\.$recipe) with \(\.$stars)")
            }
        }
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(recipe.id): \(stars) of 5\(words == nil ? "" : ", with words").")
        }
    }

    struct OvenHeat: AppIntent {
        static let title: LocalizedStringResource = "Oven Heat"
        @Parameter(title: "Heat", defaultUnit: .celsius) var heat: Measurement<UnitTemperature>?
        func perform() async throws -> some IntentResult & ProvidesDialog {
            guard let heat else { return .result(dialog: "The oven is off.") }
            return .result(dialog: "\(Int(heat.converted(to: .celsius).value)) degrees.")
        }
    }

    struct Substitute: AppIntent {
        static let title: LocalizedStringResource = "Substitute"
        @Parameter(title: "For", optionsProvider: Names()) var name: String
        struct Names: DynamicOptionsProvider {
            @Dependency var book: Book
            func results() async throws -> [String] {
                book.recipes.flatMap(\.ingredients).map(\.name)
            }
        }
        func perform() async throws -> some ReturnsValue<String> {
            .result(value: name == "Salt" ? "Soy sauce" : "Nothing")
        }
    }
}
