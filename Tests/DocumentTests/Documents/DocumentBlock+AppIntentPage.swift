// swift-format-ignore-file

extension DocumentBlock {
    /// The code that the page of `AppIntent` prints.
    static let appIntentPage = [
        DocumentBlock("AppIntent", "AppIntent", .declaration, #"""
protocol AppIntent : PersistentlyIdentifiable, _SupportsAppDependencies, Sendable
"""#),
        DocumentBlock("AppIntent", "Implement the AppIntent Protocol", .compiled, #"""
struct OrderSoupIntent: AppIntent {
   static var title = LocalizedStringResource("Order Soup")
   static var description = IntentDescription("Orders a soup from your favorite restaurant.")
}
"""#),
        DocumentBlock("AppIntent", "Implement the AppIntent Protocol", .compiled, #"""
struct OrderSoupIntent: AppIntent {
   @Parameter(title: "Soup")
   var soup: Soup


   @Parameter(title: "Quantity")
   var quantity: Int?
}
"""#),
        DocumentBlock("AppIntent", "Implement the AppIntent Protocol", .compiled, #"""
struct OrderSoupIntent: AppIntent {
    @Parameter(title: "Soup")
    var soup: Soup


    @Parameter(title: "Quantity")
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
"""#),
    ]
}
