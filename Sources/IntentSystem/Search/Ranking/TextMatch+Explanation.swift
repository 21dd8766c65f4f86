import Foundation

extension [[String]] {
    /// Returns the texts of a thing by the kinds of texts, as an index takes them.
    static func texts(
        name: [String], synonyms: [String] = [], translations: [String] = [],
        keywords: [String] = [], descriptions: [String] = [], types: [String] = [],
        others: [String] = [], app: [String] = []
    ) -> [[String]] {
        [name, synonyms, translations, keywords, descriptions, types, others, app]
    }
}

extension TextMatch {
    /// The kind of the text that is matched.
    var kind: SearchItem.Explanation.Field { Self.kinds[min(field, Self.kinds.count - 1)] }

    private static let kinds = SearchItem.Explanation.Field.allCases

    /// The match is with a name of the thing.
    var isNamed: Bool { field <= Self.number(of: .translation) }

    /// The match is with a name or a keyword, not only with a text about the thing.
    var isTelling: Bool { field <= Self.number(of: .keyword) }

    static func number(of kind: SearchItem.Explanation.Field) -> Int {
        kinds.firstIndex(of: kind) ?? 0
    }

    /// Creates the match of a word with a text of some kind, as a cost that an index would give it.
    init(_ kind: SearchItem.Explanation.Field, meeting: Int) {
        field = Self.number(of: kind)
        cost = field * Int(Self.fieldCost) + meeting
    }

    /// Returns the match as a reason for the place of a row.
    func word(_ text: String) -> SearchItem.Explanation.Word {
        let meeting = TypedWord.Meeting(cost: cost % Int(Self.fieldCost))
        return .init(
            text: text, field: kind, meeting: meeting.kind, mistakes: meeting.mistakes, cost: cost)
    }
}

extension TypedWord.Meeting {
    fileprivate var kind: SearchItem.Explanation.Meeting {
        switch self {
        case .whole: .whole
        case .beginning: .beginning
        case .inside: .inside
        case .mistakes: .mistaken
        }
    }

    fileprivate var mistakes: Int {
        switch self {
        case .whole, .beginning, .inside: 0
        case .mistakes(let count): count
        }
    }
}

extension TextHit {
    /// Returns the matches of the words of a search.
    func words(of query: SearchQuery) -> [SearchItem.Explanation.Word] {
        zip(query.words, matches).compactMap { $1?.word($0) }
    }
}

extension SearchItem.Explanation.Rank {
    /// Creates the rank of a thing of an index.
    init(
        _ text: TextRank, isDeprecated: Bool = false,
        habit: SearchItem.Explanation.Habit = .other
    ) {
        self.init(
            isDeprecated: isDeprecated, words: text.cost, habit: habit, priority: text.weight,
            rest: text.rest == .max ? nil : text.rest, order: text.number)
    }
}
