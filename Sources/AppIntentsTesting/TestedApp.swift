import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem

/// An app under test, and a screen in it.
struct TestedApp: Sendable {
    let bundleIdentifier: String
    /// The screen of one value of `IntentDefinitions`, so that tests beside each other have each
    /// their own.
    let screen: String
    private let connections: AppConnections

    init(bundleIdentifier: String, connections: AppConnections = .shared) {
        self.bundleIdentifier = bundleIdentifier
        self.connections = connections
        screen = UUID().uuidString
    }

    /// Returns the app's reply; throws its refusal.
    func reply(to request: DefinitionRequest) async throws -> DefinitionReply {
        let reply =
            switch try connections.connection(to: bundleIdentifier) {
            case .ownProcess(let answers): await answers.answer(request)
            case .program(let program):
                if case .run(_, let values, _) = request,
                    let file = values.values.flatMap(\.files).first
                {
                    throw TestingProblem(
                        description: """
                            The file “\(file.name)” can't be given to an app in another process. Link the app's \
                            module to the test, which then needs no other process.
                            """)
                } else {
                    try await program.answer(request)
                }
            }
        if case .refusal(let reason) = reply { throw TestingProblem(description: reason) }
        return reply
    }

    /// Returns the value that the app replies.
    func value(_ request: DefinitionRequest) async throws -> IntentValueContainer {
        guard case .value(let value) = try await reply(to: request) else {
            throw TestingProblem(description: "The app gave no value.")
        }
        return IntentValueContainer(value, of: bundleIdentifier)
    }

    /// Returns the entities that the app replies.
    func entities(_ request: DefinitionRequest) async throws -> [AnyAppEntity] {
        try [AnyAppEntity]._value(in: try await value(request)) ?? []
    }
}
