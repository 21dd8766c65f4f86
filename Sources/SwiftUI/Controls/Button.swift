/// A control that performs an intent when a person taps it.
///
/// `AppIntents` adds `Button(intent:label:)` and the similar initializers. A button with a closure,
/// as in views that are shared with an app, is drawn disabled, and the log mentions it.
public nonisolated struct Button<Label: View>: PrimitiveView {
    private enum Action {
        case intent(ControlAction?)
        case closure
    }

    private let role: ButtonRole?
    private let action: Action
    private let label: Label

    /// Creates a button that carries an action.
    package init(role: ButtonRole? = nil, action: ControlAction?, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = .intent(action)
        self.label = label()
    }

    /// Creates a button with a role and a closure; a card never runs the closure.
    public init(
        role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = .closure
        self.label = label()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let id = context.path.id
        let kind = context.environment.buttonStyle
        let isInControl = context.environment.isInControl
        let font = context.environment.font
        let controlSize = context.environment.controlSize
        let isEnabled = context.environment.isEnabled
        var registered: ActionID?
        switch action {
        case .intent(let action): registered = context.register(action)
        // Within another control, the button is only part of that control's label.
        case .closure where !context.isInert: context.environment.isEnabled = false
        case .closure: break
        }
        let isDisabled = !context.environment.isEnabled
        let mark = context.path.pushContainer()
        context.environment.buttonStyle = .primitive(.automatic)
        var children: [ViewNode]
        let style: ViewNode.ButtonContent.Style
        switch kind {
        case .primitive(let kind):
            style = kind.described
            context.environment.isInControl = style != .plain
            if kind.isBordered, controlSize.hasSmallText, font == nil {
                context.environment.font = .subheadline
            }
            children = context.label { label._draw(in: &$0) }
        case .custom(let custom):
            style = .custom
            let configuration = ButtonStyleConfiguration(
                role: role, label: .init(label), isPressed: false)
            children = context.label { context in
                context.running { custom.makeBody(configuration: configuration) }
                    ._draw(in: &context)
            }
        case .customPrimitive(let custom):
            style = .custom
            let configuration = PrimitiveButtonStyleConfiguration(
                role: role, label: .init(label))
            children = context.label { context in
                context.running { custom.makeBody(configuration: configuration) }
                    ._draw(in: &context)
            }
        }
        context.path.pop(to: mark)
        context.environment.buttonStyle = kind
        context.environment.isInControl = isInControl
        context.environment.font = font
        context.environment.isEnabled = isEnabled

        // The surface grows with its label, so that a large control is tapped where it is seen.
        if style == .bordered || style == .borderedProminent, !children.isEmpty,
            let height = controlSize.minimumHeight
        {
            if children.count > 1 {
                children = [
                    ViewNode(
                        id: NodeID(id.rawValue + "_r"),
                        kind: .stack(.horizontal(.center, spacing: nil)), children: children)
                ]
            }
            children[0].apply(
                .frame(ViewNode.Frame(minHeight: height - 2 * Measures.controlPaddingBlock)))
        }

        var node = ViewNode(
            id: id,
            kind: .button(
                ViewNode.ButtonContent(
                    action: registered, style: style, isDestructive: role == .destructive,
                    isDisabled: isDisabled)),
            children: children)
        if style != .plain, style != .custom, let tint = context.environment.tint {
            node.attributes.append(.tint(tint))
        }
        if style == .bordered || style == .borderedProminent,
            let outline = context.environment.buttonBorderShape.outline
        {
            node.attributes.append(.clip(outline))
        }
        if case .closure = action { context.report(.button, named: node.accessibleName) }
        context.nodes.append(node)
    }
}
