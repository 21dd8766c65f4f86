import Synchronization

/// A picture that the app's code was to fetch and didn't.
package struct PictureFailure: Sendable {
    package let error: any Error
    /// The name of the type of the value whose picture it is.
    package let type: String
    /// The title of the value, in the language of its author.
    package let title: String
}

/// Those who want to know of pictures that could not be fetched: the systems of the process.
package final class PictureFailures: Sendable {
    /// The process's own list.
    package static let shared = PictureFailures()

    private struct State {
        var listeners: [Int: @Sendable (PictureFailure) -> Void] = [:]
        var next = 0
    }

    private let state = Mutex(State())

    /// Adds a listener; returns the number under which to remove it.
    package func listen(_ listener: @escaping @Sendable (PictureFailure) -> Void) -> Int {
        state.withLock { state in
            state.next += 1
            state.listeners[state.next] = listener
            return state.next
        }
    }

    /// Removes a listener.
    package func remove(_ number: Int) {
        _ = state.withLock { $0.listeners.removeValue(forKey: number) }
    }

    fileprivate func report(_ failure: PictureFailure) {
        for listener in state.withLock({ Array($0.listeners.values) }) { listener(failure) }
    }
}

extension DisplayRepresentation {
    /// The same with the picture as it was fetched, or without one if it can't be; those who listen
    /// learn why.
    package func pictured(as type: Any.Type) async -> DisplayRepresentation {
        do {
            return try await fetchingImage()
        } catch {
            // A picture that is no longer waited for is not missing.
            if !(error is CancellationError) {
                PictureFailures.shared.report(
                    PictureFailure(error: error, type: "\(type)", title: title.key))
            }
            return self
        }
    }
}
