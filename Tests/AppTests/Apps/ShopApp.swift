import AppIntents
import Foundation
import SwiftUI

/// A shop: orders in a snippet that changes, sums of money, choices with content, a value for a confirmation.
enum ShopApp {
    struct Product: AppEntity {
        struct Query: EntityStringQuery {
            func entities(for identifiers: [Int]) async throws -> [Product] {
                Product.all.filter { identifiers.contains($0.id) }
            }
            func entities(matching string: String) async throws -> [Product] {
                Product.all.filter { $0.name.localizedStandardContains(string) }
            }
            func suggestedEntities() async throws -> [Product] { Product.all }
        }
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Product"
        static let defaultQuery = Query()
        static let all = [
            Product(1, "Lamp", 30), Product(2, "Chair", 75), Product(3, "Desk lamp", 55),
        ]
        let id: Int
        let name: String
        @Property(title: "Price") var price: IntentCurrencyAmount
        var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") }
        init(_ id: Int, _ name: String, _ price: Decimal) {
            self.id = id
            self.name = name
            self.price = IntentCurrencyAmount(amount: price, currencyCode: "EUR")
        }
    }

    enum Basket { nonisolated(unsafe) static var count = 1 }

    struct BasketCard: SnippetIntent {
        static let title: LocalizedStringResource = "Basket"
        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(
                view: HStack {
                    Button("Less", systemImage: "minus", intent: ChangeBasket(by: -1))
                        .disabled(Basket.count == 0)
                    Text("\(Basket.count) in the basket")
                    Button("More", systemImage: "plus", intent: ChangeBasket(by: 1))
                })
        }
    }

    struct ChangeBasket: AppIntent {
        static let title: LocalizedStringResource = "Change Basket"
        static let isDiscoverable = false
        @Parameter(title: "By") var change: Int
        init() {}
        init(by change: Int) { self.change = change }
        func perform() async throws -> some IntentResult {
            Basket.count += change
            return .result()
        }
    }

    struct ShowBasket: AppIntent {
        static let title: LocalizedStringResource = "Show Basket"
        func perform() async throws -> some IntentResult & ShowsSnippetIntent {
            Basket.count = 1
            return .result(snippetIntent: BasketCard())
        }
    }

    struct Order: AppIntent {
        static let title: LocalizedStringResource = "Order"
        @Parameter(title: "Product", requestValueDialog: "What would you like?") var product:
            Product
        @Parameter(title: "Number", default: 1, controlStyle: .stepper, inclusiveRange: (1, 10))
        var count: Int
        static var parameterSummary: some ParameterSummary {
            Summary("Order \(\.$count) \(\.$product)")
        }
        func perform() async throws -> some IntentResult & ReturnsValue<IntentCurrencyAmount>
            & ProvidesDialog
        {
            let sum = product.price.amount * Decimal(count)
            try await requestConfirmation(
                actionName: .order,
                dialog: IntentDialog(
                    full: "Order \(count) for \(sum.description) €?",
                    supporting: "\(sum.description) €"))
            return .result(
                value: IntentCurrencyAmount(amount: sum, currencyCode: "EUR"),
                dialog: "It comes tomorrow.")
        }
    }

    struct Price: AppIntent {
        static let title: LocalizedStringResource = "Get Price"
        @Parameter(title: "Product") var product: Product
        func perform() async throws -> some ReturnsValue<IntentCurrencyAmount> {
            .result(value: product.price)
        }
    }

    struct Wrap: AppIntent {
        static let title: LocalizedStringResource = "Gift Wrap"
        func perform() async throws -> some IntentResult & ProvidesDialog {
            let red = IntentChoiceOption(title: "Red")
            let gold = IntentChoiceOption(title: "Gold")
            let paper = try await requestChoice(
                between: [red, gold, .cancel], dialog: "Which paper?"
            ) {
                Image(systemName: "gift").accessibilityLabel("A parcel")
            }
            return .result(dialog: "\(paper.title) paper.")
        }
    }

    struct Budget: AppIntent {
        static let title: LocalizedStringResource = "Within Budget"
        @Parameter(title: "Budget", currencyCodes: ["EUR", "USD"]) var budget: IntentCurrencyAmount
        func perform() async throws -> some ReturnsValue<[Product]> {
            .result(value: Product.all.filter { $0.price.amount <= budget.amount })
        }
    }

    struct Track: LiveActivityIntent {
        static let title: LocalizedStringResource = "Track Order"
        @Parameter(title: "Number", inputOptions: .init(keyboardType: .numberPad)) var number:
            String
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "Order \(number) is on its way.")
        }
    }

    struct Return: AppIntent {
        static let title: LocalizedStringResource = "Return Product"
        @Parameter(title: "Product") var product: Product
        @Parameter(title: "Reason", optionsProvider: Reasons()) var reason: String
        struct Reasons: DynamicOptionsProvider {
            @IntentParameterDependency<Return>(\.$product) var intent
            func results() async throws -> [String] {
                intent?.product.name == "Chair" ? ["Too hard", "Broken"] : ["Too dark", "Broken"]
            }
        }
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(product.name): \(reason).")
        }
    }

    struct SearchShop: ShowInAppSearchResultsIntent {
        static let title: LocalizedStringResource = "Search Shop"
        static let searchScopes: [StringSearchScope] = [.general]
        @Parameter(title: "Words") var criteria: StringSearchCriteria
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Voucher: AppIntent {
        static let title: LocalizedStringResource = "Redeem Voucher"
        @Parameter(
            title: "Code",
            inputOptions: .init(capitalizationType: .allCharacters, autocorrect: false))
        var code: String
        func perform() async throws -> some IntentResult & ProvidesDialog {
            guard code.count == 4 else {
                throw AppIntentError.Unrecoverable.entityNotFound
            }
            return .result(dialog: "Five euros for you.")
        }
    }
}
