/// A picture that the app's code was to fetch and didn't.
package struct PictureFailure: Sendable {
    package let error: any Error
    /// The name of the type of the value whose picture it is.
    package let type: String
    /// The title of the value, in the language of its author.
    package let title: String
}

/// Told of the pictures that can't be fetched, by the system for which the app's code is asked for them.
package protocol PictureListener: AnyObject, Sendable {
    /// Notes a failure, which may be one that was noted before.
    func note(_ failure: PictureFailure)
}

/// Where pictures are told of that can't be fetched.
package enum PictureFailures {
    // No function: the optimizer of Swift 6.3 passes `withValue` no type for one, and the program crashes.
    @TaskLocal package static var listener: (any PictureListener)?

    /// Tells the system that asks why the picture of a value of a type is not there.
    package static func note(
        _ error: any Error, of looks: DisplayRepresentation, as type: Any.Type
    ) {
        listener?.note(PictureFailure(error: error, type: "\(type)", title: looks.title.key))
    }
}

extension DisplayRepresentation {
    /// The same with the picture as it was fetched, or without one if it can't be; the system
    /// that asks learns why.
    package func pictured(as type: Any.Type) async -> DisplayRepresentation {
        do {
            return try await fetchingImage()
        } catch {
            // A picture that is no longer waited for is not missing.
            if !(error is CancellationError) {
                PictureFailures.note(error, of: self, as: type)
            }
            return self
        }
    }
}
