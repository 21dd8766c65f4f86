/// A value that can be assigned to a parameter of an intent that is known by its name alone.
public protocol IntentValueExpressing: Sendable {
    /// Returns the value for the parameter.
    func makeExpression() -> IntentValueExpression
}

/// A type whose values can be given to intents, and read from their results, by a program that
/// knows neither the intents' types nor those of their entities.
///
/// An author's type wraps one of these types instead: see `IntentValueConvertibleWrapper`.
public protocol IntentValueConvertible: IntentValueExpressing {
    /// Returns the value without its type.
    func makeContainer(
        context: IntentValueContainer.ConversionContext
    ) -> IntentValueContainer

    /// Reads a value; `nil` if it is none of this type.
    static func _value(in container: IntentValueContainer) throws -> Self?
}

extension IntentValueConvertible {
    public func makeExpression() -> IntentValueExpression {
        IntentValueExpression(makeContainer(context: .init()))
    }

    /// By default, a type is only given, and no value is read as one.
    public static func _value(in container: IntentValueContainer) throws -> Self? { nil }
}

/// A type that gives a value of another one further properties or methods.
///
///     struct Landmark: IntentValueConvertibleWrapper {
///         let baseValue: AnyAppEntity
///         var name: String { get throws { try baseValue.name } }
///     }
public protocol IntentValueConvertibleWrapper: IntentValueConvertible {
    /// The type of the wrapped values.
    associatedtype BaseValue: IntentValueConvertible

    /// The wrapped value.
    var baseValue: Self.BaseValue { get }

    /// Wraps a value; throws if it can't be wrapped.
    init(baseValue: Self.BaseValue) throws
}

extension IntentValueConvertibleWrapper {
    /// Returns the wrapped value without its type.
    public func makeContainer(
        context: IntentValueContainer.ConversionContext
    ) -> IntentValueContainer {
        baseValue.makeContainer(context: context)
    }

    public static func _value(in container: IntentValueContainer) throws -> Self? {
        guard let base = try BaseValue._value(in: container) else { return nil }
        return try Self(baseValue: base)
    }
}
