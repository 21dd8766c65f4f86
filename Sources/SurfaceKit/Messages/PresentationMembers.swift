import AppIntentsMetadata
import IntentSystem
import _JSONValue

/// The members of one object of a message, for reading; an error contains the place of the mistake.
struct PresentationMembers {
    private let object: JSONObject
    private let path: [String]

    init(_ json: JSONValue, path: [String] = []) throws(PresentationFormatError) {
        guard let object = json.object else {
            throw PresentationFormatError(path: path, expected: "an object")
        }
        self.object = object
        self.path = path
    }

    /// The names of the members, in the order of the message.
    var names: [String] { object.names }

    /// Returns `true` if the member exists, even if it is `null`.
    func has(_ name: String) -> Bool { object[name] != nil }

    /// Returns the JSON of a member; `nil` if it is missing or `null`.
    func value(_ name: String) -> JSONValue? {
        guard let value = object[name], value != .null else { return nil }
        return value
    }

    func error(at name: String, expected: String) -> PresentationFormatError {
        PresentationFormatError(path: path + [name], expected: expected)
    }

    // MARK: - Values

    private func read<Value>(
        _ name: String, _ expected: String, _ read: (JSONValue) -> Value?
    ) throws(PresentationFormatError) -> Value? {
        guard let json = value(name) else { return nil }
        guard let value = read(json) else { throw error(at: name, expected: expected) }
        return value
    }

    func optionalString(_ name: String) throws(PresentationFormatError) -> String? {
        try read(name, "a text", \.string)
    }

    func string(_ name: String) throws(PresentationFormatError) -> String {
        try require(try optionalString(name), name, "a text")
    }

    func int(_ name: String) throws(PresentationFormatError) -> Int {
        try require(try read(name, "a whole number", \.integer), name, "a whole number")
    }

    func optionalNumber(_ name: String) throws(PresentationFormatError) -> Double? {
        try read(name, "a number", \.number)
    }

    func bool(_ name: String) throws(PresentationFormatError) -> Bool {
        try require(try optionalBool(name), name, "true or false")
    }

    func optionalBool(_ name: String) throws(PresentationFormatError) -> Bool? {
        try read(name, "true or false", \.bool)
    }

    /// Reads a text that names a case.
    func optionalCase<Case: RawRepresentable<String>>(
        _ name: String, of type: Case.Type
    ) throws(PresentationFormatError) -> Case? {
        try read(name, "a known \(type)") { $0.string.flatMap(Case.init) }
    }

    func value<Case: RawRepresentable<String>>(
        _ name: String, of type: Case.Type
    ) throws(PresentationFormatError) -> Case {
        try require(try optionalCase(name, of: type), name, "a known \(type)")
    }

    /// Reads a parameter's value; `nil` for `null`.
    func parameterValue(_ name: String) throws(PresentationFormatError) -> ParameterValue? {
        try read(name, "a value") { try? ParameterValue(json: $0) }
    }

    // MARK: - Structures

    func optionalObject<Result>(
        _ name: String,
        _ read: (PresentationMembers) throws(PresentationFormatError) -> Result
    ) throws(PresentationFormatError) -> Result? {
        guard let json = value(name) else { return nil }
        return try read(PresentationMembers(json, path: path + [name]))
    }

    /// Reads the elements of an array; `nil` if it is missing or `null`.
    func optionalArray<Element>(
        _ name: String, _ expected: String, _ read: (JSONValue) -> Element?
    ) throws(PresentationFormatError) -> [Element]? {
        guard let json = value(name) else { return nil }
        guard let elements = json.array else { throw error(at: name, expected: "an array") }
        var result: [Element] = []
        for (place, element) in elements.enumerated() {
            guard let value = read(element) else {
                throw PresentationFormatError(path: path + [name, "\(place)"], expected: expected)
            }
            result.append(value)
        }
        return result
    }

    /// Reads the objects of an array; `nil` if it is missing or `null`.
    func optionalObjects<Result>(
        _ name: String,
        _ read: (PresentationMembers) throws(PresentationFormatError) -> Result
    ) throws(PresentationFormatError) -> [Result]? {
        guard let json = value(name) else { return nil }
        guard let elements = json.array else { throw error(at: name, expected: "an array") }
        var result: [Result] = []
        for (place, element) in elements.enumerated() {
            result.append(
                try read(PresentationMembers(element, path: path + [name, "\(place)"])))
        }
        return result
    }

    func objects<Result>(
        _ name: String,
        _ read: (PresentationMembers) throws(PresentationFormatError) -> Result
    ) throws(PresentationFormatError) -> [Result] {
        try require(try optionalObjects(name, read), name, "an array")
    }

    private func require<Value>(
        _ value: Value?, _ name: String, _ expected: String
    ) throws(PresentationFormatError) -> Value {
        guard let value else { throw error(at: name, expected: expected) }
        return value
    }
}

/// The error for a message that can't be read, with the place of the mistake.
public struct PresentationFormatError: Error, Equatable, CustomStringConvertible {
    /// The members that lead to the mistake, outermost first.
    public var path: [String]
    /// A noun phrase for the value that was expected there.
    public var expected: String

    public var description: String {
        """
        The presentation message could not be read: \(expected) was expected at \
        “\(path.joined(separator: "."))”. It may come from another version of the program; this one \
        reads format \(PresentationEvent.format).
        """
    }
}
