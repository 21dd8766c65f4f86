public import AppIntentsMetadata
public import Foundation

/// An entity that is also an enumeration: its cases are all there are, so it is asked for, checked and
/// carried as one of them.
///
/// Unspecified by Apple, which declares parameters of such types with the cases that they support.
extension AppEnum where Self: AppEntity {
    /// No conversions: other values don't become cases.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { .init() }

    public static var _composition: _ValueComposition {
        _ValueComposition(kind: .enumeration(Self.self))
    }

    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        .enumeration(persistentIdentifier)
    }

    public var _data: ParameterValue { enumerationData }

    /// Understands a raw value as a text, and a whole number where that is one.
    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        self.init(enumerationData: data)
    }

    public func _representation(in locale: Locale) -> DisplayRepresentation { caseRepresentation }

    public func _violation(of constraints: ValueConstraints) -> ValueViolation? { nil }
}
