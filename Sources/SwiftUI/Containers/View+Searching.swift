// Modifiers for searching lists. A card has no search field.
extension View {
    /// Adds a search field with suggestions; a card has none.
    nonisolated public consuming func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        self
    }

    /// Adds a search field with suggestions and a localized prompt; a card has none.
    nonisolated public consuming func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
    ) -> some View {
        self
    }

    /// Adds a search field that the app can show and hide; a card has none.
    nonisolated public consuming func searchable(
        text: Binding<String>, isPresented: Binding<Bool> = .constant(false),
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        self
    }

    /// Adds a search field that the app can show, with a localized prompt; a card has none.
    nonisolated public consuming func searchable(
        text: Binding<String>, isPresented: Binding<Bool> = .constant(false),
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        self
    }

    /// Adds a search field that the app can show, with a prompt from a resource; a card has none.
    @_disfavoredOverload
    nonisolated public consuming func searchable(
        text: Binding<String>, isPresented: Binding<Bool> = .constant(false),
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
    ) -> some View {
        self
    }

    /// Suggests searches; a card has no search field.
    nonisolated public consuming func searchSuggestions<S: View>(
        @ViewBuilder _ suggestions: () -> S
    )
        -> some View
    {
        self
    }

    /// Sets the text that a suggestion writes into the field; a card has no search field.
    nonisolated public consuming func searchCompletion(_ completion: String) -> some View { self }

    /// Offers scopes to search in; a card has no search field.
    nonisolated public consuming func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        self
    }
}
