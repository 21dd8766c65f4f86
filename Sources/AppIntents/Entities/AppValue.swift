public import AppIntentsMetadata
public import Foundation
import _Localization

/// A type of values of the app: an entity or an enumeration.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable
{}

/// A fixed set of choices.
///
/// Apple's page on `AppEnum` asks for a raw value that can be written as text, a name for the type
/// and a representation for each case.
@_alwaysEmitConformanceMetadata
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable,
    _IndexedPropertyValue
where RawValue: LosslessStringConvertible {}

extension AppEnum {
    /// No conversions: other values don't become cases.
    public static var defaultResolverSpecification: some ResolverSpecification {
        EmptyResolverSpecification<Self>()
    }

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

    /// The case as data.
    var enumerationData: ParameterValue {
        .enumeration(type: Self.persistentIdentifier, rawValue: rawValue.description)
    }

    /// The author's names for the case, or else its raw value made readable.
    var caseRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self]
            ?? DisplayRepresentation(verbatim: PropertyName.readable(rawValue.description))
    }

    /// Reads a case from data; `nil` if the data is none.
    init?(enumerationData data: ParameterValue) {
        let text: String? =
            switch data {
            case .enumeration(_, let rawValue): rawValue
            case .string(let text): text
            case .int(let number): String(number)
            default: nil
            }
        guard let rawValue = text.flatMap(RawValue.init), let value = Self(rawValue: rawValue)
        else { return nil }
        self = value
    }
}
