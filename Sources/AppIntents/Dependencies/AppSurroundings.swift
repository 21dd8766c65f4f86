import Synchronization

/// The surroundings of an app's code in one test: objects that stand in for the app's own, and an
/// observer of its writes.
///
/// They belong to a task, not to the process, so that tests run beside each other. The system gives
/// them on to the tasks in which it calls the app; outside of tests there are none.
package final class AppSurroundings: Sendable {
    /// The surroundings of the present task; `nil` outside of tests.
    @TaskLocal package static var current: AppSurroundings?

    /// The dependencies that replace the app's, whatever registry a property names.
    package let dependencies: AppDependencyManager

    private let observers = Mutex<[Int: @Sendable (ObservedWrite) -> Void]>([:])
    private let next = Mutex(0)

    /// Creates surroundings with the replacements of those around them, if there are any.
    package init(after outer: AppSurroundings? = nil) {
        dependencies = AppDependencyManager(copying: outer?.dependencies)
    }

    /// Tells the observers about a write of the app's code.
    package func note(_ write: ObservedWrite) {
        for observer in observers.withLock({ Array($0.values) }) { observer(write) }
    }

    /// Adds an observer; returns the number under which to remove it.
    package func observe(_ observer: @escaping @Sendable (ObservedWrite) -> Void) -> Int {
        let number = next.withLock { next in
            next += 1
            return next
        }
        observers.withLock { $0[number] = observer }
        return number
    }

    /// Removes an observer.
    package func remove(_ number: Int) {
        _ = observers.withLock { $0.removeValue(forKey: number) }
    }
}

/// A change that an app's code made through one of the framework's objects.
package enum ObservedWrite: Sendable, Hashable {
    /// It donated an intent, by the name of its type.
    case donation(String)
    /// It deleted donations.
    case deletedDonations
    /// It asked for a refresh of a snippet, by the name of its type.
    case snippetReload(String)
    /// It asked for new timelines of the widgets of a kind; `nil` for all.
    case timelineReload(kind: String?)
    /// It added items to an index, or replaced them.
    case indexed([String])
    /// It removed items from an index.
    case removedFromIndex
    /// It set a dependency to another object, by the name of its type.
    case dependency(String)
    /// It told the system which intents are relevant.
    case relevance
}
