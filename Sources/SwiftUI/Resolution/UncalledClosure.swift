/// A closure that an app runs when a view appears or changes, but a card doesn't.
enum UncalledClosure: String {
    case onAppear
    case task
    case onChange
    case onReceive

    /// Returns the message to the view's author: what is drawn, and the cure.
    func finding(in author: Any.Type?) -> String {
        let view = author.map { String(describing: $0) } ?? "A view"
        return
            "\(view) has a closure for `\(rawValue)`, which nothing in a snippet calls; it is drawn as it is "
            + "at first. Load what it shows in the intent, before the intent returns its view."
    }
}

extension ResolveContext {
    /// Informs the author of a view, once for each type, that nothing calls its closures.
    mutating func report(_ closure: UncalledClosure) {
        if record.toldOfClosures.insert(ObjectIdentifier(author ?? Never.self)).inserted {
            report(closure.finding(in: author))
        }
    }
}

/// Draws a view as it is before its author's closure would run.
public struct _UncalledClosureModifier: _PrimitiveModifier {
    /// The closure; `nil` if there is none.
    let closure: UncalledClosure?

    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        content._draw(in: &context)
        if let closure { context.report(closure) }
    }
}
