/// The writing of a grammar for speech from one of phrases.
struct SpeechWriter {
    typealias Piece = SpeechGrammar.Piece

    /// Phrases that differ only in their beginnings name the list of values after them once.
    struct Group: Hashable {
        let slot: String
        let tail: String
    }

    let source: PhraseGrammar
    let limits: SpeechGrammar.Limits
    let canSay: (String) -> Bool
    let spoken: SpokenWords
    let tokenizer: Tokenizer
    let segmenter: Segmenter
    /// The words of each group of synonyms.
    private let synonyms: [String: [String]]
    /// The numbers of the rules of names.
    private let nameRules: [ObjectIdentifier: Int]
    private(set) var order: [Group] = []
    private(set) var heads: [Group: [Piece]] = [:]
    private(set) var tails: [Group: Piece] = [:]
    /// The rules of values by their names.
    private(set) var values: [String: Piece] = [:]
    private(set) var omittedPhrases = 0
    /// The words of all phrases and of the values in them, without those of the names.
    private(set) var phraseWords = 0

    init(
        _ source: PhraseGrammar, limits: SpeechGrammar.Limits, hasSynonyms: Bool,
        canSay: @escaping (String) -> Bool
    ) {
        self.source = source
        self.limits = limits
        self.canSay = { $0.count <= limits.wordLength && canSay($0) }
        let language = source.language
        spoken = SpokenWords.of(language)
        tokenizer = Tokenizer(language)
        segmenter = Segmenter { language.lexicon.contains($0) }
        synonyms =
            hasSynonyms
            ? Dictionary(grouping: language.groups.keys) { language.groups[$0] ?? $0 } : [:]
        nameRules = Dictionary(
            source.nameIndexes.enumerated().map { (ObjectIdentifier($1), $0) },
            uniquingKeysWith: min)
        for action in source.actions {
            for phrase in action.phrases where phrase.role == .asks { add(phrase, of: action) }
            addNames(of: action)
        }
    }

    /// The names of what an action opens: "the Louvre".
    private mutating func addNames(of action: Action) {
        guard let opened = action.slots.first(where: { $0.name == action.opens }),
            let names = rule(of: opened.kind)
        else { return }
        insert(.optional(.choice(spoken.articles.filter(canSay).map(Piece.word))), names, .empty)
    }

    // MARK: - Phrases

    private mutating func add(_ phrase: Phrase, of action: Action) {
        var before: [Piece] = []
        var after: [Piece] = []
        var slot: String?
        var weight = 0.0
        var isCut = false
        // The words before the value, if the phrase begins with words and ends with one.
        var object: [Piece]?
        parts: for part in phrase.parts {
            var pieces: [Piece] = []
            switch part {
            case .text(let text):
                guard let (words, weightOfWords) = self.words(of: text) else {
                    omittedPhrases += 1
                    return
                }
                pieces = words
                if part == phrase.parts.first {
                    addObjects(to: &pieces, weightOfWords)
                    object = pieces
                }
                weight += weightOfWords
            case .applicationName:
                // Every sentence may end with the app's name.
                dropLastPrepositions(&before, &after, hasSlot: slot != nil)
            case .slot(let name):
                guard let place = action.slots.first(where: { $0.name == name }) else { continue }
                let known = place.known.flatMap { nameRules[ObjectIdentifier($0)] }
                if known != nil, slot == nil, weight >= 0.4 {
                    // Whom no list has is asked for.
                    var (words, none): ([Piece], [Piece]) = (before, [])
                    dropLastPrepositions(&words, &none, hasSlot: false)
                    insert(.sequence(words), "", .empty)
                }
                guard let rule = known.map({ "names\($0)" }) ?? rule(of: place.kind) else {
                    isCut = true
                    break parts
                }
                if case .names = place.kind {
                    let articles = self.spoken.articles.filter(canSay).map(Piece.word)
                    let count = counting(before: place, in: phrase, of: action)
                    pieces = [.optional(.choice(articles + [count]))]
                }
                if slot == nil {
                    slot = rule
                    loosenPreposition(of: &before)
                    before += pieces
                    continue
                }
                // "Make Petra a favorite: yes": it is asked for if it isn't said.
                let isLast = part == phrase.parts.last
                pieces.append(isLast ? .optional(.rule(rule)) : .rule(rule))
            }
            if slot == nil { before += pieces } else { after += pieces }
        }
        if isCut { dropLastPrepositions(&before, &after, hasSlot: slot != nil) }
        guard weight >= 0.4 else { return }
        if slot == nil { before += details(of: action) }
        insert(.sequence(before), slot ?? "", .sequence(after))
        if let slot, let object, after.isEmpty { addNamesFirst(object, slot) }
    }

    /// "Louvre tickets" beside "tickets for the Louvre", and "browse Asia landmarks".
    private mutating func addNamesFirst(_ object: [Piece], _ slot: String) {
        guard values[slot] == nil, let verb = object.first else { return }
        let nouns = object.dropFirst().filter { !$0.words.allSatisfy(source.language.isWeak) }
        guard nouns.count == 1, let noun = nouns.first else { return }
        insert(verb, slot, noun)
    }

