public import IntentSystem

/// All that a person sees of a session, whatever the host.
///
/// The description is the whole screen as text, which is what scenarios compare; so they say what they
/// expect as text:
///
///     Basket
///     “Here is the basket.”
///     | 1 in the basket
///     | [Add] [Open]
///     [Done]
public struct HostScreen: Sendable, Hashable {
    /// The title of the card or, without a card, of what is being performed.
    public var title: String?
    /// What the intent says.
    public var dialog: String?
    /// The texts of the card's view outside of controls, in reading order.
    public var text: [String] = []
    /// The labels of the buttons in the card's view, in reading order.
    public var buttons: [String] = []
    /// The toggles in the card's view, in reading order.
    public var toggles: [Toggle] = []
    /// What is said to be wrong.
    public var error: String?
    /// The values that are asked for.
    public var fields: [Field] = []
    /// The titles of the options to choose from.
    public var options: [String] = []
    /// The labels of the system's buttons under the card.
    public var systemButtons: [String] = []
    /// Whether something goes on while no question is open, or the card takes no taps.
    public var isBusy = false
    /// What was said once, since the last action.
    public var announcement: String?
    /// Why the last action was refused.
    public var refusal: Refusal.Reason?

    /// A toggle of the card.
    public struct Toggle: Sendable, Hashable {
        /// How a person calls it.
        public var label: String
        /// The state that it shows.
        public var isOn: Bool

        /// Creates a toggle.
        public init(label: String, isOn: Bool) {
            self.label = label
            self.isOn = isOn
        }
    }

    /// A value that is asked for.
    public struct Field: Sendable, Hashable {
        /// The title of the parameter.
        public var title: String
        /// What was given so far, as a person reads it.
        public var value: String?
        /// The titles of the choices, where they are listed.
        public var options: [String]
        /// Why the given value will not do.
        public var error: String?

        /// Creates a field.
        public init(
            title: String, value: String? = nil, options: [String] = [], error: String? = nil
        ) {
            self.title = title
            self.value = value
            self.options = options
            self.error = error
        }
    }

    /// Creates a screen that shows nothing.
    public init() {}
}

extension HostScreen: CustomStringConvertible {
    public var description: String {
        var lines: [String] = []
        func add(_ before: String, _ text: String?, _ after: String = "") {
            if let text { lines.append(before + text.inOneLine + after) }
        }
        add("", title)
        add("“", dialog, "”")
        for line in text { add("| ", line) }
        if !buttons.isEmpty { lines.append("| " + buttons.inBrackets) }
        for toggle in toggles { add("| ", toggle.label, toggle.isOn ? ": on" : ": off") }
        add("! ", error)
        for field in fields {
            add("", field.title, ": \((field.value ?? "____").inOneLine)")
            for option in field.options { add("  ( ) ", option) }
            add("  ! ", field.error)
        }
        for option in options { add("( ) ", option) }
        if !systemButtons.isEmpty { lines.append(systemButtons.inBrackets) }
        if isBusy { lines.append("(busy)") }
        add("(said “", announcement, "”)")
        add("(refused: ", refusal?.rawValue, ")")
        return lines.isEmpty ? "(nothing)" : lines.joined(separator: "\n")
    }
}

extension String {
    /// The text with line ends made visible, so that one text stays one line.
    fileprivate var inOneLine: String {
        replacing("\n", with: "⏎")
    }
}

extension [String] {
    fileprivate var inBrackets: String {
        map { "[\($0.inOneLine)]" }.joined(separator: " ")
    }
}
