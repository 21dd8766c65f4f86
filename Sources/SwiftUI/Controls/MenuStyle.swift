/// The style of a menu, which draws it from its label.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The type of the view that draws the menu.
    associatedtype Body: View

    /// Makes the view that draws a menu.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The menu that a style draws.
    typealias Configuration = MenuStyleConfiguration
}

/// The parts of a menu, for a style to draw.
public struct MenuStyleConfiguration {
    /// The label of the menu.
    public nonisolated struct Label: StylePart {
        let view: AnyView
    }

    /// The commands of the menu; a card draws none of them.
    public nonisolated struct Content: PrimitiveView {
        @MainActor
        package func draw(in context: inout ResolveContext) {}
    }

    let label: MenuStyleConfiguration.Label
}

/// A built-in style of a menu.
protocol BuiltInMenuStyle: MenuStyle {
    nonisolated var kind: MenuStyleKind { get }
}

enum MenuStyleKind: Sendable {
    /// A menu in the style of the buttons around it.
    case button
    /// A menu without a surface.
    case borderless
    /// A menu with a surface.
    case bordered
}

extension BuiltInMenuStyle {
    /// Returns the menu in the built-in style.
    public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).menuStyle(self)
    }
}

/// The style in use.
typealias AnyMenuStyle = ControlStyle<MenuStyleKind, any MenuStyle>

extension View {
    /// Sets the style of menus inside.
    nonisolated public consuming func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        let builtIn = style as? any BuiltInMenuStyle
        return modified(
            _StyleModifier<AnyMenuStyle>(
                style: builtIn.map { .primitive($0.kind) } ?? .custom(style)))
    }
}
