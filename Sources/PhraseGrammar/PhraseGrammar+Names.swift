/// Sentences that are only a name: what they mean is opened, which changes nothing.
extension PhraseGrammar {
    /// The confidence of a whole name.
    private static let wholeName = 0.95
    /// The confidence of a name with a mistake, or of a part of one, is less: it is listed, not opened.
    private static let partOfName = 0.5...0.59

    /// Returns the readings of a sentence as the name of something that an action opens, by actions.
    func nameReadings(of sentence: PreparedSentence) -> [Int: Reading] {
        var readings: [Int: Reading] = [:]
        for (position, action) in actions.enumerated() {
            guard let name = action.opens,
                let slot = action.slots.first(where: { $0.name == name }),
                case .names(let index) = slot.kind,
                let found = spanOfAll(sentence, in: index)
            else { continue }
            let (span, whole) = found
            let (least, most) = (Self.partOfName.lowerBound, Self.partOfName.upperBound)
            let values = (whole.isEmpty ? span.values : whole)
                .map { SlotValue.name(index.identifiers[Int($0)]) }
            guard let first = values.first else { continue }
            readings[position] = Reading(
                action: action.id, phrase: Phrase([.slot(name)]),
                slots: [
                    FilledSlot(
                        slot: name, value: first, range: sentence.place(of: span.range),
                        alternatives: Array(values.dropFirst()))
                ],
                missing: action.slots.filter { $0.isRequired && $0.name != name }.map(\.name),
                confidence: whole.isEmpty
                    ? least + (most - least) * min(1, span.score) : Self.wholeName,
                isName: true)
        }
        return readings
    }

    /// Returns the span of names beside which a sentence has only fillers, and those of its values whose whole
    /// name it is.
    private func spanOfAll(
        _ sentence: PreparedSentence, in index: NameIndex
    ) -> (NameIndex.Span, whole: [Int32])? {
        let words = sentence.tokens.map(\.text)
        let weighty = words.filter { !language.isFiller($0) }
        // A yes or a no is an answer, even if it is a name.
        guard weighty.contains(where: { !language.yes.union(language.no).contains($0) }) else {
            return nil
        }
        let spans = sentence.spans(of: index).filter { span in
            words.indices.allSatisfy { position in
                // What is left of "in TravelTracking", and the first word of "por favor".
                span.range.contains(position) || language.isFiller(words[position])
                    || position > span.range.lowerBound && sentence.lastNo != position
                        && language.functions.contains(words[position])
            }
        }
        for span in spans {
            let own = Array(words[span.range])
            let whole = span.values.filter {
                index.isCalled($0, own.filter { !language.isFiller($0) }, language)
                    || index.isCalled($0, own, language)
            }
            if !whole.isEmpty { return (span, whole) }
        }
        return spans.first.map { ($0, []) }
    }
}

extension NameIndex {
    /// Tells whether words are a whole name of a value, apart from fillers in it.
    func isCalled(_ value: Int32, _ words: [String], _ language: Language) -> Bool {
        let text = words.joined()
        var low = 0
        var high = names.count
        while low < high {
            let middle = (low + high) / 2
            if names[middle].value < value { low = middle + 1 } else { high = middle }
        }
        return names[low...].prefix { $0.value == value }.contains { name in
            let own = name.words.map { vocabulary.words[Int($0)] }
            return own.joined() == text
                || own.filter { !language.isFiller($0) }.joined() == text
        }
    }
}

extension Language {
    fileprivate func isFiller(_ word: String) -> Bool { fillers.contains(word) }
}
