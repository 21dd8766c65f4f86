/// Any encoder can write a tree, so a type with a JSON form needs no second form.
extension JSONValue: Codable {
    /// The maximum nesting of a tree that is read from a decoder.
    ///
    /// Decoders have their own limits, but the recursion here must end with every decoder.
    private static let maximumDepth = 128

    package init(from decoder: any Decoder) throws {
        guard decoder.codingPath.count <= Self.maximumDepth else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "Values nest deeper than \(Self.maximumDepth)."))
        }
        if let members = try? decoder.container(keyedBy: Name.self) {
            var object: [JSONObject.Member] = []
            for name in members.allKeys {
                object.append(
                    (name.stringValue, try members.decode(JSONValue.self, forKey: name)))
            }
            self = .object(JSONObject(unique: object))
            return
        }
        let single = try decoder.singleValueContainer()
        if single.decodeNil() {
            self = .null
        } else if let bool = try? single.decode(Bool.self) {
            self = .bool(bool)
        } else if let integer = try? single.decode(Int.self) {
            self = .integer(integer)
        } else if let number = try? single.decode(Double.self) {
            self = .number(number)
        } else if let string = try? single.decode(String.self) {
            self = .string(string)
        } else {
            var elements = try decoder.unkeyedContainer()
            var array: [JSONValue] = []
            while !elements.isAtEnd { array.append(try elements.decode(JSONValue.self)) }
            self = .array(array)
        }
    }

    package func encode(to encoder: any Encoder) throws {
        if case .object(let members) = self {
            var container = encoder.container(keyedBy: Name.self)
            for member in members {
                try container.encode(member.value, forKey: Name(stringValue: member.name))
            }
            return
        }
        if case .array(let elements) = self {
            var container = encoder.unkeyedContainer()
            for element in elements { try container.encode(element) }
            return
        }
        var single = encoder.singleValueContainer()
        switch self {
        case .bool(let value): try single.encode(value)
        case .integer(let value): try single.encode(value)
        case .number(let value): try single.encode(value)
        case .string(let value): try single.encode(value)
        case .null, .array, .object: try single.encodeNil()
        }
    }

    /// The name of a member; any text is valid.
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) {
            return nil
        }
    }
}
