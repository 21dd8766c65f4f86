import AppIntents
import Foundation
import IntentSystem
import Synchronization

/// The answers of widgets' providers to the question when the widgets are useful.
final class RelevanceAnswers: Sendable {
    private struct Answer {
        let widgets: [RelevantIntent]
        let askedAt: Date
    }

    private let interval: TimeInterval
    private let answers = Mutex<[String: Answer]>([:])

    init(limits: Limits) {
        interval = limits.timelineReloadInterval / .seconds(1)
    }

    /// Returns the last answer for a kind; `nil` if the provider is due, also if the clock was set
    /// back.
    func answer(for kind: String, at now: Date) -> [RelevantIntent]? {
        guard let answer = answers.withLock({ $0[kind] }),
            abs(now.timeIntervalSince(answer.askedAt)) < interval
        else { return nil }
        return answer.widgets
    }

    func keep(_ widgets: [RelevantIntent], for kind: String, at now: Date) {
        answers.withLock { $0[kind] = Answer(widgets: widgets, askedAt: now) }
    }

    /// Lets the provider of a kind be asked again.
    func forget(_ kind: String) {
        answers.withLock { $0[kind] = nil }
    }
}
