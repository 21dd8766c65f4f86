import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Testing

extension ArticleTests {
    @Suite("Return and create an interactive snippet")
    struct InteractiveSnippetTests {
        let model = TravelModel()

        @Test("Without a snippet intent the person gets the value, as it represents itself")
        func valueAlone() async throws {
            typealias ClosestLandmarkIntent = BeforeTheSnippet.ClosestLandmarkIntent
            let system = TestSystem(intents: [ClosestLandmarkIntent.self])
            let run = try await system.perform(ClosestLandmarkIntent())
            #expect(run.dialog?.full == "Alhambra")
            #expect(run.text == "Alhambra")
            #expect(try await ClosestLandmarkIntent()().id == "alhambra")
            try await system.finish()
        }

        @Test("One result gives a landmark to the caller and shows its snippet")
        func valueAndSnippet() async throws {
            typealias ClosestLandmarkIntent = WithTheSnippet.ClosestLandmarkIntent
            let system = TestSystem(intents: [ClosestLandmarkIntent.self])
            let run = try await system.perform(ClosestLandmarkIntent())
            #expect(run.text == "Alhambra\n[Add to Favorites]\n[Find Tickets]")
            #expect(run.card?.title == "Find Closest Landmark")
            #expect(try await ClosestLandmarkIntent()().id == "alhambra")
            try await system.finish()
        }

        @Test("The type of the result tells the system that the action shows a snippet")
        func resultTypeTells() throws {
            let system = TestSystem(intents: [
                BeforeTheSnippet.ClosestLandmarkIntent.self,
                WithTheSnippet.ClosestLandmarkIntent.self,
            ])
            let intents = system.system.metadata.intents
            #expect(intents.count == 2)
            for intent in intents {
                #expect(intent.capabilities.value == .entity("LandmarkEntity"))
                #expect(intent.capabilities.showsSnippetIntent)
                #expect(!intent.capabilities.showsSnippetView)
                #expect(intent.isDiscoverable)
            }
        }

        @Test("A landmark without an entrance fee has no button for tickets")
        func freeLandmark() async throws {
            let system = TestSystem(intents: [LandmarkSnippetIntent.self])
            let run = try await system.perform(ShowLandmarkIntent(landmark: .fuji))
            #expect(run.text == "Mount Fuji\n[Add to Favorites]")
            try await system.finish()
        }

        @Test("A snippet intent can be performed like any other, and its buttons work then too")
        func snippetIntentByItself() async throws {
            let system = TestSystem(intents: [LandmarkSnippetIntent.self])
            let run = try await system.perform(
                "LandmarkSnippetIntent",
                values: ["landmark": .entity(type: "LandmarkEntity", id: "fuji")])
            #expect(run.text == "Mount Fuji\n[Add to Favorites]")
            try await run.tap("Add to Favorites")
            #expect(run.text == "Mount Fuji\n[Remove from Favorites]")
            try await system.finish()
        }

        @Test("The favorites intent of the snippet works without the snippet")
        func reusedIntent() async throws {
            let intent = FavoriteLandmarkIntent(landmark: .fuji, isFavorite: true)
            _ = try await intent.perform()
            #expect(await model.modelData.favorites == ["fuji"])
        }
    }
}

/// Shows the article's snippet for any landmark.
struct ShowLandmarkIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Landmark"

    @Parameter var landmark: LandmarkEntity

    func perform() async throws -> some IntentResult & ShowsSnippetIntent {
        .result(snippetIntent: LandmarkSnippetIntent(landmark: landmark))
    }
}

extension ShowLandmarkIntent {
    init(landmark: LandmarkEntity) {
        self.landmark = landmark
    }
}
