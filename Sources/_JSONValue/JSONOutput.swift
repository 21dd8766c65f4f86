/// A destination for JSON: text for a network, or a tree.
///
/// The caller keeps the structure valid by using `object` and `array`. One description of a message
/// serves every output.
package protocol JSONOutput {
    /// Writes an object whose members `body` writes.
    mutating func object(_ body: (inout Self) -> Void)

    /// Writes an array with one element for each of `elements`.
    mutating func array<Elements: Sequence>(
        _ elements: Elements, _ element: (inout Self, Elements.Element) -> Void)

    /// Writes the name of a member; its value must follow.
    ///
    /// Names are ours and need no escapes.
    mutating func name(_ name: StaticString)

    /// Writes the name of a member that came from elsewhere; its value must follow.
    mutating func name(escaping name: String)

    mutating func null()
    mutating func bool(_ value: Bool)
    mutating func int(_ value: Int)

    /// Writes a number; one that JSON can't express becomes `null`.
    mutating func double(_ value: Double)

    mutating func string(_ text: String)

    /// Writes a text from its UTF-8 bytes.
    mutating func string(utf8: ArraySlice<UInt8>)
}

// Inlinable, so that the compiler specializes it for each output: messages consist mostly of
// members.
extension JSONOutput {
    /// Writes a member with a text, or `null`.
    @inlinable
    package mutating func member(_ name: StaticString, _ text: String?) {
        self.name(name)
        if let text { string(text) } else { null() }
    }

    /// Writes a member with a whole number, or `null`.
    @inlinable
    package mutating func member(_ name: StaticString, _ value: Int?) {
        self.name(name)
        if let value { int(value) } else { null() }
    }

    /// Writes a member with a number, or `null`.
    @inlinable
    package mutating func member(_ name: StaticString, _ value: Double?) {
        self.name(name)
        if let value { double(value) } else { null() }
    }

    @inlinable
    package mutating func member(_ name: StaticString, _ value: Bool) {
        self.name(name)
        bool(value)
    }

    /// Writes a tree.
    @inlinable
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

    /// Writes members into the object that the caller has opened.
    @inlinable
    package mutating func members(_ members: JSONObject) {
        for member in members.members {
            name(escaping: member.name)
            value(member.value)
        }
    }
}
