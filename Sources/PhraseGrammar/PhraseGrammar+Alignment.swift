extension PhraseGrammar {
    /// The least weight of words that a sentence shares with a phrase: prepositions alone ask for
    /// nothing, and a phrase that is only a slot would be any sentence.
    private static let leastWeight = 0.4
    /// The least weight beside a name that isn't known: "show" alone would take any word for one.
    static let leastWeightBesideText = 0.9
    /// How well words fit that are taken as they are: less than a name that is known.
    static let textScore = 0.85

    /// Reads a sentence as one phrase, or returns `nil` if no word of it is in the phrase.
    func reading(of sentence: PreparedSentence, as pattern: Pattern) -> Reading? {
        var alignment = Alignment(count: sentence.tokens.count)
        let takesWords = fillNames(of: pattern, in: sentence, into: &alignment)
        let reading = reading(of: sentence, as: pattern, from: alignment)
        guard takesWords else { return reading }
        // “Find Tickets” may also be called like that.
        var other = Alignment(count: sentence.tokens.count)
        _ = fillNames(of: pattern, in: sentence, leavingWords: true, into: &other)
        return [reading, self.reading(of: sentence, as: pattern, from: other)]
            .compactMap(\.self).max { $0.confidence < $1.confidence }
    }

    private func reading(
        of sentence: PreparedSentence, as pattern: Pattern, from named: Alignment
    ) -> Reading? {
        let action = actions[pattern.action]
        var alignment = named
        matchWords(of: pattern, in: sentence, into: &alignment)
        guard alignment.matchedWeight >= Self.leastWeight else { return nil }
        fillValues(of: pattern, in: sentence, into: &alignment)
        fillLed(of: pattern, in: sentence, into: &alignment)
        fillPlaces(of: pattern, in: sentence, into: &alignment)
        let confidence = confidence(alignment, of: pattern, in: sentence)
        let filled = alignment.slots.sorted { $0.range.lowerBound < $1.range.lowerBound }
        let names = Set(filled.map(\.slot))
        return Reading(
            action: action.id, phrase: pattern.phrase,
            slots: filled.map {
                FilledSlot(
                    slot: action.slots[$0.slot].name, value: $0.value,
                    range: sentence.place(of: $0.range), alternatives: $0.alternatives)
            },
            missing: action.slots.indices
                .filter { action.slots[$0].isRequired && !names.contains($0) }
                .map { action.slots[$0].name },
            confidence: confidence)
    }

    /// The words of a sentence that belong to a phrase, and the values of its slots.
    struct Alignment {
        struct Filled {
            let slot: Int
            let value: SlotValue
            let range: Range<Int>
            let score: Double
            var alternatives: [SlotValue] = []
        }

        var isUsed: [Bool]
        /// The position of the token of each item of the phrase.
        var places: [Int: Int] = [:]
        var matchedWeight = 0.0
        var totalWeight = 0.0
        var quality = 1.0
        var slots: [Filled] = []

        init(count: Int) {
            isUsed = Array(repeating: false, count: count)
        }

        func isFree(_ range: Range<Int>) -> Bool {
            range.allSatisfy { !isUsed[$0] }
        }

        mutating func fill(_ filled: Filled) {
            for position in filled.range { isUsed[position] = true }
            slots.append(filled)
            quality *= filled.score
        }

        mutating func fillText(_ slot: Int, _ range: Range<Int>, of sentence: PreparedSentence) {
            fill(
                Filled(
                    slot: slot, value: .text(sentence.words(range)), range: range,
                    score: PhraseGrammar.textScore))
        }
    }

    /// Fills the slots of names, and returns whether one of them consists of words of the phrase; such
    /// names can be left alone.
    private func fillNames(
        of pattern: Pattern, in sentence: PreparedSentence, leavingWords: Bool = false,
        into alignment: inout Alignment
    ) -> Bool {
        let slots = actions[pattern.action].slots
        var takesWords = false
        for (position, slot) in slots.enumerated() {
            guard case .names(let index) = slot.kind else { continue }
            for span in sentence.spans(of: index)
            where alignment.isFree(span.range)
                && isPlace(span.range.lowerBound, of: position, in: pattern, sentence: sentence)
            {
                let isText = isText(span, of: pattern, in: sentence)
                // A name that is uncertain is none there.
                if isText, leavingWords || span.score < 0.99 { continue }
                guard let first = span.values.first,
                    !span.isWeak || !alignment.slots.contains(where: { $0.slot == position })
                else { continue }
                alignment.fill(
                    Alignment.Filled(
                        slot: position, value: .name(index.identifiers[Int(first)]),
                        range: span.range, score: span.score,
                        alternatives: span.values.dropFirst().map {
                            .name(index.identifiers[Int($0)])
                        }))
                takesWords = takesWords || isText
                if !slot.takesSeveral { break }
            }
        }
        return takesWords
    }

    /// Tells whether all words of a span are words of the phrase itself.
    private func isText(
        _ span: NameIndex.Span, of pattern: Pattern, in sentence: PreparedSentence
    ) -> Bool {
        span.range.allSatisfy { position in
            pattern.items.contains { item in
                if case .word(let word, _) = item {
                    sentence.matches[position][word] ?? 0 > 0.9
                } else {
                    false
                }
            }
        }
    }

    private func matchWords(
        of pattern: Pattern, in sentence: PreparedSentence, into alignment: inout Alignment
    ) {
        for (index, item) in pattern.items.enumerated() {
            guard case .word(let word, let weight) = item else { continue }
            alignment.totalWeight += weight
            let group = language.group(of: vocabulary.words[Int(word)])
            var best: (position: Int, quality: Double)?
            for position in sentence.tokens.indices where !alignment.isUsed[position] {
                var quality = sentence.matches[position][word] ?? 0
                if quality < 0.93, let group, sentence.groups[position] == group { quality = 0.93 }
                if quality > best?.quality ?? 0 { best = (position, quality) }
            }
            guard let best else { continue }
            alignment.isUsed[best.position] = true
            alignment.places[index] = best.position
            alignment.matchedWeight += weight * best.quality
        }
    }

    /// Fills slots whose values are told by their own words: numbers, durations, money.
    private func fillValues(
        of pattern: Pattern, in sentence: PreparedSentence, into alignment: inout Alignment
    ) {
        let slots = actions[pattern.action].slots
        // "2 liters" is no number, so the values with more words come first.
        let order = slots.indices.sorted { slots[$0].kind.words > slots[$1].kind.words }
        for index in order {
            let isTold = slots[index].kind.hasUnit || pattern.names(index)
            let isFlag = if case .flag = slots[index].kind { true } else { false }
            guard isTold || isFlag || slots[index].kind.counts else { continue }
            let leastWeight = slots[index].kind.takesPrepositions ? 0.1 : -1
            for start in sentence.tokens.indices {
                func isOpen(_ position: Int) -> Bool {
                    !alignment.isUsed[position] || sentence.weights[position] <= leastWeight
                }
                guard isOpen(start),
                    let (values, end) = sentence.values.values(of: slots[index].kind, at: start),
                    let value = values.first,
                    (start..<end).allSatisfy(isOpen),
                    isPlace(start, of: index, in: pattern, sentence: sentence),
                    // A phrase needs no place for a no at the end, nor for the number of what it names:
                    // "Louvre off", "two miso".
                    isTold || isFlag && start == sentence.lastNo
                        || !isFlag && end < alignment.isUsed.count && alignment.isUsed[end]
                else { continue }
                alignment.fill(
                    Alignment.Filled(
                        slot: index, value: value, range: start..<end, score: 1,
                        alternatives: Array(values.dropFirst())))
                break
            }
        }
    }

    /// Fills the slots of the phrase that take the words at their place.
    private func fillPlaces(
        of pattern: Pattern, in sentence: PreparedSentence, into alignment: inout Alignment
    ) {
        let slots = actions[pattern.action].slots
        for (index, item) in pattern.items.enumerated() {
            guard case .slot(let slot) = item,
                !alignment.slots.contains(where: { $0.slot == slot })
            else { continue }
            var range = place(of: index, in: pattern, sentence: sentence, alignment: alignment)
            while let first = range.first, sentence.weights[first] <= 0.1, range.count > 1 {
                range = range.dropFirst()
            }
            if range.upperBound < sentence.tokens.count {
                // Before a later word of the phrase stand its prepositions: "milk (to the) list".
                while let last = range.last, sentence.weights[last] <= 0.1 {
                    range = range.dropLast()
                }
            } else if sentence.endsWithName, let last = range.last,
                language.functions.contains(sentence.tokens[last].text)
            {
                // Before the app's name stands one, too: "milk (in) Kitchen".
                range = range.dropLast()
            }
            guard !range.isEmpty, alignment.isFree(range) else { continue }
            switch slots[slot].kind {
            case .text:
                alignment.fillText(slot, range, of: sentence)
            case .names
            where slots[slot].takesText && alignment.matchedWeight >= Self.leastWeightBesideText:
                alignment.fillText(slot, range, of: sentence)
            case .person, .place:
                fillPerson(slot, of: pattern, range, sentence, into: &alignment)
            case .lookup(let matches):
                let found = matches(sentence.words(range))
                guard let first = found.first else { continue }
                alignment.fill(
                    Alignment.Filled(
                        slot: slot, value: .name(first.id), range: range, score: first.score,
                        alternatives: found.dropFirst().prefix(7).filter {
                            $0.score > first.score - 0.04
                        }.map { .name($0.id) }))
            default: continue
            }
        }
    }

    /// The free words between the neighbours of an item, in the order of the phrase.
    private func place(
        of index: Int, in pattern: Pattern, sentence: PreparedSentence, alignment: Alignment
    ) -> Range<Int> {
        let before = (0..<index).reversed().lazy.compactMap { alignment.places[$0] }.first
        let first = freeRange(from: before.map { $0 + 1 } ?? 0, alignment)
        // Words that tell nothing, and stand alone, are no value: "remind (me) tomorrow to buy milk".
        var range = first
        while !range.isEmpty, range.allSatisfy({ sentence.weights[$0] <= 0.1 }) {
            range = freeRange(from: range.upperBound, alignment)
        }
        return range.isEmpty ? first : range
    }

    private func freeRange(from start: Int, _ alignment: Alignment) -> Range<Int> {
        var start = start
        while start < alignment.isUsed.count, alignment.isUsed[start] { start += 1 }
        var end = start
        while end < alignment.isUsed.count, !alignment.isUsed[end] { end += 1 }
        return start..<end
    }

    private func confidence(
        _ alignment: Alignment, of pattern: Pattern, in sentence: PreparedSentence
    ) -> Double {
        let filled = Set(alignment.slots.map(\.slot))
        var (matched, total) = (alignment.matchedWeight, alignment.totalWeight)
        for case .slot(let slot) in pattern.items {
            total += 1
            matched += filled.contains(slot) ? 1 : 0.2
        }
        var (explained, unexplained, conflict) = (matched, 0.0, 1.0)
        for position in sentence.tokens.indices where !alignment.isUsed[position] {
            let isNo =
                position == sentence.lastNo
                || language.negations.contains(sentence.tokens[position].text)
            if isNo, !pattern.hasNegation { conflict *= 0.4 }
            if let group = sentence.groups[position], !pattern.groups.contains(group) {
                if language.changing.contains(group) { conflict *= 0.4 }
            }
            unexplained += sentence.weights[position]
        }
        explained = max(explained, 0.1)
        let coverage = explained / (explained + unexplained)
        let phrase = total > 0 ? matched / total : 0
        return min(1, phrase * coverage * alignment.quality * conflict * order(alignment))
    }

    /// Words in another order make a reading a little less likely.
    private func order(_ alignment: Alignment) -> Double {
        let places = alignment.places.sorted { $0.key < $1.key }.map(\.value)
        let turns = zip(places, places.dropFirst()).filter { $0 > $1 }.count
        return 1 - 0.03 * Double(min(turns, 5))
    }
}
