/// A switch that performs an intent when a person flips it.
///
/// `AppIntents` adds `Toggle(isOn:intent:label:)` and the similar initializers. A toggle with a
/// binding, as in views that are shared with an app, is drawn disabled, and the log mentions it.
public nonisolated struct Toggle<Label: View>: PrimitiveView {
    private let isOn: Bool
    private let action: ControlAction?
    private let setsBinding: Bool
    private let label: Label

    /// Creates a toggle that carries an action.
    package init(isOn: Bool, action: ControlAction?, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.action = action
        setsBinding = false
        self.label = label()
    }

    /// Creates a toggle that sets a binding; a card never sets it.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn.wrappedValue
        action = nil
        setsBinding = true
        self.label = label()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let id = context.path.id
        let environment = context.environment
        if setsBinding, !context.isInert { context.environment.isEnabled = false }
        var content = ViewNode.ToggleContent(
            action: context.register(action, isOn: isOn), isOn: isOn,
            isDisabled: !context.environment.isEnabled)
        let mark = context.path.pushContainer()
        context.environment.toggleStyle = .primitive(.automatic)
        var children: [ViewNode]
        var tint = environment.tint
        if case .tinted(_, let color) = environment.toggleStyle {
            tint = color.paint(in: environment)
        }
        switch environment.toggleStyle {
        case .primitive(let kind), .tinted(let kind, _):
            content.style = kind.described
            context.environment.isInControl = kind == .button
            children = context.label { label._draw(in: &$0) }
        case .custom(let style):
            content.style = .custom
            let label = ToggleStyleConfiguration.Label(label)
            func drawn(isOn: Bool) -> [ViewNode] {
                context.label { context in
                    context.running {
                        style.makeBody(configuration: .init(label: label, isOn: isOn))
                    }._draw(in: &context)
                }
            }
            children = drawn(isOn: isOn)
            // The other state is drawn in advance: a person sees the flip before the intent has
            // finished.
            let flipped = context.path.push("_x")
            content.flipped = drawn(isOn: !isOn)
            context.path.pop(to: flipped)
        }
        context.path.pop(to: mark)
        context.environment = environment

        let name =
            environment.labelsAreHidden && content.style == .switch ? children.accessibleName : ""
        if !name.isEmpty { children = [] }
        var node = ViewNode(id: id, kind: .toggle(content), children: children)
        if !name.isEmpty { node.attributes.append(.accessibilityLabel(name)) }
        if content.style != .custom, let tint {
            node.attributes.append(.tint(tint))
        }
        if setsBinding { context.report(.toggle, named: node.accessibleName) }
        context.nodes.append(node)
    }
}
