import Synchronization

/// The place of a value that a view's closures may read and set from anywhere.
// Safe: `value` is only touched while `lock` is held, so no two threads do at once; what a reader
// gets is a copy, as of any shared value of a type that isn't Sendable.
final class StateBox<Value>: @unchecked Sendable {
    private let lock = Mutex(())
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func get() -> Value {
        lock.withLock { _ in value }
    }

    func set(_ newValue: Value) {
        let old = lock.withLock { _ in
            let old = value
            value = newValue
            return old
        }
        // Released outside the lock, because its deinitializer may run the author's code.
        _ = old
    }
}
