import AppIntents
import IntentTestKit
import SwiftUI
import Testing

/// The entities that the views of a card name.
@Suite(.timeLimit(.minutes(2)))
struct ShownEntityTests {
    @Test("A card's entities are those that its views and their activities name, each once")
    func named() async throws {
        let system = TestSystem(intents: [ShowInkwells.self])
        let run = try await system.perform("ShowInkwells")
        #expect(run.entities == ["blue", "green", "red"].map(Inkwell.identifier))
        try await run.done()
        try await system.finish()
    }
}

struct Inkwell: AppEntity {
    struct Query: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Inkwell] {
            identifiers.map(Inkwell.init)
        }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Inkwell"
    static let defaultQuery = Query()

    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }

    static func identifier(_ id: String) -> EntityIdentifier {
        EntityIdentifier(for: Inkwell.self, identifier: id)
    }
}

struct ShowInkwells: AppIntent {
    static let title: LocalizedStringResource = "Show Inkwells"

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: InkwellsView())
    }
}

struct InkwellsView: View {
    @State private var selection: String? = "red"

    nonisolated init() {}

    var body: some View {
        VStack {
            Text("Blue").appEntityIdentifier(Inkwell.identifier("blue"))
            Text("Blue again").appEntityIdentifier(Inkwell.identifier("blue"))
            Text("None").appEntityIdentifier(nil)
            Text("Green").userActivity("org.example.inkwell") { activity in
                activity.title = "Green"
                activity.appEntityIdentifier = Inkwell.identifier("green")
            }
            Text("Hidden").userActivity("org.example.inkwell", isActive: false) { activity in
                activity.appEntityIdentifier = Inkwell.identifier("black")
            }
            Text("Red").userActivity("org.example.inkwell", element: selection) { id, activity in
                activity.appEntityIdentifier = Inkwell.identifier(id)
            }
        }
    }
}
