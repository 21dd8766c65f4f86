/// A part of what a card shows, described by the parts it is made of.
///
/// The system reads `body` each time it draws the view, on the main actor; a view keeps no state
/// between two drawings.
@MainActor @preconcurrency
public protocol View {
    /// The type of the view's content.
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder var body: Self.Body { get }
}

extension Never: View {
    /// Not to be read: there is no value to read it from.
    public var body: Never { fatalError("Never has no value.") }
}
