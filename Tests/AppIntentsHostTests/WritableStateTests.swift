import Foundation
import IntentTestKit
import Synchronization
import Testing

@testable import AppIntentsHost

@Suite struct WritableStateTests {
    private let state: StateDirectory

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "writable-\(UUID().uuidString)")
        state = StateDirectory(given: folder.path, appName: "Test")
        try state.prepare()
    }

    @Test("A folder that takes a file can be written, and keeps nothing of the check")
    func writable() async throws {
        #expect(await WritableState(in: state).finding() == .writable)
        #expect(try FileManager.default.contentsOfDirectory(atPath: state.folder.path).isEmpty)
    }

    @Test("A folder that takes no file can’t, and the answer is kept for a second")
    func unwritable() async throws {
        let obstacle = state.file("ready.new")
        try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: false)
        let check = WritableState(in: state)
        #expect(await check.finding() == .unwritable)
        try FileManager.default.removeItem(at: obstacle)
        #expect(await check.finding() == .unwritable)
        #expect(await WritableState(in: state).finding() == .writable)
    }

    @Test("A disk that doesn’t return keeps nobody waiting, and is asked once meanwhile")
    func stalled() async throws {
        let (clock, disk) = (TestClock(), DispatchSemaphore(value: 0))
        let hangs = AsyncStream<Void>.makeStream()
        let asked = Atomic(0)
        let check = WritableState(clock: clock) {
            asked.add(1, ordering: .relaxed)
            hangs.continuation.yield()
            disk.wait()
            return true
        }
        async let first = check.finding()
        async let second = check.finding()
        try await clock.waitForSleeper()
        for await _ in hangs.stream { break }
        clock.advance(by: .seconds(2))
        #expect(await [first, second] == [.stalled, .stalled])
        #expect(await check.finding() == .stalled)
        #expect(asked.load(ordering: .relaxed) == 1)
        disk.signal()
    }
}
