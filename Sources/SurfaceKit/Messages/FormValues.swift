package import AppIntentsMetadata
package import _JSONValue

/// The values of a form that isn't submitted yet.
package struct FormValues: Sendable {
    package var values: [String: ParameterValue] = [:]

    /// Reads `{"values":{…}}` and ignores unknown members.
    package init(json bytes: [UInt8]) throws(JSONReadError) {
        var reader = JSONReader(bytes)
        try reader.readObject { (reader, name) throws(JSONReadError) in
            guard name == "values" else { return try reader.skip() }
            values = try Self.read(from: &reader)
        }
        try reader.finish()
    }

    /// Reads values by the names of their parameters.
    static func read(
        from reader: inout JSONReader
    ) throws(JSONReadError) -> [String: ParameterValue] {
        var values: [String: ParameterValue] = [:]
        try reader.readObject { (reader, name) throws(JSONReadError) in
            values[name] = try reader.readParameterValue()
        }
        return values
    }
}
