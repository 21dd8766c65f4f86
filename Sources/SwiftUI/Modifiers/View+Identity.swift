extension View {
    /// Gives the view an identity of its author's choice.
    ///
    /// Unspecified by Apple for what is drawn; here the identity holds wherever the view moves
    /// within the card, so two views of one card cannot share it.
    nonisolated public consuming func id<ID: Hashable>(_ id: ID) -> some View {
        modified(_IdentityModifier(id: id))
    }

    /// Says which value of a selection the view stands for.
    nonisolated public consuming func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true)
        -> some View
    {
        modified(_TagModifier(tag: tag))
    }

    /// Sets a value of the surroundings of the view.
    nonisolated public consuming func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modified(_EnvironmentModifier(keyPath: keyPath, value: value))
    }

    /// Changes a value of the surroundings of the view.
    nonisolated public consuming func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modified(_EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
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

/// Says which value of a selection a view stands for.
public nonisolated struct _TagModifier<Tag: Hashable>: _PrimitiveModifier {
    let tag: Tag

    /// Draws a view, and keeps what was drawn if it is the chosen one.
    @MainActor
    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let start = context.nodes.count
        content._draw(in: &context)
        if context.choice != nil { context.offer(tag, from: start) }
    }
}
