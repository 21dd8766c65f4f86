public import AppIntents

/// The intents that only people in some groups may perform; everyone may perform the others.
///
///     static var access: IntentAccess {
///         IntentAccess()
///             .restricting(DeleteOrderIntent.self, to: "editors")
///             .restricting(EraseAllIntent.self, RestoreIntent.self, to: "admins")
///             .restricting(finding: CustomerEntity.self, to: "editors", "admins")
///     }
///
/// The system refuses a restricted intent at every surface, with one text, before it makes the intent or
/// asks for anything; lists of actions leave it out. It is restricted as a whole: a button of a card, a
/// shortcut and another result lead to the same refusal. If an intent is restricted twice, both count.
///
/// The groups are those of `Person`. People without groups may perform no restricted intent.
public struct IntentAccess: Sendable {
    /// The groups of each restricted intent, and of each type of entities whose finding is restricted; a
    /// person must be in one of every set.
    private var groups: [ObjectIdentifier: [Set<String>]] = [:]

    /// Everyone may perform everything.
    var isEmpty: Bool { groups.isEmpty }

    /// Lets everyone perform everything.
    public init() {}

    /// Returns the same with intents that only people in one of some groups may perform.
    public func restricting(_ intents: any AppIntent.Type..., to groups: String...) -> IntentAccess
    {
        restricting(intents.map { ObjectIdentifier($0) }, to: groups)
    }

    /// Returns the same with entities that only people in one of some groups may find: by the find action,
    /// by search, and as resources of an assistant.
    ///
    /// The queries of the entities still answer other intents, as for their parameters; they read for
    /// whom as `@Dependency var person: Person`.
    public func restricting(finding entities: any AppEntity.Type..., to groups: String...)
        -> IntentAccess
    {
        let actions = entities.compactMap { Catalog.findAction(of: $0)?.type }
        return restricting(
            entities.map { ObjectIdentifier($0) } + actions.map { ObjectIdentifier($0) }, to: groups
        )
    }

    private func restricting(_ types: [ObjectIdentifier], to groups: [String]) -> IntentAccess {
        var access = self
        for type in types { access.groups[type, default: []].append(Set(groups)) }
        return access
    }

    /// Returns whether a person may perform an intent.
    func allows(_ type: any AppIntent.Type, for person: Person) -> Bool {
        allows(ObjectIdentifier(type), for: person)
    }

    /// Returns whether a person may find the entities of a type.
    func allows(finding type: any AppEntity.Type, for person: Person) -> Bool {
        allows(ObjectIdentifier(type), for: person)
    }

    private func allows(_ type: ObjectIdentifier, for person: Person) -> Bool {
        if groups.isEmpty { return true }
        return groups[type]?.allSatisfy { !$0.isDisjoint(with: person.groups) } ?? true
    }
}
