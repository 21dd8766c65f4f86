import _JSONValue

extension ParameterValue: Codable {
    public init(from decoder: any Decoder) throws {
        do {
            try self.init(json: JSONValue(from: decoder))
        } catch let error as ParameterValueError {
            let message = error.message.prefix(1).uppercased() + error.message.dropFirst()
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: message + "."))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        try json.encode(to: encoder)
    }
}
