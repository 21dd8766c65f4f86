import AppIntents

/// Finds the types of values that other types contain.
enum HeldTypes {
    /// Returns the given types and those of all values inside them, each once, without optionality
    /// and lists.
    static func of(_ types: [any _IntentValue.Type]) -> [any _IntentValue.Type] {
        var found: [any _IntentValue.Type] = []
        var seen: Set<ObjectIdentifier> = []
        func collect(_ type: any _IntentValue.Type) {
            let type = type.element
            guard seen.insert(ObjectIdentifier(type)).inserted else { return }
            found.append(type)
            type.parts.forEach(collect)
        }
        types.forEach(collect)
        return found
    }
}
