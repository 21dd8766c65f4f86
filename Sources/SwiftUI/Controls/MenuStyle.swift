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
    public nonisolated struct Label: PrimitiveView {
        let view: AnyView

        @MainActor
        package func draw(in context: inout ResolveContext) {
            view._draw(in: &context)
        }
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

/// The style at hand.
enum AnyMenuStyle {
    case primitive(MenuStyleKind)
    case custom(any MenuStyle)
}

extension MenuStyle {
    /// The view that stands for a menu, its type hidden.
    func makeView(_ configuration: MenuStyleConfiguration) -> AnyView {
        AnyView(makeBody(configuration: configuration))
    }
}

extension EnvironmentValues {
    private struct MenuStyleKey: EnvironmentKey {
        static var defaultValue: AnyMenuStyle { .primitive(.button) }
    }

    var menuStyle: AnyMenuStyle {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how menus inside look.
    nonisolated public consuming func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        let builtIn = style as? any BuiltInMenuStyle
        return environment(\.menuStyle, builtIn.map { .primitive($0.kind) } ?? .custom(style))
    }
}
