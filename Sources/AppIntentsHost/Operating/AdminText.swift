import Foundation
import IntentSystem
import SnippetRendering

/// The output of the commands for those who run the app: lines, or JSON.
struct AdminText {
    private struct Session: Encodable {
        let session: String
        let person: String
        let intent: String?
        let title: String?
        let shown: String
        let bytes: Int

        init(_ kept: KeptCard) {
            session = kept.session.rawValue
            person = KeptPerson(of: kept.session).name
            intent = kept.intent
            title = kept.card?.title
            shown = kept.shown.formatted(.iso8601)
            bytes = kept.bytes
        }
    }

    private struct Tables: Encodable {
        let name: String
        let from: Int
        let to: Int
        let newest: Int
        let isThere: Bool
    }

    private struct Removed: Encodable {
        let olderThan: String
        let cards: Int
        let files: Int
        let boards: Int
        let signIns: Int
    }

    /// The characters of a session's name that tell it from others.
    private static let shortened = 12

    let isJSON: Bool

    func sessions(_ cards: [KeptCard], isMore: Bool) throws -> String {
        let rows = cards.map(Session.init)
        if isJSON { return try JSONText.lines(of: rows) }
        if rows.isEmpty { return "No cards are kept." }
        let lines = rows.map { row in
            [
                Self.short(row.session), Self.short(row.person),
                row.intent ?? row.title.map { "“\($0)”" } ?? "unreadable", row.shown,
                "\(row.bytes) bytes",
            ]
        }
        let more = isMore ? "\nThere are more; --limit lists them." : ""
        return Self.table(lines) + more
    }

    func people(_ items: [KeptItem]) throws -> String {
        let rows = Dictionary(grouping: items, by: \.person)
            .map { PersonHolding(of: $0.key, $0.value) }
            .sorted { ($1.bytes, $0.person) < ($0.bytes, $1.person) }
        if isJSON { return try JSONText.lines(of: rows) }
        if rows.isEmpty { return "Nothing is kept of anybody." }
        return Self.table(rows.map { [Self.short($0.person), $0.words] })
    }

    func versions(_ before: [KeptVersion], _ after: [KeptVersion]) throws -> String {
        let rows = zip(before, after).map { before, after in
            Tables(
                name: before.name, from: before.present, to: after.present, newest: after.newest,
                isThere: after.isThere)
        }
        if isJSON { return try JSONText.lines(of: rows) }
        return Self.table(
            rows.map { row in
                let words =
                    !row.isThere
                    ? "not there yet, and made at the first use"
                    : row.from != row.to
                        ? "brought from version \(row.from) to \(row.to)"
                        : row.to < row.newest
                            ? "of version \(row.to), and \(row.newest) is needed"
                            : "of version \(row.to), the newest"
                return [row.name, words]
            })
    }

    func vacuum(
        olderThan retention: Retention, cards: Int, files: Int, boards: Int, signIns: Int
    ) throws -> String {
        let row = Removed(
            olderThan: retention.description, cards: cards, files: files, boards: boards,
            signIns: signIns)
        if isJSON { return try JSONText.lines(of: row) }
        return """
            Removed what nobody saw for \(row.olderThan): cards: \(cards), their files: \(files), boards without a \
            change for a year and more: \(boards), sign-ins that have ended: \(signIns).
            """
    }

    /// The words of an error, without the name of its type.
    static func words(of error: any Error) -> String {
        (error as? UsageError)?.message ?? "\(error)"
    }

    /// Shortens the name of a session, and leaves others.
    private static func short(_ name: String) -> String {
        let words = name.split(separator: " ", omittingEmptySubsequences: false)
        guard let last = words.last, last.count > shortened else { return name }
        return (words.dropLast() + [last.prefix(shortened) + "…"]).joined(separator: " ")
    }

    private static func table(_ rows: [[String]]) -> String {
        let rows = rows.map { $0.map { $0.safeForTerminal() } }
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            row.enumerated().map { column, text in
                let padding = widths[column] - text.count
                return column == row.count - 1
                    ? text : text + String(repeating: " ", count: padding)
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }
}
