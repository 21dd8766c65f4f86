/// The shape of a value as data: a closed list, by which surfaces ask for, show and encode values
/// of any type.
///
/// Types are an open list, and a surface knows none of them: a length is a structure of a number
/// and a unit, like any other measurement of an app.
public indirect enum ValueShape: Sendable, Codable, Hashable {
    /// Yes or no.
    case bool
    /// A whole number.
    case integer
    /// A number.
    case number
    /// Text.
    case text
    /// A point in time.
    case date
    /// A day, a time of day, or both.
    case dateParts
    /// A duration.
    case duration
    /// An address.
    case url
    /// A case of an enumeration, by the identifier of its type.
    case enumeration(String)
    /// An entity, by the identifier of its type.
    case entity(String)
    /// Several values of one shape.
    case list(ValueShape)
    /// Named fields, each with its shape.
    case structure(StructureShape)
    /// A value of one of several shapes.
    case union([ValueShape])
    /// A file of one of these content types (MIME types, or groups such as `image/*`); of any type
    /// if there are none.
    case file(contentTypes: [String])
    /// A value that surfaces can show but not ask for, by the name of its type.
    case opaque(String)
}

extension ValueShape {
    /// No surface can ask for such a value.
    public var isOpaque: Bool {
        switch self {
        case .opaque: true
        case .list(let element): element.isOpaque
        case .structure(let structure):
            structure.fields.contains { !$0.isOptional && $0.shape.isOpaque }
        case .union(let shapes): shapes.allSatisfy(\.isOpaque)
        case .bool, .integer, .number, .text, .date, .dateParts, .duration, .url, .enumeration,
            .entity, .file:
            false
        }
    }

    /// The shape of one value; for a list, that of an element.
    public var element: ValueShape {
        if case .list(let element) = self { element.element } else { self }
    }

    /// A value is a file, or a list of files.
    package var isFile: Bool { if case .file = element { true } else { false } }
}
