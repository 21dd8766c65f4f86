import AppIntents
import Logging
import Synchronization

/// Tells the log of the pictures that could not be fetched, of each once: a list is shown again at each
/// letter that a person types.
final class ReportedPictures: PictureListener {
    /// After so many, the log goes silent about others.
    private static let maximumCount = 1000

    private struct Picture: Hashable {
        let type: String
        let title: String
    }

    private let reported = Mutex<Set<Picture>>([])
    private let log: Logger

    init(log: Logger) { self.log = log }

    func note(_ failure: PictureFailure) {
        let isNew = reported.withLock { reported in
            guard reported.count < Self.maximumCount else { return false }
            return reported.insert(Picture(type: failure.type, title: failure.title)).inserted
        }
        if isNew { log.warning("\(ProblemText.forDeveloper(failure))") }
    }
}
