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
    package func nodes(in context: inout ResolveContext) -> [ViewNode] {
        let id = context.path.id
        let environment = context.environment
        let action = context.register(action)
        let mark = context.path.pushContainer()
        context.environment.buttonStyle = .primitive(.automatic)
        let children: [ViewNode]
        let style: ViewNode.ButtonContent.Style
        switch environment.buttonStyle {
        case .primitive(let kind):
            style = kind.described
            context.environment.isInControl = style != .plain
            if kind.isBordered, environment.controlSize.hasSmallText, environment.font == nil {
                context.environment.font = .subheadline
            }
            children = context.label { $0.resolve(label) }
        case .custom(let custom):
            style = .custom
            let configuration = ButtonStyleConfiguration(
                role: role, label: .init(AnyView(label)), isPressed: false)
            children = context.label { context in
                custom.resolve(configuration, in: &context)
            }
        }
        context.path.pop(to: mark)
        context.environment = environment

        var node = ViewNode(
            id: id,
            kind: .button(
                ViewNode.ButtonContent(
                    action: action, style: style, isDestructive: role == .destructive,
                    isDisabled: !environment.isEnabled)),
            children: children)
        if style != .plain, style != .custom, let tint = environment.tint {
            node.attributes.append(.tint(tint))
        }
        if style == .bordered || style == .borderedProminent {
            if let height = environment.controlSize.minimumHeight {
                node.attributes.append(.frame(ViewNode.Frame(minHeight: height)))
            }
            if let outline = environment.buttonBorderShape.outline {
                node.attributes.append(.clip(outline))
            }
        }
        return [node]
    }
}
