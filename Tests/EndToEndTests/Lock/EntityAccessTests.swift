import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import IntentTestKit
import Testing

/// Entities that people in groups only may find, and an intent for everyone.
enum Agency {
    struct Client: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Client"
        static let defaultQuery = ClientQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "\(id)")
        }
    }

    struct ClientQuery: EntityStringQuery {
        private var all: [Client] { [Client(id: "Acme")] }

        func entities(for identifiers: [String]) async throws -> [Client] {
            all.filter { identifiers.contains($0.id) }
        }
        func entities(matching string: String) async throws -> [Client] { all }
        func suggestedEntities() async throws -> [Client] { all }
    }

    struct CallClient: AppIntent {
        static let title: LocalizedStringResource = "Call Client"
        @Parameter(title: "Client") var client: Client

        func perform() async throws -> some ReturnsValue<String> { .result(value: client.id) }
    }
}

/// Which entities a group may find.
@Suite(.timeLimit(.minutes(2)))
struct EntityAccessTests {
    @Test(
        "Entities that a person may not find are in no search and no resource; intents take them",
        arguments: [("readers", false), ("editors", true)])
    func finding(group: String, isAllowed: Bool) async throws {
        let system = TestSystem(
            intents: [Agency.CallClient.self],
            access: IntentAccess().restricting(finding: Agency.Client.self, to: "editors"))
        let ada = Person.session(SessionID("ada"), name: "ada", groups: [group])
        let answers = await system.system.answers(to: "Acme", language: "en", for: ada)
        let found = system.system.search("Acme", for: ada, answers: answers).flatMap(\.items)
        #expect(found.contains { $0.title == "Acme" } == isAllowed)
        let listed = try await system.system.entities(ofType: "Client", matching: "", for: ada)
        #expect(listed?.map(\.title) == (isAllowed ? ["Acme"] : nil))
        let details = try await system.system.entityDetails(
            ofType: "Client", id: "Acme", for: ada)
        #expect((details != nil) == isAllowed)
        let run = try await system.person("ada", groups: [group])
        try await run.send(
            .perform(
                intent: "CallClient", values: ["client": .entity(type: "Client", id: "Acme")]))
        #expect(run.error == nil)
        #expect(run.card?.value?.title == "Acme")
    }
}
