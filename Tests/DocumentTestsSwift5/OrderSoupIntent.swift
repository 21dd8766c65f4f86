// swift-format-ignore-file
import AppIntents

// BEGIN document "AppIntent", heading "Implement the AppIntent Protocol"
struct OrderSoupIntent: AppIntent {
   static var title = LocalizedStringResource("Order Soup")
   static var description = IntentDescription("Orders a soup from your favorite restaurant.")
}
// END

// What the document leaves out. In Swift 6 mode its stored properties would have to be constants.
extension OrderSoupIntent {
    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "A soup is on its way.")
    }
}
