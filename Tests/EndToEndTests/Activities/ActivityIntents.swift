import AppIntents
import EndToEndSupport
import Foundation
import IntentTestKit
import SwiftUI

/// Work in the background that ends when the test says so, or when it is cancelled.
final class BackgroundWork: Sendable {
    let entered = Gate()
    let left = Gate()
    let journal = Journal()
    private let (stream, continuation) = AsyncStream.makeStream(of: Void.self)

    /// Lets the work end.
    func finish() { continuation.finish() }

    /// Returns when the work has ended; throws if it was cancelled.
    func run() async throws {
        await entered.open()
        for await _ in stream {}
        journal.add(Task.isCancelled ? "cancelled" : "finished")
        await left.open()
        try Task.checkCancellation()
    }

    @Sendable func note(_ reason: IntentCancellationReason) {
        journal.add(reason == .timeout ? "timeout" : "user")
    }
}

struct GreetPerson: AppIntent {
    static let title: LocalizedStringResource = "Greet Person"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "Hello.")
    }
}

enum BesideWork {
    static let work = BackgroundWork()

    struct SyncPhotos: LongRunningIntent, CancellableIntent {
        static let title: LocalizedStringResource = "Sync Photos"

        func perform() async throws -> some IntentResult & ProvidesDialog {
            progress.totalUnitCount = 4
            progress.completedUnitCount = 1
            progress.setUserInfoObject(120.0, forKey: .estimatedTimeRemainingKey)
            let count = try await performBackgroundTask(options: .requiresGPU) {
                try await BesideWork.work.run()
                return 4
            } onCancel: {
                BesideWork.work.note($0)
            }
            return .result(dialog: "\(count) photos.")
        }
    }
}

enum StoppedWork {
    static let work = BackgroundWork()

    struct SyncNotes: LongRunningIntent, CancellableIntent {
        static let title: LocalizedStringResource = "Sync Notes"

        func perform() async throws -> some IntentResult {
            try await performBackgroundTask {
                try await StoppedWork.work.run()
            } onCancel: {
                StoppedWork.work.note($0)
            }
            return .result()
        }
    }
}

enum SilentWork {
    static let work = BackgroundWork()

    struct SyncMail: LongRunningIntent, CancellableIntent {
        static let title: LocalizedStringResource = "Sync Mail"

        func perform() async throws -> some IntentResult {
            try await performBackgroundTask {
                try await SilentWork.work.run()
            } onCancel: {
                SilentWork.work.note($0)
            }
            return .result()
        }
    }
}

enum DesertedWork {
    static let work = BackgroundWork()

    struct SyncMusic: LongRunningIntent {
        static let title: LocalizedStringResource = "Sync Music"

        func perform() async throws -> some IntentResult {
            try await performBackgroundTask { try await DesertedWork.work.run() }
            return .result()
        }
    }
}

enum HandledWork {
    static let work = BackgroundWork()

    struct PackBoxes: CancellableIntent {
        static let title: LocalizedStringResource = "Pack Boxes"

        func perform() async throws -> some IntentResult {
            try await withIntentCancellationHandler {
                try await HandledWork.work.run()
            } onCancel: {
                HandledWork.work.note($0)
            }
            return .result()
        }
    }
}

enum AbandonedWork {
    static let work = BackgroundWork()

    struct PackBags: CancellableIntent {
        static let title: LocalizedStringResource = "Pack Bags"

        func perform() async throws -> some IntentResult {
            try await withIntentCancellationHandler {
                try await AbandonedWork.work.run()
            } onCancel: {
                AbandonedWork.work.note($0)
            }
            return .result()
        }
    }
}

enum SoundingWork {
    static let work = BackgroundWork()

    struct PlaySong: AudioPlaybackIntent {
        static let title: LocalizedStringResource = "Play Song"

        func perform() async throws -> some IntentResult {
            try await SoundingWork.work.run()
            return .result()
        }
    }
}

enum TickingWork {
    static let work = BackgroundWork()

    /// Returns at once; a task that it began continues.
    struct StartTimer: LiveActivityIntent, ProgressReportingIntent {
        static let title: LocalizedStringResource = "Start Timer"

        func perform() async throws -> some IntentResult {
            let progress = progress
            progress.cancellationHandler = { TickingWork.work.finish() }
            Task { try await TickingWork.work.run() }
            await TickingWork.work.entered.wait()
            return .result()
        }
    }
}

