import AppIntents
import EndToEndSupport
import Foundation
import IntentSystem
import IntentTestKit
import Testing

/// A task that begins what can be stopped after its run was stopped: EXE-6.
@Suite(.timeLimit(.minutes(3)))
struct LateHandlerTests {
    @Test("EXE-6 a task whose handler comes after the stop is stopped at once, and told why")
    func stoppedBefore() async throws {
        let system = TestSystem(intents: [LateTicking.PlayTune.self])
        let run = try await system.person()
        run.session.perform(LateTicking.PlayTune())
        try await run.wait { _ in run.screen.contains("Stop “Play Tune”") }
        try await run.tap("Stop “Play Tune”")
        #expect(LateTicking.work.journal.entries == [])
        await LateTicking.begin.open()
        await LateTicking.work.left.wait()
        #expect(LateTicking.work.journal.entries == ["user", "cancelled"])
        try await run.wait { _ in run.screen.contains("Nothing is running.") }
        try await system.finish()
    }
}

enum LateTicking {
    static let work = BackgroundWork()
    static let begin = Gate()

    /// Continues in a task that can be stopped by its progress, and by its handler once the test lets that come.
    struct PlayTune: AudioPlaybackIntent, CancellableIntent, ProgressReportingIntent {
        static let title: LocalizedStringResource = "Play Tune"

        func perform() async throws -> some IntentResult {
            progress.totalUnitCount = 2
            Task {
                await LateTicking.begin.wait()
                try await withIntentCancellationHandler {
                    try await LateTicking.work.run()
                } onCancel: {
                    LateTicking.work.note($0)
                }
            }
            return .result()
        }
    }
}
