import AppIntents

/// Tells the log of the pictures that could not be fetched.
final class ReportedPictures: PictureListener {
    private let warnings: DistinctWarnings

    init(_ warnings: DistinctWarnings) { self.warnings = warnings }

    func note(_ failure: PictureFailure) {
        warnings.write(
            ProblemText.forDeveloper(failure), about: "\(failure.type) “\(failure.title)”")
    }
}
