public import Foundation

/// The entries of a widget, and the time of the next timeline.
public struct Timeline<EntryType: TimelineEntry> {
    /// The entries.
    public let entries: [EntryType]
    /// The time at which the system asks for the next timeline.
    public let policy: TimelineReloadPolicy

    /// Creates a timeline.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The time at which the system asks a provider for the next timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
    package enum Moment: Equatable, Sendable {
        case atEnd
        case never
        case after(Date)
    }

    package let moment: Moment

    /// After the date of the last entry.
    public static let atEnd = TimelineReloadPolicy(moment: .atEnd)
    /// Only when the app asks for it.
    public static let never = TimelineReloadPolicy(moment: .never)

    /// Returns a policy for after a date.
    public static func after(_ date: Date) -> TimelineReloadPolicy {
        TimelineReloadPolicy(moment: .after(date))
    }
}
