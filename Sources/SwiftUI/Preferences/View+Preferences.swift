extension View {
    /// Sets a value for the ancestors of this view, instead of the values that views inside set.
    nonisolated public consuming func preference<K: PreferenceKey>(
        key: K.Type = K.self, value: K.Value
    ) -> some View {
        modified(_PreferenceModifier(key: key) { $0 = value })
    }

    /// Changes the value that views inside set.
    nonisolated public consuming func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modified(_PreferenceModifier(key: key, change: callback))
    }

    /// Sets a value with this view's position for its ancestors.
    nonisolated public consuming func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modified(
            _AnchorPreferenceModifier<A, K>(source: value) { value, anchor in
                value = transform(anchor)
            })
    }

    /// Changes the value that views inside set, by this view's position.
    nonisolated public consuming func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modified(_AnchorPreferenceModifier<A, K>(source: value, change: transform))
    }

    /// Returns the view; the action is not called, because a card is drawn in its initial state.
    nonisolated public consuming func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        self
    }

    /// Adds a view in front of this one, made from the value of the views inside.
    nonisolated public consuming func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modified(
            _PreferenceLayerModifier(
                key: key, alignment: alignment, isBehind: false, transform: transform))
    }

    /// Adds a view behind this one, made from the value of the views inside.
    nonisolated public consuming func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modified(
            _PreferenceLayerModifier(
                key: key, alignment: alignment, isBehind: true, transform: transform))
    }
}

/// Sets a value that is made from the value of the views inside.
public struct _PreferenceModifier<K: PreferenceKey>: _PrimitiveModifier {
    let key: K.Type
    let change: (inout K.Value) -> Void

    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let start = context.preferences.count
        content._draw(in: &context)
        var value = context.preferences.value(of: key, from: start)
        context.running { change(&value) }
        context.preferences.tell(key, value, from: start)
    }
}

/// Sets a value that is made from a view's position.
public struct _AnchorPreferenceModifier<A, K: PreferenceKey>: _PrimitiveModifier {
    let source: Anchor<A>.Source
    let change: (inout K.Value, Anchor<A>) -> Void

    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let start = context.preferences.count
        let first = context.nodes.count
        content._draw(in: &context)
        var value = context.preferences.value(of: K.self, from: start)
        if first < context.nodes.count {
            let number = context.liveParts().newAnchor()
            context.setAnchor(number, ofFirstFrom: first)
            let anchor = Anchor<A>(number: number, place: source.place)
            context.running { change(&value, anchor) }
        }
        context.preferences.tell(K.self, value, from: start)
    }
}

/// Draws a layer that is made from the value of the views inside.
public struct _PreferenceLayerModifier<K: PreferenceKey, Layer: View>: _PrimitiveModifier {
    let key: K.Type
    let alignment: Alignment
    let isBehind: Bool
    let transform: (K.Value) -> Layer

    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let told = context.preferences.count
        let start = context.nodes.count
        content._draw(in: &context)
        let value = context.preferences.value(of: key, from: told)
        let layer = context.running { transform(value) }
        if isBehind {
            context.putBehind(layer, alignment, from: start)
        } else {
            context.putInFront(layer, alignment, from: start)
        }
    }
}
