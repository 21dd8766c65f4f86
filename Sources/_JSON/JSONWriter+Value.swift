import NIOCore

extension JSONValue {
    /// The value as JSON without white space.
    package var text: String {
        var writer = JSONWriter()
        writer.value(self)
        return String(buffer: writer.buffer)
    }
}

extension JSONWriter {
    /// Writes a tree.
    package mutating func value(_ value: JSONValue) {
        switch value {
        case .null: null()
        case .bool(let value): bool(value)
        case .integer(let value): int(value)
        case .number(let value): double(value)
        case .string(let text): string(text)
        case .array(let elements): array(elements) { $0.value($1) }
        case .object(let members): object { $0.members(members) }
        }
    }

    /// Writes members into the object that is being written.
    package mutating func members(_ members: JSONObject) {
        for member in members.members {
            name(escaping: member.name)
            value(member.value)
        }
    }
}
