/// The values of persons and places: those that are known by name, and new ones.
extension PhraseGrammar {
    /// How well words fit that mean something else, too: less than what is certain.
    private static let doubtfulScore = 0.65

    /// Fills a slot with the known values that words name, or else with new ones.
    ///
    /// With `canBeOther`, words that mean something else, too, are doubtful unless they are a whole known name: only the
    /// place in the phrase tells that a person is meant. A part of a known place's name is doubtful everywhere.
    func fill(
        _ slot: Int, of pattern: Pattern, _ range: Range<Int>, _ sentence: PreparedSentence,
        _ score: Double, canBeOther: Bool = false, into alignment: inout Alignment
    ) {
        let declared = actions[pattern.action].slots[slot]
        let parts = declared.takesSeveral ? parts(of: range, sentence) : [range]
        let known = parts.map { self.known($0, of: declared, sentence) }
        let isDoubtful = zip(parts, known).contains { part, span in
            switch declared.kind {
            case .person:
                canBeOther && span?.score ?? 0 < NameIndex.wholeScore
                    && isOther(part, pattern, sentence)
            case .place: span?.isPart ?? false
            default: false
            }
        }
        let score = isDoubtful ? Self.doubtfulScore : score
        for (place, part) in parts.enumerated() {
            if let span = known[place], let index = declared.known {
                // A first name is enough; a name with a mistake is less.
                let isExact = span.range.allSatisfy { index.contains(sentence.tokens[$0].text) }
                let own =
                    isExact && !isDoubtful ? max(score, span.score) : min(score, span.score)
                fill(slot, with: span, at: part, of: index, place == 0 ? own : 1, into: &alignment)
            } else {
                alignment.fill(
                    Alignment.Filled(
                        slot: slot, value: .text(sentence.words(part)), range: part,
                        score: place == 0 ? score : 1))
            }
        }
    }

    /// Fills a slot with known values that stand anywhere else: "plan dinner Anna".
    func fillKnown(
        _ slot: Int, of pattern: Pattern, in sentence: PreparedSentence,
        into alignment: inout Alignment
    ) {
        let declared = actions[pattern.action].slots[slot]
        // Beside free text, a name may be a part of it: "remind me to call Anna".
        let isBesideText = pattern.items.contains { item in
            guard case .slot(let other) = item else { return false }
            if case .text = actions[pattern.action].slots[other].kind { return true }
            return actions[pattern.action].slots[other].takesText
        }
        guard let index = declared.known, !isBesideText, !hasTwin(slot, of: pattern),
            // At its place it is found with the words beside it.
            !pattern.names(slot) || ownLead(to: slot, of: pattern) != nil
        else { return }
        for span in sentence.spans(of: index)
        where !span.isWeak && alignment.isFree(span.range) {
            var score = span.score
            if case .place = declared.kind, span.isPart { score = min(score, Self.doubtfulScore) }
            fill(slot, with: span, at: span.range, of: index, score, into: &alignment)
            if !declared.takesSeveral { return }
        }
    }

    private func fill(
        _ slot: Int, with span: NameIndex.Span, at range: Range<Int>, of index: NameIndex,
        _ score: Double, into alignment: inout Alignment
    ) {
        let values = span.values.map { SlotValue.name(index.identifiers[Int($0)]) }
        guard let first = values.first else { return }
        alignment.fill(
            Alignment.Filled(
                slot: slot, value: first, range: range, score: score,
                alternatives: Array(values.dropFirst())))
    }

    /// Returns the known values that words name, apart from words that tell nothing; `nil` for a new value.
    private func known(
        _ range: Range<Int>, of slot: Slot, _ sentence: PreparedSentence
    ) -> NameIndex.Span? {
        guard let index = slot.known else { return nil }
        let telling = range.filter { sentence.weights[$0] > 0.1 }
        return sentence.spans(of: index).first { span in
            // "The" of "The Office" stands before the words.
            span.range.allSatisfy { range.contains($0) || sentence.weights[$0] == 0 }
                && (telling.isEmpty
                    ? span.range == range : telling.allSatisfy(span.range.contains))
        }
    }

    /// Tells whether all words that tell something are those of another action, or the name of a thing: "call the weather".
    private func isOther(
        _ range: Range<Int>, _ pattern: Pattern, _ sentence: PreparedSentence
    ) -> Bool {
        let telling = range.filter { sentence.weights[$0] > 0.1 }
        if telling.isEmpty { return false }
        let isOfPhrases = telling.allSatisfy { position in
            sentence.matches[position].contains { word, quality in
                quality > 0.9
                    && patternsByWord[Int(word)].contains { patterns[$0].action != pattern.action }
            }
        }
        return isOfPhrases
            || thingIndexes.contains { index in
                sentence.spans(of: index).contains { span in
                    span.score > NameIndex.wholeScore && telling.allSatisfy(span.range.contains)
                }
            }
    }

    /// Splits "Anna, Ben and Cara" into three.
    private func parts(of range: Range<Int>, _ sentence: PreparedSentence) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        for position in range {
            let isJoint = language.conjunctions.contains(sentence.tokens[position].text)
            let isList = position > range.lowerBound && sentence.hasComma(before: position)
            guard isJoint || isList else { continue }
            if position > start { parts.append(start..<position) }
            start = isJoint ? position + 1 : position
        }
        if start < range.upperBound { parts.append(start..<range.upperBound) }
        return parts
    }
}

extension NameIndex.Span {
    /// The words are a part of a name only: "York" is another place than "New York".
    fileprivate var isPart: Bool { score < NameIndex.leastWholeScore }
}

extension PreparedSentence {
    fileprivate func hasComma(before position: Int) -> Bool {
        text[tokens[position - 1].range.upperBound..<tokens[position].range.lowerBound]
            .contains { ",;、，،".contains($0) }
    }
}
