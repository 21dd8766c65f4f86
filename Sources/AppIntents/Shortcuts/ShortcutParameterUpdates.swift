import Synchronization

/// Remembers which providers said that the values in their phrases have changed.
///
/// The framework only counts: the system compares the count with the one for which it last asked
/// for values, so that an app may call from any thread, as often as it likes, before any system
/// has started.
package enum ShortcutParameterUpdates {
    private static let counts = Mutex<[ObjectIdentifier: Int]>([:])

    static func record(for provider: any AppShortcutsProvider.Type) {
        counts.withLock { $0[ObjectIdentifier(provider), default: 0] += 1 }
    }

    /// How often a provider said so; 0 means that it has supplied no values yet.
    package static func count(for provider: any AppShortcutsProvider.Type) -> Int {
        counts.withLock { $0[ObjectIdentifier(provider)] ?? 0 }
    }
}
