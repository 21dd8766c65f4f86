import AppIntentsMetadata

/// The actions of a person, by which rows that match a search equally well are ordered: those that the
/// person pinned or performed lately first, then those that the app donated or suggests.
struct SearchHabits {
    private var ranks: [String: Int] = [:]
    private var entities: Set<ParameterValue> = []

    init(own: [Suggestion] = [], suggested: [SearchItem] = []) {
        for action in own {
            ranks[action.identifier] = 0
            entities.formUnion(action.values.values)
        }
        for item in suggested where ranks[item.intent] == nil {
            ranks[item.intent] = 1
        }
    }

    /// Returns the rank of an intent; less comes first.
    func rank(of intent: String) -> Int { ranks[intent] ?? 2 }

    /// Returns the rank of an entity; less comes first.
    func rank(of entity: ParameterValue) -> Int { entities.contains(entity) ? 0 : 1 }
}
