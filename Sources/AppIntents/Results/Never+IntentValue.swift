public import AppIntentsMetadata
public import Foundation

// `Never` is also the value of a result without one.
extension Never: _IntentValue {
    /// The absent value has no other type.
    public typealias ValueType = Never
    /// The absent value has no other type.
    public typealias UnwrappedType = Never
    /// No conversions: other values don't become the absent value.
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
