import _Localization

/// The parts of a view that says that a search found nothing.
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

    /// None.
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
    /// Says that a search found nothing.
    public static var search:
        ContentUnavailableView<
            SearchUnavailableContent.Label, SearchUnavailableContent.Description,
            SearchUnavailableContent.Actions
        >
    { search(for: nil) }

    /// Says that a search for a text found nothing.
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