enum SilentTicking {
    static let work = BackgroundWork()

    /// Returns at once; a task without progress continues, which its author can cancel.
    struct PlayRadio: AudioPlaybackIntent, CancellableIntent {
        static let title: LocalizedStringResource = "Play Radio"

        func perform() async throws -> some IntentResult {
            Task {
                try await withIntentCancellationHandler {
                    try await SilentTicking.work.run()
                } onCancel: {
                    SilentTicking.work.note($0)
                }
            }
            return .result()
        }
    }
}

enum EndlessTicking {
    static let work = BackgroundWork()

    /// A task continues whose handle only its author has.
    struct Glow: LiveActivityIntent {
        static let title: LocalizedStringResource = "Glow"

        func perform() async throws -> some IntentResult {
            Task { try await EndlessTicking.work.run() }
            await EndlessTicking.work.entered.wait()
            return .result()
        }
    }
}

enum OlderNames {
    static let work = BackgroundWork()

    /// By the older name of the protocol.
    @available(*, deprecated)
    struct PlayTape: AudioStartingIntent, CancellableIntent {
        static let title: LocalizedStringResource = "Play Tape"

        func perform() async throws -> some IntentResult {
            Task {
                try await withIntentCancellationHandler {
                    try await OlderNames.work.run()
                } onCancel: {
                    OlderNames.work.note($0)
                }
            }
            return .result()
        }
    }

    /// By the older name of the protocol.
    @available(*, deprecated)
    struct StartLap: LiveActivityStartingIntent {
        static let title: LocalizedStringResource = "Start Lap"

        func perform() async throws -> some IntentResult { .result() }
    }
}

enum ChosenWork {
    static let maps = BackgroundWork()
    static let tiles = BackgroundWork()

    struct SyncMaps: LongRunningIntent, CancellableIntent {
        static let title: LocalizedStringResource = "Sync Maps"

        func perform() async throws -> some IntentResult {
            try await performBackgroundTask {
                try await maps.run()
            } onCancel: {
                maps.note($0)
            }
            return .result()
        }
    }

    struct SyncTiles: LongRunningIntent, CancellableIntent {
        static let title: LocalizedStringResource = "Sync Tiles"

        func perform() async throws -> some IntentResult {
            try await performBackgroundTask {
                try await tiles.run()
            } onCancel: {
                tiles.note($0)
            }
            return .result()
        }
    }
}

enum WatchingWork {
    static let work = BackgroundWork()

    /// Ends when its progress is cancelled, whatever becomes of its task.
    struct Count: ProgressReportingIntent {
        static let title: LocalizedStringResource = "Count"

        func perform() async throws -> some IntentResult {
            progress.cancellationHandler = {
                work.journal.add("stopped")
                work.finish()
            }
            try await Task.detached { try await work.run() }.value
            return .result()
        }
    }
}

enum LeftWork {
    static let work = BackgroundWork()

    /// Returns at once; its work in the background continues.
    struct SyncFilms: LongRunningIntent, CancellableIntent {
        static let title: LocalizedStringResource = "Sync Films"

        func perform() async throws -> some IntentResult {
            Task {
                try await performBackgroundTask {
                    try await work.run()
                } onCancel: {
                    work.note($0)
                }
            }
            return .result()
        }
    }
}

enum LeftSilentWork {
    static let work = BackgroundWork()

    struct SyncBooks: LongRunningIntent, CancellableIntent {
        static let title: LocalizedStringResource = "Sync Books"

        func perform() async throws -> some IntentResult {
            Task {
                try await performBackgroundTask {
                    try await work.run()
                } onCancel: {
                    work.note($0)
                }
            }
            return .result()
        }
    }
}

enum SteppingWork {
    static let work = BackgroundWork()
    // Safe: the run sets it before the work is entered, which the test waits for.
    nonisolated(unsafe) static var progress: Progress?

    struct Climb: ProgressReportingIntent {
        static let title: LocalizedStringResource = "Climb"

        func perform() async throws -> some IntentResult {
            progress.totalUnitCount = 4
            progress.completedUnitCount = 1
            progress.setUserInfoObject(120.0, forKey: .estimatedTimeRemainingKey)
            SteppingWork.progress = progress
            try await work.run()
            return .result()
        }
    }
}
