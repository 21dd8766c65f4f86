import Foundation
import IntentTestKit
import Testing

@testable import AppIntentsHost

/// Waiting for a process that has the state folder, and hasn't said yet where it can be reached.
@Suite struct InstanceFileTests {
    private let file: InstanceFile
    private let contents = InstanceFile.Contents(process: 1, socket: "/socket", build: "build")

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "instance-\(UUID().uuidString)")
        let state = StateDirectory(given: folder.path, appName: "Test")
        try state.prepare()
        file = InstanceFile(in: state)
    }

    private func lock() async throws -> InstanceLock {
        guard case .own(let lock) = await file.enter() else { throw CancellationError() }
        return lock
    }

    @Test("One who looks leaves the thread to what is waited for")
    func looks() async throws {
        let (thread, lock) = (QueueExecutor(), try await lock())
        let found = Task(executorPreference: thread) { await file.running() }
        let written = Task(executorPreference: thread) { try lock.write(contents) }
        try await written.value
        #expect(await found.value == contents)
    }

    @Test("One who wants to be the instance leaves the thread to what is waited for")
    func enters() async throws {
        let (thread, lock) = (QueueExecutor(), try await lock())
        let found = Task(executorPreference: thread) { await file.enter() }
        let written = Task(executorPreference: thread) { try lock.write(contents) }
        try await written.value
        guard case .other(contents) = await found.value else {
            Issue.record("The other instance was not found.")
            return
        }
    }

    @Test("One who started the app leaves the thread to what is waited for")
    func starts() async throws {
        let (thread, lock) = (QueueExecutor(), try await lock())
        let process = try Process.run(URL(filePath: "/bin/sleep"), arguments: ["60"])
        defer { process.terminate() }
        let found = Task(executorPreference: thread) {
            await BackgroundInstance.isReachable(process.processIdentifier, in: file)
        }
        let written = Task(executorPreference: thread) { try lock.write(contents) }
        try await written.value
        #expect(await found.value)
    }

    @Test("Nobody is found where no process has the lock")
    func nobody() async throws {
        #expect(await file.running() == nil)
        _ = try await lock()
        #expect(await file.running() == nil)
    }
}
