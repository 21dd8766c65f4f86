import AppIntents
package import AppIntentsMetadata

extension ParameterValue {
    /// The files that the value is, or holds, in order.
    package var files: [FileReference] {
        switch self {
        case .file(let file): [file]
        case .array(let elements): elements.flatMap(\.files)
        case .structure(let fields):
            fields.sorted { $0.key < $1.key }.flatMap(\.value.files)
        case .null, .bool, .int, .double, .string, .date, .duration, .entity, .enumeration, .data:
            []
        }
    }

    /// The value is a file, or holds one.
    package var holdsFile: Bool {
        switch self {
        case .file: true
        case .array(let elements): elements.contains(where: \.holdsFile)
        case .structure(let fields): fields.values.contains(where: \.holdsFile)
        case .null, .bool, .int, .double, .string, .date, .duration, .entity, .enumeration, .data:
            false
        }
    }

    /// Returns the value with each file replaced by the one that its identifier means here.
    ///
    /// Available bytes stay as they are: only this process can have put them there. Everything else
    /// from outside is a claim; only its identifier counts.
    package func finding(_ file: (String) -> FileReference?) -> ParameterValue {
        switch self {
        case .file(let reference) where reference.contents == nil:
            file(reference.id).map(ParameterValue.file) ?? self
        case .array(let elements): .array(elements.map { $0.finding(file) })
        case .structure(let fields): .structure(fields.mapValues { $0.finding(file) })
        default: self
        }
    }
}

extension ParameterMetadata {
    /// The parameter takes files: as its values, or for entities that are files.
    package var takesFiles: Bool {
        switch shape.element {
        case .file: true
        case .entity: !constraints.contentTypes.isEmpty
        default: false
        }
    }

    /// The MIME types of the files that may be uploaded; empty for any file.
    package var fileTypes: [String] { constraints.acceptedMIMETypes }

    /// The parameter's values are entities that are files.
    package var takesFileEntities: Bool {
        if case .entity = shape.element { takesFiles } else { false }
    }
}
