import AppIntentsMetadata
import PhraseGrammar

extension [Understanding] {
    /// The intent to begin for a sentence that has these meanings; `nil` if none is clear enough.
    ///
    /// It is the first one if that is sure. If all likely ones are one intent, and differ only in what the same words
    /// name, the run asks which is meant: those words stand for an entity or a case, as in a text that a person typed.
    /// Words that name several persons or places are left out where the value is needed, with all others of a list: as
    /// a text they would be a new one, so the run asks, with those whom the app lists.
    package func beginning(_ sentence: String) -> Understanding? {
        guard var first else { return nil }
        if first.isSure { return first }
        // A question performs nothing, so a reading that is only likely is enough.
        guard first.sureness >= Reading.proposed, !first.ambiguous.isEmpty else { return nil }
        let likely = prefix { $0.sureness > first.sureness - Reading.margin }
        guard likely.allSatisfy({ $0.isSame(as: first, but: first.ambiguous) }) else { return nil }
        for parameter in first.ambiguous {
            guard first.leaveOpen(parameter, in: sentence) else { return nil }
        }
        return first
    }
}

extension Understanding {
    /// Returns whether another one begins the same intent, if the words for some parameters mean the same.
    fileprivate func isSame(as other: Understanding, but open: Set<String>) -> Bool {
        func places(_ slots: [Slot]) -> [[String: Range<Int>]] {
            slots.filter { open.contains($0.parameter) }.map { [$0.parameter: $0.range] }
        }
        func others(_ values: [String: ParameterValue]) -> [String: ParameterValue] {
            values.filter { !open.contains($0.key) }
        }
        return intent == other.intent && places(slots) == places(other.slots)
            && others(values) == others(other.values)
    }

    /// Leaves it to the run which of several values the words for a parameter name; `false` if the run wouldn't ask.
    fileprivate mutating func leaveOpen(_ parameter: String, in sentence: String) -> Bool {
        guard let place = slots.firstIndex(where: { $0.parameter == parameter }) else {
            return false
        }
        let (slot, units) = (slots[place], sentence.utf16)
        switch slot.value {
        case .structure:
            guard needed.contains(parameter) else { return false }
            slots.removeAll { $0.parameter == parameter }
            values[parameter] = nil
            missing = (missing + [parameter]).sorted()
        case .entity, .enumeration:
            guard values[parameter] == slot.value, slot.range.upperBound <= units.count else {
                return false
            }
            func index(_ offset: Int) -> String.Index {
                units.index(units.startIndex, offsetBy: offset)
            }
            let words = String(
                sentence[index(slot.range.lowerBound)..<index(slot.range.upperBound)])
            slots[place].value = .string(words)
            slots[place].title = words
            values[parameter] = .string(words)
        default: return false
        }
        return true
    }
}
