public import Foundation
import Synchronization
public import UniformTypeIdentifiers

extension Transferable {
    /// Returns the content types in which values of the type can be exported.
    public static func exportedContentTypes(
        visibility: TransferRepresentationVisibility = .all
    ) -> [UTType] {
        unique(
            transferForms.filter { $0.export != nil && $0.visibility.admits(visibility) }
                .map(\.contentType))
    }

    /// Returns the content types in which this value can be exported now.
    public func exportedContentTypes(
        _ visibility: TransferRepresentationVisibility = .all
    ) -> [UTType] {
        unique(exportedForms(to: visibility).map(\.contentType))
    }

    /// The name of a file for the value; `nil` if its preferred representation suggests none.
    public var suggestedFilename: String? {
        exportedForms(to: .ownProcess).first?.suggestedFileName(self)
    }

    /// Exports the value as data of a content type; without one, in its preferred form.
    public func exported(as contentType: UTType?) async throws -> Data {
        try await exportedContent(as: contentType).content.load()
    }

    /// Exports the value to a file in a folder, which the caller owns.
    public func export(
        to destinationDirectory: URL, contentType: UTType?
    ) async throws -> URL {
        let (content, form) = try await exportedContent(as: contentType)
        return try TransferFile.write(
            content, of: form.contentType, named: form.suggestedFileName(self),
            to: destinationDirectory)
    }

    /// Exports the value to a file that exists while a function is called.
    public func withExportedFile<Result>(
        contentType: UTType?, fileHandler: (URL) async throws -> Result
    ) async throws -> Result {
        let folder = try TransferFolder()
        defer { folder.remove() }
        return try await fileHandler(export(to: folder.url, contentType: contentType))
    }

    /// Returns the value as plain text and as an address, for a receiver that can't wait: `nil` for a
    /// form that all receivers may have, but whose export waits or fails.
    package func exportedAtOnce() -> (text: String?, address: String?) {
        (textAtOnce(as: .plainText), textAtOnce(as: .url))
    }

    private func textAtOnce(as contentType: UTType) -> String? {
        let form = exportedForms(to: .all).best(for: contentType, of: \.contentType)
        guard let export = form?.export else { return nil }
        let exported = ExportAtOnce(item: self)
        let task = Task.immediateDetached {
            let content = try? await export(exported.item)
            exported.content.withLock { $0 = content }
        }
        guard case .data(let data) = exported.content.withLock(\.self) else {
            task.cancel()
            return nil
        }
        return String(validating: data, as: UTF8.self)
    }

    // MARK: - Forms

    private func exportedForms(
        to visibility: TransferRepresentationVisibility
    ) -> [TransferForm<Self>] {
        Self.transferForms.filter { $0.isExported(self) && $0.visibility.admits(visibility) }
    }

    /// Returns the first form of a type, or else the first of one of its subtypes.
    private func exportedContent(
        as contentType: UTType?
    ) async throws -> (content: TransferredContent, form: TransferForm<Self>) {
        let forms = exportedForms(to: .ownProcess)
        let form =
            if let contentType { forms.best(for: contentType, of: \.contentType) } else {
                forms.first
            }
        guard let form, let export = form.export else {
            throw TransferProblem.notExported(
                type: "\(Self.self)", as: contentType, offered: unique(forms.map(\.contentType)))
        }
        return (try await export(self), form)
    }
}

/// An item, and the content of its export if that didn't wait.
// Safe: an app's functions for export are `@Sendable` and take the value away from the caller's actor
// in each other export as well; the caller made it for this one alone.
private final class ExportAtOnce<Item>: @unchecked Sendable {
    let item: Item
    let content = Mutex<TransferredContent?>(nil)

    init(item: Item) {
        self.item = item
    }
}

/// One form in which a value is available, whose contents are created on request.
package struct TransferOffer: Sendable {
    package let contentType: UTType
    /// The author's name for the file, with its extension; `nil` for none.
    package let fileName: String?
    package let content: @Sendable () async throws -> TransferredContent
}

extension Transferable where Self: Sendable {
    /// Returns the forms in which receivers may have the value now, the preferred one first and
    /// each content type once.
    package func transferOffers(
        to visibility: TransferRepresentationVisibility
    ) -> [TransferOffer] {
        var types: Set<UTType> = []
        return exportedForms(to: visibility).compactMap { form in
            guard let export = form.export, types.insert(form.contentType).inserted else {
                return nil
            }
            return TransferOffer(
                contentType: form.contentType,
                fileName: form.suggestedFileName(self).map {
                    TransferFile.name($0, of: form.contentType)
                },
                content: { try await export(self) })
        }
    }
}

extension Array {
    /// Returns the first element of a content type, or else the first of one of its subtypes.
    package func best(for wanted: UTType, of type: (Element) -> UTType) -> Element? {
        first { type($0) == wanted } ?? first { type($0).conforms(to: wanted) }
    }
}

/// Returns the types without repetitions, in order.
func unique(_ types: [UTType]) -> [UTType] {
    var seen: Set<UTType> = []
    return types.filter { seen.insert($0).inserted }
}
