import Foundation
import IntentSystem
import Testing

/// What every store of donations must do.
@Suite struct DonationStoreContract {
    private func record(_ intent: String, of person: String? = nil) -> DonationRecord {
        DonationRecord(
            intent: intent, date: Date(timeIntervalSinceReferenceDate: 800_000_000), person: person)
    }

    @Test(
        "Records are there for another process, oldest first, until they are removed",
        arguments: StoreMaker.withDonations)
    func saves(maker: StoreMaker) throws {
        let place = try maker.place()
        let store = try place.donations()
        #expect(try store.donations() == [])
        var (first, second, third) = (record("Order"), record("Taste", of: "owner"), record("Pay"))
        try store.change(adding: [first, second, third], removing: [])
        #expect(try place.donations().donations() == [first, second, third])
        // One with a known identifier replaces the other, and is the newest.
        first.isRun = true
        second.isPinned = true
        try store.change(adding: [first, second], removing: [third.id, UUID()])
        #expect(try place.donations().donations() == [first, second])
        third.person = "owner"
        try store.change(adding: [third], removing: [first.id])
        #expect(try place.donations().donations() == [second, third])
        try store.change(adding: [], removing: [])
    }

    @Test("Bad input: names come back as they were", arguments: StoreMaker.withDonations)
    func names(maker: StoreMaker) throws {
        let place = try maker.place()
        let records = oddNames.map { record($0, of: $0) }
        try place.donations().change(adding: records, removing: [])
        #expect(try place.donations().donations() == records)
    }
}
