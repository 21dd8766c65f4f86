import Foundation
import Synchronization

/// The device of a person for whom the system runs an app's code.
package protocol PersonDevice: AnyObject, Sendable {
    /// Opens an address once the run has succeeded; returns `false` if nothing will open it.
    func open(_ address: URL) -> Bool

    /// The texts that the run gives the person to paste elsewhere.
    var copied: [String] { get set }
}

/// The way to the device of the person of the current task.
///
/// Many people use one process, so a device belongs to the task that asks for it, as a place does.
package final class PersonDevices: Sendable {
    package static let shared = PersonDevices()

    private let find = Mutex<(@Sendable () -> (any PersonDevice)?)?>(nil)

    /// Sets how the person of the current task is found.
    package func install(_ find: @escaping @Sendable () -> (any PersonDevice)?) {
        self.find.withLock { $0 = find }
    }

    /// The device of the person of the current task; `nil` outside of a run.
    var current: (any PersonDevice)? { find.withLock { $0 }?() }
}
