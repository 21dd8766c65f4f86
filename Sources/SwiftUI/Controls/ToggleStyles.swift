/// The style that suits the context.
public nonisolated struct DefaultToggleStyle: PrimitiveToggleStyle, Sendable {
    public init() {}

    var kind: ToggleStyleKind { .automatic }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The style that suits the context.
    nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A switch beside the label.
public nonisolated struct SwitchToggleStyle: PrimitiveToggleStyle, Sendable {
    let tint: Color?

    public init() {
        tint = nil
    }

    /// Creates the style with the color of a switch that is on.
    public init(tint: Color) {
        self.tint = tint
    }

    var kind: ToggleStyleKind { .automatic }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch beside the label.
    nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A button that stays pressed while it is on.
public nonisolated struct ButtonToggleStyle: PrimitiveToggleStyle, Sendable {
    public init() {}

    var kind: ToggleStyleKind { .button }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays pressed while it is on.
    nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
    /// Sets the style of toggles inside.
    nonisolated public consuming func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        let primitive = style as? any PrimitiveToggleStyle
        return surroundings(primitive?.erased ?? .custom(style)) { swap(&$0, &$1.toggleStyle) }
    }
}
