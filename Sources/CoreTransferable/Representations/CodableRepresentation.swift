public import Foundation
import Synchronization
public import UniformTypeIdentifiers

/// A representation of items by their coding, as JSON unless another coder is given.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
    Item: Transferable, Item: Decodable, Item: Encodable, Encoder: _TopLevelEncoder,
    Decoder: _TopLevelDecoder, Encoder.Output == Data, Decoder.Input == Data
{
    /// The representation has no parts.
    public typealias Body = Never

    let forms: [TransferForm<Item>]

    /// Creates a representation with coders.
    public init(
        for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder,
        decoder: Decoder
    ) {
        let coders = Coders(encoder, decoder)
        forms = [
            TransferForm(
                contentType: contentType, export: { .data(try coders.encode($0)) },
                importing: { try coders.decode(Item.self, from: $0.load()) })
        ]
    }

    /// Creates a representation as JSON.
    public init(for itemType: Item.Type = Item.self, contentType: UTType)
    where Encoder == JSONEncoder, Decoder == JSONDecoder {
        self.init(
            for: itemType, contentType: contentType, encoder: JSONEncoder(),
            decoder: JSONDecoder())
    }

    /// The coders, which one export or import uses at a time.
    // Safe: coders are accessed only in the lock; an author who also uses one elsewhere at the same
    // time makes the mistake that any type that isn't Sendable allows.
    private final class Coders: @unchecked Sendable {
        private let lock = Mutex(())
        private let encoder: Encoder
        private let decoder: Decoder

        init(_ encoder: Encoder, _ decoder: Decoder) {
            self.encoder = encoder
            self.decoder = decoder
        }

        func encode(_ item: Item) throws -> Data {
            try lock.withLock { _ in try encoder.encode(item) }
        }

        func decode(_ type: Item.Type, from data: Data) throws -> Item {
            try lock.withLock { _ in try decoder.decode(type, from: data) }
        }
    }
}

extension CodableRepresentation: PrimitiveTransferRepresentation {}

/// An encoder that produces a whole value at once; Apple's is in Combine, which Linux lacks.
public protocol _TopLevelEncoder: SendableMetatype {
    /// The type of the encoded value.
    associatedtype Output
    /// Encodes a value.
    func encode<T>(_ value: T) throws -> Output where T: Encodable
}

/// A decoder that reads a whole value at once; Apple's is in Combine, which Linux lacks.
public protocol _TopLevelDecoder: SendableMetatype {
    /// The type of the encoded value.
    associatedtype Input
    /// Decodes a value.
    func decode<T>(_ type: T.Type, from input: Input) throws -> T where T: Decodable
}

extension JSONEncoder: _TopLevelEncoder {}
extension JSONDecoder: _TopLevelDecoder {}
extension PropertyListEncoder: _TopLevelEncoder {}
extension PropertyListDecoder: _TopLevelDecoder {}
