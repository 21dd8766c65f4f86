import Foundation
public import _Localization

/// An offered value with its looks.
public struct IntentItem<Value> where Value: _IntentValue {
    /// The value.
    public var value: Value

    /// How the value looks in the offer.
    public var description: DisplayRepresentation

    /// Makes an item that looks as the value itself says.
    ///
    /// - Parameter value: The value.
    public init(_ value: Value) {
        self.value = value
        self.description = value._representation(in: .current)
    }

    /// Makes an item with looks of its own.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - title: The name under which it is offered.
    ///   - subtitle: A second line.
    ///   - image: The picture beside the title.
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
    /// Collects items and values.
    @resultBuilder
    public enum Builder {
        /// Makes an item of a value.
        public static func buildExpression(_ expression: Value) -> IntentItem<Value> {
            IntentItem(expression)
        }

        /// Passes on an item.
        public static func buildExpression<ExpressionValue>(
            _ expression: IntentItem<ExpressionValue>
        ) -> IntentItem<ExpressionValue> where ExpressionValue: _IntentValue {
            expression
        }

        /// Collects nothing.
        public static func buildBlock() -> [Value] { [] }

        /// Collects items in their order.
        public static func buildBlock(_ items: IntentItem<Value>...) -> [IntentItem<Value>] {
            items
        }

        /// Passes on the items of a loop.
        public static func buildBlock(_ items: [IntentItem<Value>]) -> [IntentItem<Value>] {
            items
        }

        /// Joins the items of the turns of a loop.
        public static func buildArray(
            _ components: [[IntentItem<Value>]]
        ) -> [IntentItem<Value>] {
            components.flatMap { $0 }
        }
    }
}
