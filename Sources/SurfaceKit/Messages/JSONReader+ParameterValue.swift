package import AppIntentsMetadata
package import _JSONValue

extension JSONReader {
    /// Reads a parameter's value in its JSON form; an error contains the place of the mistake.
    package mutating func readParameterValue() throws(JSONReadError) -> ParameterValue {
        let json = try readValue()
        do {
            return try ParameterValue(json: json)
        } catch {
            throw failure(error.message)
        }
    }
}
