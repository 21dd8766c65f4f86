package import AppIntents
import AppIntentsMetadata
import Foundation
import SwiftUI
package import _Localization

/// The action that the system makes of an `IntentValueQuery`: it takes the query's input and
/// returns the values that the query finds.
///
/// Apple's page on `IntentValueQuery` has the system call the query with what it sees or hears;
/// here people, assistants and commands give the input, as for any intent.
package struct FindMatchingIntent<Query: IntentValueQuery>: SystemQueryIntent {
    package static var title: LocalizedStringResource {
        .init(system: "Find Matching \(Query.Result.Result.ValueType.foundName)")
    }

    package static var description: IntentDescription? {
        IntentDescription(.init(system: "Finds what belongs to a value."))
    }

    /// The identifier, such as `FindMatchingLandmark` for `LandmarkIntentValueQuery`.
    package static var persistentIdentifier: String {
        let name = Query.persistentIdentifier
        let mark = ["IntentValueQuery", "ValueQuery", "Query"].first {
            name.hasSuffix($0) && name != $0
        }
        return "FindMatching" + name.dropLast(mark?.count ?? 0)
    }

    @IntentParameter(
        ParameterDeclaration(
            title: QueryInput<Query>.title,
            description: .init(system: "What is found belongs to this value.")
        ).with { $0.options = QueryInput<Query>.options }, default: nil)
    package var input: QueryInput<Query>

    package init() {}

    // Not `some ReturnsValue`, which Swift 6.3 can't check in a generic type.
    package func perform() async throws -> IntentResultContainer<
        [Query.Result.Result.ValueType], Never, Never, Never
    > {
        let locale = systemContext.locale
        let resolver = ParameterResolver(searchesText: true, locale: locale)
        guard
            let value = try await resolver.value(of: input.data, as: Query.Input.self)
                as? Query.Input
        else {
            throw ResolutionProblem.notUnderstood(
                Query.Input.shape(in: locale), input.data)
        }
        let query = Query()
        try await IntentContents(of: query).prepareDependencies()
        // Safe: the value was just created from data, and nothing else holds it.
        nonisolated(unsafe) let own = value
        return .result(value: try await query.values(for: own).items)
    }

    package static var query: any IntentValueQuery { Query() }

    package static var takesText: Bool {
        Query.Input.shape(in: Locale(identifier: "en")) == .text
    }
}

/// The action of an `IntentValueQuery` without its types.
package protocol SystemQueryIntent: AppIntent {
    /// A new query, with its dependencies prepared.
    static var query: any IntentValueQuery { get }

    /// The words that a person typed can be the query's input.
    static var takesText: Bool { get }
}

extension QueryInput {
    /// The title of the input: the name of its type, if that has one.
    fileprivate static var title: LocalizedStringResource {
        switch Query.Input.element.composition {
        case .entity(let type), .reference(let type): type.typeDisplayRepresentation.name
        case .enumeration(let type): type.typeDisplayRepresentation.name
        case .plain:
            (Query.Input.element as? any _SystemIntentValue.Type)?.typeDisplayRepresentation.name
                ?? .init(system: "Value")
        case .fields, .optional, .list, .union: .init(system: "Value")
        }
    }
}

extension QueryInput {
    /// The values that a person may choose: the cases of an enumeration, or an entity query's
    /// suggestions.
    fileprivate static var options: ParameterDeclaration.OptionsSource {
        switch Query.Input.element.composition {
        case .entity(let type): .query(type.anyDefaultQuery)
        case .enumeration(let type): .values(type.anyCases)
        case .plain, .fields, .reference, .optional, .list, .union: .none
        }
    }
}

extension AppEnum {
    fileprivate static var anyCases: [any _IntentValue & Sendable] { Array(allCases) }
}

extension _IntentValue {
    /// The name of one of the values, for a person; for a union without one, the names of its kinds.
    fileprivate static var foundName: LocalizedStringResource {
        if let named = element as? any TypeDisplayRepresentable.Type,
            (element as? any AppUnionValue.Type)?.isNamed ?? true
        {
            return named.typeDisplayRepresentation.name
        }
        let names = element.parts.map { $0.foundName }
        guard let first = names.first else { return .init(system: "Value") }
        return names.dropFirst().reduce(first) { .init(system: "\($0) or \($1)") }
    }
}

extension AppUnionValue {
    /// The author named the kinds, and so the union.
    fileprivate static var isNamed: Bool { !caseDisplayRepresentations.isEmpty }
}
