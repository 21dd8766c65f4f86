/// A value of an app as code outside of it reads it: its data, and the properties that it had then.
package struct ReadValue: Sendable, Hashable, Codable {
    /// The value as data; an entity is its identifier.
    package let data: ParameterValue
    /// The type of a transient entity, whose data doesn't name it; `nil` for any other value.
    package let type: String?
    /// The properties of an entity, `null` for those without a value; `nil` for a value whose
    /// properties were not read.
    package let properties: [String: ReadValue]?
    private let readElements: [ReadValue]?

    /// Creates a value that is not a list.
    package init(
        _ data: ParameterValue, type: String? = nil, properties: [String: ReadValue]? = nil
    ) {
        self.data = data
        self.type = type
        self.properties = properties
        readElements = nil
    }

    /// Creates a list.
    package init(list: [ReadValue]) {
        data = .array(list.map(\.data))
        type = nil
        properties = nil
        readElements = list
    }

    /// The values of a list; `nil` for any other value.
    package var elements: [ReadValue]? {
        if let readElements { return readElements }
        guard case .array(let values) = data else { return nil }
        return values.map { ReadValue($0) }
    }
}
