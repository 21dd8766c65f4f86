package import AppIntentsMetadata
import Foundation

extension _IntentValue {
    /// Returns the cases of an enumeration as the choices of a structure's field; none for other types.
    package static func choices(in locale: Locale) -> [StructureShape.Choice] {
        if case .enumeration(let type) = composition { type.cases(in: locale) } else { [] }
    }
}

extension AppEnum {
    fileprivate static func cases(in locale: Locale) -> [StructureShape.Choice] {
        allCases.map { value in
            StructureShape.Choice(
                value: value.rawValue.description, title: value.displayText(in: locale))
        }
    }
}
