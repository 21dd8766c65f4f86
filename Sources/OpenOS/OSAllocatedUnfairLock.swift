internal import Foundation

/// A lock with a state that only its holder reads and changes.
///
/// Apple's page on `OSAllocatedUnfairLock` describes it. Here it is an `NSLock`. Copies share the lock
/// and the state. `precondition(_:)` is absent, as such a lock doesn't know its holder.
public struct OSAllocatedUnfairLock<State>: Sendable {
    // Safe: the state is read and changed only while the lock is held, by the functions below.
    private final class Storage: @unchecked Sendable {
        let lock = NSLock()
        var state: State

        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// Creates a lock and its state, which the caller must not share with any other code.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Acquires the lock, waiting if necessary, and holds it while a closure uses the state.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    /// Acquires the lock, waiting if necessary, and holds it while a closure uses the state.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Holds the lock while a closure uses the state, or returns `nil` if it is held already.
    public func withLockIfAvailableUnchecked<R>(
        _ body: (inout State) throws -> R
    ) rethrows -> R? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    /// Holds the lock while a closure uses the state, or returns `nil` if it is held already.
    public func withLockIfAvailable<R: Sendable>(
        _ body: @Sendable (inout State) throws -> R
    ) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Creates a lock and its state.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() { self.init(uncheckedState: ()) }

    /// Acquires the lock, waiting if necessary, and holds it during a closure.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// Acquires the lock, waiting if necessary, and holds it during a closure.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// Holds the lock during a closure, or returns `nil` if it is held already.
    public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked { _ in try body() }
    }

    /// Holds the lock during a closure, or returns `nil` if it is held already.
    public func withLockIfAvailable<R: Sendable>(
        _ body: @Sendable () throws -> R
    ) rethrows -> R? {
        try withLockIfAvailableUnchecked { _ in try body() }
    }

    /// Acquires the lock, waiting if necessary.
    @available(*, noasync, message: "Use withLock instead")
    public func lock() { storage.lock.lock() }

    /// Acquires the lock unless it is held already, and returns whether it did.
    @available(*, noasync, message: "Use withLockIfAvailable instead")
    public func lockIfAvailable() -> Bool { storage.lock.try() }

    /// Releases the lock.
    @available(*, noasync, message: "Use withLock instead")
    public func unlock() { storage.lock.unlock() }
}
