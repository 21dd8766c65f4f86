import Synchronization

/// The types of the values that a value of a type may hold, at any depth.
struct TypeParts: Sendable {
    /// The types, each without optionality and lists; the type itself if it may hold another value of it.
    private(set) var identifiers: Set<ObjectIdentifier> = []
    /// One of them is a type of entities, which only a query finds.
    private(set) var holdsEntities = false

    /// Finds the parts of a type, visiting each of them once.
    static func of(_ type: any _IntentValue.Type) -> TypeParts {
        let key = ObjectIdentifier(type)
        if let parts = known.withLock({ $0[key] }) { return parts }
        var parts = TypeParts()
        parts.collect(type)
        known.withLock { $0[key] = parts }
        return parts
    }

    private mutating func collect(_ type: any _IntentValue.Type) {
        for part in type.parts {
            let part = part.element
            guard identifiers.insert(ObjectIdentifier(part)).inserted else { continue }
            if case .entity = part.composition { holdsEntities = true }
            collect(part)
        }
    }
}

/// The parts of every type that was visited before.
private let known = Mutex<[ObjectIdentifier: TypeParts]>([:])
