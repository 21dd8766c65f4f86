import AppIntents
import Foundation
import _Localization

extension TypeDisplayRepresentation {
    /// Returns the names by which people call the type: singular, plural, and synonyms.
    func names(in locale: Locale) -> [String] {
        let plural = counted(2)?.text(in: locale).filter { !$0.isNumber }
        return [name.text(in: locale)] + [plural].compactMap(\.self)
            + synonyms.map { $0.text(in: locale) }
    }
}

extension AppIntent {
    /// Returns the names of the app's types of entities and enumerations that the intent takes, and
    /// of the entities that it returns.
    static func typeNames(in locale: Locale) -> [String] {
        // The conditions of a find action are of the system's types.
        let isOwn =
            cast(to: (any SystemFindIntent.Type).self) == nil && Catalog.query(of: self) == nil
        let taken =
            isOwn ? IntentContents(of: Self()).parameters.map { $0.parameter.valueType } : []
        var names: [String] = []
        var seen: Set<ObjectIdentifier> = []
        for type in HeldTypes.of(taken + [returnedType].compactMap(\.self)) {
            switch type.composition {
            case .entity(let entity), .reference(let entity):
                guard seen.insert(ObjectIdentifier(entity)).inserted else { continue }
                names += entity.typeDisplayRepresentation.names(in: locale)
            case .enumeration(let choice):
                names += choice.typeDisplayRepresentation.names(in: locale)
            case .plain, .fields, .union, .optional, .list: break
            }
        }
        return names
    }

    private static var returnedType: (any _IntentValue.Type)? {
        PerformResult.Value.self == Never.self ? nil : PerformResult.Value.self
    }
}
