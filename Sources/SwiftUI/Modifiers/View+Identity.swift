extension View {
    /// Gives the view an identity of its author's choice.
    ///
    /// Unspecified by Apple for what is drawn; here the identity holds wherever the view moves
    /// within the card, so two views of one card cannot share it.
    nonisolated public consuming func id<ID: Hashable>(_ id: ID) -> some View {
        modified(_IdentityModifier(id: id))
    }

    /// Marks the view for a selection.
    ///
    /// A snippet has none, so the mark changes nothing.
    nonisolated public consuming func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true)
        -> some View
    {
        self
    }

    /// Sets a value of the surroundings of the view.
    nonisolated public consuming func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modified(_EnvironmentModifier(keyPath: keyPath, value: value))
    }
}

/// Gives a view an identity of its author's choice.
public nonisolated struct _IdentityModifier<ID: Hashable>: _PrimitiveModifier {
    let id: ID

    /// Draws a view under the identity.
    @MainActor
    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        context.draw(content, chosen: id)
    }
}
