/// An output that builds a tree.
package struct JSONTree: JSONOutput {
    private var members = JSONObject()
    private var elements: [JSONValue] = []
    private var pendingName: String?

    package init() {}

    /// Returns the tree that a closure writes; `null` if it writes nothing.
    package static func value(_ write: (inout JSONTree) -> Void) -> JSONValue {
        var tree = JSONTree()
        write(&tree)
        return tree.elements.last ?? .null
    }

    private mutating func put(_ value: JSONValue) {
        if let name = pendingName {
            members[name] = value
            pendingName = nil
        } else {
            elements.append(value)
        }
    }

    package mutating func object(_ body: (inout JSONTree) -> Void) {
        var inner = JSONTree()
        body(&inner)
        put(.object(inner.members))
    }

    package mutating func array<Elements: Sequence>(
        _ elements: Elements, _ element: (inout JSONTree, Elements.Element) -> Void
    ) {
        var inner = JSONTree()
        for value in elements { element(&inner, value) }
        put(.array(inner.elements))
    }

    package mutating func name(_ name: StaticString) { pendingName = "\(name)" }
    package mutating func name(escaping name: String) { pendingName = name }
    package mutating func null() { put(.null) }
    package mutating func bool(_ value: Bool) { put(.bool(value)) }
    package mutating func int(_ value: Int) { put(.integer(value)) }

    package mutating func double(_ value: Double) {
        guard value.isFinite else { return put(.null) }
        // The text output writes it as an integer too, so both outputs are read back as equal
        // values.
        if let whole = Int(exactly: value), abs(value) < 1e15 { return put(.integer(whole)) }
        put(.number(value))
    }

    package mutating func string(_ text: String) { put(.string(text)) }

    package mutating func string(utf8: ArraySlice<UInt8>) {
        put(.string(String(decoding: utf8, as: UTF8.self)))
    }
}
