import AppIntents
package import AppIntentsMetadata

extension ParameterMetadata {
    /// The parameter takes files: as its values, or for entities that are files.
    package var takesFiles: Bool {
        switch shape.element {
        case .file: true
        case .entity: !constraints.contentTypes.isEmpty
        default: false
        }
    }

    /// The MIME types of the files that may be handed in; none for any file.
    package var fileTypes: [String] { constraints.acceptedMIMETypes }

    /// The parameter's values are entities that are files.
    package var takesFileEntities: Bool {
        if case .entity = shape.element { takesFiles } else { false }
    }
}
