import AppIntents

/// A summary names every parameter that needs a value (DIS-3).
///
/// An intent without a summary is left alone: its form lists all parameters.
enum SummaryRule: CatalogRule {
    static func findings(in app: AppDeclarations) -> [CatalogFinding] {
        app.listedIntents.compactMap { intent in
            let sentences = intent.summary?.sentences ?? []
            let known = Set(
                sentences.flatMap { $0.named + $0.additional }.compactMap(intent.name))
            let missing = intent.contents.parameters
                .filter { $0.needsValue && !known.contains($0.name) }
            guard !known.isEmpty, !missing.isEmpty else { return nil }
            return .incompleteSummary(
                intent: intent.identifier, parameters: missing.map(\.name))
        }
    }
}

extension IntentContents.NamedParameter {
    /// Tells a parameter that must be given a value, because the declaration gives it none.
    fileprivate var needsValue: Bool { !parameter.isOptional && !parameter.isSet }
}
