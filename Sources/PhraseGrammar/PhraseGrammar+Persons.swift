/// Persons and places: any words may name one, so what stands beside them has to tell.
extension PhraseGrammar {
    /// How well words fit behind a preposition that leads to such a value.
    private static let ledScore = 0.92
    /// How well an address fits, which tells by itself what it is.
    private static let addressScore = 0.95

    /// Fills the slots of persons and places with the words behind their prepositions, and with addresses.
    ///
    /// The phrase needs no place for them: "plan dinner with Anna" is "plan dinner". Of two persons, or two places,
    /// only the words of the phrase tell which one is meant.
    func fillLed(
        of pattern: Pattern, in sentence: PreparedSentence, into alignment: inout Alignment
    ) {
        guard alignment.matchedWeight >= Self.leastWeightBesideText else { return }
        for (slot, declared) in actions[pattern.action].slots.enumerated() {
            guard let leads = leads(to: slot, of: pattern) else { continue }
            let open = alignment
            let found = sentence.tokens.indices.lazy.compactMap { [self] position in
                leads.contains(sentence.tokens[position].text)
                    ? run(beside: position, of: slot, pattern, sentence, open)
                        .map { (lead: position, range: $0) } : nil
            }.first
            if let found {
                alignment.isUsed[found.lead] = true
                fill(slot, of: pattern, found.range, sentence, Self.ledScore, into: &alignment)
            } else if case .person = declared.kind, !hasTwin(slot, of: pattern),
                // At its place, an address may be one of several.
                !(declared.takesSeveral && pattern.names(slot)),
                let address = sentence.tokens.indices.first(where: {
                    sentence.tokens[$0].isAddress && !alignment.isUsed[$0]
                })
            {
                fill(
                    slot, of: pattern, address..<address + 1, sentence, Self.addressScore,
                    into: &alignment)
            } else {
                fillKnown(slot, of: pattern, in: sentence, into: &alignment)
            }
        }
    }

    /// Fills a slot with the words at its place in the phrase, if no preposition leads to it there: "call Anna".
    func fillPerson(
        _ slot: Int, of pattern: Pattern, _ range: Range<Int>, _ sentence: PreparedSentence,
        into alignment: inout Alignment
    ) {
        guard alignment.matchedWeight >= Self.leastWeightBesideText,
            language.leads.areBehind || ownLead(to: slot, of: pattern) == nil,
            let range = run(from: range.lowerBound, of: slot, pattern, sentence, alignment)
        else { return }
        let leads = language.leads.words(beside: actions[pattern.action].slots[slot].kind) ?? []
        let isLed =
            language.leads.areBehind && sentence.tokens.indices.contains(range.upperBound)
            && leads.contains(sentence.tokens[range.upperBound].text)
        fill(
            slot, of: pattern, range, sentence, isLed ? Self.ledScore : Self.textScore,
            canBeOther: true, into: &alignment)
    }

    // MARK: - Words

    /// Returns the words before or behind a preposition that may name a value.
    private func run(
        beside position: Int, of slot: Int, _ pattern: Pattern, _ sentence: PreparedSentence,
        _ alignment: Alignment
    ) -> Range<Int>? {
        guard language.leads.areBehind else {
            return run(from: position + 1, of: slot, pattern, sentence, alignment)
        }
        var start = position
        while start > 0, !alignment.isUsed[start - 1], sentence.weights[start - 1] > 0.1 {
            start -= 1
        }
        let range = run(from: start, of: slot, pattern, sentence, alignment)
        return range.flatMap { $0.lowerBound < position ? $0 : nil }
    }

    /// Returns the words from a position on that may name a value: up to the next word of the phrase, or a value
    /// of another kind; `nil` if they are none.
    private func run(
        from position: Int, of slot: Int, _ pattern: Pattern, _ sentence: PreparedSentence,
        _ alignment: Alignment
    ) -> Range<Int>? {
        let tokens = sentence.tokens
        func isFree(_ position: Int) -> Bool {
            tokens.indices.contains(position) && !alignment.isUsed[position]
        }
        var start = position
        // "For my mother"; but “Will” with a capital letter is a name.
        while isFree(start), sentence.weights[start] == 0, !sentence.isCapital(start) { start += 1 }
        let others = leads(besides: slot, of: pattern, alignment)
        var end = start
        while isFree(end), end == start || !others.contains(tokens[end].text) {
            if !tokens[end].isAddress, tellsOther(at: end, sentence) { break }
            if end > start, !isName(end, pattern, sentence) { return nil }
            end += 1
        }
        while end > start, sentence.weights[end - 1] <= 0.1,
            end - start > 1 || !sentence.isCapital(start)
        {
            end -= 1
        }
        let range = start..<end
        guard let first = range.first, !language.negations.contains(tokens[first].text) else {
            return nil
        }
        let isPronoun = range.allSatisfy {
            language.leads.pronouns.contains(tokens[$0].text)
                || sentence.weights[$0] == 0
                    && !sentence.isCapital($0)
        }
        return isPronoun ? nil : range
    }

