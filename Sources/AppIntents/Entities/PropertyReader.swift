/// Reads one declared property of the entities of a type.
// Safe: the closure captures key paths alone, which are immutable, though their type doesn't say so.
struct PropertyReader<Entity: AppEntity, Value>: @unchecked Sendable
where Value: _IntentValue, Value: Sendable {
    let name: String
    /// The offset in an entity of the field that stores the property; `nil` if there is none.
    var offset: Int?
    /// Returns the property of an entity; `nil` if the entity was created without one.
    let property: (Entity) -> EntityProperty<Value>?

    /// Makes a function that returns the values of the property in many entities.
    ///
    /// All entities of a type declare the property alike, so the location found in one applies to all.
    func reading() -> (Entity) -> Value? {
        var path: KeyPath<Entity, Value>?
        return { entity in
            if let path { return entity[keyPath: path] }
            guard let property = property(entity) else { return nil }
            switch property.getter {
            case nil: return property.presentValue
            case .path(let declared, _, let read):
                path = declared as? KeyPath<Entity, Value>
                return read(entity)
            case .fetch: return fetchedValue(in: entity)
            }
        }
    }

    /// Returns the value in one entity, as far as it is available without fetching it.
    func presentedValue(in entity: Entity) -> (any _IntentValue)? {
        guard let value = reading()(entity) else { return nil }
        if let optional = value as? any OptionalValue { return optional.wrappedValue }
        return value
    }

    /// Sets the value in one entity: where the entity stores it, or else in the property; `false`
    /// if the entity was created without the property.
    func set(_ value: Value, in entity: inout Entity) -> Bool {
        guard let property = property(entity) else { return false }
        if property.isSettable {
            guard case .path(let declared, _, _)? = property.getter,
                let path = declared as? WritableKeyPath<Entity, Value>
            else { return false }
            entity[keyPath: path] = value
        } else {
            property.take(value)
        }
        return true
    }

    private func fetchedValue(in entity: Entity) -> Value? {
        guard let fetched = SystemInteractions.current?.fetchedProperties else { return nil }
        return fetched.value(of: name, in: entity)?.flatMap { $0 as? Value }
    }

    /// Fetches the values of a deferred property that were not fetched yet, for at most a given
    /// number of entities at once; does nothing for another property.
    ///
    /// An error stops it: fetches under way are cancelled, and fetched values are kept.
    func fetch(
        _ entities: [Entity], into fetched: FetchedProperties, atOnce bound: Int
    ) async throws {
        guard let first = entities.first, property(first)?.isDeferred == true else { return }
        var seen: Set<String> = []
        var missing = entities.filter { entity in
            fetched.value(of: name, in: entity) == nil
                && seen.insert(entity.id.entityIdentifierString).inserted
        }[...]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for entity in missing.prefix(bound) {
                group.addTask { try await fetch(entity, into: fetched) }
            }
            missing = missing.dropFirst(bound)
            while try await group.next() != nil {
                guard let entity = missing.popFirst() else { continue }
                group.addTask { try await fetch(entity, into: fetched) }
            }
        }
    }

    private func fetch(_ entity: Entity, into fetched: FetchedProperties) async throws {
        try Task.checkCancellation()
        let value = try await property(entity)?.typedValue(in: entity)
        fetched.keep(value, of: name, in: entity)
    }
}
