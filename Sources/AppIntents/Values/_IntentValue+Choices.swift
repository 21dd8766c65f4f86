package import AppIntentsMetadata
import Foundation

extension _IntentValue {
    /// The cases of an enumeration, as a field of a structure offers them; none for other types.
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
