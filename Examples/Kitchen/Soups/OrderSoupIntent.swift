import AppIntents

struct OrderSoupIntent: AppIntent {
    @Parameter(title: "Soup")
    var soup: Soup

    @Parameter(title: "Quantity", inclusiveRange: (1, 9))
    var quantity: Int?

    static var parameterSummary: some ParameterSummary {
        Summary("Order \(\.$soup)") {
            \.$quantity
        }
    }

    func perform() async throws -> some IntentResult {
        guard let quantity = quantity, quantity < 10 else {
            throw $quantity.needsValue
        }
        soup.order(quantity: quantity)
        return .result()
    }
}

extension OrderSoupIntent {
    static let title = LocalizedStringResource("Order Soup")
    static let description = IntentDescription("Orders a soup from your favorite restaurant.")
}
