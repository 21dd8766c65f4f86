import Foundation
import IntentSystem
import SurfaceKit
import SwiftUI
import _Localization

/// The markup of the focuses, in the language of a reader: lists and forms, without a script.
struct FocusMarkup: Sendable {
    /// A focus with the details that the page shows.
    struct Row: Sendable {
        let focus: Focus
        let isOn: Bool
        let filters: [ShownFocusFilter]
        let suggestions: [ShownFocusFilter]
        /// The intents of the filters that can still be added, by identifier.
        let others: [(identifier: String, title: String)]
    }

    let language: SystemLanguage

    private var board: BoardMarkup { BoardMarkup(language: language) }

    private func words(_ text: LocalizedStringResource) -> String { board.words(text) }

    /// Returns the sentences about failed actions.
    func problems(_ texts: [String]) -> String {
        texts.map { "<p class=\"error\" dir=\"auto\">\(Markup.escaped($0))</p>" }.joined()
    }

    func list(_ rows: [Row]) -> String {
        if rows.isEmpty {
            return "<p class=\"none\">\(words(.init(system: "There is no focus yet.")))</p>"
        }
        return "<ul class=\"focuses\">\(rows.map(item).joined())</ul>"
    }

    private func item(_ row: Row) -> String {
        let id = row.focus.id
        let state = words(row.isOn ? .init(system: "On") : .init(system: "Off"))
        let filters = row.filters.map { filter($0, of: id) }.joined()
        return """
            <li class="focus">\(form("use", id, ["on": row.isOn ? "false" : "true"], """
                <button class="turn" role="switch" aria-checked="\(row.isOn)">\
                <span class="called" id="f-\(id)" dir="auto">\(Markup.escaped(row.focus.name))</span>\
                <span class="reading" aria-hidden="true">\(state)</span></button>
                """))\
            \(filters.isEmpty ? "" : "<ul class=\"filters\">\(filters)</ul>")\
            <div class="focus-ways">\(ways(row))\
            \(form("remove", id, [:], """
                <button class="edit" aria-describedby="f-\(id)">\(words(.init(system: "Remove Focus")))</button>
                """))</div></li>
            """
    }

    private func filter(_ filter: ShownFocusFilter, of id: String) -> String {
        let intent = filter.filter.intent
        let second = [filter.title == filter.name ? "" : filter.name, filter.subtitle]
            .filter { !$0.isEmpty }
        let name = "n-\(id)-\(BoardMarkup.name(of: intent))"
        return """
            <li><span class="names" id="\(name)"><span class="called" dir="auto">\
            \(Markup.escaped(filter.title))</span>\
            \(second.map { "<span class=\"reading\" dir=\"auto\">\(Markup.escaped($0))</span>" }.joined())\
            </span>\(edit(intent, of: id, words(.init(system: "Edit")), describedBy: name))\
            \(form("unset", id, ["filter": intent], """
                <button class="edit" aria-describedby="\(name)">\(words(.init(system: "Remove")))</button>
                """))</li>
            """
    }

    /// Returns the links and buttons that add filters.
    private func ways(_ row: Row) -> String {
        let id = row.focus.id
        let suggestions = row.suggestions.map { suggestion in
            // The values may be long and belong to the app, so the form contains their index.
            form(
                "suggest", id,
                [
                    "filter": suggestion.filter.intent,
                    "values": FocusFilterDigest.of(suggestion.filter),
                ],
                """
                <button class="edit" dir="auto">\(Markup.escaped(
                    [suggestion.title, suggestion.subtitle].filter { !$0.isEmpty }
                        .joined(separator: " · ")))</button>
                """)
        }
        let others = row.others.map { other in
            edit(other.identifier, of: id, Markup.escaped(other.title), describedBy: nil)
        }
        if suggestions.isEmpty, others.isEmpty { return "" }
        let heading =
            suggestions.isEmpty
            ? "" : "<p class=\"reading\">\(words(.init(system: "Suggestions")))</p>"
        return """
            <details><summary class="edit" aria-describedby="f-\(id)">\
            \(words(.init(system: "Add Filter")))</summary>\
            <div>\(others.joined())</div>\(heading)<div>\(suggestions.joined())</div></details>
            """
    }

    private func edit(
        _ intent: String, of id: String, _ words: String, describedBy name: String?
    ) -> String {
        let about = name.map { " aria-describedby=\"\($0)\"" } ?? ""
        return """
            <a class="edit" dir="auto" data-edit href="/focus?edit=\(BoardMarkup.address(of: id))&amp;filter=\
            \(BoardMarkup.address(of: intent))"\(about)>\(words)</a>
            """
    }

    private func form(
        _ action: String, _ id: String, _ values: KeyValuePairs<String, String>, _ content: String
    ) -> String {
        let fields = [("focus", id)] + values.map { ($0.key, $0.value) }
        let hidden = fields.map { name, value in
            "<input type=\"hidden\" name=\"\(name)\" value=\"\(Markup.escaped(value))\">"
        }
        return """
            <form method="post" action="/focus/\(action)">\(hidden.joined())\(content)</form>
            """
    }
}

/// A short name of a suggested filter, by which it is found when a person adds it.
enum FocusFilterDigest {
    static func of(_ filter: Focus.Filter) -> String {
        let values = filter.values.sorted { $0.key < $1.key }
            .map { "\($0.key)=\($0.value)" }.joined(separator: ";")
        return StableHash.text(of: values)
    }
}
