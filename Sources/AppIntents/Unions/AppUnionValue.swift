import Foundation

/// A union value with a name for its type and one for each kind.
///
/// `@UnionValue` makes `Cases` of an enumeration whose declaration names this protocol.
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
    /// The title of a kind in a language; `nil` if the author gave none.
    package static func title(ofCase name: String, in locale: Locale) -> String? {
        Cases.allCases.first { $0.rawValue.description == name }
            .flatMap { caseDisplayRepresentations[$0] }?.title.text(in: locale)
    }
}
