import AppIntents

/// Takes one of an item.
public struct UseItemIntent: AppIntent {
    public static let title: LocalizedStringResource = "Use Item"

    @Parameter(title: "Item") public var item: PantryItem
    @Dependency var inventory: Inventory

    public init() {}

    public init(item: PantryItem) {
        self.item = item
    }

    public func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        .result(value: try await inventory.useOne(of: item).count)
    }
}
