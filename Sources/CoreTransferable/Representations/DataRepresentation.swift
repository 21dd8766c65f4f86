public import Foundation
public import UniformTypeIdentifiers

/// A representation of items as bytes in memory.
public struct DataRepresentation<Item>: TransferRepresentation where Item: Transferable {
    /// The representation has no parts.
    public typealias Body = Never

    let forms: [TransferForm<Item>]

    /// Creates a representation that exports and imports.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        self.init(contentType, exporting, importing)
    }

    /// Creates a representation that only exports.
    public init(
        exportedContentType: UTType,
        exporting: @escaping @Sendable (Item) async throws -> Data
    ) {
        self.init(exportedContentType, exporting, nil)
    }

    /// Creates a representation that only imports.
    public init(
        importedContentType: UTType,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        self.init(importedContentType, nil, importing)
    }

    private init(
        _ contentType: UTType, _ exporting: (@Sendable (Item) async throws -> Data)?,
        _ importing: (@Sendable (Data) async throws -> Item)?
    ) {
        forms = [
            TransferForm(
                contentType: contentType,
                export: exporting.map { exporting in
                    { @Sendable (item: Item) async throws -> TransferredContent in
                        .data(try await exporting(item))
                    }
                },
                importing: importing.map { importing in
                    { @Sendable (content: TransferredContent) async throws -> Item in
                        try await importing(content.load())
                    }
                })
        ]
    }
}

extension DataRepresentation: PrimitiveTransferRepresentation {}
