extension View {
    /// Gives the view an identity of its author's choice.
    ///
    /// Unspecified by Apple for what is drawn; here the identity holds wherever the view moves
    /// within the card, so two views of one card cannot share it.
    nonisolated public consuming func id<ID: Hashable>(_ id: ID) -> some View {
        modified(IdentityModifier(id: id))
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
        surroundings(keyPath, value)
    }
}

private struct IdentityModifier<ID: Hashable>: PrimitiveModifier {
    let id: ID

    @MainActor
    func resolve<Content: View>(
        _ content: Content, in context: inout ResolveContext
    ) -> [ViewNode] {
        context.resolve(content, chosen: id)
    }
}
