/// The grammar of a language: it reads a sentence as one of an app's phrases with values.
package final class PhraseGrammar: Sendable {
    /// A phrase in words of the vocabulary.
    struct Pattern: Sendable {
        enum Item: Sendable {
            case word(Int32, weight: Double)
            case slot(Int)
        }

        let action: Int
        let phrase: Phrase
        let items: [Item]
        let groups: Set<String>
        let hasNegation: Bool

        /// Tells whether the phrase has a place for a slot.
        func names(_ slot: Int) -> Bool {
            items.contains { if case .slot(slot) = $0 { true } else { false } }
        }
    }

    /// The longest phrase that is read, in words and slots.
    private static let longestPhrase = 32
    /// The longest sentence that asks for something, in words; a longer one is understood as nothing.
    private static let longestSentence = 64

    let actions: [Action]
    let language: Language
    let patterns: [Pattern]
    let vocabulary: Vocabulary
    /// The patterns with each word, and with a word of each group.
    let patternsByWord: [[Int]]
    let patternsByGroup: [String: [Int]]
    let nameIndexes: [NameIndex]
    /// Those of them that name things, neither persons nor places.
    let thingIndexes: [NameIndex]
    /// An action has a slot of persons, so addresses are words.
    private let takesPersons: Bool
    private let applicationNames: Set<String>
    /// The app's name and its synonyms, as they are written.
    let spokenApplicationNames: [String]

    /// Creates the grammar of actions; `applicationNames` are the app's name and its synonyms.
    package init(actions: [Action], language: Language, applicationNames: [String]) {
        self.actions = actions
        self.language = language
        var vocabulary = Vocabulary(language: language)
        var patterns: [Pattern] = []
        var byWord: [[Int]] = []
        var byGroup: [String: [Int]] = [:]
        let tokenizer = Tokenizer(language)
        let segmenter = Segmenter { language.lexicon.contains($0) }
        for (position, action) in actions.enumerated() {
            for phrase in action.phrases {
                var items: [Pattern.Item] = []
                var groups: Set<String> = []
                var hasNegation = false
                for part in phrase.parts {
                    switch part {
                    case .text(let text):
                        for token in tokenizer.tokens(in: text, segments: segmenter.segments) {
                            let weight = language.weight(of: token.text)
                            if language.negations.contains(token.text) { hasNegation = true }
                            if let group = language.group(of: token.text) { groups.insert(group) }
                            guard weight > 0 else { continue }
                            let word = vocabulary.insert(token.text)
                            while byWord.count <= Int(word) { byWord.append([]) }
                            if byWord[Int(word)].last != patterns.count {
                                byWord[Int(word)].append(patterns.count)
                            }
                            items.append(.word(word, weight: weight))
                        }
                    case .slot(let name):
                        if let slot = action.slots.firstIndex(where: { $0.name == name }) {
                            items.append(.slot(slot))
                        }
                    case .applicationName: break
                    }
                }
                guard !items.isEmpty, items.count <= Self.longestPhrase else { continue }
                for group in groups { byGroup[group, default: []].append(patterns.count) }
                patterns.append(
                    Pattern(
                        action: position, phrase: phrase, items: items, groups: groups,
                        hasNegation: hasNegation))
            }
        }
        vocabulary.finish()
        self.vocabulary = vocabulary
        self.patterns = patterns
        patternsByWord = byWord
        patternsByGroup = byGroup
        (nameIndexes, thingIndexes) = (actions.nameIndexes, actions.thingIndexes)
        takesPersons = actions.takePersons
        spokenApplicationNames = applicationNames
        self.applicationNames = Set(
            applicationNames.map { ApplicationNames.key(of: $0, language) })
    }

    /// Creates the grammar of the same phrases with other names: `slot` returns each slot as it is now.
    ///
    /// The phrases aren't read again. A slot keeps its name.
    package init(_ former: PhraseGrammar, slot: (_ action: String, Slot) -> Slot) {
        actions = former.actions.map { action in
            Action(
                id: action.id, slots: action.slots.map { slot(action.id, $0) },
                phrases: action.phrases, opens: action.opens)
        }
        language = former.language
        patterns = former.patterns
        vocabulary = former.vocabulary
        patternsByWord = former.patternsByWord
        patternsByGroup = former.patternsByGroup
        (nameIndexes, thingIndexes) = (actions.nameIndexes, actions.thingIndexes)
        takesPersons = actions.takePersons
        applicationNames = former.applicationNames
        spokenApplicationNames = former.spokenApplicationNames
    }

    /// Reads a sentence that is said at a moment; a long one, which no phrase is, has no readings.
    package func read(_ sentence: String, at moment: Moment = Moment()) -> Interpretation {
        let segmenter = Segmenter { [self] word in
            language.lexicon.contains(word) || vocabulary.contains(word)
                || applicationNames.contains(word) || nameIndexes.contains { $0.contains(word) }
        }
        var tokens = Tokenizer(language).tokens(in: sentence, segments: segmenter.segments)
        if takesPersons { tokens = Addresses.joined(tokens, in: sentence) }
        guard tokens.count <= Self.longestSentence else {
            return Interpretation(readings: [], refused: [:])
        }
        let last = tokens.last?.range
        tokens = withoutApplicationName(tokens)
        return interpretation(
            of: PreparedSentence(
                tokens, text: sentence, at: moment, grammar: self,
                endsWithName: tokens.last?.range != last))
    }

    /// Leaves the app's name out, which may be one token or several.
    private func withoutApplicationName(_ tokens: [Token]) -> [Token] {
        var tokens = tokens
        for start in tokens.indices {
            var text = ""
            for end in start..<min(start + ApplicationNames.longestName, tokens.count) {
                text += tokens[end].text
                guard applicationNames.contains(text) else { continue }
                tokens.removeSubrange(start...end)
                return tokens
            }
        }
        return tokens
    }
}

extension [Action] {
    /// A person is a value of one of them.
    fileprivate var takePersons: Bool {
        contains { $0.slots.contains { if case .person = $0.kind { true } else { false } } }
    }

    /// The distinct indexes of names of the slots.
    fileprivate var nameIndexes: [NameIndex] {
        flatMap(\.slots).flatMap { [$0.kind.names, $0.known].compactMap(\.self) }.distinct
    }

    /// The distinct indexes of the names of things.
    fileprivate var thingIndexes: [NameIndex] {
        flatMap(\.slots).compactMap(\.kind.names).distinct
    }
}

extension Slot.Kind {
    fileprivate var names: NameIndex? {
        if case .names(let index) = self { index } else { nil }
    }
}

extension [NameIndex] {
    fileprivate var distinct: [NameIndex] {
        var seen: Set<ObjectIdentifier> = []
        return filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}

extension Language {
    /// How much a word tells of a phrase: nothing, little, or one and more for what changes things.
    func weight(of word: String) -> Double {
        if fillers.contains(word) || conjunctions.contains(word) { return 0 }
        if functions.contains(word) { return 0.1 }
        guard let group = group(of: word) else { return 1 }
        return changing.contains(group) ? 1.5 : seeking.contains(group) ? 0.5 : 1
    }
}
