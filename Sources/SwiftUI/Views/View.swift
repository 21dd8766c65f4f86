/// A part of a card, described by its parts.
///
/// The system reads `body` each time it draws the view, on the main actor; a view keeps no state
/// between two drawings.
@MainActor @preconcurrency
public protocol View {
    /// The type of the view's content.
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder var body: Self.Body { get }

    /// Draws the view, for the system; custom views get it from an extension.
    ///
    /// It is a requirement instead of a cast to an internal protocol, because a cast copies the
    /// view with everything that it contains, at each level of the tree.
    func _draw(in context: inout _ResolveContext)
}

extension View {
    /// Draws the content of the view.
    public func _draw(in context: inout _ResolveContext) {
        context.drawBody(of: self)
    }
}

extension Never: View {
    /// Not to be read: `Never` has no value.
    public var body: Never { fatalError("Never has no value.") }
}
