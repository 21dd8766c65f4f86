/// A picture that the app's code failed to fetch.
package struct PictureFailure: Sendable {
    package let error: any Error
    /// The type name of the value that the picture belongs to.
    package let type: String
    /// The title of the value, in the language of its author.
    package let title: String
}

/// A listener for pictures that can't be fetched, set by the system that asks the app's code for them.
package protocol PictureListener: AnyObject, Sendable {
    /// Notes a failure; the listener may have noted the same failure before.
    func note(_ failure: PictureFailure)
}

/// The reporting of pictures that can't be fetched.
package enum PictureFailures {
    // Not a function: for one, the optimizer of Swift 6.3 passes no type to `withValue`, and the
    // program crashes.
    @TaskLocal package static var listener: (any PictureListener)?

    /// Tells the system that asked for a value's picture why it is missing.
    package static func note(
        _ error: any Error, of looks: DisplayRepresentation, as type: Any.Type
    ) {
        listener?.note(PictureFailure(error: error, type: "\(type)", title: looks.title.key))
    }
}

extension DisplayRepresentation {
    /// Returns the representation with its picture fetched, or without one if the fetch fails; the
    /// system that asks learns why.
    package func pictured(as type: Any.Type) async -> DisplayRepresentation {
        do {
            return try await fetchingImage()
        } catch {
            // A cancelled fetch is not a failure.
            if !(error is CancellationError) {
                PictureFailures.note(error, of: self, as: type)
            }
            return self
        }
    }
}
