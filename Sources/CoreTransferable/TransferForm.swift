import Foundation
package import UniformTypeIdentifiers

/// One content type in which items are exported, imported or both.
package struct TransferForm<Item>: Sendable {
    package let contentType: UTType
    var visibility = TransferRepresentationVisibility.all
    /// The conditions that must all hold to export an item.
    var conditions: [@Sendable (Item) -> Bool] = []
    var suggestedFileName: @Sendable (Item) -> String? = { _ in nil }
    /// Returns the contents of an item; `nil` if the form is for importing only.
    let export: (@Sendable (Item) async throws -> TransferredContent)?
    /// Creates an item from contents; `nil` if the form is for exporting only.
    let importing: (@Sendable (TransferredContent) async throws -> Item)?

    func isExported(_ item: Item) -> Bool {
        export != nil && conditions.allSatisfy { $0(item) }
    }
}

package enum TransferredContent: Sendable {
    case data(Data)
    /// A file; the receiver may use the original only if it `opensInPlace`.
    case file(URL, opensInPlace: Bool)

    package func load() throws -> Data {
        switch self {
        case .data(let data): data
        case .file(let url, _): try Data(contentsOf: url, options: .mappedIfSafe)
        }
    }
}

/// A representation that has forms, instead of consisting of other representations.
protocol PrimitiveTransferRepresentation: TransferRepresentation {
    var forms: [TransferForm<Item>] { get }
}

extension TransferRepresentation {
    /// Returns the forms, in the author's order; none if the representation is of other items.
    package func forms<Wanted>(of item: Wanted.Type) -> [TransferForm<Wanted>] {
        if let primitive = self as? any PrimitiveTransferRepresentation {
            return primitive.ownForms as? [TransferForm<Wanted>] ?? []
        }
        return body.forms(of: item)
    }
}

extension PrimitiveTransferRepresentation {
    fileprivate var ownForms: Any { forms }
}

extension Transferable {
    /// The forms of values of the type, in the author's order.
    package static var transferForms: [TransferForm<Self>] {
        transferRepresentation.forms(of: Self.self)
    }
}
