import AppIntents

/// Waters a plant, and shows it.
struct WaterPlantIntent: AppIntent {
    static let title: LocalizedStringResource = "Water Plant"
    static let description = IntentDescription(
        "Waters a plant, and shows how often it was watered.")

    @Parameter(title: "Plant") var plant: Plant
    @Dependency var garden: Garden

    init() {}

    init(plant: Plant) {
        self.plant = plant
    }

    func perform() async throws -> some ShowsSnippetIntent {
        await garden.water(plant)
        return .result(snippetIntent: PlantSnippetIntent(plant: plant))
    }
}
