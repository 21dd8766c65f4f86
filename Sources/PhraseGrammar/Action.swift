import Foundation

/// An action that sentences can ask for, and the phrases that name it.
package struct Action: Sendable {
    package let id: String
    package let slots: [Slot]
    package let phrases: [Phrase]
    /// The slot whose value the action opens: a sentence that is only its name asks for that.
    package let opens: String?

    package init(id: String, slots: [Slot] = [], phrases: [Phrase], opens: String? = nil) {
        self.id = id
        self.slots = slots
        self.phrases = phrases
        self.opens = opens
    }
}

/// A parameter of an action that a sentence can fill.
package struct Slot: Sendable {
    package let name: String
    package let kind: Kind
    /// A required slot that a sentence leaves open is among the missing ones of its reading.
    package let isRequired: Bool
    /// True if "the beans and the herbs" are two values of the slot.
    package let takesSeveral: Bool
    /// True if words at the slot's place that name nothing are taken as they are: the names aren't known.
    package let takesText: Bool
    /// The persons or places that are known by name; any other words are a new one.
    package let known: NameIndex?

    package init(
        _ name: String, _ kind: Kind, isRequired: Bool = true, takesSeveral: Bool = false,
        takesText: Bool = false, known: NameIndex? = nil
    ) {
        self.name = name
        self.kind = kind
        self.isRequired = isRequired
        self.takesSeveral = takesSeveral
        self.takesText = takesText
        self.known = known
    }

    /// Returns the slot with the persons or places that are known by name.
    package func knowing(_ known: NameIndex?) -> Slot {
        Slot(
            name, kind, isRequired: isRequired, takesSeveral: takesSeveral, takesText: takesText,
            known: known)
    }

    package enum Kind: Sendable {
        /// Named values, entities or cases, in an index that several slots can share.
        case names(NameIndex)
        /// Values that a closure finds for the words at the slot's place, best first.
        ///
        /// The grammar calls it for the phrases that fit a sentence, once for each place.
        case lookup(@Sendable (String) -> [NameMatch])
        case integer, decimal, ordinal
        /// Yes or no.
        case flag
        case duration
        case date(DatePart)
        /// A number with a unit of a dimension.
        case measurement(UnitDimension)
        /// An amount; without a currency in the sentence it is one of this currency.
        case money(currency: String)
        /// A person, told by any name or address.
        case person
        /// A place, told by any name or address.
        case place
        /// All words up to the next ones of the phrase, or to the end of the sentence.
        case text
    }
}

/// The part of a point in time that a slot takes.
package enum DatePart: Hashable, Sendable {
    case day, time
    /// A time without a day is on the day on which it comes next.
    case dayAndTime
    /// A day, a time of day, or both, as they are told.
    case parts
}

/// A value that a look-up found, and how well the words name it, from 0 to 1.
package struct NameMatch: Hashable, Sendable {
    package let id: String
    package let score: Double

    package init(id: String, score: Double) {
        self.id = id
        self.score = score
    }
}

/// Words of an action, with places for its slots.
package struct Phrase: Sendable {
    package enum Part: Hashable, Sendable {
        case text(String)
        case slot(String)
        case applicationName
    }

    package enum Role: Sendable {
        /// A phrase of an App Shortcut, a title or a summary of the parameters.
        case asks
        /// A negative phrase: a sentence that matches it doesn't ask for the action.
        case refuses
    }

    package let parts: [Part]
    package let role: Role

    package init(_ parts: [Part], role: Role = .asks) {
        self.parts = parts
        self.role = role
    }

    /// Creates a phrase from the form that string catalogs have: `Find ${thing} in ${applicationName}`.
    package init(_ template: String, role: Role = .asks) {
        var parts: [Part] = []
        var rest = template[...]
        while let open = rest.range(of: "${"),
            let close = rest[open.upperBound...].firstIndex(of: "}")
        {
            if open.lowerBound > rest.startIndex {
                parts.append(.text(String(rest[..<open.lowerBound])))
            }
            let name = String(rest[open.upperBound..<close])
            parts.append(name == "applicationName" ? .applicationName : .slot(name))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
        self.init(parts, role: role)
    }
}
