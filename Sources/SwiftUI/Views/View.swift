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

    /// Draws the view, for the system; views of one's own have it from an extension.
    ///
    /// It is a requirement, not a cast to an inner protocol, because a cast copies the view with
    /// all that it contains, at each level of the tree.
    func _draw(in context: inout _ResolveContext)
}

extension View {
    /// Draws the content of the view.
    public func _draw(in context: inout _ResolveContext) {
        context.drawBody(of: self)
    }
}

extension Never: View {
    /// Not to be read: there is no value to read it from.
    public var body: Never { fatalError("Never has no value.") }
}
