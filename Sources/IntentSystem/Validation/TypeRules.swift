import AppIntents
import AppIntentsMetadata

/// The rules for the types of values.
extension AppDeclarations {
    /// The rule that entities and enumerations have a name.
    var unnamedTypes: [CatalogFinding] {
        let types: [any AppValue.Type] = entityTypes + enumTypes
        return
            types
            .filter { $0.typeDisplayRepresentation.name.text(in: Self.locale).isBlank }
            .map { .unnamedType(Self.name(of: $0)) }
    }

    /// The rule that the cases of an enumeration have distinct titles.
    var enumCases: [CatalogFinding] { enumTypes.flatMap { $0.caseFindings } }

    /// The rule that a structure or union doesn't contain another value of its type.
    var endlessValues: [CatalogFinding] {
        valueTypes.filter { $0.holdsItself }.map { .endlessValue(Self.name(of: $0)) }
    }

    /// The rule that an assistant can make the entities that it is told to make.
    var unmakableEntities: [CatalogFinding] {
        valueTypes.compactMap { type in
            guard case .structure(let structure) = type.shape(in: Self.locale),
                structure.isGenerable
            else { return nil }
            let ungivable = structure.fields.filter { !$0.isOptional && $0.shape.isOpaque }
            if !structure.fields.isEmpty, ungivable.isEmpty { return nil }
            return .unmakableEntity(Self.name(of: type), properties: ungivable.map(\.name))
        }
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
