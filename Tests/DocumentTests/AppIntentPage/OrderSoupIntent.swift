// swift-format-ignore-file
import AppIntents

/// The intent when it has parameters only.
enum WithParameters {
// BEGIN document "AppIntent", heading "Implement the AppIntent Protocol"
struct OrderSoupIntent: AppIntent {
   @Parameter(title: "Soup")
   var soup: Soup


   @Parameter(title: "Quantity")
   var quantity: Int?
}
// END
}

// What the document leaves out.
extension WithParameters.OrderSoupIntent {
    static let title: LocalizedStringResource = "Order Soup"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        .result(value: quantity ?? 1)
    }
}

/// The intent when it is finished.
enum Finished {
// BEGIN document "AppIntent", heading "Implement the AppIntent Protocol"
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
// END
}

// What the document leaves out.
extension Finished.OrderSoupIntent {
    static let title: LocalizedStringResource = "Order Soup"
}
