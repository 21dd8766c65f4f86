public import AppIntentsMetadata
public import Foundation

/// An entity that is also an enumeration: its cases are the only values, so the system asks for it,
/// checks it and encodes it as one of them.
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

    /// Parses a raw value from a text, or from a whole number if it is one.
    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        self.init(enumerationData: data)
    }

    public func _representation(in locale: Locale) -> DisplayRepresentation { caseRepresentation }
}
