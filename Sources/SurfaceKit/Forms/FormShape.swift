public import AppIntentsMetadata

/// The kind of a value as a form's control needs to know it.
///
/// Unlike a `ValueShape` it says of the app's types no more than their identifiers, so it can be read
/// from JSON.
public indirect enum FormShape: Sendable, Hashable {
    /// A value with nothing to add.
    case plain(Kind)
    /// Several values of one kind.
    case list(FormShape)
    /// Named fields that make one value.
    case structure([Part])
    /// A value of one of several kinds, of which a person chooses.
    case union([Alternative])
    /// A file of one of these types; any file if there are none.
    case file(contentTypes: [String])
    /// A thing of the app, by its identifier; with the identifier of its type.
    case entity(String)

    /// The kinds of values with nothing to add, by their names in JSON.
    public enum Kind: String, Sendable, Hashable {
        /// Yes or no.
        case bool
        /// A whole number.
        case integer = "int"
        /// A number.
        case number = "double"
        /// Words.
        case text = "string"
        /// A point in time, a day, or a time of day.
        case date
        /// A length of time.
        case duration
        /// An address.
        case url
        /// A case of an enumeration, by its raw value.
        case enumeration = "enum"
        /// A value that can be shown but not asked for.
        case other
    }

    /// A field of a structure.
    public struct Part: Sendable, Hashable {
        /// The name of the field.
        public var name: String
        /// The name that a person reads.
        public var title: String
        /// The kind of its value.
        public var shape: FormShape
        /// `true` if the structure has no value without this field.
        public var isRequired: Bool
        /// The choices; empty where anything can be given.
        public var choices: [Choice]
        /// The value to start with.
        public var defaultValue: ParameterValue?
        /// The smallest number.
        public var lowerBound: Double?
        /// The largest number.
        public var upperBound: Double?
        /// The only case in which the field is asked for; `nil` for always.
        public var condition: StructureShape.Condition?
    }

    /// One of the kinds of values among which a person chooses.
    public struct Alternative: Sendable, Hashable {
        /// The name that a person reads.
        public var title: String
        /// The kind of value.
        public var shape: FormShape
    }

    /// A choice of a structure's field.
    public struct Choice: Sendable, Hashable {
        /// The text that is sent.
        public var value: String
        /// The words that a person reads.
        public var title: String
    }

    /// Reads the shape of a parameter.
    public init(_ shape: ValueShape) {
        switch shape {
        case .bool: self = .plain(.bool)
        case .integer: self = .plain(.integer)
        case .number: self = .plain(.number)
        case .text: self = .plain(.text)
        case .date, .dateParts: self = .plain(.date)
        case .duration: self = .plain(.duration)
        case .url: self = .plain(.url)
        case .entity(let type): self = .entity(type)
        case .enumeration: self = .plain(.enumeration)
        case .union(let shapes): self = .union(shapes.map(Alternative.init))
        case .opaque: self = .plain(.other)
        case .list(let element): self = .list(FormShape(element))
        case .structure(let structure): self = .structure(structure.fields.map(Part.init))
        case .file(let contentTypes): self = .file(contentTypes: contentTypes)
        }
    }
}

extension FormShape.Part {
    fileprivate init(_ field: StructureShape.Field) {
        self.init(
            name: field.name, title: field.title, shape: FormShape(field.shape),
            isRequired: !field.isOptional,
            choices: field.choices.map { .init(value: $0.value, title: $0.title) },
            defaultValue: field.defaultValue, lowerBound: field.lowerBound,
            upperBound: field.upperBound, condition: field.condition)
    }
}

extension FormShape.Alternative {
    fileprivate init(_ shape: ValueShape) {
        let title = if case .structure(let structure) = shape { structure.name } else { "" }
        self.init(title: title, shape: FormShape(shape))
    }
}
