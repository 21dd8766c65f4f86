import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Testing

/// Texts that are the whole name of one entity, and part of another's.
@Suite struct WholeNameTests {
    struct Street: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Street"
        static let defaultQuery = StreetQuery()
        static let all = [
            Street(id: 1, name: "Main Street"), Street(id: 2, name: "Main Street South"),
            Street(id: 5, name: "Hillside"),
        ]

        let id: Int
        let name: String
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
    }

    struct StreetQuery: EntityStringQuery {
        func entities(for identifiers: [Int]) async throws -> [Street] {
            Street.all.filter { identifiers.contains($0.id) }
        }

        func entities(matching string: String) async throws -> [Street] {
            Street.all.filter { $0.name.localizedCaseInsensitiveContains(string) }
        }
    }

    struct WalkStreet: AppIntent {
        static let title: LocalizedStringResource = "Walk Street"
        @Parameter(title: "Street") var street: Street

        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "Street \(street.id)")
        }
    }

    @Test(
        "A whole name means its entity, also if it is in the name of another",
        arguments: [("main street", "Street 1"), ("Main Street South", "Street 2")])
    func wholeName(_ text: String, _ dialog: String) async throws {
        let system = TestSystem(intents: [WalkStreet.self])
        let run = try await system.perform("WalkStreet", values: ["street": .string(text)])
        #expect(run.dialog?.full == dialog)
        try await system.finish()
    }
}
