/// A control that would act in an app and can't in a card.
enum InertControl: Sendable {
    case button
    case toggle
    case tap
    case navigation
    case link
    case accessibilityAction
    case edit
    case paste
    case share
    case drag
    /// A control that edits a value, with its name in a sentence.
    case editor(String)

    /// Returns the message to the view's author: what is drawn, and the cure.
    func finding(named name: String) -> String {
        let name = name.isEmpty ? "without a name" : "“\(name)”"
        return switch self {
        case .button:
            "The button \(name) runs a closure, which nothing in a snippet performs; it is drawn as "
                + "disabled. Initialize it with an intent: Button(intent:label:)."
        case .toggle:
            "The toggle \(name) sets a binding, which nothing in a snippet does; it is drawn as "
                + "disabled. Initialize it with an intent: Toggle(isOn:intent:label:)."
        case .tap:
            "A gesture on \(name) runs a closure, which nothing in a snippet performs. Initialize a "
                + "button with an intent instead: Button(intent:label:)."
        case .navigation:
            "The link \(name) leads to another view, and a snippet is one view; its label is drawn. "
                + "Initialize a button with an intent that shows the other snippet instead."
        case .link:
            "The link \(name) opens its address without asking the handler of `openURL`, which nothing in "
                + "a snippet does. Initialize a button with an intent instead: Button(intent:label:)."
        case .accessibilityAction:
            "An accessibility action of \(name) runs a closure, which nothing in a snippet performs. "
                + "Initialize a button with an intent instead: Button(intent:label:)."
        case .edit:
            "The button \(name) edits a list, which nothing in a snippet does; it is drawn as "
                + "disabled. Initialize buttons with intents instead: Button(intent:label:)."
        case .paste:
            "The button \(name) pastes, which nothing in a snippet does; it is drawn as disabled. Let "
                + "the person give the value as a parameter of an intent instead."
        case .share:
            "The link \(name) shares an item, which nothing in a snippet does; it is drawn as "
                + "disabled. Return the item as the value of an intent instead."
        case .drag:
            "The view \(name) is dragged as neither a text nor an address that is had without waiting, so "
                + "nothing in a snippet drags it. Let the item have a ProxyRepresentation of a String or a URL."
        case .editor(let kind):
            "The \(kind) \(name) edits a value, which nothing in a snippet does; it is drawn as "
                + "disabled. Let the person set the value as a parameter of an intent instead."
        }
    }
}

extension View {
    /// Returns the view, and informs its author that it doesn't act.
    nonisolated consuming func inert(
        _ control: InertControl, isEnabled: Bool = true
    ) -> some View {
        drawn(with: (control, isEnabled)) { context, inert, start in
            guard inert.1 else { return }
            let drawn = Array(context.nodes[start...])
            context.report(inert.0, named: drawn.accessibleName)
        }
    }
}

extension ResolveContext {
    /// Reports a control that can't act to its author, unless it only draws another control.
    mutating func report(_ control: InertControl, named name: @autoclosure () -> String) {
        if !isInert { report(control.finding(named: name())) }
    }

    /// Draws a label as a button that can't act, and reports it to its author.
    @MainActor
    mutating func drawInertButton(_ control: InertControl, _ label: some View) {
        let outer = environment.isEnabled
        if !isInert { environment.isEnabled = false }
        let start = nodes.count
        Button(action: nil) { label }._draw(in: &self)
        environment.isEnabled = outer
        let name = Array(nodes[start...]).accessibleName
        report(control, named: name)
    }

    /// Draws a view as a control that can't act: dimmed, and read as one element.
    @MainActor
    mutating func drawInert(_ kind: String, named name: some View, _ view: some View) {
        let outer = (environment.isEnabled, isInEditor)
        (environment.isEnabled, isInEditor) = (false, true)
        let start = nodes.count
        view._draw(in: &self)
        (environment.isEnabled, isInEditor) = outer
        if outer.0 { dim(from: start) }
        // The views that a style draws for a control are parts of that control.
        if isInert || isInEditor { return }
        let label = nodes { $0.drawPart("_n", name) }
        report(.editor(kind), named: label.accessibleName)
    }
    /// Dims the nodes drawn from an index on as those of a control that can't act.
    private mutating func dim(from start: Int) {
        for index in start..<nodes.count {
            // A row of a grid has no box, only its cells have.
            if case .stack(.gridRow) = nodes[index].kind {
                for cell in nodes[index].children.indices {
                    nodes[index].children[cell].apply(.opacity(Self.dimming))
                }
            } else {
                nodes[index].apply(.opacity(Self.dimming))
            }
        }
        count(nodesFrom: start)
    }

    private static var dimming: Double { 0.42 }
}
