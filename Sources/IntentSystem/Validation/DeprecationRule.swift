import AppIntents
import _Localization

/// The intent that takes the place of a deprecated one can be used.
enum DeprecationRule: CatalogRule {
    static func findings(in app: AppDeclarations) -> [CatalogFinding] {
        let usable = Set(
            app.listedIntents.filter { $0.type.deprecation == nil }.map {
                ObjectIdentifier($0.type)
            })
        return app.intents.compactMap { intent in
            guard let replacement = intent.type.deprecation?.replacement,
                !usable.contains(ObjectIdentifier(replacement))
            else { return nil }
            return .uselessReplacement(
                replacement.persistentIdentifier, intent: intent.identifier)
        }
    }
}
