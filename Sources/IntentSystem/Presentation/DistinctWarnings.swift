import AppIntents
import Logging
import Synchronization

/// A log of warnings that writes each of them once: their subjects are redrawn at each refresh, or
/// at each letter that a person types.
package final class DistinctWarnings: Sendable {
    /// The number of subjects after which the log ignores others.
    private static let maximumCount = 1000

    private let subjects = Mutex<Set<String>>([])
    private let log: Logger

    init(log: Logger) { self.log = log }

    /// Writes a warning, unless there was one about the same subject.
    func write(_ warning: @autoclosure () -> String, about subject: String) {
        let isNew = subjects.withLock { subjects in
            guard subjects.count < Self.maximumCount else { return false }
            return subjects.insert(subject).inserted
        }
        if isNew { log.warning("\(warning())") }
    }

    /// Writes the issues for the author of a view.
    package func write(_ issues: [String]) {
        for issue in issues { write(issue, about: issue) }
    }
}

/// A listener that logs the pictures that could not be fetched.
final class ReportedPictures: PictureListener {
    private let warnings: DistinctWarnings

    init(_ warnings: DistinctWarnings) { self.warnings = warnings }

    func note(_ failure: PictureFailure) {
        warnings.write(
            ProblemText.forDeveloper(failure), about: "\(failure.type) “\(failure.title)”")
    }
}
