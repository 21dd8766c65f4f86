/// A builder for the entries of a widget's preview.
@resultBuilder
public struct PreviewTimelineBuilder {
    /// Builds an entry.
    public static func buildExpression(_ expression: some TimelineEntry) -> [any TimelineEntry] {
        [expression]
    }

    /// Builds several entries.
    public static func buildExpression(
        _ expression: [any TimelineEntry]
    ) -> [any TimelineEntry] {
        expression
    }

    /// Builds the first entries.
    public static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] {
        first
    }

    /// Adds entries to the preceding ones.
    public static func buildPartialBlock(
        accumulated: [any TimelineEntry], next: [any TimelineEntry]
    ) -> [any TimelineEntry] {
        accumulated + next
    }

    /// Builds the entries of a loop.
    public static func buildArray(_ components: [[any TimelineEntry]]) -> [any TimelineEntry] {
        components.flatMap(\.self)
    }
}
