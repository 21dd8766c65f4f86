extension JSONValue {
    /// Reads one value that fills all of `bytes`.
    ///
    /// A repeated name in an object is an error: a caller that checks the first value and uses the
    /// second can be tricked.
    package init(
        parsing bytes: [UInt8], maximumDepth: Int = JSONReader.defaultMaximumDepth,
        expectedNames: [String] = []
    ) throws(JSONReadError) {
        var reader = JSONReader(
            bytes, maximumDepth: maximumDepth, expectedNames: expectedNames)
        self = try reader.readValue()
        try reader.finish()
    }
}

extension JSONReader {
    /// Reads a value of any kind as a tree.
    package mutating func readValue() throws(JSONReadError) -> JSONValue {
        switch peek() {
        case UInt8(ascii: "\""): return .string(try readString())
        case UInt8(ascii: "{"): return .object(try readMembers())
        case UInt8(ascii: "["):
            var elements: [JSONValue] = []
            try readArray { (reader) throws(JSONReadError) in
                elements.append(try reader.readValue())
            }
            return .array(elements)
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool(try readBool())
        case UInt8(ascii: "n"):
            try readNull()
            return .null
        default:
            switch try readNumber() {
            case .int(let value): return .integer(value)
            case .double(let value): return .number(value)
            }
        }
    }

    private mutating func readMembers() throws(JSONReadError) -> JSONObject {
        var members: [JSONObject.Member] = []
        try readObject { (reader, name) throws(JSONReadError) in
            // Room for the members of most objects at once, and none for an empty object.
            if members.isEmpty { members.reserveCapacity(4) }
            members.append((name, try reader.readValue()))
        }
        // Comparing each pair is fastest for few members, but lets an attacker waste time with many.
        if members.count > 24 {
            var names = Set<String>(minimumCapacity: members.count)
            for member in members where !names.insert(member.name).inserted {
                throw duplicate(member.name)
            }
        } else if members.count > 1 {
            for index in 1..<members.count {
                for earlier in 0..<index where members[earlier].name == members[index].name {
                    throw duplicate(members[index].name)
                }
            }
        }
        return JSONObject(unique: members)
    }

    private func duplicate(_ name: String) -> JSONReadError {
        failure("a member may occur only once in an object").inside(name)
    }
}
