import AppIntents
import IntentTestKit
import Synchronization
import Testing

@testable import IntentSystem

/// Where a session's intents are performed.
@Suite(.timeLimit(.minutes(2)))
struct SessionExecutorTests {
    @Test("An intent is brief once enough of its runs in a row were, and until one is not")
    func pace() {
        var pace = RecentDurations()
        for _ in 0..<RecentDurations.needed {
            #expect(!pace.areBrief)
            pace.note(RecentDurations.limit)
        }
        #expect(pace.areBrief)
        pace.note(RecentDurations.limit + .nanoseconds(1))
        #expect(!pace.areBrief)
        for _ in 0..<RecentDurations.needed { pace.note(.zero) }
        #expect(pace.areBrief)
    }

    @Test("Brief intents run on the surface's executor, others on the concurrency pool")
    func executor() async throws {
        let system = TestSystem(intents: [PlaceNotingIntent.self]).system
        let executor = QueueExecutor()
        let session = try await system.session(SessionID("executor"), isKept: false)
        let connection = await session.connect(
            environment: PresentationEnvironment(), executor: executor
        ) { _ in }
        func perform() async -> Bool? {
            await withTaskExecutorPreference(executor) {
                session.receive(
                    .perform(intent: system.name(of: PlaceNotingIntent.self), values: [:]),
                    from: connection)
            }
            await session.settled()
            return PlaceNotingIntent.wasOnExecutor.withLock { $0 }
        }

        PlaceNotingIntent.executor.withLock { $0 = executor }
        #expect(await perform() == false)
        for _ in 0..<RecentDurations.needed {
            system.durationHistory.note(
                ObjectIdentifier(PlaceNotingIntent.self), took: .zero)
        }
        #expect(await perform() == true)
        system.durationHistory.note(
            ObjectIdentifier(PlaceNotingIntent.self), took: .seconds(1))
        #expect(await perform() == false)
    }
}

private struct PlaceNotingIntent: AppIntent {
    static let title: LocalizedStringResource = "Note Place"
    static let executor = Mutex<QueueExecutor?>(nil)
    static let wasOnExecutor = Mutex<Bool?>(nil)

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let isHere = Self.executor.withLock { $0?.isHere }
        Self.wasOnExecutor.withLock { $0 = isHere }
        return .result(dialog: "Noted.")
    }
}
