import AppIntents
import Foundation

/// Plays until it is stopped, in a task that outlives `perform()` and reports nothing.
@available(*, deprecated)
struct PlayRadioIntent: AudioStartingIntent, CancellableIntent {
    static let title: LocalizedStringResource = "Radio"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let (silence, playing) = AsyncStream<Never>.makeStream()
        Task {
            try await withIntentCancellationHandler {
                playing.finish()
                try await Task.sleep(for: .seconds(3600))
            } onCancel: { reason in
                if reason == .userCancelled { Broadcast.end() }
            }
        }
        // From then on it can be stopped, which its card says.
        for await _ in silence {}
        return .result(dialog: "The radio plays.")
    }
}

/// Leaves a file where the tests look when the radio has been stopped.
enum Broadcast {
    static func end() { leave("silence") }

    /// Leaves a file that a test looks for.
    static func leave(_ name: String) {
        guard let path = path(name) else { return }
        _ = FileManager.default.createFile(atPath: path, contents: Data())
    }

    /// Returns whether a test has left a file.
    static func has(_ name: String) -> Bool {
        path(name).map { FileManager.default.fileExists(atPath: $0) } ?? false
    }

    private static func path(_ name: String) -> String? {
        ProcessInfo.processInfo.environment["XDG_STATE_HOME"].map { $0 + "/" + name }
    }
}

/// Bakes in a task that outlives `perform()`, reports how far it is, and ends by itself: not before a test that looks at it
/// has taken its file away.
@available(*, deprecated)
struct BakeBreadIntent: LiveActivityStartingIntent, ProgressReportingIntent {
    static let title: LocalizedStringResource = "Bake Bread"
    @Parameter(title: "Steps", default: 4) var steps: Int

    func perform() async throws -> some IntentResult {
        let (progress, steps) = (progress, steps)
        progress.totalUnitCount = Int64(steps)
        Task {
            for _ in 0..<steps where !progress.isCancelled {
                repeat {
                    try await Task.sleep(for: .milliseconds(400))
                } while Broadcast.has("watched") && !progress.isCancelled
                progress.completedUnitCount += 1
            }
        }
        return .result()
    }
}

/// Plays as long as `perform()` lasts.
struct HumTuneIntent: AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Hum Tune"
    func perform() async throws -> some IntentResult {
        Broadcast.leave("humming")
        try await Task.sleep(for: .seconds(3600))
        return .result()
    }
}

/// Continues in a task that nothing can stop but its end.
struct GlowIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Glow"
    @Parameter(title: "Seconds", default: 2) var seconds: Int
    func perform() async throws -> some IntentResult {
        Task { [seconds] in try await Task.sleep(for: .seconds(seconds)) }
        return .result()
    }
}

/// Plays what has the words that a person searched for.
struct WatchFilmIntent: PlayVideoIntent {
    static let title: LocalizedStringResource = "Watch Film"
    static let supportedCategories: [VideoCategory] = [.movies]
    @Parameter(title: "Name") var term: String
    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "“\(term)” plays.")
    }
}

/// Shows what the app finds for the words.
struct SearchProgramIntent: ShowInAppSearchResultsIntent {
    static let title: LocalizedStringResource = "Search Program"
    static let searchScopes: [StringSearchScope] = [.tv, .movies]
    @Parameter(title: "Words") var criteria: StringSearchCriteria
    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "2 programs for “\(criteria.term)”.")
    }
}
