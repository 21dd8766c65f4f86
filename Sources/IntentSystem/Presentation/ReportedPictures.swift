import AppIntents
import Synchronization

/// The pictures of which the log says already that they could not be fetched: a list is shown again at
/// each letter that a person types.
final class ReportedPictures: Sendable {
    /// After so many, the log goes silent about others.
    private static let maximumCount = 1000

    private struct Picture: Hashable {
        let type: String
        let title: String
    }

    private let reported = Mutex<Set<Picture>>([])

    /// Takes note of a failure; `false` if it was reported before.
    func isNew(_ failure: PictureFailure) -> Bool {
        reported.withLock { reported in
            guard reported.count < Self.maximumCount else { return false }
            return reported.insert(Picture(type: failure.type, title: failure.title)).inserted
        }
    }
}
