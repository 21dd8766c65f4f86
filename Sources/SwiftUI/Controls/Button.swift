/// A control that performs an intent when a person taps it.
///
/// It is made by `Button(intent:label:)` and its like, which `AppIntents` adds. A button with a
/// closure does not exist here: in a snippet it would do nothing.
public nonisolated struct Button<Label: View>: PrimitiveView {
    private let role: ButtonRole?
    private let action: ControlAction?
    private let label: Label

    /// Creates a button that carries an action.
    package init(role: ButtonRole? = nil, action: ControlAction?, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let id = context.path.id
        let kind = context.environment.buttonStyle
        let isInControl = context.environment.isInControl
        let font = context.environment.font
        let controlSize = context.environment.controlSize
        let action = context.register(action)
        let mark = context.path.pushContainer()
        context.environment.buttonStyle = .primitive(.automatic)
        let children: [ViewNode]
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
                role: role, label: .init(AnyView(label)), isPressed: false)
            children = context.label { context in
                custom.draw(configuration, in: &context)
            }
        }
        context.path.pop(to: mark)
        context.environment.buttonStyle = kind
        context.environment.isInControl = isInControl
        context.environment.font = font

        var node = ViewNode(
            id: id,
            kind: .button(
                ViewNode.ButtonContent(
                    action: action, style: style, isDestructive: role == .destructive,
                    isDisabled: !context.environment.isEnabled)),
            children: children)
        if style != .plain, style != .custom, let tint = context.environment.tint {
            node.attributes.append(.tint(tint))
        }
        if style == .bordered || style == .borderedProminent {
            if let height = controlSize.minimumHeight {
                node.attributes.append(.frame(ViewNode.Frame(minHeight: height)))
            }
            if let outline = context.environment.buttonBorderShape.outline {
                node.attributes.append(.clip(outline))
            }
        }
        context.nodes.append(node)
    }
}
