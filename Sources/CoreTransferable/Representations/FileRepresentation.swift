import Foundation
public import UniformTypeIdentifiers

/// A representation of items as files on disk, for items that are too large for memory.
public struct FileRepresentation<Item>: TransferRepresentation where Item: Transferable {
    /// The representation has no parts.
    public typealias Body = Never

    let forms: [TransferForm<Item>]

    /// Creates a representation that exports and imports.
    ///
    /// With `shouldAttemptToOpenInPlace`, files are imported where they are, and exported files
    /// that the author lets receivers access are used in place; otherwise both are copied.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.init(contentType, opensInPlace: shouldAttemptToOpenInPlace, exporting, importing)
    }

    /// Creates a representation that only exports.
    ///
    /// With `shouldAllowToOpenInPlace`, the files that the author lets receivers access are used in
    /// place; otherwise they are copied.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        self.init(exportedContentType, opensInPlace: shouldAllowToOpenInPlace, exporting, nil)
    }

    /// Creates a representation that only imports.
    ///
    /// The received file exists while `importing` is called; an item that needs it longer copies it.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.init(importedContentType, opensInPlace: shouldAttemptToOpenInPlace, nil, importing)
    }

    private init(
        _ contentType: UTType, opensInPlace: Bool,
        _ exporting: (@Sendable (Item) async throws -> SentTransferredFile)?,
        _ importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
    ) {
        forms = [
            TransferForm(
                contentType: contentType,
                export: exporting.map { exporting in
                    { @Sendable (item: Item) async throws -> TransferredContent in
                        let sent = try await exporting(item)
                        return .file(
                            sent.file,
                            opensInPlace: opensInPlace && sent.allowAccessingOriginalFile)
                    }
                },
                importing: importing.map { importing in
                    { @Sendable (content: TransferredContent) async throws -> Item in
                        if opensInPlace, case .file(let url, opensInPlace: true) = content {
                            return try await importing(
                                ReceivedTransferredFile(file: url, isOriginalFile: true))
                        }
                        let folder = try TransferFolder()
                        defer { folder.remove() }
                        let copy = try folder.write(content, of: contentType, named: nil)
                        return try await importing(
                            ReceivedTransferredFile(file: copy, isOriginalFile: false))
                    }
                })
        ]
    }
}

extension FileRepresentation: PrimitiveTransferRepresentation {}
