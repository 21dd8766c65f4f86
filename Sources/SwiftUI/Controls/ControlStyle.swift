/// The style of a kind of control: one that renderers know, or one of an author's.
enum ControlStyle<Kind, Custom> {
    case primitive(Kind)
    /// One reference, since surroundings are copied.
    indirect case custom(Custom)
}

/// A part of a control that a style arranges, its type hidden.
nonisolated protocol StylePart: PrimitiveView {
    var view: AnyView { get }

    init(view: AnyView)
}

extension StylePart {
    init(_ view: some View) {
        self.init(view: AnyView(view))
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        view._draw(in: &context)
    }
}

/// The style that is chosen for a kind of control; `nil` for the usual one.
struct StyleKey<Style>: EnvironmentKey {
    static var defaultValue: Style? { nil }
}

/// Sets the style of a kind of control.
public nonisolated struct _StyleModifier<Style>: _PrimitiveModifier {
    let style: Style

    /// Draws a view where the controls have the style.
    @MainActor
    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        context.setting(StyleKey<Style>.self, to: style) { content._draw(in: &$0) }
    }
}

extension ResolveContext {
    /// Draws a control by the style of its kind; controls of the kind that it contains are drawn in the usual one.
    @MainActor
    mutating func drawStyled<Style>(by draw: (Style?, inout ResolveContext) -> Void) {
        let style = environment[StyleKey<Style>.self]
        setting(StyleKey<Style>.self, to: nil) { draw(style, &$0) }
    }

    /// Draws something while a value of the surroundings is another one.
    @MainActor
    mutating func setting<Key: EnvironmentKey>(
        _ key: Key.Type, to value: Key.Value, _ draw: (inout ResolveContext) -> Void
    ) {
        let outer = environment[key]
        environment[key] = value
        draw(&self)
        environment[key] = outer
    }
}
