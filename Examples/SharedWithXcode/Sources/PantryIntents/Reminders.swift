import Foundation

/// Reminders of items, which intents have as a dependency, whatever shows them.
public struct Reminders: Sendable {
    private let show: @Sendable (String, Date) async throws -> Void

    public init(_ show: @escaping @Sendable (String, Date) async throws -> Void) {
        self.show = show
    }

    /// Reminders where nothing can show them: they are refused, in words for people.
    public static let unavailable = Reminders { _, _ in throw PantryError.noReminders }

    /// Shows a text at a date.
    func remind(of text: String, at date: Date) async throws {
        try await show(text, date)
    }
}
