import AppIntents
import AppIntentsMetadata

/// The default of a number is within the range that the parameter allows.
enum ParameterDefaultRule: CatalogRule {
    static func findings(in app: AppDeclarations) -> [CatalogFinding] {
        app.intents.flatMap { intent in
            intent.contents.parameters.compactMap { named in
                let constraints = named.parameter.declaration.constraints
                guard let value = named.parameter.anyDefaultValue,
                    let violation = value._violation(of: constraints),
                    case .outOfRange(let lower, let upper, _) = violation
                else { return nil }
                return .refusedDefault(
                    value.displayText(in: AppDeclarations.locale), lower: lower, upper: upper,
                    intent: intent.identifier, parameter: named.name)
            }
        }
    }
}
