// A file that imports single declarations, as its author wrote it for Apple's platforms, where
// LocalizedStringResource comes with Foundation.
import Foundation
import Testing

import protocol AppIntents.AppEntity
import protocol AppIntents.AppEnum
import protocol AppIntents.AppIntent
import struct AppIntents.DisplayRepresentation
import protocol AppIntents.EntityQuery
import struct AppIntents.IntentDescription
import protocol AppIntents.IntentResult
import struct AppIntents.TypeDisplayRepresentation

private struct WaterIntent: AppIntent {
    static let title: LocalizedStringResource = "Water a Plant"
    static let description: IntentDescription? = "Waters one of your plants."
    @Parameter(title: "Plant") var plant: Plant?

    func perform() async throws -> some IntentResult { .result() }
}

private struct Plant: AppEntity {
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

private enum Spot: String, AppEnum {
    case sun
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
    static let caseDisplayRepresentations: [Spot: DisplayRepresentation] = [.sun: "Sun"]
    static let question: LocalizedStringResource = "Where?"
}

@Suite struct ScopedImportTests {
    @Test("LocalizedStringResource is in sight of intents, entities, queries and enumerations")
    func inSight() {
        #expect(String(localized: WaterIntent.title) == "Water a Plant")
        #expect(String(localized: Plant(id: 3).name) == "Plant 3")
        #expect(String(localized: PlantQuery.heading) == "Plants")
        #expect(String(localized: Spot.question) == "Where?")
    }
}
