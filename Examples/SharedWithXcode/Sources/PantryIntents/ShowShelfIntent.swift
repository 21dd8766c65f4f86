import AppIntents
import SwiftUI

/// Shows what is on a shelf.
public struct ShowShelfIntent: AppIntent {
    public static let title: LocalizedStringResource = "Show Shelf"

    @Parameter(title: "Shelf") public var shelf: Shelf

    public init() {}

    public init(shelf: Shelf) {
        self.shelf = shelf
    }

    public func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        .result(snippetIntent: ShelfSnippetIntent(shelf: shelf))
    }
}

/// The card of a shelf, drawn again after each tap.
public struct ShelfSnippetIntent: SnippetIntent {
    public static let title: LocalizedStringResource = "Shelf"

    @Parameter(title: "Shelf") public var shelf: Shelf
    @Dependency var inventory: Inventory

    public init() {}

    public init(shelf: Shelf) {
        self.shelf = shelf
    }

    public func perform() async throws -> some IntentResult & ShowsSnippetView {
        let items = try await inventory.items(on: shelf)
        return .result(view: ShelfView(shelf: shelf, items: items))
    }
}
