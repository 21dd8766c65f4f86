/// The shape of a value with named fields, such as a number and its unit, or the parts of a
/// person's name.
public struct StructureShape: Sendable, Codable, Hashable {
    /// One field of a structure.
    public struct Field: Sendable, Codable, Hashable {
        /// The name of the field in data.
        public var name: String
        /// The label of the field.
        public var title: String
        /// The shape of the field's value.
        public var shape: ValueShape
        /// The only values that a text, or each text of a list, may have; empty for any.
        public var choices: [Choice]
        /// The value of the field if none is given; `nil` for no value.
        public var defaultValue: ParameterValue?
        /// The least number allowed; `nil` for no limit.
        public var lowerBound: Double?
        /// The greatest number allowed; `nil` for no limit.
        public var upperBound: Double?
        /// The field may be left out.
        public var isOptional: Bool
        /// The only case in which the system asks for the field; `nil` for always.
        public var condition: Condition?

        /// Creates a field.
        public init(
            name: String, title: String, shape: ValueShape, choices: [Choice] = [],
            defaultValue: ParameterValue? = nil, lowerBound: Double? = nil,
            upperBound: Double? = nil, isOptional: Bool = false,
            condition: Condition? = nil
        ) {
            self.name = name
            self.title = title
            self.shape = shape
            self.choices = choices
            self.defaultValue = defaultValue
            self.lowerBound = lowerBound
            self.upperBound = upperBound
            self.isOptional = isOptional
            self.condition = condition
        }
    }

    /// A condition for asking for a field: another field has one of certain texts.
    public struct Condition: Sendable, Codable, Hashable {
        /// The name of the other field.
        public var field: String
        /// Its values.
        public var values: [String]

        /// Creates a condition.
        public init(field: String, values: [String]) {
            self.field = field
            self.values = values
        }
    }

    /// One of the values that a field may have.
    public struct Choice: Sendable, Codable, Hashable {
        /// The value as data.
        public var value: String
        /// The text that a person reads.
        public var title: String

        /// Creates a choice.
        public init(value: String, title: String) {
            self.value = value
            self.title = title
        }
    }

    /// The readable name of such a value, with its article, as in “not a length”.
    public var name: String
    /// The fields in the order in which a person fills them in.
    public var fields: [Field]
    /// An assistant makes such a value by itself, from what it knows.
    public var isGenerable: Bool

    /// Creates a shape.
    public init(name: String, fields: [Field], isGenerable: Bool = false) {
        self.name = name
        self.fields = fields
        self.isGenerable = isGenerable
    }
}
