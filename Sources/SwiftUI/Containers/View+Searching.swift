// How lists would be searched. A card has no field to search in.
extension View {
    /// Would offer a field to search in, with suggestions.
    nonisolated public consuming func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        self
    }

    /// Would offer a field to search in, with suggestions and a prompt that is looked up.
    nonisolated public consuming func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
    ) -> some View {
        self
    }

    /// Would offer a field to search in, which the app may show and hide.
    nonisolated public consuming func searchable(
        text: Binding<String>, isPresented: Binding<Bool> = .constant(false),
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        self
    }

    /// Would offer a field to search in, which the app may show and hide, with a prompt that is looked up.
    nonisolated public consuming func searchable(
        text: Binding<String>, isPresented: Binding<Bool> = .constant(false),
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        self
    }

    /// Would suggest searches.
    nonisolated public consuming func searchSuggestions<S: View>(
        @ViewBuilder _ suggestions: () -> S
    )
        -> some View
    {
        self
    }

    /// Would say what is written into the field by a suggestion.
    nonisolated public consuming func searchCompletion(_ completion: String) -> some View { self }

    /// Would offer kinds of things to search for.
    nonisolated public consuming func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        self
    }
}
