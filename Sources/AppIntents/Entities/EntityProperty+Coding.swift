extension EntityProperty: Codable where Value: Codable {
    /// Reads a property from its value alone; it has no title.
    public convenience init(from decoder: any Decoder) throws {
        self.init("", "")
        wrappedValue = try decoder.singleValueContainer().decode(Value.self)
    }

    /// Writes the value alone; throws if there is none yet.
    public func encode(to encoder: any Encoder) throws {
        guard let value = presentValue else {
            throw EncodingError.invalidValue(
                self,
                EncodingError.Context(
                    codingPath: encoder.codingPath,
                    debugDescription: """
                        A required @Property of type \(Value.self) has no value yet. Set it in the \
                        initializer of its entity.
                        """))
        }
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

extension EntityProperty: CustomStringConvertible {
    /// The value, as text for developers.
    ///
    /// Unspecified by Apple; a property that has no value yet says so.
    public var description: String {
        presentValue.map { String(describing: $0) } ?? "\(Value.self) without a value"
    }
}
