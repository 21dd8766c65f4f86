package import Foundation

/// How a grammar reads a sentence.
package struct Interpretation: Sendable {
    /// The readings, the most likely first; at most one for each action.
    package let readings: [Reading]
    /// The actions that the sentence refuses by a negative phrase, with the confidence of that; none
    /// of them has a reading.
    package let refused: [String: Double]

    /// The reading by which a caller may act without asking: it is certain, no other is about as
    /// likely, and its words name one value each.
    package var certain: Reading? {
        guard let first = readings.first, first.confidence >= Reading.certain,
            first.slots.allSatisfy(\.alternatives.isEmpty)
        else { return nil }
        let next = readings.dropFirst().first?.confidence ?? 0
        return next <= first.confidence - Reading.margin ? first : nil
    }
}

/// One way to read a sentence: an action, and the values of its slots.
package struct Reading: Sendable {
    /// The confidence from which a caller may act without asking.
    package static let certain = 0.7
    /// A reading that is at least as likely is worth proposing to a person who would find nothing else.
    package static let proposed = 0.6
    /// A reading that is less likely by this, or more, doesn't make another one uncertain.
    package static let margin = 0.1

    package let action: String
    package let phrase: Phrase
    /// In the order of the sentence.
    package let slots: [FilledSlot]
    /// The required slots that the sentence leaves open, in the order of the action.
    package let missing: [String]
    /// From 0 to 1; readings below one half are left out.
    package let confidence: Double
    /// The sentence is only a name of what the action opens, and no words of a phrase.
    package var isName = false
}

/// A slot with the value that the sentence gives it.
package struct FilledSlot: Sendable {
    package let slot: String
    package let value: SlotValue
    /// The part of the sentence that the value was read from.
    package let range: Range<String.Index>
    /// Further values that the same words name about as well: a reason to ask which one is meant.
    package let alternatives: [SlotValue]
}

package enum SlotValue: Hashable, Sendable {
    /// The identifier of a named value.
    case name(String)
    case integer(Int)
    case decimal(Double)
    case ordinal(Int)
    case flag(Bool)
    /// In seconds.
    case duration(Double)
    /// A day, a time of day or both of the Gregorian calendar, in the person's time zone.
    case date(DateComponents)
    /// The unit is the symbol of Foundation's unit: "km", "L", "°C".
    case measurement(Double, unit: String)
    /// The currency is its code in ISO 4217.
    case money(Decimal, currency: String)
    case text(String)
}
