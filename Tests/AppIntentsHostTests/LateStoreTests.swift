import IntentSystem
import IntentTestKit
import Synchronization
import Testing

@testable import AppIntentsHost

/// Bad input: a disk that is full when a program starts.
@Suite struct LateStoreTests {
    private struct Full: Error {}

    @Test("A store that can't be opened refuses changes, and is opened as soon as it can be")
    func opens() throws {
        let isFull = Mutex(true)
        let store = LateStore { () throws -> MemoryStore in
            if isFull.withLock({ $0 }) { throw Full() }
            return MemoryStore()
        }
        #expect(throws: Full.self) { try store.board(of: "owner") }
        #expect(throws: Full.self) { try store.save(BoardContents(), of: "owner") }
        isFull.withLock { $0 = false }
        #expect(try store.board(of: "owner") == nil)
        try store.save(BoardContents(), of: "owner")
        // It is opened once.
        #expect(try store.board(of: "owner") == BoardContents())
    }
}