    // MARK: - Prepositions

    /// Returns the prepositions that lead to a slot; of two persons, or two places, each has only that of the phrase.
    private func leads(to slot: Int, of pattern: Pattern) -> Set<String>? {
        guard let words = language.leads.words(beside: actions[pattern.action].slots[slot].kind)
        else { return nil }
        if language.leads.areBehind {
            return pattern.names(slot) || hasTwin(slot, of: pattern) ? [] : words
        }
        let own = ownLead(to: slot, of: pattern).map { [$0] as Set } ?? []
        // "Call Anna": its place tells it.
        if own.isEmpty, pattern.names(slot) { return [] }
        return hasTwin(slot, of: pattern) ? own : words.union(own)
    }

    /// Returns the prepositions of the slots that are open too: "with Anna in Paris", "from Rome to Paris".
    private func leads(
        besides slot: Int, of pattern: Pattern, _ alignment: Alignment
    ) -> Set<String> {
        let declared = actions[pattern.action].slots[slot]
        if language.leads.areBehind {
            if pattern.names(slot) { return [] }
            let own = language.leads.words(beside: declared.kind) ?? []
            return declared.takesSeveral ? own.subtracting(language.conjunctions) : own
        }
        let own = leads(to: slot, of: pattern) ?? []
        var ends: Set<String> = []
        if case .person = declared.kind {
            // "Anna to the party"; but "Ursula von Berg" is one name.
            ends = language.functions.union(language.leads.persons)
                .subtracting(LeadingWords.particles)
        }
        return actions[pattern.action].slots.indices.reduce(into: ends) { words, other in
            guard other != slot, !alignment.slots.contains(where: { $0.slot == other }) else {
                return
            }
            words.formUnion((leads(to: other, of: pattern) ?? []).subtracting(own))
        }
    }

    /// Returns the preposition directly before a slot in the phrase; "to" too, which tells nothing elsewhere.
    func ownLead(to slot: Int, of pattern: Pattern) -> String? {
        let parts = pattern.phrase.parts
        let name = actions[pattern.action].slots[slot].name
        guard let place = parts.firstIndex(of: .slot(name)), place > 0,
            case .text(let text) = parts[place - 1],
            let word = Tokenizer(language).tokens(in: text, segments: Segmenter.runs).last?.text
        else { return nil }
        return language.isWeak(word) && !language.conjunctions.contains(word) ? word : nil
    }

    func hasTwin(_ slot: Int, of pattern: Pattern) -> Bool {
        let slots = actions[pattern.action].slots
        return slots.indices.contains {
            $0 != slot && slots[$0].kind.isTold(like: slots[slot].kind)
        }
    }

    /// Tells whether a day, a time, a length of time or a number begins at a position.
    private func tellsOther(at position: Int, _ sentence: PreparedSentence) -> Bool {
        let kinds: [Slot.Kind] = [.date(.parts), .duration, .integer]
        return kinds.contains { kind in
            guard let end = sentence.values.values(of: kind, at: position)?.end else {
                return false
            }
            // A number in digits may belong to an address: "Main Street 5".
            if case .integer = kind, sentence.tokens[position].number != nil {
                return end == position + 1 && sentence.tokens[position].text.count < 3
                    && (position == 0 || sentence.weights[position - 1] <= 0.1)
            }
            return true
        }
    }

    /// A name has no word that asks for something else: "with Anna, and delete everything".
    private func isName(_ position: Int, _ pattern: Pattern, _ sentence: PreparedSentence) -> Bool {
        if sentence.isCapital(position) { return true }
        if language.negations.contains(sentence.tokens[position].text) { return false }
        guard let group = sentence.groups[position] else { return true }
        return !language.changing.contains(group)
    }
}

extension PreparedSentence {
    /// Tells whether a word within the sentence begins with a capital letter.
    fileprivate func isCapital(_ position: Int) -> Bool {
        position > 0 && text[tokens[position].range.lowerBound].isUppercase
    }
}

extension Slot.Kind {
    /// Both are persons, or both are places.
    fileprivate func isTold(like other: Slot.Kind) -> Bool {
        switch (self, other) {
        case (.person, .person), (.place, .place): true
        default: false
        }
    }
}
