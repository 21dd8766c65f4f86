/// The style of a kind of control: one that renderers know, or the author's.
enum ControlStyle<Kind, Custom> {
    case primitive(Kind)
    /// Indirect, so that copies of the environment share one reference.
    indirect case custom(Custom)
}

/// A part of a control that a style arranges; its type is erased.
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

/// The value of a type, such as the style for a kind of control; `nil` for the usual one.
struct ValueKey<Value>: EnvironmentKey {
    static var defaultValue: Value? { nil }
}

/// A modifier that sets the style of a kind of control.
public struct _StyleModifier<Style>: _PrimitiveModifier {
    let style: Style

    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        context.setting(ValueKey<Style>.self, to: style) { content._draw(in: &$0) }
    }
}

extension ResolveContext {
    /// Draws a control in the style of its kind; nested ones of that kind in the usual style.
    @MainActor
    mutating func drawStyled<Style>(by draw: (Style?, inout ResolveContext) -> Void) {
        let style = environment[ValueKey<Style>.self]
        setting(ValueKey<Style>.self, to: nil) { draw(style, &$0) }
    }

    /// Draws content while an environment value is replaced.
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
