import AppIntentsMetadata
import PhraseGrammar

extension [Understanding] {
    /// The intent to begin for a sentence that has these meanings; `nil` if none is clear enough.
    ///
    /// It is the first one if that is sure. If all likely ones are one intent, and the same words name
    /// another entity or case in each of them, the words stand for the value: the run asks which one
    /// is meant, as for a text that a person typed. Words that name several persons or places are left out where the
    /// value is needed: as a text they would be a new one, so the run asks, with those whom the app lists.
    package func beginning(_ sentence: String) -> Understanding? {
        guard var first else { return nil }
        if first.isSure { return first }
        // A question performs nothing, so a reading that is only likely is enough.
        guard first.sureness >= Reading.proposed else { return nil }
        let likely = prefix { $0.sureness > first.sureness - Reading.margin }
        guard likely.count > 1, likely.allSatisfy({ $0.intent == first.intent }),
            let place = first.slots.firstIndex(where: { slot in
                likely.contains { $0.values[slot.parameter] != slot.value }
            })
        else { return nil }
        let slot = first.slots[place]
        let isChoice = likely.allSatisfy { other in
            var values = other.values
            guard
                other.slots.contains(where: {
                    $0.parameter == slot.parameter && $0.range == slot.range
                })
            else { return false }
            values[slot.parameter] = slot.value
            return values == first.values
        }
        let choices = likely.compactMap { $0.values[slot.parameter] }
        if isChoice, first.needed.contains(slot.parameter), choices.allSatisfy(\.isDescribed) {
            first.slots.remove(at: place)
            first.values[slot.parameter] = nil
            first.missing = (first.missing + [slot.parameter]).sorted()
            return first
        }
        let units = sentence.utf16
        guard isChoice, choices.allSatisfy(\.isNamed), slot.range.upperBound <= units.count else {
            return nil
        }
        let words = String(
            sentence[
                units.index(
                    units.startIndex, offsetBy: slot.range.lowerBound)..<units.index(
                        units.startIndex, offsetBy: slot.range.upperBound)])
        first.slots[place].value = .string(words)
        first.slots[place].title = words
        first.values[slot.parameter] = .string(words)
        return first
    }
}

extension ParameterValue {
    /// A person chooses the value by its name.
    fileprivate var isNamed: Bool {
        switch self {
        case .entity, .enumeration: true
        default: false
        }
    }

    /// The value has parts, such as those of a person.
    fileprivate var isDescribed: Bool { if case .structure = self { true } else { false } }
}
