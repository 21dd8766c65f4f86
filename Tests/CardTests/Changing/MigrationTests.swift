import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// Intents that had another name, and those that nobody should begin to use.
@Suite struct MigrationTests {
    @Test("The old name and that of the type reach a migrated intent, and it has the old one")
    func names() async throws {
        let system = TestSystem(intents: [Migrated.Order.self, Migrated.Renamed.self])
        #expect(
            system.system.metadata.intents.map(\.identifier) == ["OrderSoupINIntent", "renamed.2"])
        for name in ["OrderSoupINIntent", "Order", "OldRenamedIntent", "renamed.2", "Renamed"] {
            let run = try await system.perform(name)
            #expect(run.error == nil && run.dialog != nil, "\(name)")
        }
        let run = try await system.perform("OrderSoup")
        #expect(run.refusals.map(\.message) == ["There is no action “OrderSoup”."])
        try await system.finish()
    }

    @Test("A name that an intent has itself is not another's old one")
    func takenName() async throws {
        let system = TestSystem(intents: [Migrated.Order.self, Migrated.Impostor.self])
        let run = try await system.perform("Order")
        #expect(run.dialog?.full == "Done: Impostor")
        try await system.finish()
    }

    @Test("A card that was stored under an old name is shown again")
    func storedCard() async throws {
        let store = MemoryStore()
        let id = SessionID("test")
        let card = #"{"title":"Order Card","recipe":{"intent":"Card","values":{}}}"#
        try store.save([id: JSONDecoder().decode(StoredCard.self, from: Data(card.utf8))])
        let system = TestSystem(intents: [Migrated.Card.self], store: store)
        let run = try await system.person()
        #expect(run.screen == "  Order Card\n  | soup\n  [Done]")
        try await system.finish()
    }

    @Test("A deprecated intent is found after the others, and says what takes its place")
    func deprecated() async throws {
        let system = TestSystem(
            intents: [Migrated.Order.self, Migrated.Ancient.self, Migrated.Zealous.self])
        let items = system.system.search("").flatMap(\.items)
        #expect(items.map(\.title) == ["Order", "Zealous", "Ancient"])
        #expect(
            items.last?.subtitle == "Deprecated. Soup is ordered now. Use “Order” instead.")
        let german = system.system.search("", language: "de").flatMap(\.items)
        #expect(
            german.last?.subtitle == "Veraltet. Soup is ordered now. Verwende stattdessen „Order“.")
        #expect(
            system.system.metadata.intents.first { $0.title == "Ancient" }?.deprecation
                == IntentMetadata.Deprecation(
                    message: "Soup is ordered now.", replacement: "OrderSoupINIntent",
                    replacementTitle: "Order"))
        let run = try await system.perform("Ancient")
        #expect(run.dialog?.full == "Done: Ancient", "It goes on working.")
        try await system.finish()
    }
}

enum Migrated {
    struct Order: AppIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "OrderSoupINIntent"
        static let title: LocalizedStringResource = "Order"
        func perform() async throws -> some IntentResult { .result() }
    }

    /// Has an identifier of its own beside its old name.
    struct Renamed: CustomIntentMigratedAppIntent {
        static let intentClassName = "OldRenamedIntent"
        static let persistentIdentifier = "renamed.2"
        static let title: LocalizedStringResource = "Renamed"
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Impostor: AppIntent {
        static let persistentIdentifier = "Order"
        static let title: LocalizedStringResource = "Impostor"
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Card: SnippetIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "OldCardIntent"
        static let title: LocalizedStringResource = "Order Card"
        func perform() async throws -> some ShowsSnippetView {
            .result(view: Text(verbatim: "soup"))
        }
    }

    struct Ancient: DeprecatedAppIntent {
        static let title: LocalizedStringResource = "Ancient"
        static var deprecation: IntentDeprecation<Order> {
            IntentDeprecation(message: "Soup is ordered now.", replacedBy: Order.self)
        }
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Zealous: AppIntent {
        static let title: LocalizedStringResource = "Zealous"
        func perform() async throws -> some IntentResult { .result() }
    }
}
