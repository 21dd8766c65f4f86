package import Foundation

/// How a grammar reads a sentence.
package struct Interpretation: Sendable {
    /// The readings, the most likely first; at most one for each action.
    package let readings: [Reading]
    /// The actions that the sentence refuses by a negative phrase, with the confidence of that; none
    /// of them has a reading.
    package let refused: [String: Double]
}

/// One way to read a sentence: an action, and the values of its slots.
package struct Reading: Sendable {
    /// The confidence from which a caller may act without asking.
    package static let certain = 0.7

    package let action: String
    package let phrase: Phrase
    /// In the order of the sentence.
    package let slots: [FilledSlot]
    /// The required slots that the sentence leaves open, in the order of the action.
    package let missing: [String]
    /// From 0 to 1; readings below one half are left out.
    package let confidence: Double
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
    /// The unit is the symbol of Foundation's unit: "km", "L", "°C".
    case measurement(Double, unit: String)
    /// The currency is its code in ISO 4217.
    case money(Decimal, currency: String)
    case text(String)
}
