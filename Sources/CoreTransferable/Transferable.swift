@_exported public import Foundation
@_exported public import UniformTypeIdentifiers

/// A type whose values can be exported as data or files, and created from them.
///
///     extension Note: Transferable {
///         static var transferRepresentation: some TransferRepresentation {
///             DataRepresentation(exportedContentType: .pdf) { note in try note.pdf() }
///             ProxyRepresentation(exporting: \.text)
///         }
///     }
///
/// The most complete representation of a value comes first.
public protocol Transferable: SendableMetatype {
    /// The type of the representation.
    associatedtype Representation: TransferRepresentation

    /// The forms in which values are exported and imported.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A description of how an item is exported and imported.
///
/// Several are combined by writing them one below the other; a custom type lists its parts in
/// `body`.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the transferred items.
    associatedtype Item: Transferable

    /// The type of the representation that this one consists of.
    associatedtype Body: TransferRepresentation

    /// The representation that this one consists of.
    @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension Never: Transferable {
    public static var transferRepresentation: Never { never() }
}

extension Never: TransferRepresentation {
    public typealias Item = Never
    public var body: Never { self }
}

extension TransferRepresentation where Body == Never {
    /// Never used: the representation doesn't consist of others.
    public var body: Never { never() }
}

/// Ends the program: only a mistake of the framework calls this.
private func never() -> Never {
    fatalError("The body of a representation that has none was read.")
}
