import Synchronization

/// The record of providers whose phrase values have changed.
///
/// The framework only counts: the system compares the count with the one at its last request for
/// values, so an app may call from any thread, as often as it likes, before any system has started.
package enum ShortcutParameterUpdates {
    private static let counts = Mutex<[ObjectIdentifier: Int]>([:])

    static func record(for provider: any AppShortcutsProvider.Type) {
        counts.withLock { $0[ObjectIdentifier(provider), default: 0] += 1 }
    }

    /// Returns the number of a provider's updates; 0 means that it has supplied no values yet.
    package static func count(for provider: any AppShortcutsProvider.Type) -> Int {
        counts.withLock { $0[ObjectIdentifier(provider)] ?? 0 }
    }
}
