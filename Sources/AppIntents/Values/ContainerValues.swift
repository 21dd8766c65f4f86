extension Optional: _IntentValue where Wrapped: _IntentValue {
    /// The type of a value that is there.
    public typealias ValueType = Wrapped.ValueType
    /// The type without its optionality, as a person is asked for it.
    public typealias UnwrappedType = Wrapped.UnwrappedType
    /// The conversions that lead to a value that is there.
    public typealias Specification = Wrapped.UnwrappedType.Specification

    /// The conversions of the type without its optionality.
    public static var defaultResolverSpecification: Wrapped.UnwrappedType.Specification {
        Wrapped.UnwrappedType.defaultResolverSpecification
    }
}

extension Array: _IntentValue where Element: _IntentValue {
    /// The type of one element.
    public typealias ValueType = Element
    /// The list itself, as a person is asked for it.
    public typealias UnwrappedType = [Element]
    /// The conversions that lead to a list: none.
    public typealias Specification = EmptyResolverSpecification<[Element]>

    /// No conversions: other values don't become lists.
    public static var defaultResolverSpecification: EmptyResolverSpecification<[Element]> {
        .init()
    }
}

/// A value that may be absent, seen without its type.
package protocol OptionalValue {
    static var wrappedType: any _IntentValue.Type { get }
    static var absent: Self { get }
    var wrappedValue: (any _IntentValue)? { get }
    init?(wrapping value: any _IntentValue)
}

extension Optional: OptionalValue where Wrapped: _IntentValue {
    package static var wrappedType: any _IntentValue.Type { Wrapped.self }
    package static var absent: Wrapped? { nil }
    package var wrappedValue: (any _IntentValue)? { self }

    package init?(wrapping value: any _IntentValue) {
        guard let value = value as? Wrapped else { return nil }
        self = .some(value)
    }
}

/// A list of values, seen without its type.
package protocol ArrayValue {
    static var elementType: any _IntentValue.Type { get }
    var elementValues: [any _IntentValue] { get }
    init?(elements: [any _IntentValue])
}

extension Array: ArrayValue where Element: _IntentValue {
    package static var elementType: any _IntentValue.Type { Element.self }
    package var elementValues: [any _IntentValue] { self }

    package init?(elements: [any _IntentValue]) {
        self = []
        reserveCapacity(elements.count)
        for element in elements {
            guard let element = element as? Element else { return nil }
            append(element)
        }
    }
}
