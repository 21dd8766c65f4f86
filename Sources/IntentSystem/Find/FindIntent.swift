package import AppIntents
import AppIntentsMetadata
import Foundation
import SwiftUI
package import _Localization

/// The action that the system makes of a query: it finds entities by filters, sorts and limits them.
///
/// It is an intent like an author's, so forms, assistants, commands and tests need no special code
/// for it. Apple's pages on `EntityPropertyQuery` and `EnumerableEntityQuery` describe it as the
/// find action of the Shortcuts app.
package struct FindIntent<Source: FindSource>: SystemFindIntent {
    package static var title: LocalizedStringResource {
        .init(system: "Find \(Source.Entity.typeDisplayRepresentation.name)")
    }

    package static var description: IntentDescription? { Source.description }

    /// The identifier, such as `FindLandmark` for the entity `LandmarkEntity`.
    package static var persistentIdentifier: String {
        let name = Source.Entity.persistentIdentifier
        let isMarked = name.hasSuffix("Entity") && name != "Entity"
        return "Find" + (isMarked ? String(name.dropLast("Entity".count)) : name)
    }

    package static var parameterSummary: some ParameterSummary { Summary { \.$filters } }

    @IntentParameter(
        ParameterDeclaration(
            title: .init(system: "Filters"),
            description: .init(system: "Only what meets these conditions is found.")), default: nil)
    package var filters: [EntityFilter<Source>]?

    @IntentParameter(
        ParameterDeclaration(title: .init(system: "Match"), description: nil)
            .with { $0.options = .values(FilterMatch.allCases) }, default: .all)
    package var match: FilterMatch

    @IntentParameter(
        ParameterDeclaration(title: .init(system: "Sort By"), description: nil)
            .with { $0.options = .values(SortProperty<Source>.allCases) }, default: nil)
    package var sortBy: SortProperty<Source>?

    @IntentParameter(
        ParameterDeclaration(title: .init(system: "Sort Order"), description: nil)
            .with { $0.options = .values(SortOrder.allCases) }, default: .ascending)
    package var order: SortOrder

    @IntentParameter(
        ParameterDeclaration(title: .init(system: "Limit"), description: nil).with {
            $0.constraints.lowerBound = 1
        }, default: nil)
    package var limit: Int?

    package init() {}

    // Not `some ReturnsValue<[Source.Entity]>`, which Swift 6.3 can't check in a generic type.
    package func perform() async throws -> IntentResultContainer<
        [Source.Entity], Never, Never, Never
    > {
        let request = FindRequest(
            filters: (filters ?? []).map(\.filter), matchesAny: match == .any,
            sort: sortBy?.rawValue, isDescending: order == .descending, limit: limit)
        return .result(value: try await Source.entities(request))
    }

    package static func learn() async throws {
        try await Source.learn()
    }

    package static func entityName(in locale: Locale) -> String {
        Source.Entity.typeDisplayRepresentation.name.text(in: locale)
    }

    package static var entityIdentifier: String { Source.Entity.persistentIdentifier }

    package static func conditions(in locale: Locale) -> [FindCondition] {
        let declared = Source.Entity.entityProperties
        return Source.filters.flatMap {
            $0.conditions(declared.constraints(of: $0.name), in: locale)
        }
    }

    package static var properties: [FindProperty] {
        let sorts = Source.sorts
        let filtered = Source.filters.map { property in
            FindProperty(
                name: property.name, comparisons: property.comparisons.map(\.comparison.rawValue),
                isSorted: sorts.contains(property.name))
        }
        let unfiltered = sorts.filter { name in !filtered.contains { $0.name == name } }
        return filtered
            + unfiltered.map { FindProperty(name: $0, comparisons: [], isSorted: true) }
    }
}

/// A find action without the type of its entities.
package protocol SystemFindIntent: AppIntent {
    /// Learns the titles of the properties from the first entity.
    static func learn() async throws

    /// Returns the name of one of the entities, for a person.
    static func entityName(in locale: Locale) -> String

    /// The identifier of the entities' type.
    static var entityIdentifier: String { get }

    /// The properties by which the action filters and sorts.
    static var properties: [FindProperty] { get }

    /// Returns the conditions that a person may type.
    static func conditions(in locale: Locale) -> [FindCondition]
}

/// A property by which a find action filters or sorts.
package struct FindProperty: Sendable, Hashable {
    /// The name of the property in the source.
    package let name: String
    /// The comparisons, by their names in data; empty if the action only sorts by the property.
    package let comparisons: [String]
    /// The action sorts by the property.
    package let isSorted: Bool
}

/// The number of the filters that must be met: all or any.
package enum FilterMatch: String, AppEnum, CaseIterable {
    case all, any

    package static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: .init(system: "Match"))
    }

    package static var caseDisplayRepresentations: [FilterMatch: DisplayRepresentation] {
        [
            .all: DisplayRepresentation(title: .init(system: "All filters")),
            .any: DisplayRepresentation(title: .init(system: "Any filter")),
        ]
    }
}

/// The direction in which the entities are sorted.
package enum SortOrder: String, AppEnum, CaseIterable {
    case ascending, descending

    package static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: .init(system: "Sort Order"))
    }

    package static var caseDisplayRepresentations: [SortOrder: DisplayRepresentation] {
        [
            .ascending: DisplayRepresentation(title: .init(system: "Ascending")),
            .descending: DisplayRepresentation(title: .init(system: "Descending")),
        ]
    }
}

/// One of the properties by which entities are sorted.
package struct SortProperty<Source: FindSource>: AppEnum, CaseIterable {
    package let rawValue: String

    /// Creates the property; `nil` if the query doesn't sort by it.
    package init?(rawValue: String) {
        guard Source.sorts.contains(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    private init(_ name: String) {
        rawValue = name
    }

    package static var allCases: [SortProperty] { Source.sorts.map { SortProperty($0) } }

    package static var persistentIdentifier: String {
        "SortProperty.\(Source.Entity.persistentIdentifier)"
    }

    package static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: .init(system: "Sort By"))
    }

    package static var caseDisplayRepresentations: [SortProperty: DisplayRepresentation] {
        let properties = Source.Entity.entityProperties
        return Dictionary(
            uniqueKeysWithValues: allCases.map { property in
                (property, DisplayRepresentation(title: properties.title(of: property.rawValue)))
            })
    }
}
