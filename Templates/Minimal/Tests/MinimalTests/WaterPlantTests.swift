import AppIntents
import IntentTestKit
import Testing

@testable import Minimal

@Suite struct WaterPlantTests {
    @Test("A plant is watered by the intent, and again by the button on its card")
    func watering() async throws {
        AppDependencyManager.shared.add(dependency: Garden())
        let system = TestSystem(intents: [WaterPlantIntent.self, PlantSnippetIntent.self])

        let run = try await system.perform(
            WaterPlantIntent(plant: Plant(id: "fern", name: "Fern")))
        #expect(run.text.contains("Fern"))
        #expect(run.text.contains("Watered: 1"))

        try await run.tap("Water")
        #expect(run.text.contains("Watered: 2"))

        try await run.done()
        try await system.finish()
    }
}
