import AppIntents
import AppIntentsMetadata

/// The parameters of an intent that is listed have titles of their own.
///
/// One without a title has the name of its property, in words.
enum ParameterTitleRule: CatalogRule {
    static func findings(in app: AppDeclarations) -> [CatalogFinding] {
        app.listedIntents.flatMap { intent -> [CatalogFinding] in
            let parameters = intent.contents.parameters.map {
                $0.metadata(locale: AppDeclarations.locale)
            }
            return AppDeclarations.groups(of: parameters, sharing: \.title).map {
                title, parameters in
                .sharedParameterTitle(
                    title, intent: intent.identifier, parameters: parameters.map(\.name))
            }
        }
    }
}
