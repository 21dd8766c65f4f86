/// How a menu looks, drawn from its label.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The type of the view that stands for the menu.
    associatedtype Body: View

    /// Makes the view that stands for a menu.
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

    /// The commands of the menu, of which a card draws none.
    public nonisolated struct Content: PrimitiveView {
        @MainActor
        package func draw(in context: inout ResolveContext) {}
    }

    let label: MenuStyleConfiguration.Label
}

/// A built-in look of a menu.
protocol BuiltInMenuStyle: MenuStyle {
    nonisolated var kind: MenuStyleKind { get }
}

enum MenuStyleKind: Sendable {
    /// In the style of the buttons around it.
    case button
    /// Without a surface.
    case borderless
    /// With a surface.
    case bordered
}

extension BuiltInMenuStyle {
    /// The menu in the built-in look.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).menuStyle(self)
    }
}

/// The style at hand.
typealias AnyMenuStyle = ControlStyle<MenuStyleKind, any MenuStyle>

extension View {
    /// Sets how menus inside look.
    nonisolated public consuming func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        let builtIn = style as? any BuiltInMenuStyle
        return modified(
            _StyleModifier<AnyMenuStyle>(
                style: builtIn.map { .primitive($0.kind) } ?? .custom(style)))
    }
}
