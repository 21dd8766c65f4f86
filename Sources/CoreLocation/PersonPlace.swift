import Synchronization

/// The place of a person for whom the system runs an app's code.
package protocol PersonPlace: AnyObject, Sendable {
    /// The location that the person shares now; `nil` if they share none.
    var place: CLLocation? { get }

    /// Each location that the person shares from now on, and `nil` when they stop, until the run
    /// has ended.
    var changes: AsyncStream<CLLocation?> { get }

    /// Tells the author that a run asked for an address, and the app has no register of them.
    func noteMissingGeocoder()
}

/// The way to the person of the current task.
///
/// Many people use one process, so a place belongs to the task that asks, never to a manager.
package final class PersonPlaces: Sendable {
    package static let shared = PersonPlaces()

    private let find = Mutex<(@Sendable () -> (any PersonPlace)?)?>(nil)

    /// Sets how the person of the current task is found.
    package func install(_ find: @escaping @Sendable () -> (any PersonPlace)?) {
        self.find.withLock { $0 = find }
    }

    /// The place of the person of the current task; `nil` outside of a run.
    var current: (any PersonPlace)? { find.withLock { $0 }?() }
}
