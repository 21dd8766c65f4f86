import AppIntents

extension Catalog {
    /// Finds the mistakes in the app's declarations, errors first.
    ///
    /// Each rule is a property of `AppDeclarations` that finds the places where the app breaks it,
    /// without performing anything, in the order of their declaration. It reports only mistakes
    /// that the declarations prove: whether a query suggests anything, for example, is unknown
    /// before it is asked.
    ///
    /// Reading the declarations creates a blank value of each intent, and reads the App Shortcuts.
    /// Dependencies count if they are registered at the time of the call, so an app is launched first.
    package func findings() -> [CatalogFinding] {
        let app = AppDeclarations(self)
        // In the order in which they are listed.
        let rules: [[CatalogFinding]] = [
            app.missingDependencies, app.sharedIdentifiers, app.intentTitles, app.hiddenTools,
            app.sharedParameterTitles, app.refusedDefaults, app.incompleteSummaries,
            app.unnamedTypes, app.enumCases, app.endlessValues, app.unmakableEntities,
            app.surplusProviders, app.surplusShortcuts, app.unusableShortcuts, app.namelessPhrases,
            app.phraseParameters, app.ambiguousPhrases, app.uselessReplacements,
            app.unincludedPackages, app.absentTargets,
        ]
        let findings = rules.flatMap(\.self)
        return findings.filter { $0.severity == .error }
            + findings.filter { $0.severity == .warning }
    }
}
