import AppIntents

/// The cases of an enumeration have titles, and each its own.
enum EnumCaseRule: CatalogRule {
    static func findings(in app: AppDeclarations) -> [CatalogFinding] {
        app.enumTypes.flatMap { $0.caseFindings }
    }
}

extension AppEnum {
    fileprivate static var caseFindings: [CatalogFinding] {
        let name = AppDeclarations.name(of: Self.self)
        let representations = caseDisplayRepresentations
        var findings: [CatalogFinding] = []
        let bare = allCases.filter { representations[$0] == nil }
        if !bare.isEmpty {
            findings.append(.unrepresentedCases(bare.map { "\($0)" }, type: name))
        }
        let titled = allCases.filter { representations[$0] != nil }
        let shared = AppDeclarations.groups(of: titled) { value in
            representations[value]?.title.text(in: AppDeclarations.locale) ?? ""
        }
        return findings
            + shared.map { title, cases in
                .sharedCaseTitle(title, type: name, cases: cases.map { "\($0)" })
            }
    }
}
