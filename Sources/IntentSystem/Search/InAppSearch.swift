import AppIntents
import AppIntentsMetadata
import Foundation
import _Localization

/// The rows that hand the words of a search to the app, which searches or plays what it finds itself.
struct InAppSearch: Sendable {
    private struct Row: Sendable {
        let intent: String
        let use: SearchUse
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
        rows = catalog.entries.filter(\.type.isDiscoverable).compactMap { entry in
            guard let use = entry.type.searchUse else { return nil }
            let others = IntentContents(of: entry.type.init()).parameters
                .filter { $0.name != use.parameter }.map { $0.metadata(locale: locale) }
            let kinds = use.kinds.map { $0.text(in: locale) }
            return Row(
                intent: entry.identifier, use: use,
                subtitle: ([entry.type.title.text(in: locale)] + kinds).joined(separator: " · "),
                needsValues: others.contains { !$0.isOptional && $0.defaultValue == nil },
                hasParameters: others.contains { !$0.shape.isOpaque })
        }
    }

    /// The rows for a text; `nil` if the app searches for nothing itself, or there is no text.
    func section(for text: String) -> SearchSection? {
        let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if words.isEmpty || rows.isEmpty { return nil }
        return SearchSection(
            title: title,
            items: rows.map { row in
                let title: LocalizedStringResource =
                    row.use.plays
                    ? .init(system: "Play “\(words)”") : .init(system: "Search for “\(words)”")
                return SearchItem(
                    kind: .intent, intent: row.intent, title: title.text(in: locale),
                    subtitle: row.subtitle,
                    systemImageName: row.use.plays ? "play.circle" : "magnifyingglass",
                    needsValues: row.needsValues, hasParameters: row.hasParameters,
                    values: [row.use.parameter: .string(words)])
            })
    }
}
