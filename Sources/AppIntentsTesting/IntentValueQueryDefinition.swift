public import AppIntents
import AppIntentsMetadata
import IntentSystem

/// A query of an app that finds values for a value.
public struct IntentValueQueryDefinition: Sendable {
    let app: TestedApp
    /// The name of the query's type.
    public let queryIdentifier: String

    /// The bundle identifier of the app.
    public var bundleIdentifier: String { app.bundleIdentifier }

    /// Returns what the query finds for a value, best first.
    public func values(
        for input: some IntentValueConvertible
    ) async throws -> ResolvedValueQueryResult {
        let data = input.makeContainer(context: .init()).value.data
        return ResolvedValueQueryResult(
            items: DynamicPropertyPathCollection(
                try await app.value(.found(query: queryIdentifier, input: data))))
    }
}
