package import AppIntents

/// A mistake in an app's declarations, as data; `message` describes it.
package enum CatalogFinding: Sendable, Hashable {
    /// The severity of a mistake.
    package enum Severity: String, Sendable, Codable {
        /// A declaration cannot work, here or with Apple's framework.
        case error
        /// The declaration works, but a person will notice that something is missing.
        case warning
    }

    /// An intent or query depends on something that is not registered.
    case missingDependency(MissingDependency, users: [String])
    /// Several types have the same identifier.
    case sharedIdentifier(String, types: [String])
    /// A listed intent has an empty title.
    case untitledIntent(String)
    /// Several listed intents have the same title.
    case sharedTitle(String, intents: [String])
    /// Several parameters of an intent have the same title.
    case sharedParameterTitle(String, intent: String, parameters: [String])
    /// The default of a parameter is none of its allowed values.
    case refusedDefault(
        String, lower: Double?, upper: Double?, intent: String, parameter: String)
    /// No sentence of a summary mentions some required parameters.
    case incompleteSummary(intent: String, parameters: [String])
    /// An entity or enumeration has an empty name.
    case unnamedType(String)
    /// Some cases of an enumeration have no representation.
    case unrepresentedCases([String], type: String)
    /// Several cases of an enumeration have the same title.
    case sharedCaseTitle(String, type: String, cases: [String])
    /// A value of a type can contain another of the type, so that its form is infinite.
    case endlessValue(String)
    /// An assistant is told to make an entity, and can't give some properties, or there are none.
    case unmakableEntity(String, properties: [String])
    /// An app has several providers of App Shortcuts.
    case severalProviders([String])
    /// There are more App Shortcuts than Apple's systems accept.
    case tooManyShortcuts(Int, limit: Int)
    /// There are more phrases than Apple's systems accept.
    case tooManyPhrases(Int, limit: Int)
    /// An App Shortcut performs an intent that is not discoverable.
    case hiddenShortcut(String, intent: String)
    /// An intent that is promoted to assistants is not discoverable.
    case hiddenTool(String)
    /// An App Shortcut cannot be spoken.
    case shortcutWithoutPhrase(String)
    /// A phrase does not name the app.
    case namelessPhrase(String, shortcut: String)
    /// A phrase names several parameters.
    case crowdedPhrase(String, shortcut: String, parameters: [String])
    /// A phrase names a parameter whose values are no list.
    case openPhrase(String, shortcut: String, parameter: String, type: String)
    /// Several App Shortcuts have the same phrase.
    case sharedPhrase(String, shortcuts: [String])
    /// A phrase of an App Shortcut is also a negative phrase.
    case contradictedPhrase(String, shortcut: String)
    /// A deprecated intent names a replacement that people can't use.
    case uselessReplacement(String, intent: String)
    /// Several packages with intents are included by no other package.
    case unincludedPackages([String])
    /// An intent or query allows only processes that don't exist here.
    case absentTargets(String, allowed: IntentExecutionTargets)

    /// The severity of the mistake.
    package var severity: Severity {
        switch self {
        case .missingDependency, .sharedIdentifier, .refusedDefault,
            .severalProviders, .tooManyShortcuts, .tooManyPhrases, .hiddenShortcut,
            .namelessPhrase, .crowdedPhrase, .openPhrase, .contradictedPhrase:
            .error
        case .untitledIntent, .sharedTitle, .sharedParameterTitle, .incompleteSummary,
            .unnamedType, .unrepresentedCases, .sharedCaseTitle, .endlessValue,
            .unmakableEntity, .hiddenTool, .shortcutWithoutPhrase, .sharedPhrase,
            .uselessReplacement, .unincludedPackages, .absentTargets:
            .warning
        }
    }
}
