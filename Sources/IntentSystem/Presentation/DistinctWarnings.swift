import AppIntents
import Logging
import Synchronization

/// Writes warnings into a log, each once: what they are about is drawn again at each refresh, or at each
/// letter that a person types.
package final class DistinctWarnings: Sendable {
    /// After so many, the log goes silent about others.
    private static let maximumCount = 1000

    private let subjects = Mutex<Set<String>>([])
    private let log: Logger

    init(log: Logger) { self.log = log }

    /// Writes a warning, unless there was one about the same.
    func write(_ warning: @autoclosure () -> String, about subject: String) {
        let isNew = subjects.withLock { subjects in
            guard subjects.count < Self.maximumCount else { return false }
            return subjects.insert(subject).inserted
        }
        if isNew { log.warning("\(warning())") }
    }

    /// Writes what the author of a view should know.
    package func write(_ issues: [String]) {
        for issue in issues { write(issue, about: issue) }
    }
}

/// Tells the log of the pictures that could not be fetched.
final class ReportedPictures: PictureListener {
    private let warnings: DistinctWarnings

    init(_ warnings: DistinctWarnings) { self.warnings = warnings }

    func note(_ failure: PictureFailure) {
        warnings.write(
            ProblemText.forDeveloper(failure), about: "\(failure.type) “\(failure.title)”")
    }
}
