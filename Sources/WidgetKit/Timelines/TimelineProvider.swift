/// Makes the entries of a widget that needs no configuration.
public protocol TimelineProvider {
    /// The type of the entries.
    associatedtype Entry: TimelineEntry

    /// The place for which entries are made.
    typealias Context = TimelineProviderContext

    /// An entry without data, which is shown redacted until the first one is there.
    func placeholder(in context: Self.Context) -> Self.Entry

    /// Gives an entry for the present, with sample data where the real takes long.
    @preconcurrency
    func getSnapshot(
        in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)

    /// Gives the entries from now on.
    @preconcurrency
    func getTimeline(
        in context: Self.Context, completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)
}
