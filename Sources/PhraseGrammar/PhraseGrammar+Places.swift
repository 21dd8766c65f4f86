extension PhraseGrammar {
    /// Tells whether a value at a position may be that of a slot.
    ///
    /// If another slot of the action takes such values too, the word before the slot in the phrase tells
    /// which one is meant: "from Rome to Paris" is also "to Paris from Rome". Without it none is filled.
    func isPlace(
        _ position: Int, of slot: Int, in pattern: Pattern, sentence: PreparedSentence
    ) -> Bool {
        let slots = actions[pattern.action].slots
        guard let family = slots[slot].kind.family else { return true }
        let twins = slots.indices.filter {
            $0 != slot && slots[$0].kind.family == family
                && !slots[$0].kind.complements(slots[slot].kind)
        }
        if twins.isEmpty { return true }
        guard pattern.names(slot) else { return false }
        var before = position - 1
        while before >= 0, sentence.weights[before] == 0 { before -= 1 }
        func follows(_ word: Int32) -> Bool {
            before >= 0 && sentence.matches[before][word] ?? 0 > 0.9
        }
        if let own = pattern.word(before: slot) { return follows(own) }
        return !twins.contains { pattern.word(before: $0).map(follows) ?? false }
    }
}

extension PhraseGrammar.Pattern {
    /// The word directly before a slot; `nil` if the phrase or another slot is before it.
    func word(before slot: Int) -> Int32? {
        for (item, next) in zip(items, items.dropFirst()) {
            if case .slot(slot) = next, case .word(let word, _) = item { return word }
        }
        return nil
    }
}

extension Slot.Kind {
    /// Kinds of values that the same words can tell.
    fileprivate enum Family: Hashable {
        case names(ObjectIdentifier)
        case number, flag, duration, date, money
        case measurement(UnitDimension)
    }

    /// Returns whether one takes a day, and the other the time on it.
    fileprivate func complements(_ other: Slot.Kind) -> Bool {
        switch (self, other) {
        case (.date(.day), .date(.time)), (.date(.time), .date(.day)): true
        default: false
        }
    }

    /// The family of the kind; `nil` for words that are taken as they are.
    fileprivate var family: Family? {
        switch self {
        case .names(let index): .names(ObjectIdentifier(index))
        case .integer, .decimal, .ordinal: .number
        case .flag: .flag
        case .duration: .duration
        case .date: .date
        case .measurement(let dimension): .measurement(dimension)
        case .money: .money
        case .lookup, .person, .place, .text: nil
        }
    }
}
