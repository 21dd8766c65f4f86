import AppIntents
import AppIntentsMetadata
import Foundation
import IntentTestKit
import Synchronization
import Testing

@testable import IntentSystem

/// Bad input: donations and deletions by the hundred thousand leave what is kept in its bounds, and cost each no
/// more than the one before.
///
/// One after the other, so that each has its time. A hundred times as many as are kept: in a debug build, a million
/// took a minute and showed nothing more. `ATTACK=long` makes them a million, as it lengthens the attacks from outside.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct DonationHistoryTests {
    private static let many =
        ProcessInfo.processInfo.environment["ATTACK"] == "long" ? 1_000_000 : 100_000

    private let store = BusyDonationStore()
    private let history: DonationHistory
    private let system: TestSystem

    init() {
        system = TestSystem(
            intents: [FeedParrotIntent.self, WashParrotIntent.self], donations: store)
        history = system.system.history
    }

    /// The identifier with a number, which takes less time than one by chance.
    private static func id(_ number: Int) -> UUID {
        withUnsafeBytes(of: (UInt64.max, UInt64(number))) { bytes in
            UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
        }
    }

    /// Keeps the records that one thousand donations lead to.
    private func keepThousand() {
        for number in 1...1000 {
            history.add(
                DonationRecord(
                    id: Self.id(number), intent: "FeedParrotIntent",
                    values: ["parrot": .entity(type: "Parrot", id: "\(number)")]))
        }
    }

    @Test("Bad input: what a full disk didn't take is written with the next record, in order")
    func fullDisk() async throws {
        func add(_ number: Int) {
            history.add(DonationRecord(id: Self.id(number), intent: "FeedParrotIntent"))
        }
        add(1)
        try await history.donationsWritten()
        store.isFull.withLock { $0 = true }
        for number in 2...4 {
            add(number)
            await #expect(throws: BusyDonationStore.Full.self) {
                try await history.donationsWritten()
            }
        }
        let third = IntentDonationIdentifier(rawValue: Self.id(3))
        let gone = history.forget(
            IntentDonationMatchingPredicate.donationIdentifiers([third]).kind)
        #expect(gone == [third])
        store.isFull.withLock { $0 = false }
        add(5)
        try await history.donationsWritten()
        #expect(store.records.withLock { $0.map(\.id) } == [1, 2, 4, 5].map(Self.id))
        #expect(
            system.messages.filter { $0.contains("What the app has learned could not be") }.count
                == 1)
        try await system.finish()
    }

    private func parrot(_ number: Int) -> EntityIdentifier {
        EntityIdentifier(for: Parrot.self, identifier: "\(number)")
    }

    @Test("Bad input: of donations by the hundred thousand, the newest are kept")
    func donations() async throws {
        // Those of the process would ask the systems of all tests.
        let donations = Donations()
        donations.add(history)
        let intent = FeedParrotIntent()
        var last: IntentDonationIdentifier?
        // All of them wait for the disk.
        store.disk.withLock { _ in
            for number in 1...Self.many {
                intent.seeds = number
                last = donations.add(intent)
            }
        }
        let kept = history.present.records
        #expect(kept.map(\.values) == (Self.many - 999...Self.many).map { ["seeds": .int($0)] })
        #expect(kept.last?.id == last?.rawValue)
        #expect(Set(kept.map(\.id)).count == 1000)
        try await system.system.learned()
        #expect((1000...1250).contains(store.records.withLock { $0.count }))
        #expect(store.records.withLock { $0.last?.id } == last?.rawValue)
        #expect((1000...1250).contains(store.largestChange.withLock { $0 }))
        try await system.finish()
    }

    @Test("Bad input: of donations without end that no system takes, the newest wait for one")
    func waiting() async throws {
        let donations = Donations()
        let intent = FeedParrotIntent()
        for number in 1...100_000 {
            intent.seeds = number
            _ = donations.add(intent)
        }
        donations.add(history)
        #expect(
            history.present.records.map(\.values)
                == (99_901...100_000).map { ["seeds": .int($0)] })
        try await system.finish()
    }

    @Test("Bad input: a predicate with a hundred thousand identifiers")
    func identifiers() async throws {
        keepThousand()
        let wanted = (1000..<1000 + Self.many).map {
            IntentDonationIdentifier(rawValue: Self.id($0))
        }
        let gone = history.forget(IntentDonationMatchingPredicate.donationIdentifiers(wanted).kind)
        #expect(gone == [wanted[0]])
        #expect(history.present.records.count == 999)
        try await system.finish()
    }

    @Test("Bad input: a predicate with a hundred thousand entities")
    func entities() async throws {
        keepThousand()
        let wanted = (1000..<1000 + Self.many).map(parrot)
        let gone = history.forget(IntentDonationMatchingPredicate.entityIdentifiers(wanted).kind)
        #expect(gone.map(\.rawValue) == [Self.id(1000)])
        #expect(history.present.records.count == 999)
        try await system.finish()
    }

    @Test("Bad input: predicates by the hundred thousand, one after the other, that match nothing")
    func predicates() async throws {
        keepThousand()
        let version = history.version
        for number in 2000..<2000 + Self.many / 2 {
            let identifier = IntentDonationIdentifier(rawValue: Self.id(number))
            var gone = history.forget(
                IntentDonationMatchingPredicate.donationIdentifier(identifier).kind)
            if number.isMultiple(of: 2) {
                gone += history.forget(
                    IntentDonationMatchingPredicate.entityIdentifier(parrot(number)).kind)
            } else {
                gone += history.forget(
                    IntentDonationMatchingPredicate.intentType(WashParrotIntent.self).kind)
            }
            if !gone.isEmpty { return #expect(gone == []) }
        }
        #expect(history.version == version)
        #expect(history.present.records.count == 1000)
        try await system.finish()
    }

    @Test("Each predicate finds what it names among a thousand, and the rest stays in its order")
    func matching() async throws {
        keepThousand()
        history.add(
            DonationRecord(
                id: Self.id(1001), intent: "WashParrotIntent",
                values: ["parrots": .array([.entity(type: "Parrot", id: "7")])]))
        let of = { (predicate: IntentDonationMatchingPredicate) in
            Set(self.history.forget(predicate.kind).map(\.rawValue))
        }
        #expect(of(.intentType(WashParrotIntent.self, entityIdentifier: parrot(8))) == [])
        #expect(
            of(.intentType(FeedParrotIntent.self, entityIdentifier: parrot(8))) == [Self.id(8)])
        #expect(of(.entityIdentifier(parrot(7))) == [Self.id(7), Self.id(1001)])
        #expect(of(.entityIdentifiers([parrot(7), parrot(9)])) == [Self.id(9)])
        #expect(of(.intentType(WashParrotIntent.self)) == [])
        let left = Set(7...9).union([1001])
        #expect(
            history.present.records.map(\.id)
                == (1...1001).filter { !left.contains($0) }.map(Self.id))
        #expect(of(.intentType(FeedParrotIntent.self)).count == 997)
        #expect(history.isEmpty)
        try await system.system.learned()
        #expect(store.records.withLock { $0 } == [])
        try await system.finish()
    }

    @Test("Bad input: nothing is learned from values of megabytes")
    func size() async throws {
        let most = String(repeating: "x", count: Limits().donationBytes)
        history.add(DonationRecord(intent: "FeedParrotIntent", values: ["note": .string(most)]))
        for values in [
            ["note": ParameterValue.string(most + "x")], ["note": .data(Data(most.utf8) + [0])],
            ["notes": .array([.string(most), .bool(true)])],
            ["parrot": .entity(type: "Parrot", id: most)],
        ] {
            history.add(DonationRecord(intent: "FeedParrotIntent", values: values))
        }
        #expect(history.present.records.map(\.values) == [["note": .string(most)]])
        try await system.finish()
    }
}

struct Parrot: AppEntity {
    struct ParrotQuery: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [Parrot] {
            identifiers.map(Parrot.init)
        }
    }
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Parrot"
    static let defaultQuery = ParrotQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct FeedParrotIntent: AppIntent {
    static let title: LocalizedStringResource = "Feed Parrot"
    @Parameter(title: "Parrot") var parrot: Parrot?
    @Parameter(title: "Seeds") var seeds: Int?
    func perform() async throws -> some IntentResult { .result() }
}

struct WashParrotIntent: AppIntent {
    static let title: LocalizedStringResource = "Wash Parrot"
    @Parameter(title: "Parrots") var parrots: [Parrot]
    func perform() async throws -> some IntentResult { .result() }
}
