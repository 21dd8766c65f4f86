import _JSON

/// The parameters of a request; a reading error names the wrong parameter.
struct Parameters: Sendable {
    let members: JSONObject

    init(_ members: JSONObject) {
        self.members = members
    }

    /// A member; `null` counts as missing, because some clients write it for unset members.
    subscript(name: String) -> JSONValue? {
        let value = members[name]
        return value == .null ? nil : value
    }

    func string(_ name: String) throws(MCPError) -> String {
        guard let text = members[name]?.string else {
            throw .invalidParameter(name, expected: "a text")
        }
        return text
    }

    func optionalString(_ name: String) throws(MCPError) -> String? {
        self[name] == nil ? nil : try string(name)
    }

    func optionalObject(_ name: String) throws(MCPError) -> JSONObject? {
        guard let value = self[name] else { return nil }
        guard let object = value.object else {
            throw .invalidParameter(name, expected: "an object")
        }
        return object
    }

    func object(_ name: String) throws(MCPError) -> JSONObject {
        guard let object = try optionalObject(name) else {
            throw .invalidParameter(name, expected: "an object")
        }
        return object
    }

    /// Returns an object whose values are all texts.
    func optionalStrings(_ name: String) throws(MCPError) -> [String: String] {
        guard let object = try optionalObject(name) else { return [:] }
        var strings: [String: String] = [:]
        for member in object {
            guard let text = member.value.string else {
                throw .invalidParameter("\(name).\(member.name)", expected: "a text")
            }
            strings[member.name] = text
        }
        return strings
    }

    var meta: JSONObject { members["_meta"]?.object ?? [:] }
}
