import Foundation
public import _Localization

/// An offered value with its representation.
public struct IntentItem<Value> where Value: _IntentValue {
    /// The value.
    public var value: Value

    /// The representation of the value in the offer.
    public var description: DisplayRepresentation

    /// Creates an item with the value's own representation.
    public init(_ value: Value) {
        self.value = value
        self.description = value._representation(in: .current)
    }

    /// Creates an item with a custom representation.
    public init(
        _ value: Value,
        title: LocalizedStringResource,
        subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        self.description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    }
}

extension IntentItem: Sendable where Value: Sendable {}

extension IntentItem {
    /// A collector of items and values.
    @resultBuilder
    public enum Builder {
        /// Creates an item from a value.
        public static func buildExpression(_ expression: Value) -> IntentItem<Value> {
            IntentItem(expression)
        }

        /// Returns the item.
        public static func buildExpression<ExpressionValue>(
            _ expression: IntentItem<ExpressionValue>
        ) -> IntentItem<ExpressionValue> where ExpressionValue: _IntentValue {
            expression
        }

        /// Returns no items.
        public static func buildBlock() -> [Value] { [] }

        /// Collects items in their order.
        public static func buildBlock(_ items: IntentItem<Value>...) -> [IntentItem<Value>] {
            items
        }

        /// Returns the items of a loop.
        public static func buildBlock(_ items: [IntentItem<Value>]) -> [IntentItem<Value>] {
            items
        }

        /// Joins the items of the iterations of a loop.
        public static func buildArray(
            _ components: [[IntentItem<Value>]]
        ) -> [IntentItem<Value>] {
            components.flatMap { $0 }
        }
    }
}
