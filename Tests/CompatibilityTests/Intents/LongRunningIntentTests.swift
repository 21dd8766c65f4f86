import AppIntents
import Foundation
import Testing

/// Intents that work for long, or with hardware, as Apple's documentation shows them.
@Suite struct LongRunningIntentTests {
    @Test("Outside a run, work in the background is performed as if it were called directly")
    func outside() async throws {
        let intent = ExportLibrary()
        #expect(try await intent.perform().value == 3)
        let options: LongRunningTaskOptions = [.requiresGPU]
        #expect(options.contains(.requiresGPU))
        #expect(IntentCancellationReason.timeout != .userCancelled)
    }

    @Test("The family of an intent is that of its protocol")
    func families() {
        #expect((PlayRadio.self as Any.Type) is any SystemIntent.Type)
        #expect((RecordMemo.self as Any.Type) is any SystemIntent.Type)
        #expect((StartEggTimer.self as Any.Type) is any SystemIntent.Type)
    }
}

struct ExportLibrary: LongRunningIntent, CancellableIntent {
    static let title: LocalizedStringResource = "Export Library"

    func perform() async throws -> some ReturnsValue<Int> {
        progress.totalUnitCount = 3
        let count = try await performBackgroundTask {
            for done in 1...3 {
                try Task.checkCancellation()
                progress.completedUnitCount = Int64(done)
            }
            return 3
        } onCancel: { reason in
            if reason == .timeout { print("The export took too long.") }
        }
        try await performBackgroundTask(options: [.requiresGPU]) {}
        return .result(value: count)
    }
}

struct PlayRadio: AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Play Radio"

    func perform() async throws -> some IntentResult { .result() }
}

struct RecordMemo: AudioRecordingIntent, CancellableIntent {
    static let title: LocalizedStringResource = "Record Memo"

    @MainActor
    func perform() async throws -> some IntentResult {
        var parts = 0
        try await withIntentCancellationHandler {
            parts += 1
            try Task.checkCancellation()
        } onCancel: { _ in
            print("The recording is cut.")
        }
        return .result()
    }
}

struct StartEggTimer: LiveActivityIntent {
    static let title: LocalizedStringResource = "Start Egg Timer"

    func perform() async throws -> some IntentResult { .result() }
}
