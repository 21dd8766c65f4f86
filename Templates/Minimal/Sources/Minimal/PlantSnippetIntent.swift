import AppIntents
import SwiftUI

/// The card of a plant, drawn again after each tap.
struct PlantSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Plant"

    @Parameter(title: "Plant") var plant: Plant
    @Dependency var garden: Garden

    init() {}

    init(plant: Plant) {
        self.plant = plant
    }

    func perform() async throws -> some ShowsSnippetView {
        let count = await garden.count(of: plant)
        return .result(
            view: HStack {
                VStack(alignment: .leading) {
                    Text(plant.name).font(.title)
                    Text("Watered: \(count)")
                }
                Spacer()
                Button("Water", intent: WaterPlantIntent(plant: plant))
            })
    }
}
