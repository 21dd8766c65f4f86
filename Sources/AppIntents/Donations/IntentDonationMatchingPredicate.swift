/// A predicate that selects donations to delete.
public struct IntentDonationMatchingPredicate {
    /// The kinds of predicates.
    package enum Kind: Sendable {
        case donations(Set<IntentDonationIdentifier>)
        case entities(Set<EntityName>)
        case intent(any AppIntent.Type, EntityName?)
    }

    package let kind: Kind

    /// Matches one donation.
    public static func donationIdentifier(
        _ identifier: IntentDonationIdentifier
    ) -> IntentDonationMatchingPredicate {
        .init(kind: .donations([identifier]))
    }

    /// Matches some donations.
    public static func donationIdentifiers(
        _ identifiers: [IntentDonationIdentifier]
    ) -> IntentDonationMatchingPredicate {
        .init(kind: .donations(Set(identifiers)))
    }

    /// Matches the donations of intents that have the entity among their values.
    public static func entityIdentifier(
        _ identifier: EntityIdentifier
    ) -> IntentDonationMatchingPredicate {
        .init(kind: .entities([EntityName(identifier)]))
    }

    /// Matches the donations of intents that have any of the entities among their values.
    public static func entityIdentifiers(
        _ identifiers: [EntityIdentifier]
    ) -> IntentDonationMatchingPredicate {
        .init(kind: .entities(Set(identifiers.map { EntityName($0) })))
    }

    /// Matches the donations of an intent, only those with the given entity among their values if
    /// there is one.
    public static func intentType(
        _ intentType: any AppIntent.Type, entityIdentifier: EntityIdentifier? = nil
    ) -> IntentDonationMatchingPredicate {
        .init(kind: .intent(intentType, entityIdentifier.map { EntityName($0) }))
    }
}
