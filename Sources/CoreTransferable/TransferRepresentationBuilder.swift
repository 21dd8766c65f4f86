/// A builder that combines a list of representations into one.
@resultBuilder
public struct TransferRepresentationBuilder<Item> where Item: Transferable {
    /// Takes a representation.
    public static func buildExpression<R>(_ content: R) -> R
    where Item == R.Item, R: TransferRepresentation {
        content
    }

    /// Takes a representation by coding, whose item type need not be named.
    public static func buildExpression<Encoder, Decoder>(
        _ content: CodableRepresentation<Item, Encoder, Decoder>
    ) -> CodableRepresentation<Item, Encoder, Decoder> {
        content
    }

    /// Returns a single representation unchanged.
    public static func buildBlock<Content>(_ content: Content) -> Content
    where Item == Content.Item, Content: TransferRepresentation {
        content
    }

    /// Combines several representations into one.
    public static func buildBlock<each Content>(
        _ content: repeat each Content
    ) -> TupleTransferRepresentation<Item, (repeat each Content)>
    where repeat each Content: TransferRepresentation {
        var forms: [TransferForm<Item>] = []
        for found in repeat (each content).forms(of: Item.self) { forms += found }
        return TupleTransferRepresentation(value: (repeat each content), forms: forms)
    }
}

/// Several representations, with the preferred one first.
public struct TupleTransferRepresentation<Item, Value>: TransferRepresentation
where Item: Transferable, Value: Sendable {
    /// The representation has no parts besides the value's.
    public typealias Body = Never

    let value: Value
    let forms: [TransferForm<Item>]
}

extension TupleTransferRepresentation: PrimitiveTransferRepresentation {}
