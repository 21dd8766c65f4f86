/// A provider of the entries of a widget without a configuration.
public protocol TimelineProvider {
    /// The type of the entries.
    associatedtype Entry: TimelineEntry

    /// The context for which entries are made.
    typealias Context = TimelineProviderContext

    /// Returns an entry without data, which is shown redacted until the first one is available.
    func placeholder(in context: Self.Context) -> Self.Entry

    /// Passes a current entry to the completion handler, with sample data if the real data takes long.
    @preconcurrency
    func getSnapshot(
        in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)

    /// Passes the entries from now on to the completion handler.
    @preconcurrency
    func getTimeline(
        in context: Self.Context, completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)

    /// Returns the contexts in which the widget is useful, as of an `AppIntentTimelineProvider`.
    func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
    /// Returns no contexts, by default.
    public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}
