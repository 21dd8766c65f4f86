/// Builds the entries of a widget's preview.
@resultBuilder
public struct PreviewTimelineBuilder {
    /// An entry.
    public static func buildExpression(_ expression: some TimelineEntry) -> [any TimelineEntry] {
        [expression]
    }

    /// Several entries.
    public static func buildExpression(
        _ expression: [any TimelineEntry]
    ) -> [any TimelineEntry] {
        expression
    }

    /// The first entries.
    public static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] {
        first
    }

    /// The entries so far, and the next.
    public static func buildPartialBlock(
        accumulated: [any TimelineEntry], next: [any TimelineEntry]
    ) -> [any TimelineEntry] {
        accumulated + next
    }

    /// The entries of all turns of a loop.
    public static func buildArray(_ components: [[any TimelineEntry]]) -> [any TimelineEntry] {
        components.flatMap(\.self)
    }
}
