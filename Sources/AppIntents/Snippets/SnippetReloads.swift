import Synchronization

/// The listeners for reloads of snippets outside any run.
package final class SnippetReloads: Sendable {
    /// The instance of the process.
    package static let shared = SnippetReloads()

    private let listeners = Mutex<[Int: @Sendable (any SnippetIntent.Type) -> Void]>([:])
    private let next = Mutex(0)

    /// Adds a listener; returns the number under which to remove it.
    package func listen(_ listener: @escaping @Sendable (any SnippetIntent.Type) -> Void) -> Int {
        let number = next.withLock { next in
            next += 1
            return next
        }
        listeners.withLock { $0[number] = listener }
        return number
    }

    /// Removes a listener.
    package func remove(_ number: Int) {
        _ = listeners.withLock { $0.removeValue(forKey: number) }
    }

    func reload(_ type: any SnippetIntent.Type) {
        for listener in listeners.withLock({ Array($0.values) }) {
            listener(type)
        }
    }
}
