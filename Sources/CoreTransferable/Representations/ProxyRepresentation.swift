/// A representation of items by values of another type, which define the forms for export and
/// import.
public struct ProxyRepresentation<Item, ProxyRepresentation>: TransferRepresentation
where Item: Transferable, ProxyRepresentation: Transferable {
    /// The representation has no parts.
    public typealias Body = Never

    let forms: [TransferForm<Item>]

    /// Creates an asynchronous representation that exports and imports.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        self.init(exporting, importing)
    }

    /// Creates an asynchronous representation that only exports.
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        self.init(exporting, nil)
    }

    /// Creates an asynchronous representation that only imports.
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        self.init(nil, importing)
    }

    private init(
        _ exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?,
        _ importing: (@Sendable (ProxyRepresentation) async throws -> Item)?
    ) {
        forms = ProxyRepresentation.transferForms.compactMap { form in
            let export = form.export.flatMap { export in
                exporting.map { exporting in
                    { @Sendable (item: Item) async throws -> TransferredContent in
                        let proxy = try await exporting(item)
                        guard form.isExported(proxy) else {
                            throw TransferProblem.notExported(
                                type: "\(ProxyRepresentation.self)", as: form.contentType,
                                offered: [])
                        }
                        return try await export(proxy)
                    }
                }
            }
            let importItem = form.importing.flatMap { importProxy in
                importing.map { importing in
                    { @Sendable (content: TransferredContent) async throws -> Item in
                        try await importing(importProxy(content))
                    }
                }
            }
            if export == nil && importItem == nil { return nil }
            return TransferForm(
                contentType: form.contentType, visibility: form.visibility, export: export,
                importing: importItem)
        }
    }
}

extension ProxyRepresentation: PrimitiveTransferRepresentation {}
