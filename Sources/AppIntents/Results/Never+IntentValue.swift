public import AppIntentsMetadata
public import Foundation

// `Never` is also the value of a result that has none.
extension Never: _IntentValue {
    /// A result without a value has none of any type.
    public typealias ValueType = Never
    /// A result without a value has none of any type.
    public typealias UnwrappedType = Never
    /// Nothing can be converted to no value.
    public typealias Specification = EmptyResolverSpecification<Never>

    /// No conversions.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Never> {
        EmptyResolverSpecification()
    }

    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        .opaque("Never")
    }

    public var _data: ParameterValue { .null }

    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        return nil
    }

    public func _representation(in locale: Locale) -> DisplayRepresentation {
        DisplayRepresentation(verbatim: "")
    }

    public func _violation(of constraints: ValueConstraints) -> ValueViolation? { nil }
}
