import AppIntents
import Testing

/// What an app's own code sees of learning, changing and undoing.
@Suite struct LearningDeclarationTests {
    @Test("A migrated intent has its old name as its identifier")
    func migratedName() {
        #expect(BrewTea.persistentIdentifier == "BrewTeaIntent")
    }

    @Test("Donations have identifiers of their own, which can be stored and deleted by")
    func donations() async throws {
        let intent = BrewTea()
        intent.tea = "Assam"
        intent.cups = 2
        let first = try await intent.donate()
        let second = try await IntentDonationManager.shared.donate(intent: intent)
        let third = try await intent.donate(result: intent.perform())
        let fourth = donateAtOnce(intent)
        #expect(Set([first, second, third, fourth]).count == 4)
        let stored = try JSONDecoder().decode(
            [IntentDonationIdentifier].self, from: JSONEncoder().encode([first]))
        #expect(stored == [first])

        let manager = IntentDonationManager.shared
        #expect(try await manager.deleteDonations(matching: .donationIdentifier(first)) == [first])
        #expect(try await manager.deleteDonations(matching: .donationIdentifier(first)) == [])
        let rest = try await manager.deleteDonations(matching: .intentType(BrewTea.self))
        #expect(Set(rest) == [second, third, fourth])
    }

    /// A function that can't wait donates all the same.
    private func donateAtOnce(_ intent: BrewTea) -> IntentDonationIdentifier {
        intent.donate()
    }

    @Test("An intent that the app performs itself is donated unless the app says no")
    func calling() async throws {
        let intent = BoilWater()
        #expect(try await intent(donate: false) == 100)
        let manager = IntentDonationManager.shared
        #expect(try await manager.deleteDonations(matching: .intentType(BoilWater.self)) == [])
        #expect(try await intent() == 100)
        #expect(try await manager.deleteDonations(matching: .intentType(BoilWater.self)).count == 1)
    }

    @Test("A deprecation has words, a replacement, or both")
    func deprecations() {
        #expect(String(localized: SteepTea.deprecation.message) == "Tea is brewed now.")
        #expect(SteepTea.deprecation.replacedBy == BrewTea.self)
        #expect(StirTea.deprecation.replacedBy == nil)
        #expect(PourTea.deprecation.replacedBy == BrewTea.self)
    }

    @Test("Outside a run there is no undo manager")
    @MainActor func noUndoManager() {
        #expect(ClearShelf().undoManager == nil)
    }
}
