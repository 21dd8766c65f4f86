package import AppIntents

/// A mistake in an app's declarations, as data; `message` says it in words.
package enum CatalogFinding: Sendable, Hashable {
    /// How much a mistake costs.
    package enum Severity: String, Sendable, Codable {
        /// A declaration cannot work as it stands, here or where Apple builds it.
        case error
        /// It works, and a person will notice that something is missing.
        case warning
    }

    /// An intent or query depends on something that is not registered.
    case missingDependency(MissingDependency, users: [String])
    /// Several types have one identifier.
    case sharedIdentifier(String, types: [String])
    /// An intent that is listed has no words in its title.
    case untitledIntent(String)
    /// Several intents that are listed have one title.
    case sharedTitle(String, intents: [String])
    /// Several parameters of an intent have one title.
    case sharedParameterTitle(String, intent: String, parameters: [String])
    /// The default of a parameter is none of the values that it allows.
    case refusedDefault(
        String, lower: Double?, upper: Double?, intent: String, parameter: String)
    /// No sentence of a summary names some parameters that need a value.
    case incompleteSummary(intent: String, parameters: [String])
    /// An entity or enumeration has no words in its name.
    case unnamedType(String)
    /// Some cases of an enumeration have no representation.
    case unrepresentedCases([String], type: String)
    /// Several cases of an enumeration have one title.
    case sharedCaseTitle(String, type: String, cases: [String])
    /// A value of a type can hold another of the type, so that no form has an end.
    case endlessValue(String)
    /// An app has several providers of App Shortcuts.
    case severalProviders([String])
    /// There are more App Shortcuts than Apple's systems take.
    case tooManyShortcuts(Int, limit: Int)
    /// There are more phrases than Apple's systems take.
    case tooManyPhrases(Int, limit: Int)
    /// An App Shortcut performs an intent that says it is not to be found.
    case hiddenShortcut(String, intent: String)
    /// An App Shortcut cannot be spoken.
    case shortcutWithoutPhrase(String)
    /// A phrase does not name the app.
    case namelessPhrase(String, shortcut: String)
    /// A phrase names several parameters.
    case crowdedPhrase(String, shortcut: String, parameters: [String])
    /// A phrase names something whose values are no list.
    case openPhrase(String, shortcut: String, parameter: String, type: String)
    /// Several App Shortcuts have one phrase.
    case sharedPhrase(String, shortcuts: [String])
    /// A phrase performs an App Shortcut and must not.
    case contradictedPhrase(String, shortcut: String)
    /// A deprecated intent names one that people can't use in its place.
    case uselessReplacement(String, intent: String)
    /// Several packages with intents are included by no other.
    case unincludedPackages([String])

    /// How much the mistake costs.
    package var severity: Severity {
        switch self {
        case .missingDependency, .sharedIdentifier, .refusedDefault,
            .severalProviders, .tooManyShortcuts, .tooManyPhrases, .hiddenShortcut,
            .namelessPhrase, .crowdedPhrase, .openPhrase, .contradictedPhrase:
            .error
        case .untitledIntent, .sharedTitle, .sharedParameterTitle, .incompleteSummary,
            .unnamedType, .unrepresentedCases, .sharedCaseTitle, .endlessValue,
            .shortcutWithoutPhrase, .sharedPhrase, .uselessReplacement, .unincludedPackages:
            .warning
        }
    }
}
