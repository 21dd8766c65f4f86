public import AppIntentsMetadata

/// One way to understand a sentence: an intent, and the values that the sentence gives its parameters.
public struct Understanding: Sendable, Hashable, Codable {
    /// A parameter with the value that words of the sentence give it.
    public struct Slot: Sendable, Hashable, Codable {
        /// The name of the parameter.
        public var parameter: String
        /// The value; text that no known value is called by is resolved like typed text.
        public var value: ParameterValue
        /// The readable name of the value: of an entity or a case, or the words themselves.
        public var title: String
        /// The place of the words in the sentence, in UTF-16 code units.
        public var range: Range<Int>

        /// Creates a slot.
        public init(parameter: String, value: ParameterValue, title: String, range: Range<Int>) {
            self.parameter = parameter
            self.value = value
            self.title = title
            self.range = range
        }
    }

    /// The identifier of the intent.
    public var intent: String
    /// The title of the intent or of its App Shortcut.
    public var title: String
    /// The values in the order of the sentence.
    public var slots: [Slot]
    /// The values to perform the intent with, by the names of its parameters: those of the slots, and
    /// those that an App Shortcut gives.
    public var values: [String: ParameterValue]
    /// The names of the required parameters that are left open: the run asks for them.
    public var missing: [String]
    /// The confidence that the sentence means this, from 0 to 1.
    public var sureness: Double
    /// `true` if the system may perform the intent without asking: it is confident, and no other way to
    /// understand the sentence is about as likely.
    public var isSure: Bool
    /// The sentence is only the name of what the intent opens.
    var isName = false
    /// The names of the parameters for which the run asks if they have no value.
    var needed: Set<String> = []
    /// The names of the parameters whose words name several values; only those of the first one each have a way of
    /// their own.
    var ambiguous: Set<String> = []

    private enum CodingKeys: CodingKey {
        case intent, title, slots, values, missing, sureness, isSure
    }

    /// Creates a way to understand a sentence.
    public init(
        intent: String, title: String, slots: [Slot] = [],
        values: [String: ParameterValue] = [:], missing: [String] = [], sureness: Double,
        isSure: Bool
    ) {
        self.intent = intent
        self.title = title
        self.slots = slots
        self.values = values
        self.missing = missing
        self.sureness = sureness
        self.isSure = isSure
    }

    /// The title of the intent and the names of the values in one line: “Find Tickets · Louvre”.
    public var words: String { parts?.joined() ?? title }

    /// The same line in parts, where each second one is the name of a value; `nil` without values.
    var parts: [String]? {
        if slots.isEmpty { return nil }
        return slots.enumerated().flatMap { place, slot in
            [place == 0 ? "\(title) · " : " · ", slot.title]
        }
    }
}
