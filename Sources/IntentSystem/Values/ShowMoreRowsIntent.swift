package import AppIntents
package import _Localization

/// The intent of the button at the end of a long list: the session shows the other rows on the same
/// card, and performs nothing.
package struct ShowMoreRowsIntent: AppIntent {
    package static var title: LocalizedStringResource { .init(system: "Show More") }
    package static var isDiscoverable: Bool { false }

    package init() {}

    package func perform() async throws -> some IntentResult { .result() }
}

extension _SnippetViewContainer {
    /// The view with all rows of its list; `nil` for a view that has no more of them.
    var withAllRows: _SnippetViewContainer? {
        switch view {
        case let list as ValueView: list.withAllRows.map { _SnippetViewContainer(view: $0) }
        case let result as ResultView:
            result.value?.withAllRows.map {
                _SnippetViewContainer(
                    view: ResultView(
                        value: $0, destination: result.destination, action: result.action))
            }
        default: nil
        }
    }
}

extension SessionState {
    /// Shows the other rows of the visible card's list.
    mutating func showMoreRows() {
        guard let card else { return }
        let view: _SnippetViewContainer?
        switch card.content {
        case .fixed(let shown, _): view = shown.withAllRows
        case .stored:
            // Of a card of an earlier process, only the names of the values remain.
            view = card.value.flatMap { ValueView($0, rows: ValueView.maximumRows) }
                .map { _SnippetViewContainer(view: $0) }
        case .none, .interactive: view = nil
        }
        guard let view else { return updateAll() }
        self.card?.content = .fixed(view, drawn: [])
        refresh()
    }
}
