import OpenOS
import Testing

/// The lock, from several threads and while it is held.
@Suite struct LockTests {
    @Test("Each addition of many tasks counts")
    func additions() async {
        let total = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<1000 { total.withLock { $0 += 1 } }
                }
            }
        }
        #expect(total.withLock { $0 } == 8000)
    }

    @Test("A held lock isn't available, and is given back, also after an error")
    func availability() {
        struct Broken: Error {}
        let state = OSAllocatedUnfairLock(initialState: "a")
        let copy = state
        let inner = state.withLock { text in
            text += "b"
            return copy.withLockIfAvailable { $0 }
        }
        #expect(inner == nil)
        #expect(throws: Broken.self) { try state.withLock { _ in throw Broken() } }
        #expect(copy.withLockIfAvailable { $0 } == "ab")
    }

    @Test("A lock without a state is taken and given back by hand")
    func bare() {
        let lock = OSAllocatedUnfairLock()
        #expect(lock.lockIfAvailable())
        #expect(!lock.lockIfAvailable())
        lock.unlock()
        #expect(lock.withLock { 7 } == 7)
        lock.lock()
        #expect(lock.withLockIfAvailable { 7 } == nil)
        lock.unlock()
    }

    @Test("A state that isn't Sendable is lent unchecked")
    func unchecked() {
        final class Box { var count = 0 }
        let lock = OSAllocatedUnfairLock(uncheckedState: Box())
        let box = lock.withLockUnchecked { box in
            box.count += 1
            return box
        }
        #expect(box.count == 1)
        #expect(lock.withLockIfAvailableUnchecked { $0 === box } == true)
    }
}
