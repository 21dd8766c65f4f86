import AppIntents
import Foundation
import Synchronization
import _Localization
import _Time

/// One performance of one intent, from its creation to its end (INV-4).
///
/// Isolated to its session.
final class Run {
    /// Who wanted it.
    enum Origin: Equatable {
        /// A person, through search or a shortcut; or what such a run continued with.
        case person
        /// A control of a card.
        case control(card: Int, onQuestion: Bool)
        /// The system, to draw a snippet.
        case snippet
    }

    let id: Int
    let origin: Origin
    let type: any AppIntent.Type
    let interaction: RunInteraction
    /// What the person had started last when the run was made.
    let era: Int
    /// The session's work that performs it.
    var work: SystemSession.Work?
    /// The session's work that waits for the end.
    var awaiting: SystemSession.Work?
    /// What is to happen once it has ended, or is given up.
    var completion: Completion?
    enum Completion {
        /// Somebody waits for it.
        case resume(CheckedContinuation<Outcome, Never>)
        /// What it led to is shown.
        case finish
    }
    var contents: IntentContents?

    /// Whether the session still waits for the run; its late results are dropped.
    var isEnded = false
    /// Whether `perform()` has come back; a run that has ended without is abandoned.
    var hasReturned = false
    /// Whether it showed a card with a question: then it ends in a result card (FLW-7), as what was
    /// there before is gone.
    var hasAsked = false
    /// Whether a card that `reload()` asked for is being drawn, and whether it must be drawn once
    /// more.
    var reloading: Reloading?
    enum Reloading { case once, again }
    /// The session's work that draws that card.
    var reload: SystemSession.Work?
    /// Whether the person dismissed a card that `reload()` showed (FLW-3).
    var hidesReloads = false
    /// The recipe of the last snippet of this run, visible or just confirmed (REL-4).
    var lastSnippet: Recipe?
    /// What it returned, as a surface shows it.
    var value: PresentedValue?
    /// What was performed, if it is a snippet itself: its card is drawn again like any other
    /// (SNI-1).
    var ownSnippet: Recipe?

    /// The deadline at which the run may have to end, and when that is: progress moves only the
    /// latter.
    var deadline: Deadline?
    var deadlineDue: Duration = .zero
    /// What is left while the clock stands still.
    var remaining: Duration?
    /// The deadline for the next look at the run's progress, and what the last one saw.
    var progressLook: Deadline?
    var report = ProgressReport()

    init(
        id: Int, origin: Origin, type: any AppIntent.Type, interaction: RunInteraction, era: Int
    ) {
        self.id = id
        self.origin = origin
        self.type = type
        self.interaction = interaction
        self.era = era
    }

    var title: LocalizedStringResource { type.title }

    /// What is to happen now; nothing a second time.
    func takeCompletion() -> Completion? {
        defer { completion = nil }
        return completion
    }
}

/// How a run ended.
enum Outcome: Sendable {
    case result(any AnyIntentResultContainer)
    case failed(any Error)
    /// The person did not want it: nothing is said (ERR-8).
    case cancelled
}

/// How far a run says it is.
///
/// Both numbers, because the fraction of a progress without a known end stays zero, and the count
/// says nothing of parts that others report.
struct ProgressReport: Hashable {
    var completedUnitCount: Int64 = 0
    var fractionCompleted = 0.0
}

/// The seam through which one run reaches its session.
final class RunInteraction: LocatedInteraction {
    private let session: SystemSession
    private let run: Int
    let location: PersonLocation?
    let systemContext: IntentSystemContext
    private let reporting = Mutex<Progress?>(nil)

    init(session: SystemSession, run: Int, location: PersonLocation?, locale: Locale) {
        self.session = session
        self.run = run
        self.location = location
        systemContext = IntentSystemContext(locale: locale)
    }

    /// Made when an intent first asks for it: few intents report progress, and every tap is a run.
    var progress: Progress {
        let (progress, isNew) = reporting.withLock { reporting in
            if let progress = reporting { return (progress, false) }
            // Not `init(totalUnitCount:)`, which makes it a part of the thread's current progress.
            let progress = Progress.discreteProgress(totalUnitCount: 1)
            reporting = progress
            return (progress, true)
        }
        if isNew { session.post(.progress(run: run)) }
        return progress
    }

    /// What the run has reported; `nil` if it never asked for its progress.
    var report: ProgressReport? {
        reporting.withLock { reporting in
            reporting.map {
                ProgressReport(
                    completedUnitCount: $0.completedUnitCount,
                    fractionCompleted: $0.fractionCompleted)
            }
        }
    }

    /// How much of the run is done, as far as it says so.
    var fractionCompleted: Double { report?.fractionCompleted ?? 0 }

    func confirm(
        _ request: ConfirmationRequest
    ) async throws -> (any AnyIntentResultContainer)? {
        try await session.confirm(request, run: run)
    }

    func choose(_ request: ChoiceRequest) async throws -> Int {
        try await session.choose(request, run: run)
    }

    func requestValue(
        of parameter: any AnyIntentParameter, dialog: IntentDialog?
    ) async throws {
        try await session.requestValue(of: parameter, dialog: dialog, run: run)
    }

    func reload(_ type: any SnippetIntent.Type) {
        session.post(.reload(type, run: run))
    }
}
