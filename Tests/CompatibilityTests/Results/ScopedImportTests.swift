// A file that imports single declarations, as its author wrote it for Apple's platforms, where
// LocalizedStringResource comes with Foundation. The protocols AppIntent, AppEntity and AppEnum share their
// names with macros, so the compiler imports them with the whole module only.
import Foundation
import Testing

import struct AppIntents.DisplayRepresentation
import protocol AppIntents.EntityQuery
import protocol AppIntents.IndexedEntity
import struct AppIntents.IntentDescription
import protocol AppIntents.IntentResult
import protocol AppIntents.SystemIntent
import struct AppIntents.TypeDisplayRepresentation

private struct WaterIntent: SystemIntent {
    static let title: LocalizedStringResource = "Water a Plant"
    static let description: IntentDescription? = "Waters one of your plants."
    @Parameter(title: "Plant") var plant: Plant?

    func perform() async throws -> some IntentResult { .result() }
}

private struct Plant: IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
    static let defaultQuery = PlantQuery()
    let id: Int
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: name) }
}

extension Plant {
    var name: LocalizedStringResource { "Plant \(id)" }
}

private struct PlantQuery: EntityQuery {
    static let heading: LocalizedStringResource = "Plants"
    func entities(for identifiers: [Int]) async throws -> [Plant] { [] }
}

@Suite struct ScopedImportTests {
    @Test("LocalizedStringResource is in sight of intents, entities and queries")
    func inSight() {
        #expect(String(localized: WaterIntent.title) == "Water a Plant")
        #expect(String(localized: Plant(id: 3).name) == "Plant 3")
        #expect(String(localized: PlantQuery.heading) == "Plants")
    }
}