    /// "Tickets to the Louvre" and "tickets Louvre" beside "tickets for the Louvre".
    private func loosenPreposition(of pieces: inout [Piece]) {
        guard pieces.count > 1, let last = pieces.last, let word = last.words.first else { return }
        // Some of them add nothing to a written sentence, and are no words of its grammar's functions.
        let others = last.words == [word] ? spoken.prepositions.first { $0.contains(word) } : nil
        guard isPreposition(last) || others != nil else { return }
        pieces[pieces.count - 1] = .optional(
            .choice((others ?? [word]).filter(canSay).map(Piece.word)))
    }

    /// "With thirty euros", "for two hours": values that no place in a phrase is needed for.
    private mutating func details(of action: Action) -> [Piece] {
        action.slots.compactMap { slot -> Piece? in
            switch slot.kind {
            case .duration, .date, .measurement, .money: break
            default: return nil
            }
            guard let rule = rule(of: slot.kind) else { return nil }
            let leading = Piece.choice(spoken.details.filter(canSay).map(Piece.word))
            return .optional(.sequence([.optional(leading), .rule(rule)]))
        }
    }

    private mutating func insert(_ head: Piece, _ slot: String, _ tail: Piece) {
        let group = Group(slot: slot, tail: tail.text)
        let isNew = heads[group] == nil
        if !isNew, heads[group, default: []].contains(where: { $0.text == head.text }) { return }
        let references = head.references + (isNew ? tail.references + [slot] : [])
        let cost =
            head.words.count + (isNew ? tail.words.count : 0)
            + references.reduce(0) { $0 + (values[$1]?.words.count ?? 0) }
        // The other half of the words is for the names.
        guard phraseWords + cost <= limits.words / 2 else {
            omittedPhrases += 1
            return
        }
        phraseWords += cost
        heads[group, default: []].append(head)
        if isNew {
            order.append(group)
            tails[group] = tail
        }
    }

    /// Returns the words of a part of a phrase, and their weight; `nil` if one can't be said.
    private func words(of text: String) -> ([Piece], Double)? {
        var pieces: [Piece] = []
        var weight = 0.0
        for token in tokenizer.tokens(in: text, segments: segmenter.segments) {
            let word = token.text.speakable
            if word.isEmpty { continue }
            let weightOfWord = source.language.weight(of: token.text)
            weight += weightOfWord
            var choices = [word]
            if let group = source.language.group(of: word) {
                choices += (synonyms[group] ?? []).filter { !spoken.unsaid.contains($0) }
                    .map(\.speakable).sorted()
            }
            let piece = Piece.choice(choices.filter(canSay).map(Piece.word))
            if piece.isEmpty, weightOfWord > 0 { return nil }
            pieces.append(weightOfWord > 0 ? piece : .optional(piece))
        }
        return (pieces, weight)
    }

    /// "(Show) me (the) favorites": what stands between a verb and its object, and a verb that adds
    /// nothing to the other words.
    private func addObjects(to pieces: inout [Piece], _ weight: Double) {
        guard let verb = pieces.first,
            let group = verb.words.first.flatMap(source.language.group),
            source.language.seeking.contains(group) || source.language.changing.contains(group)
        else { return }
        let isNeeded = weight < 1.5 || source.language.changing.contains(group)
        // A name has its own article.
        let objects = pieces.count > 1 ? spoken.objects : spoken.receivers
        let start = Piece.sequence([verb, around(objects)])
        pieces[0] = isNeeded ? start : .optional(start)
    }

    /// "Two" of "two miso": the number of what a phrase names needs no place in it.
    private mutating func counting(
        before slot: Slot, in phrase: Phrase, of action: Action
    ) -> Piece {
        let counts = action.slots.contains {
            $0.kind.counts && !phrase.parts.contains(.slot($0.name))
        }
        guard case .names = slot.kind, counts else { return .empty }
        // A hundred of something is hardly said, and any more words sound like the beginning of a name.
        if values["count"] == nil {
            let numbers = SpeechGrammar.Values(language: source.language, canSay: canSay)
            values["count"] = numbers.count
        }
        return values["count"]?.isEmpty == false ? .rule("count") : .empty
    }

    private mutating func rule(of kind: Slot.Kind) -> String? {
        if case .names(let index) = kind {
            return nameRules[ObjectIdentifier(index)].map { "names\($0)" }
        }
        guard let name = SpeechGrammar.Values.name(of: kind) else { return nil }
        if values[name] == nil {
            let piece = SpeechGrammar.Values(language: source.language, canSay: canSay)
                .piece(of: kind)
            if piece.isEmpty { return nil }
            values[name] = piece
        }
        return name
    }

    /// Leaves the words out that only lead to what follows.
    private func dropLastPrepositions(
        _ before: inout [Piece], _ after: inout [Piece], hasSlot: Bool
    ) {
        while let last = after.last, isPreposition(last) { after.removeLast() }
        if hasSlot { return }
        while let last = before.last, isPreposition(last) { before.removeLast() }
    }

    private func isPreposition(_ piece: Piece) -> Bool {
        !piece.words.isEmpty && piece.references.isEmpty
            && piece.words.allSatisfy(source.language.functions.contains)
    }
}
