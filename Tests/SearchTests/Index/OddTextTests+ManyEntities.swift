import AppIntents
import IntentSystem
import IntentTestKit
import Testing

extension OddTextTests {
    /// New entities that are read beside the work, because there are many.
    ///
    /// The suites share the index, so these search in a language of their own, with another idea of many.
    @Suite struct ManyEntities {
        private let system = TestSystem(intents: [Curios.ShowCurio.self])

        private func found(_ text: String, _ language: String) -> [String] {
            system.system.search(text, language: language).flatMap(\.items).filter {
                $0.kind == .entity
            }
            .map(\.title)
        }

        @Test(
            "Many new entities are found when an answer has waited for them, and removed ones no more"
        )
        func answers() async throws {
            let language = "eo"
            try await Curios.fill(["Mirror", "Vase", "Globe"])
            await IndexedEntities.$fewEntities.withValue(0) {
                // Reading has begun by this.
                #expect(system.system.hasAnswers(to: "mirror", language: language))
                _ = await system.system.answers(to: "mirror", language: language, for: .owner)
            }
            #expect(found("mirror", language) == ["Mirror"])
            #expect(found("globe", language) == ["Globe"])
            try await Curios.fill(["Vase"])
            #expect(found("mirror", language).isEmpty)
            #expect(found("vase", language) == ["Vase"])
        }

        @Test("Offers that are renewed without a limit wait for many entities")
        func offers() async throws {
            let language = "la"
            try await Curios.fill(["Mirror", "Vase", "Globe"])
            await IndexedEntities.$fewEntities.withValue(0) {
                await system.system.renewOffers(language: language)
            }
            #expect(found("mirror", language) == ["Mirror"])
        }
    }
}
