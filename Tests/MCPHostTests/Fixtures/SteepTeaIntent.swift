import AppIntents
import Synchronization

/// Tells how far it is, and waits until it is let go.
struct SteepTeaIntent: ProgressReportingIntent {
    static let title: LocalizedStringResource = "Steep Tea"
    @Parameter(title: "Pot") var pot: String

    func perform() async throws -> some IntentResult & ProvidesDialog {
        progress.totalUnitCount = 5
        progress.completedUnitCount = 2
        await TeaPot.named(pot).steep()
        return .result(dialog: "Steeped.")
    }
}

/// Where the tea of one test steeps.
actor TeaPot {
    private static let all = Mutex<[String: TeaPot]>([:])

    private var steeping: CheckedContinuation<Void, Never>?
    private var beginning: CheckedContinuation<Void, Never>?

    static func named(_ name: String) -> TeaPot {
        all.withLock { all in
            if let pot = all[name] { return pot }
            let pot = TeaPot()
            all[name] = pot
            return pot
        }
    }

    func steep() async {
        await withCheckedContinuation { continuation in
            steeping = continuation
            beginning?.resume()
            beginning = nil
        }
    }

    /// Returns when tea steeps.
    func hasBegun() async {
        guard steeping == nil else { return }
        await withCheckedContinuation { beginning = $0 }
    }

    func pour() {
        steeping?.resume()
        steeping = nil
    }
}
