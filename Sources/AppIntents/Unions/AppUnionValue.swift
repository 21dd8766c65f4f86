import Foundation
import _Localization

/// A union value with a name for its type and one for each kind.
///
/// `@UnionValue` makes an enumeration conform and writes `Cases`; its author gives the names, if any, in an
/// extension.
public protocol AppUnionValue: TypeDisplayRepresentable {
    /// The kinds of values.
    associatedtype Cases: AppUnionValueCasesProviding where Self == Self.Cases.UnionValue

    /// How each kind is shown where a person chooses it.
    static var caseDisplayRepresentations: [Self.Cases: DisplayRepresentation] { get }
}

/// The kinds of a union value, as an enumeration of their own.
@_alwaysEmitConformanceMetadata
public protocol AppUnionValueCasesProviding: AppEnum {
    /// The union value.
    associatedtype UnionValue: AppUnionValue where Self == Self.UnionValue.Cases
}

extension AppUnionValueCasesProviding {
    /// The name of the union value.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        UnionValue.typeDisplayRepresentation
    }

    /// The names that the union value gives its kinds.
    public static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
        UnionValue.caseDisplayRepresentations
    }
}

extension AppUnionValue {
    /// The name of the type in the source, as words.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(
            name: LocalizedStringResource(
                verbatim: PropertyName.readable(_typeName(Self.self, qualified: false))))
    }

    /// None: the names of the cases in the source, as words, stand for them.
    public static var caseDisplayRepresentations: [Self.Cases: DisplayRepresentation] { [:] }

    /// The title of a kind in a language; `nil` if the author gave none.
    package static func title(ofCase name: String, in locale: Locale) -> String? {
        Cases.allCases.first { $0.rawValue.description == name }
            .flatMap { caseDisplayRepresentations[$0] }?.title.text(in: locale)
    }
}
