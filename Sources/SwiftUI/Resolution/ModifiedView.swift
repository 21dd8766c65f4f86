/// A built-in modifier, which changes the environment of a view or the view's nodes.
public protocol _PrimitiveModifier {
    /// Draws a view with the change.
    @MainActor func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext)
}

/// A view with a built-in modifier.
///
/// It is public, and so are the modifiers, because code of other modules copies a view of an
/// unknown type through the type's metadata, which is much slower.
public nonisolated struct _ModifiedView<Content: View, Modifier: _PrimitiveModifier>: PrimitiveView
{
    @usableFromInline let content: Content
    @usableFromInline let modifier: Modifier

    @inlinable
    init(_ content: consuming Content, _ modifier: consuming Modifier) {
        self.content = content
        self.modifier = modifier
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        modifier._draw(content, in: &context)
    }
}

extension View {
    @inlinable
    nonisolated consuming func modified<Modifier: _PrimitiveModifier>(
        _ modifier: consuming Modifier
    ) -> _ModifiedView<Self, Modifier> {
        _ModifiedView(self, modifier)
    }

    /// Returns the view with an attribute on each of its nodes.
    @inlinable
    nonisolated consuming func attribute(
        _ attribute: ViewNode.Attribute
    ) -> _ModifiedView<Self, _AttributeModifier> {
        _ModifiedView(self, _AttributeModifier(attribute: attribute))
    }

    /// Returns the view with another value in its environment, which a closure swaps in.
    nonisolated consuming func surroundings<Value>(
        _ value: Value, _ exchange: @escaping (inout Value, inout EnvironmentValues) -> Void
    ) -> _ModifiedView<Self, _SettingModifier<Value>> {
        _ModifiedView(self, _SettingModifier(value: value, exchange: exchange))
    }

    /// Returns the view with a change of its nodes once they are drawn.
    nonisolated consuming func drawn<Value>(
        with value: Value,
        _ change: @escaping @MainActor (inout ResolveContext, Value, _ start: Int) -> Void
    ) -> _ModifiedView<Self, _DrawnModifier<Value>> {
        _ModifiedView(self, _DrawnModifier(value: value, change: change))
    }
}
