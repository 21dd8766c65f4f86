import AppIntents
import Foundation

/// Reminds a person of an item.
public struct RemindIntent: AppIntent {
    public static let title: LocalizedStringResource = "Remind Me"

    @Parameter(title: "Item") public var item: PantryItem
    @Parameter(title: "Date") public var date: Date
    @Dependency var reminders: Reminders

    public init() {}

    public init(item: PantryItem, date: Date) {
        self.item = item
        self.date = date
    }

    public func perform() async throws -> some IntentResult & ProvidesDialog {
        try await reminders.remind(of: item.name, at: date)
        return .result(dialog: "I’ll remind you of \(item.name).")
    }
}
