import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Testing

/// DON-1: the part that donations have in the order of a search.
///
/// One after the other: donations reach every system of the process that has the intent.
@Suite(.serialized) struct DonatedRankTests {
    private func rows(_ text: String, in system: TestSystem) async -> [SearchItem] {
        await system.system.renewOffers()
        return system.system.search(text, for: .owner, explains: true).flatMap(\.items)
            .filter { $0.explanation?.group == .matching }
    }

    @Test(
        "DON-1 what the app donated stands before what matches the words equally well, and says why"
    )
    func lifted() async throws {
        let system = TestSystem(intents: [Washing.WashCar.self, Washing.WashDishes.self])
        let before = await rows("wash", in: system)
        #expect(before.map(\.title) == ["Wash Car", "Wash Dishes"])
        #expect(before.map(\.explanation?.rank?.habit) == [.other, .other])

        let donation = try await Washing.WashDishes(12).donate()
        let lifted = await rows("wash", in: system)
        #expect(lifted.map(\.title) == ["Wash Dishes", "Wash Car"])
        #expect(lifted.map(\.explanation?.rank?.habit) == [.suggested, .other])
        // Nothing else of the ranks decides.
        #expect(Set(lifted.map(\.explanation?.rank?.words)).count == 1)

        try await IntentDonationManager.shared.deleteDonations(
            matching: .donationIdentifier(donation))
        #expect(await rows("wash", in: system) == before)
        try await system.finish()
    }
}

/// Two chores whose names have a word in common.
enum Washing {
    struct WashCar: AppIntent {
        static let title: LocalizedStringResource = "Wash Car"
        func perform() async throws -> some IntentResult { .result() }
    }

    struct WashDishes: AppIntent {
        static let title: LocalizedStringResource = "Wash Dishes"
        @Parameter(title: "Plates") var plates: Int

        init() {}
        init(_ plates: Int) { self.plates = plates }

        func perform() async throws -> some IntentResult { .result() }
    }
}
