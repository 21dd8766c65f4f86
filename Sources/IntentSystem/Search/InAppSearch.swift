import AppIntents
import AppIntentsMetadata
import Foundation
import _Localization

/// The rows that pass the words of a search to the app: to its own search, to a player, to a query.
struct InAppSearch: Sendable {
    fileprivate struct Row: Sendable {
        let intent: String
        let use: SearchUse
        let title: String
        let subtitle: String
        let needsValues: Bool
        let hasParameters: Bool
    }

    private let rows: [Row]
    private let title: String
    private let locale: Locale

    init(_ catalog: Catalog, appName: String, locale: Locale) {
        self.locale = locale
        title = LocalizedStringResource(system: "Search in \(appName)").text(in: locale)
        rows = catalog.entries.filter { $0.type.isDiscoverable }.compactMap { entry in
            guard let use = entry.type.searchUse else { return nil }
            let others = IntentContents(of: entry.type.init()).parameters
                .filter { $0.name != use.parameter }.map { $0.metadata(locale: locale) }
            let title = entry.type.title.text(in: locale)
            let kinds = use.kinds.map { $0.text(in: locale) }
            return Row(
                intent: entry.identifier, use: use, title: title,
                subtitle: ([title] + kinds).joined(separator: " · "),
                needsValues: others.needValues,
                hasParameters: others.canBeOffered)
        }
    }

    /// Returns the rows for a text; `nil` if the app doesn't search itself, or the text is empty.
    func section(for text: String) -> SearchSection? {
        let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if words.isEmpty || rows.isEmpty { return nil }
        return SearchSection(
            title: title,
            items: rows.map { row in
                SearchItem(
                    kind: .intent, intent: row.intent, title: row.title(for: words, in: locale),
                    subtitle: row.use.kind == .query
                        ? LocalizedStringResource(system: "“\(words)”").text(in: locale)
                        : row.subtitle,
                    systemImageName: row.use.kind == .play ? "play.circle" : "magnifyingglass",
                    needsValues: row.needsValues, hasParameters: row.hasParameters,
                    values: [row.use.parameter: .string(words)],
                    explanation: .init(group: .passedOn))
            })
    }
}

extension InAppSearch.Row {
    fileprivate func title(for words: String, in locale: Locale) -> String {
        switch use.kind {
        case .search: LocalizedStringResource(system: "Search for “\(words)”").text(in: locale)
        case .play: LocalizedStringResource(system: "Play “\(words)”").text(in: locale)
        case .query: title
        }
    }
}
