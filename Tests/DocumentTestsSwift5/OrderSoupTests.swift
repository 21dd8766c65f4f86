import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Testing

/// What the page of `AppIntent` says about the metadata of its soup, in the language mode that
/// allows stored static variables.
@Suite("AppIntent: the metadata of ordering soup")
struct OrderSoupTests {
    private let system = TestSystem(intents: [OrderSoupIntent.self])

    @Test("Title and description are what people find the intent by")
    func titleAndDescription() throws {
        let intent = try #require(system.system.metadata.intents.first)
        #expect(intent.identifier == "OrderSoupIntent")
        #expect(intent.title == "Order Soup")
        #expect(intent.description == "Orders a soup from your favorite restaurant.")
        #expect(intent.parameters.isEmpty)
        #expect(system.system.search("soup").flatMap(\.items).map(\.title) == ["Order Soup"])
        #expect(system.system.search("favorite").flatMap(\.items).map(\.title) == ["Order Soup"])
    }

    @Test("A structure in Swift 5 mode is performed like any other")
    func isPerformed() async throws {
        let run = try await system.perform("OrderSoupIntent")
        #expect(run.card?.title == "Order Soup")
        #expect(run.dialog?.full == "A soup is on its way.")
        try await system.finish()
    }

    @Test("The structure conforms to the protocol")
    func conforms() {
        let type: any AppIntent.Type = OrderSoupIntent.self
        #expect(String(localized: type.title) == "Order Soup")
    }
}
