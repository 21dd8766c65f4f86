extension View {
    /// Gives the view an identity that its author chooses.
    ///
    /// Unspecified by Apple for what is drawn; here the identity stays wherever the view moves
    /// within the card, so two views of one card can't share it.
    nonisolated public consuming func id<ID: Hashable>(_ id: ID) -> some View {
        modified(_IdentityModifier(id: id))
    }

    /// Sets the value of a selection that the view represents.
    nonisolated public consuming func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true)
        -> some View
    {
        drawn(with: tag) { context, tag, start in
            // Kept if the value is chosen.
            if context.choice != nil { context.offer(tag, from: start) }
        }
    }

    /// Sets a value of the environment of the view.
    nonisolated public consuming func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modified(_EnvironmentModifier(keyPath: keyPath, value: value))
    }

    /// Changes a value of the environment of the view.
    nonisolated public consuming func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modified(_EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
    }
}

/// A modifier that gives a view an identity that its author chooses.
public struct _IdentityModifier<ID: Hashable>: _PrimitiveModifier {
    let id: ID

    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        context.draw(content, chosen: id)
    }
}
