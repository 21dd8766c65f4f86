package import AppIntentsMetadata

/// The values of an intent's parameters that are known before it runs.
package enum Arguments: Sendable {
    /// Values from an intent that the app created.
    case recipe(Recipe)
    /// Values from a person or another program, by the names of the parameters.
    case named([String: ParameterValue])

    /// Returns the value for a parameter; `nil` if there is none.
    func value(for name: String, at place: Int) -> ParameterValue? {
        switch self {
        case .recipe(let recipe):
            recipe.values.indices.contains(place) ? recipe.values[place] : nil
        case .named(let values): values[name]
        }
    }

    /// The size from which a text counts as long, in bytes.
    private static let longTextBytes = 4096

    /// A text among the values is so long that the intent may take longer than before.
    var hasLongText: Bool {
        switch self {
        case .recipe(let recipe):
            recipe.values.contains { $0?.hasText(of: Self.longTextBytes) == true }
        case .named(let values): values.values.contains { $0.hasText(of: Self.longTextBytes) }
        }
    }

    /// The size of the texts and other data among the values, in bytes.
    package var byteCount: Int {
        switch self {
        case .recipe(let recipe): recipe.values.reduce(0) { $0 + ($1?.byteCount ?? 0) }
        case .named(let values): values.values.reduce(0) { $0 + $1.byteCount }
        }
    }

    /// A text among the values may be something to search for rather than an identifier.
    var comesFromPerson: Bool { if case .named = self { true } else { false } }
}

extension ParameterValue {
    /// The size of its texts and other data in bytes, plus a few for each part.
    var byteCount: Int {
        switch self {
        case .string(let text): text.utf8.count
        case .entity(_, let id): 64 + id.utf8.count
        case .data(let data): data.count
        case .array(let elements): elements.reduce(0) { $0 + $1.byteCount }
        case .structure(let fields):
            fields.reduce(0) { $0 + $1.key.utf8.count + $1.value.byteCount }
        case .null, .bool, .int, .double, .date, .duration, .enumeration, .file: 64
        }
    }

    /// Returns whether a text or other data in the value has at least this many bytes.
    fileprivate func hasText(of bytes: Int) -> Bool {
        switch self {
        case .string(let text): text.utf8.count >= bytes
        case .data(let data): data.count >= bytes
        case .array(let elements):
            elements.count >= bytes || elements.contains { $0.hasText(of: bytes) }
        case .structure(let fields): fields.values.contains { $0.hasText(of: bytes) }
        case .null, .bool, .int, .double, .date, .duration, .entity, .enumeration, .file: false
        }
    }
}
