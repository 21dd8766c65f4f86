import Foundation

/// What a card's HTML says to a person who looks at it: its texts and its controls.
package struct CardMarkup {
    /// A button or a toggle.
    package struct Control {
        package var label: String?
        package var action: Int?
        /// The state of a toggle; `nil` for a button.
        package var isOn: Bool?
        package var words: [String] = []
        /// How a person calls the control.
        package var name: String { label ?? words.joined(separator: " ") }
    }

    private struct Element {
        var name: String
        var isText: Bool
        var isControl: Bool
    }

    /// The texts outside of controls, in reading order.
    package private(set) var text: [String] = []
    package private(set) var controls: [Control] = []
    private var open: [Element] = []

    package init(_ html: String) {
        // Scalars, because a text may begin with something that combines with the tag before it.
        var rest = html.unicodeScalars[...]
        while let first = rest.first {
            if first == "<" {
                rest.removeFirst()
                take(Self.readTag(&rest))
            } else {
                let end = rest.firstIndex(of: "<") ?? rest.endIndex
                take(text: Self.decoded(String(rest[..<end])))
                rest = rest[end...]
            }
        }
    }

    // MARK: - Reading

    private typealias Scalars = Substring.UnicodeScalarView
    private typealias Tag = (name: String, attributes: [String: String])

    private static func readTag(_ rest: inout Scalars) -> Tag {
        let name = readWord(&rest)
        var attributes: [String: String] = [:]
        while let next = rest.first, next != ">" {
            if next == " " {
                rest.removeFirst()
                continue
            }
            let attribute = readWord(&rest)
            guard rest.first == "=" else {
                attributes[attribute] = ""
                continue
            }
            rest = rest.dropFirst(2)
            let end = rest.firstIndex(of: "\"") ?? rest.endIndex
            attributes[attribute] = decoded(String(rest[..<end]))
            rest = rest[end...].dropFirst()
        }
        rest = rest.dropFirst()
        return (name, attributes)
    }

    private static func readWord(_ rest: inout Scalars) -> String {
        let end = rest.firstIndex { $0 == " " || $0 == "=" || $0 == ">" } ?? rest.endIndex
        defer { rest = rest[end...] }
        return String(rest[..<end])
    }

    private static func decoded(_ text: String) -> String {
        text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
            .replacing("&amp;", with: "&")
    }

    // MARK: - Understanding

    private mutating func take(_ tag: Tag) {
        if tag.name.hasPrefix("/") {
            if let place = open.lastIndex(where: { "/\($0.name)" == tag.name }) {
                open.removeSubrange(place...)
            }
            return
        }
        let classes = tag.attributes["class", default: ""].split(separator: " ")
        let element = Element(
            name: tag.name, isText: classes.contains("text"), isControl: tag.name == "button")
        if element.isControl {
            controls.append(
                Control(
                    label: tag.attributes["aria-label"],
                    action: tag.attributes["data-action"].flatMap { Int($0) },
                    isOn: tag.attributes["aria-checked"].map { $0 == "true" }))
        }
        if element.isText { begin() }
        let isEmpty = tag.attributes["/"] != nil || ["img", "hr", "br"].contains(tag.name)
        if !isEmpty { open.append(element) }
    }

    private mutating func begin() {
        if isInControl {
            controls[controls.count - 1].words.append("")
        } else {
            text.append("")
        }
    }

    private mutating func take(text words: String) {
        guard open.contains(where: \.isText) else { return }
        if isInControl {
            let control = controls.count - 1
            controls[control].words[controls[control].words.count - 1] += words
        } else {
            text[text.count - 1] += words
        }
    }

    private var isInControl: Bool { open.contains(where: \.isControl) }
}
