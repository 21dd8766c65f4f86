import AppIntents
import CoreSpotlight
import Foundation
import Synchronization
import Testing

@testable import IntentSystem

/// Expired entities whose query can't renew them.
@Suite(.timeLimit(.minutes(2)))
struct FailedRenewalTests {
    @Test("They stay, are told of once, and are asked for again after a pause; others are found")
    func failing() async throws {
        let kinds: Set = [ObjectIdentifier(Harbor.Ferry.self)]
        let filling = IndexFilling()
        let told = Mutex<[String]>([])
        let catalog = Catalog(intents: [Harbor.TakeFerry.self])
        let long = Duration.seconds(3600)
        let run = { (pause: Duration) in
            await IndexFilling.$pause.withValue(pause) {
                await filling.run(for: catalog) { line in told.withLock { $0.append(line) } }
            }
        }
        let isDue = { (pause: Duration) in
            IndexFilling.$pause.withValue(pause) { filling.isDue(kinds) }
        }
        await run(long)
        #expect(Harbor.asked.withLock { $0 } == ["all"])
        #expect(isDue(long))
        await run(long)
        #expect(!isDue(long))
        #expect(isDue(.zero))
        await run(long)
        #expect(Harbor.asked.withLock { $0 } == ["all", "[1]"])
        await run(.zero)
        #expect(Harbor.asked.withLock { $0 } == ["all", "[1]", "[1]"])
        #expect(
            told.withLock { $0 } == [
                """
                FerryQuery could not put its entities into the index: there is a storm. They are not found by search.
                """
            ])
        #expect(SearchableItems.shared.hasExpired(kinds))
        let found = try await IndexLookup.identifiers(
            Harbor.Ferry.self, matching: "ferry", in: Locale(identifier: "en"))
        #expect(found == ["2"])
        Harbor.isStormy.withLock { $0 = false }
        await run(.zero)
        #expect(!SearchableItems.shared.hasExpired(kinds))
        #expect(!isDue(.zero))
        #expect(told.withLock { $0.count } == 1)
        #expect(SearchableItems.shared.items(of: kinds).count == 2)
    }
}
