public import AppIntentsMetadata
public import Foundation

extension Date: _IntentValue, _IndexedPropertyValue {
    /// The type itself.
    public typealias ValueType = Date
    /// The type itself.
    public typealias UnwrappedType = Date

    /// No conversions: other values don't become points in time.
    public static var defaultResolverSpecification: some ResolverSpecification {
        EmptyResolverSpecification<Date>()
    }

    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        .date
    }

    public var _data: ParameterValue { .date(self) }

    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        switch data {
        case .date(let date): self = date
        case .string(let text):
            guard let components = DateComponents(dateText: text),
                let date = Calendar.current.date(from: components)
            else { return nil }
            self = date
        default: return nil
        }
    }

    public func _representation(in locale: Locale) -> DisplayRepresentation {
        let style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale)
        return DisplayRepresentation(verbatim: formatted(style))
    }

    public func _violation(of constraints: ValueConstraints) -> ValueViolation? { nil }
}
