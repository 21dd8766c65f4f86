package import UniformTypeIdentifiers

extension UTType {
    /// The extension of file names of the type, or else of the nearest type that it conforms to.
    package var usualFilenameExtension: String? {
        preferredFilenameExtension ?? nearest(\.preferredFilenameExtension)
    }

    /// The MIME type, or else that of the nearest type that it conforms to; `nil` if only the type
    /// of arbitrary bytes is left.
    package var usualMIMEType: String? {
        preferredMIMEType ?? nearest { $0 == .data ? nil : $0.preferredMIMEType }
    }

    private func nearest(_ name: (UTType) -> String?) -> String? {
        let named = supertypes.filter { name($0) != nil }
        return named.first { type in named.allSatisfy { type.conforms(to: $0) } }.flatMap(name)
    }
}
