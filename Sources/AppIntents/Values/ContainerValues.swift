public import AppIntentsMetadata
public import Foundation

extension Optional: _IntentValue, _ShapedValue where Wrapped: _IntentValue {
    /// The type of the wrapped value.
    public typealias ValueType = Wrapped.ValueType
    /// The type without its optionality, for which the system asks a person.
    public typealias UnwrappedType = Wrapped.UnwrappedType
    /// The conversions to the wrapped type.
    public typealias Specification = Wrapped.UnwrappedType.Specification

    /// The conversions of the type without its optionality.
    public static var defaultResolverSpecification: Wrapped.UnwrappedType.Specification {
        Wrapped.UnwrappedType.defaultResolverSpecification
    }

    public static var _composition: _ValueComposition {
        _ValueComposition(kind: .optional(Self.self))
    }

    /// Returns the shape of the wrapped type.
    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        Wrapped._shape(constraints, in: locale)
    }

    public var _data: ParameterValue { self?._data ?? .null }

    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        if data.isNull {
            self = .none
        } else {
            guard let value = Wrapped(_data: data, constraints) else { return nil }
            self = .some(value)
        }
    }

    public func _representation(in locale: Locale) -> DisplayRepresentation {
        self?._representation(in: locale) ?? DisplayRepresentation(verbatim: "")
    }

    public func _violation(of constraints: ValueConstraints) -> ValueViolation? {
        self?._violation(of: constraints)
    }
}

extension Array: _IntentValue, _ShapedValue, _UnconvertedValue where Element: _IntentValue {
    /// The type of one element.
    public typealias ValueType = Element

    public static var _composition: _ValueComposition { _ValueComposition(kind: .list(Self.self)) }

    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        .list(Element._shape(constraints, in: locale))
    }

    public var _data: ParameterValue { .array(map(\._data)) }

    /// Reads a single value as a list of one.
    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        let items: [ParameterValue] = if case .array(let items) = data { items } else { [data] }
        self = []
        reserveCapacity(items.count)
        for item in items {
            guard let element = Element(_data: item, constraints) else { return nil }
            append(element)
        }
    }

    public func _representation(in locale: Locale) -> DisplayRepresentation {
        DisplayRepresentation(
            verbatim: map { $0.displayText(in: locale) }.joined(separator: ", "))
    }

    /// Returns the limit that the number of elements violates, or else the first invalid element.
    public func _violation(of constraints: ValueConstraints) -> ValueViolation? {
        constraints.violation(ofCount: count)
            ?? lazy.compactMap { $0._violation(of: constraints) }.first
    }
}

extension Set: _IntentValue, _ShapedValue, _UnconvertedValue where Element: _IntentValue {
    /// The type of one element.
    public typealias ValueType = Element

    public static var _composition: _ValueComposition { _ValueComposition(kind: .list(Self.self)) }

    /// Returns the shape of a list: a person sees no difference.
    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        [Element]._shape(constraints, in: locale)
    }

    /// The elements in an order that is the same for equal sets.
    private var ordered: [Element] {
        map { ($0, $0.displayText(in: Locale(identifier: "en_US_POSIX"))) }
            .sorted { $0.1 < $1.1 }.map(\.0)
    }

    public var _data: ParameterValue { ordered._data }

    /// Reads a list, with each value once, or a single value as a set of one.
    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        guard let elements = [Element](_data: data, constraints) else { return nil }
        self.init(elements)
    }

    public func _representation(in locale: Locale) -> DisplayRepresentation {
        ordered._representation(in: locale)
    }

    /// Returns the limit that the number of elements violates, or else the first invalid element.
    public func _violation(of constraints: ValueConstraints) -> ValueViolation? {
        ordered._violation(of: constraints)
    }
}

extension Set: ArrayValue where Element: _IntentValue {
    package static var elementType: any _IntentValue.Type { Element.self }
    package var elementValues: [any _IntentValue] { ordered }

    package init?(elements: [any _IntentValue]) {
        guard let elements = [Element](elements: elements) else { return nil }
        self.init(elements)
    }
}

/// An optional value, seen without its type.
package protocol OptionalValue {
    static var wrappedType: any _IntentValue.Type { get }
    static var absent: Self { get }
    var wrappedValue: (any _IntentValue)? { get }
    init?(wrapping value: any _IntentValue)
}

extension OptionalValue {
    /// Returns the value wrapped in a value of this type; `nil` if it is absent.
    package static func wrapped(in value: any _IntentValue) -> (any _IntentValue)? {
        (value as? Self)?.wrappedValue
    }
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

extension ArrayValue {
    /// Returns the elements of a value of this type.
    package static func elements(of value: any _IntentValue) -> [any _IntentValue] {
        (value as? Self)?.elementValues ?? []
    }
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
