extension SearchItem {
    /// The reasons for which a row of a search stands at its place.
    ///
    /// The rows of a section are sorted by their `rank`, and the sections of matching rows by the
    /// words of their first ones: nothing else decides.
    public struct Explanation: Sendable, Hashable, Codable {
        /// The kinds of rows, in the order in which their sections are listed.
        public enum Group: String, Sendable, Hashable, Codable {
            /// The words were understood as a sentence.
            case understood
            /// The person pinned the action.
            case pinned
            /// The action is suggested; suggestions keep their own order.
            case suggested
            /// The person performed the action lately; such rows keep their own order.
            case recent
            /// The words match texts of the row.
            case matching
            /// The row passes the words on to the app.
            case passedOn
            /// A query of the app found the row.
            case answered
        }

        /// The kind of the row.
        public var group: Group
        /// The confidence that the words are a sentence that means the row, from 0 to 1; `nil` for
        /// rows that were found otherwise.
        public var sureness: Double?
        /// The matches of the typed words, in their order.
        public var words: [Word]
        /// The rank among the rows of its section; `nil` where a section keeps its own order.
        public var rank: Rank?

        /// Creates an explanation.
        public init(
            group: Group, sureness: Double? = nil, words: [Word] = [], rank: Rank? = nil
        ) {
            self.group = group
            self.sureness = sureness
            self.words = words
            self.rank = rank
        }
    }
}

extension SearchItem.Explanation {
    /// The kinds of texts of a row, the best first.
    public enum Field: String, Sendable, Hashable, Codable, CaseIterable {
        /// The name of the row.
        case name
        /// Another name of it.
        case synonym
        /// Its name in another language.
        case translation
        /// A keyword of it, or a phrase with which people ask for it.
        case keyword
        /// Its description.
        case description
        /// The name of a type of values that it takes, returns or is, or a synonym of that name.
        case type
        /// Some other text of it.
        case other
        /// The name of the app.
        case app
        /// The title of an intent that takes the value that the row is about.
        case action
    }

    /// The ways in which a typed word meets a word of a row, the best first.
    public enum Meeting: String, Sendable, Hashable, Codable {
        /// The typed word is the whole word.
        case whole
        /// The typed word is the beginning of the word.
        case beginning
        /// The typed word is a part of the word.
        case inside
        /// The typed word is the word with typing mistakes.
        case mistaken
    }

    /// A typed word, and its best match among the texts of a row.
    public struct Word: Sendable, Hashable, Codable {
        /// The typed word, as it is compared: without capitals and accents.
        public var text: String
        /// The kind of the text that it matches.
        public var field: Field
        /// The way in which it matches.
        public var meeting: Meeting
        /// The number of typing mistakes.
        public var mistakes: Int
        /// The part of the rank's `words` that it adds; less is better.
        public var cost: Int

        /// Creates a match.
        public init(text: String, field: Field, meeting: Meeting, mistakes: Int = 0, cost: Int) {
            self.text = text
            self.field = field
            self.meeting = meeting
            self.mistakes = mistakes
            self.cost = cost
        }
    }

    /// The relations of a person to an action or a value, the closest first.
    public enum Habit: String, Sendable, Hashable, Codable, CaseIterable {
        /// The person pinned it.
        case pinned
        /// The person often does it at this time of day.
        case usual
        /// The person did it lately.
        case recent
        /// The app donated or suggests it.
        case suggested
        /// There is none.
        case other
    }

    /// The rank of a row among those of its section.
    ///
    /// Its parts are compared one after the other, in the order in which they are declared.
    public struct Rank: Sendable, Hashable, Codable, Comparable {
        /// The intent is deprecated, and therefore comes last.
        public var isDeprecated: Bool
        /// The row performs a further action with a value, whose own row comes first.
        public var isFurther: Bool
        /// The costs of all words together; less comes first.
        public var words: Int
        /// The relation of the person to the action or to the value.
        public var habit: Habit
        /// The priority that the author gave a value; greater comes first.
        public var priority: Double
        /// The number of words of the name that weren't typed; `nil`, which comes last, if none of
        /// the words was.
        public var rest: Int?
        /// The place in the app's own order.
        public var order: Int

        /// Creates a rank.
        public init(
            isDeprecated: Bool = false, isFurther: Bool = false, words: Int = 0,
            habit: Habit = .other, priority: Double = 0, rest: Int? = 0, order: Int
        ) {
            self.isDeprecated = isDeprecated
            self.isFurther = isFurther
            self.words = words
            self.habit = habit
            self.priority = priority
            self.rest = rest
            self.order = order
        }

        public static func < (left: Rank, right: Rank) -> Bool {
            if left.isDeprecated != right.isDeprecated { return right.isDeprecated }
            if left.isFurther != right.isFurther { return right.isFurther }
            if left.words != right.words { return left.words < right.words }
            if left.habit != right.habit { return left.habit < right.habit }
            if left.priority != right.priority { return left.priority > right.priority }
            if left.rest != right.rest { return left.rest ?? .max < right.rest ?? .max }
            return left.order < right.order
        }
    }
}

extension SearchItem.Explanation.Habit: Comparable {
    private var place: Int {
        switch self {
        case .pinned: 0
        case .usual: 1
        case .recent: 2
        case .suggested: 3
        case .other: 4
        }
    }

    public static func < (left: Self, right: Self) -> Bool { left.place < right.place }
}
