import Foundation
import _Localization

/// A union value with a name for its type and one for each kind.
///
/// `@UnionValue` generates the conformance of an enumeration and `Cases`; its author declares the
/// names, if any, in an extension.
public protocol AppUnionValue: TypeDisplayRepresentable {
    /// The kinds of values.
    associatedtype Cases: AppUnionValueCasesProviding where Self == Self.Cases.UnionValue

    /// The representation of each kind where a person chooses it.
    static var caseDisplayRepresentations: [Self.Cases: DisplayRepresentation] { get }
}

/// The kinds of a union value, as a separate enumeration.
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
    /// The name of the type in the source, split into words.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(
            name: LocalizedStringResource(
                verbatim: PropertyName.readable(_typeName(Self.self, qualified: false))))
    }

    /// By default, empty: the names of the cases in the source, split into words, are used instead.
    public static var caseDisplayRepresentations: [Self.Cases: DisplayRepresentation] { [:] }

    /// Returns the title of a kind in a language; `nil` if the author gave none.
    package static func title(ofCase name: String, in locale: Locale) -> String? {
        Cases.allCases.first { $0.rawValue.description == name }
            .flatMap { caseDisplayRepresentations[$0] }?.title.text(in: locale)
    }
}
