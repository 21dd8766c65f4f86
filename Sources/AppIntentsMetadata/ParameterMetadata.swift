/// One parameter of an intent, as data.
public struct ParameterMetadata: Sendable, Codable, Hashable {
    /// The control that suits a number.
    public enum Control: String, Sendable, Codable, Hashable {
        case field, stepper, slider
    }

    /// The part of a point in time that a date parameter asks for.
    public enum DateKind: String, Sendable, Codable, Hashable {
        case date, time, dateTime
    }

    /// The property's name in the source, without the wrapper's underscore.
    public var name: String
    /// What a person reads beside the field.
    public var title: String
    public var description: String?
    public var type: ValueTypeMetadata
    /// Whether the intent can be performed without a value.
    public var isOptional: Bool
    public var defaultValue: ParameterValue?
    /// The least and greatest number allowed.
    public var lowerBound: Double?
    public var upperBound: Double?
    public var control: Control?
    public var dateKind: DateKind?
    public var isMultiline: Bool
    /// Whether the app supplies choices for the value.
    public var hasOptions: Bool

    /// Creates a description of a parameter.
    public init(
        name: String, title: String, description: String? = nil, type: ValueTypeMetadata,
        isOptional: Bool, defaultValue: ParameterValue? = nil, lowerBound: Double? = nil,
        upperBound: Double? = nil, control: Control? = nil, dateKind: DateKind? = nil,
        isMultiline: Bool = false, hasOptions: Bool = false
    ) {
        self.name = name
        self.title = title
        self.description = description
        self.type = type
        self.isOptional = isOptional
        self.defaultValue = defaultValue
        self.lowerBound = lowerBound
        self.upperBound = upperBound
        self.control = control
        self.dateKind = dateKind
        self.isMultiline = isMultiline
        self.hasOptions = hasOptions
    }
}
