public import Foundation
public import UniformTypeIdentifiers

extension Transferable {
    /// Returns the content types from which values of the type can be created.
    public static func importedContentTypes() -> [UTType] {
        unique(transferForms.filter { $0.importing != nil }.map(\.contentType))
    }

    /// Returns the content types from which values of this one's type can be created.
    public func importedContentTypes() -> [UTType] { Self.importedContentTypes() }

    /// Creates a value from data of a content type; without one, by the first representation that
    /// imports.
    public init(importing data: Data, contentType: UTType?) async throws {
        self = try await Self.value(of: .data(data), contentType)
    }

    /// Creates a value from a file of a content type; without one, of the type of the file's
    /// extension, or else by the first representation that imports.
    public init(importing url: URL, contentType: UTType?) async throws {
        var type = contentType
        if type == nil, let named = UTType(filenameExtension: url.pathExtension),
            Self.form(importing: named) != nil
        {
            type = named
        }
        self = try await Self.value(of: .file(url, opensInPlace: true), type)
    }

    private static func value(
        of content: TransferredContent, _ contentType: UTType?
    ) async throws -> Self {
        guard let form = form(importing: contentType), let importing = form.importing else {
            throw TransferProblem.notImported(
                type: "\(Self.self)", from: contentType, accepted: importedContentTypes())
        }
        return try await importing(content)
    }

    /// Returns the form of a type, or else the first form of a supertype.
    private static func form(importing type: UTType?) -> TransferForm<Self>? {
        let forms = transferForms.filter { $0.importing != nil }
        guard let type else { return forms.first }
        return forms.first { $0.contentType == type }
            ?? forms.first { type.conforms(to: $0.contentType) }
    }
}
