public import AppIntentsMetadata
public import Foundation

extension String: _IntentValue, _IndexedPropertyValue {
    /// The type itself.
    public typealias ValueType = String
    /// The type itself.
    public typealias UnwrappedType = String

    /// Numbers become texts.
    @ResolverSpecificationBuilder<String>
    public static var defaultResolverSpecification: some ResolverSpecification {
        StringFromIntResolver<Int, String>()
        StringFromDoubleResolver()
    }

    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        .text
    }

    public var _data: ParameterValue { .string(self) }

    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        switch data {
        case .string(let value): self = value
        case .int(let value): self = String(value)
        case .double(let value): self = String(value)
        default: return nil
        }
    }

    public func _representation(in locale: Locale) -> DisplayRepresentation {
        DisplayRepresentation(verbatim: self)
    }

    public func _violation(of constraints: ValueConstraints) -> ValueViolation? { nil }
}
