import _Localization

/// The parts of a view for a search without results.
public struct SearchUnavailableContent {
    /// The symbol and the title.
    public nonisolated struct Label: View {
        let text: String?

        @MainActor
        public var body: some View {
            SwiftUI.Label {
                if let text {
                    Text(LocalizedStringResource(system: "No Results for “\(text)”"))
                } else {
                    Text(LocalizedStringResource(system: "No Results"))
                }
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    /// The advice.
    public nonisolated struct Description: View {
        @MainActor
        public var body: some View {
            Text(LocalizedStringResource(system: "Check the spelling or try a new search."))
        }
    }

    /// The actions: none.
    public nonisolated struct Actions: View {
        @MainActor
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// The view for a search without results.
    public static var search:
        ContentUnavailableView<
            SearchUnavailableContent.Label, SearchUnavailableContent.Description,
            SearchUnavailableContent.Actions
        >
    { search(for: nil) }

    /// Returns the view for a search for a text without results.
    public static func search(
        text: String
    ) -> ContentUnavailableView<
        SearchUnavailableContent.Label, SearchUnavailableContent.Description,
        SearchUnavailableContent.Actions
    > {
        search(for: text)
    }

    private static func search(
        for text: String?
    ) -> ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}
