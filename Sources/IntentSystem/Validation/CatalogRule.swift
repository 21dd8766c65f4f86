import AppIntents

/// A rule for an app's declarations, checked without performing anything.
///
/// A rule reports only mistakes that the declarations prove: whether a query would suggest anything,
/// for example, is known no sooner than it is asked.
protocol CatalogRule {
    /// Finds the places where the app breaks the rule, in the order of their declaration.
    static func findings(in app: AppDeclarations) -> [CatalogFinding]
}

extension Catalog {
    /// The rules in the order in which their findings are listed.
    private static var rules: [any CatalogRule.Type] {
        [
            DependencyRule.self, IdentifierRule.self, IntentTitleRule.self,
            ParameterTitleRule.self, ParameterDefaultRule.self, SummaryRule.self,
            TypeNameRule.self, EnumCaseRule.self, EndlessValueRule.self,
            ShortcutsProviderRule.self, ShortcutLimitsRule.self, ShortcutIntentRule.self,
            PhraseNameRule.self, PhraseParameterRule.self, PhraseMeaningRule.self,
            DeprecationRule.self, PackageRule.self,
        ]
    }

    /// Finds the mistakes in the app's declarations, errors first.
    ///
    /// Reading the declarations makes a blank value of each intent, and reads the App Shortcuts.
    /// Dependencies count as they are registered at the time of the call, so an app is launched first.
    package func findings() -> [CatalogFinding] {
        let app = AppDeclarations(self)
        let findings = Self.rules.flatMap { $0.findings(in: app) }
        return findings.filter { $0.severity == .error }
            + findings.filter { $0.severity == .warning }
    }
}
