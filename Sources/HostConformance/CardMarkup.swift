package import IntentTestKit

/// A card's HTML as a person reads it: its texts and its controls, in reading order.
package struct CardMarkup: Sendable {
    /// A line of the view, and the action of its control.
    package struct Item: Sendable {
        package var line: HostScreen.Line
        package var action: Int?
    }

    package let html: String
    package private(set) var items: [Item] = []

    package init(_ html: String) {
        self.html = html
        var reading = MarkupReading()
        for (token, _) in MarkupScanner(html) { reading.take(token) }
        items = reading.items.filter { $0.line != .text("") }
    }

    package var lines: [HostScreen.Line] { items.map(\.line) }

    /// Returns the first control with a name.
    package func control(named name: String) -> Item? {
        items.first { $0.line.controlName == name }
    }
}

private struct MarkupReading {
    /// An open element, by its effect on the texts inside.
    private struct Element {
        var name: String
        var role = Role.plain
    }

    private enum Role {
        case plain
        case text
        /// The element's parts make up one name.
        case control
        /// The element isn't read: it is hidden, or its label was read.
        case silent
    }

    private(set) var items: [CardMarkup.Item] = []
    private var open: [Element] = []
    /// The line of the open control, and the words that name it.
    private var makeLine: ((String) -> HostScreen.Line)?
    private var ownName: String?
    private var words: [String] = []
    private var isOn: Bool?
    private var action: Int?

    mutating func take(_ token: MarkupScanner.Token) {
        switch token {
        case .text(let text): take(text)
        case .open(let tag): begin(tag)
        case .close(let name): end(name)
        }
    }

    private var isSilent: Bool { open.contains { $0.role == .silent } }
    private var isInControl: Bool { makeLine != nil }

    private mutating func begin(_ tag: MarkupScanner.Tag) {
        let role = isSilent ? .silent : role(of: tag)
        if !tag.isEmpty { open.append(Element(name: tag.name, role: role)) }
    }

    private mutating func role(of tag: MarkupScanner.Tag) -> Role {
        let attributes = tag.attributes
        if attributes["aria-hidden"] == "true" { return .silent }
        if tag.name == "img" {
            add(attributes["alt"] ?? "")
            return .silent
        }
        if tag.name == "button" || tag.name == "a" {
            begin(control: tag)
            return .control
        }
        // Only one appearance of a toggle is visible; what is behind a control's label is not part
        // of its name.
        if let state = attributes["data-when"], isInControl {
            return (state == "on") == isOn ? .plain : .silent
        }
        if isInControl, tag.classes.contains("behind") { return .silent }
        if let name = attributes["aria-label"],
            ["img", "heading"].contains(attributes["role"])
        {
            add(name)
            return .silent
        }
        guard tag.classes.contains("text") else { return .plain }
        add("")
        return .text
    }

    private mutating func begin(control tag: MarkupScanner.Tag) {
        let isOn = tag.attributes["aria-checked"].map { $0 == "true" }
        self.isOn = isOn
        makeLine =
            if tag.name == "a" {
                { .link($0) }
            } else if let isOn {
                { .toggle($0, isOn: isOn) }
            } else {
                { .button($0) }
            }
        action = tag.attributes["data-action"].flatMap { Int($0) }
        ownName = tag.attributes["aria-label"]
        words = []
    }

    /// Begins a text, with its first words.
    private mutating func add(_ text: String) {
        if isInControl {
            words.append(text)
        } else {
            items.append(CardMarkup.Item(line: .text(text)))
        }
    }

    private mutating func take(_ text: String) {
        guard !isSilent, open.contains(where: { $0.role == .text }) else { return }
        if isInControl {
            words.append((words.popLast() ?? "") + text)
        } else if let last = items.indices.last, case .text(let before) = items[last].line {
            items[last].line = .text(before + text)
        }
    }

    private mutating func end(_ name: String) {
        guard let place = open.lastIndex(where: { $0.name == name }) else { return }
        let ended = open[place...]
        open.removeSubrange(place...)
        guard ended.contains(where: { $0.role == .control }), let makeLine else { return }
        let name = ownName ?? words.filter { !$0.isEmpty }.joined(separator: " ")
        items.append(CardMarkup.Item(line: makeLine(name), action: action))
        self.makeLine = nil
        isOn = nil
    }
}
