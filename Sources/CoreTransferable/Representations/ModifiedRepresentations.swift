extension TransferRepresentation {
    /// Exports an item only if it meets a condition.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Self.Item) -> Bool
    ) -> _ConditionalTransferRepresentation<Self> {
        _ConditionalTransferRepresentation(base: self, condition: condition)
    }

    /// Lets only certain receivers take the representation.
    public func visibility(
        _ visibility: TransferRepresentationVisibility
    ) -> some TransferRepresentation<Self.Item> {
        ChangedRepresentation(forms: changed { $0.visibility = visibility })
    }

    /// Names the file in which a receiver stores the item.
    public func suggestedFileName(
        _ fileName: String
    ) -> some TransferRepresentation<Self.Item> {
        ChangedRepresentation(forms: changed { $0.suggestedFileName = { _ in fileName } })
    }

    /// Names the file in which a receiver stores the item, depending on the item.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Self.Item) -> String?
    ) -> some TransferRepresentation<Self.Item> {
        ChangedRepresentation(forms: changed { $0.suggestedFileName = fileName })
    }

    fileprivate func changed(
        _ change: (inout TransferForm<Item>) -> Void
    ) -> [TransferForm<Item>] {
        forms(of: Item.self).map { form in
            var form = form
            change(&form)
            return form
        }
    }
}

/// A representation of the items that meet a condition.
public struct _ConditionalTransferRepresentation<Base>: TransferRepresentation
where Base: TransferRepresentation {
    /// The type of the transferred items.
    public typealias Item = Base.Item
    /// The representation has no parts.
    public typealias Body = Never

    let base: Base
    let condition: @Sendable (Base.Item) -> Bool
}

extension _ConditionalTransferRepresentation: PrimitiveTransferRepresentation {
    var forms: [TransferForm<Base.Item>] { base.changed { $0.conditions.append(condition) } }
}

/// The forms of another representation with a change.
private struct ChangedRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
    typealias Body = Never
    let forms: [TransferForm<Item>]
}
