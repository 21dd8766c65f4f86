/// The style that suits the context: that of the buttons around the menu.
public nonisolated struct DefaultMenuStyle: BuiltInMenuStyle, Sendable {
    public init() {}

    var kind: MenuStyleKind { .button }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The style that suits the context: that of the buttons around the menu.
    nonisolated public static var automatic: DefaultMenuStyle { .init() }
}

/// A button, in the style of the buttons around it.
public nonisolated struct ButtonMenuStyle: BuiltInMenuStyle, Sendable {
    public init() {}

    var kind: MenuStyleKind { .button }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A button, in the style of the buttons around it.
    nonisolated public static var button: ButtonMenuStyle { .init() }
}

/// A button without a surface.
public nonisolated struct BorderlessButtonMenuStyle: BuiltInMenuStyle, Sendable {
    public init() {}

    var kind: MenuStyleKind { .borderless }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a surface.
    nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

/// A button with a surface.
public nonisolated struct BorderedButtonMenuStyle: BuiltInMenuStyle, Sendable {
    public init() {}

    var kind: MenuStyleKind { .bordered }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
    /// A button with a surface.
    nonisolated public static var borderedButton: BorderedButtonMenuStyle { .init() }
}
