import AppIntents

/// Puts an item on a shelf.
public struct AddItemIntent: AppIntent {
    public static let title: LocalizedStringResource = "Add Item"
    public static let description = IntentDescription("Puts an item on a shelf.")

    @Parameter(title: "Name", requestValueDialog: "What shall I add?") public var name: String
    @Parameter(title: "Shelf") public var shelf: Shelf
    @Parameter(title: "Count", default: 1, inclusiveRange: (1, 99)) public var count: Int
    @Dependency var inventory: Inventory

    public static var parameterSummary: some ParameterSummary {
        Summary("Put \(\.$count) \(\.$name) into the \(\.$shelf)")
    }

    public init() {}

    public init(name: String, shelf: Shelf, count: Int) {
        self.name = name
        self.shelf = shelf
        self.count = count
    }

    public func perform() async throws
        -> some IntentResult & ReturnsValue<PantryItem> & ProvidesDialog
    {
        let item = PantryItem(name: name, shelf: shelf, count: count)
        try await inventory.add(item)
        return .result(value: item, dialog: "\(name) is on the shelf.")
    }
}
