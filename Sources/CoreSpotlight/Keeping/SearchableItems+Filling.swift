import Synchronization

extension SearchableItems {
    /// The query that fills the index with all entities of a type in the present task.
    final class Filling: Sendable {
        let kind: ObjectIdentifier
        /// The query has indexed an entity of the type, maybe as it was.
        let hasIndexed = Atomic(false)

        init(_ kind: ObjectIdentifier) { self.kind = kind }
    }

    /// Returns whether the query of a type has put all entities into the index; of several programs, the one that
    /// runs.
    ///
    /// Without a store, whether the index has one of them.
    package func isFilled(_ kind: ObjectIdentifier, named type: String) -> Bool {
        state.withLock { state in
            guard let keeping = state.keeping else { return state.kinds[kind] != nil }
            return state.facts.fillings[type] == keeping.program()
        }
    }

    /// Returns whether no program's query has put all entities of a type into the store, or another process has taken
    /// them out since, which hasn't the type.
    package func isUnfilled(named type: String) -> Bool {
        state.withLock { $0.keeping != nil && $0.facts.fillings[type] == nil }
    }

    /// Fills the index with all entities of a type, and notes that for the next process; the items that nothing has
    /// indexed again meanwhile are removed, unless `fill` indexes none.
    ///
    /// `fill` indexes by its own task, and by those that inherit its values.
    package func renew(
        _ kind: ObjectIdentifier, named type: String, _ fill: () async throws -> Void
    ) async throws {
        let keeping = state.withLock { state in
            if state.keeping != nil {
                let present = state.items.filter { $0.value.item.entity?.kind == kind }
                state.unrenewed[kind] = Set(present.keys)
            }
            return state.keeping
        }
        defer { state.withLock { _ = $0.unrenewed.removeValue(forKey: kind) } }
        let filling = Filling(kind)
        try await Self.$filling.withValue(filling) { try await fill() }
        guard let keeping else { return }
        let facts = ItemStoreFacts(fillings: [type: keeping.program()])
        try await perform { [self] () throws(CSIndexError) in
            try change(facts) { state in
                let rest = filling.hasIndexed.load(ordering: .relaxed) ? state.unrenewed[kind] : nil
                return PlannedChange(removing: rest ?? [], of: state.items)
            }
        }
    }
}
