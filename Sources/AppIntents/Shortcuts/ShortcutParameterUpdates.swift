import Synchronization

/// The record of providers whose phrase values have changed.
///
/// The framework only counts: the system compares the count with the one at its last request for
/// values, so an app may call from any thread, as often as it likes, before any system has started.
package enum ShortcutParameterUpdates {
    private static let counts = Mutex<[ObjectIdentifier: Int]>([:])

    private static let observers = Mutex<[@Sendable () -> Void]>([])

    static func record(for provider: any AppShortcutsProvider.Type) {
        note([provider])
        for observer in observers.withLock({ $0 }) { observer() }
    }

    /// Counts an update that another process of the app recorded.
    package static func note(_ providers: [any AppShortcutsProvider.Type]) {
        counts.withLock { counts in
            for provider in providers { counts[ObjectIdentifier(provider), default: 0] += 1 }
        }
    }

    /// Adds an observer of the updates that this process records.
    package static func observe(_ observer: @escaping @Sendable () -> Void) {
        observers.withLock { $0.append(observer) }
    }

    /// Returns the number of a provider's updates; 0 means that it has supplied no values yet.
    package static func count(for provider: any AppShortcutsProvider.Type) -> Int {
        counts.withLock { $0[ObjectIdentifier(provider)] ?? 0 }
    }
}
