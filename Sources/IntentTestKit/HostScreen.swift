public import IntentSystem

/// A person's whole screen of a session, on any host.
///
/// The description is the whole screen as text, which tests and scenarios compare:
///
///     Basket
///     “Here is the basket.”
///     | 1 in the basket
///     | [Add]
///     | Gift wrapped: off
///     [Done]
public struct HostScreen: Sendable, Hashable {
    /// The title of the card or, without a card, of the running intent.
    public var title: String?
    /// The written words of the intent.
    public var dialog: String?
    /// The card's view, in reading order.
    public var view: [Line] = []
    /// The problem that the card shows.
    public var error: String?
    /// The sentence of a form: a switch as the word for its value, other values as their titles in
    /// braces.
    public var sentence: String?
    /// The values that are asked for, in the order in which they are shown.
    public var fields: [Field] = []
    /// The options to choose from.
    public var options: [Option] = []
    /// The labels of the system's buttons under the card.
    public var systemButtons: [String] = []
    /// A run continues while no question is open, or the card takes no taps.
    public var isBusy = false
    /// The progress of the run in whole percent, if it reports some.
    public var progress: Int?
    /// The time that the run reports as remaining.
    public var timeLeft: String?
    /// A line for each item of the tray.
    public var tray: [String] = []
    /// The announcement since the last action.
    public var announcement: String?
    /// The reason why the last action was refused.
    public var refusal: Refusal.Reason?

    /// One line of a card's view.
    public enum Line: Sendable, Hashable {
        /// A text, or the description of a picture.
        case text(String)
        /// A button, by its name.
        case button(String)
        /// A toggle, by its name and its state.
        case toggle(String, isOn: Bool)
        /// A link, by its name.
        case link(String)
    }

    /// One option of a list.
    public struct Option: Sendable, Hashable {
        /// The title, and the second line that distinguishes it from others.
        public var words: String
        /// The heading of the option, shared with its neighbors.
        public var section: String?
        /// The name of the picture or symbol beside it.
        public var picture: String?

        /// Creates an option.
        public init(_ words: String, section: String? = nil, picture: String? = nil) {
            self.words = words
            self.section = section
            self.picture = picture
        }
    }

    /// A requested value.
    public struct Field: Sendable, Hashable {
        /// The title of the parameter.
        public var title: String
        /// The value given so far, as a person reads it.
        public var value: String?
        /// The choices, if they are listed.
        public var options: [Option]
        /// The reason why the given value is unusable.
        public var error: String?
        /// The field is behind “More”.
        public var isMore: Bool

        /// Creates a field.
        public init(
            title: String, value: String? = nil, options: [Option] = [], error: String? = nil,
            isMore: Bool = false
        ) {
            self.title = title
            self.value = value
            self.options = options
            self.error = error
            self.isMore = isMore
        }
    }

    /// Creates an empty screen.
    public init() {}
}

extension HostScreen: CustomStringConvertible {
    public var description: String {
        var lines: [String] = []
        func add(_ before: String, _ text: String?, _ after: String = "") {
            if let text { lines.append(before + text.inOneLine + after) }
        }
        let percent = (progress.map { ", \($0) %" } ?? "") + (timeLeft.map { ", \($0)" } ?? "")
        if isRunWithoutCard {
            add("(running: ", title, "\(percent))")
        } else {
            add("", title)
            add("“", dialog, "”")
            for line in view { add("| ", line.description) }
            add("! ", error)
            add("", sentence)
            for (index, field) in fields.enumerated() {
                if field.isMore, index == 0 || !fields[index - 1].isMore { lines.append("More:") }
                add("", field.title + ": " + (field.value ?? "____"), field.errorBehind)
                for row in field.options.rows { add("  ", row) }
            }
            for row in options.rows { add("", row) }
            let buttons = systemButtons.map { "[\($0.inOneLine)]" }
            if !buttons.isEmpty { lines.append(buttons.joined(separator: " ")) }
            if isBusy { lines.append("(busy\(percent))") }
        }
        for item in tray { add("(", item, ")") }
        add("(said “", announcement, "”)")
        add("(refused: ", refusal?.rawValue, ")")
        return lines.isEmpty ? "(nothing)" : lines.joined(separator: "\n")
    }

    /// Only the title of the running intent is shown; a card has buttons.
    private var isRunWithoutCard: Bool { isBusy && systemButtons.isEmpty }
}

extension HostScreen.Line: CustomStringConvertible {
    public var description: String {
        switch self {
        case .text(let text): text
        case .button(let name): "[\(name)]"
        case .toggle(let name, let isOn): "\(name): \(isOn ? "on" : "off")"
        case .link(let name): "<\(name)>"
        }
    }

    /// The name of a control; `nil` for a text.
    public var controlName: String? {
        switch self {
        case .text: nil
        case .button(let name), .toggle(let name, _), .link(let name): name
        }
    }
}

extension HostScreen.Field {
    fileprivate var errorBehind: String { error.map { "  ! \($0.inOneLine)" } ?? "" }
}

extension [HostScreen.Option] {
    /// The options, those of a section under its heading.
    fileprivate var rows: [String] {
        var section: String?
        return flatMap { option in
            defer { section = option.section }
            let heading = option.section == section ? nil : option.section
            let picture = option.picture.map { "<\($0)> " } ?? ""
            return (heading.map { [$0] } ?? []) + ["( ) \(picture)\(option.words)"]
        }
    }
}

extension String {
    /// The text with line ends made visible, so that one text stays one line.
    fileprivate var inOneLine: String { replacing("\n", with: "⏎") }

    /// The text with two spaces before each line.
    package var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
            .joined(separator: "\n")
    }
}
