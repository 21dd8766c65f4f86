import Foundation
import IntentTestKit
import Logging
import Synchronization
import Testing

@testable import AppIntentsHost

/// Waiting for a process that has the state folder, and hasn't said yet where it can be reached.
@Suite struct InstanceFileTests {
    private let file: InstanceFile
    private let log = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    private let contents = InstanceFile.Contents(process: 1, socket: "/socket", build: "build")

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "instance-\(UUID().uuidString)")
        let state = StateDirectory(given: folder.path, appName: "Test")
        try state.prepare()
        file = InstanceFile(in: state)
    }

    private func lock() async throws -> InstanceLock {
        guard case .own(let lock) = await file.enter(log: log) else { throw CancellationError() }
        return lock
    }

    private func kind(_ path: String) throws -> FileAttributeType? {
        try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
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
        let found = Task(executorPreference: thread) { await file.enter(log: log) }
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

    @Test("A process that says that it starts is waited for longer than one that says nothing")
    func starting() async throws {
        var patient = file
        patient.looks = .init(silent: 1, starting: .max)
        let (thread, lock) = (QueueExecutor(), try await lock())
        defer { withExtendedLifetime(lock) {} }
        let entered = Task(executorPreference: thread) { [patient] in
            await patient.enter(log: log)
        }
        let found = Task(executorPreference: thread) { [patient] in await patient.running() }
        let written = Task(executorPreference: thread) { try lock.write(contents) }
        try await written.value
        #expect(await found.value == contents)
        guard case .other(contents) = await entered.value else {
            Issue.record("The other instance was not found.")
            return
        }
    }

    @Test("A process that starts is not waited for once it is stopped, nor for ever")
    func startsNoMore() async throws {
        let process = try Process.run(URL(filePath: "/bin/sleep"), arguments: ["60"])
        defer { kill(process.processIdentifier, SIGKILL) }
        let lock = try await lock()
        defer { withExtendedLifetime(lock) {} }
        var patient = file
        patient.looks = .init(silent: 1, starting: 2)
        try lock.write(StartingProcess(starting: process.processIdentifier))
        guard case .silent = await patient.enter(log: log) else {
            Issue.record("A process without an address has one.")
            return
        }
        kill(process.processIdentifier, SIGSTOP)
        var status: Int32 = 0
        #expect(waitpid(process.processIdentifier, &status, WUNTRACED) > 0)
        patient.looks.starting = .max
        guard case .silent = await patient.enter(log: log) else {
            Issue.record("A stopped process has an address.")
            return
        }
    }

    @Test("One who follows waits for the end of the instance, and not for ever")
    func follows() async throws {
        let lock = Mutex<InstanceLock?>(try await lock())
        try lock.withLock { try $0?.write(contents) }
        let interruption = FirstInterruption()
        let found = await file.enterNext(
            log: log, within: .milliseconds(20), until: interruption)
        guard case .other(contents) = found else {
            Issue.record("The running instance was not found.")
            return
        }
        let next = Task {
            await file.enterNext(log: log, within: .seconds(60), until: interruption)
        }
        lock.withLock { $0 = nil }
        guard case .own = await next.value else {
            Issue.record("The instance that follows did not begin.")
            return
        }
    }

    @Test("One who follows and is told to end waits no longer")
    func interrupted() async throws {
        let lock = try await lock()
        try lock.write(contents)
        let interruption = FirstInterruption()
        let next = Task {
            await file.enterNext(log: log, within: .seconds(3600), until: interruption)
        }
        interruption.come()
        guard case .other(contents) = await next.value else {
            Issue.record("The running instance was not what was found last.")
            return
        }
    }

    @Test("Nobody is found where no process has the lock")
    func nobody() async throws {
        #expect(await file.running() == nil)
        _ = try await lock()
        #expect(await file.running() == nil)
    }

    @Test("Another app learns whether an instance runs, has ended, or says nothing")
    func presence() async throws {
        guard case .unknown = await file.presence() else {
            Issue.record("A file that isn't there was found.")
            return
        }
        let lock = Mutex<InstanceLock?>(try await lock())
        var file = file
        file.looks = .init(silent: 1, starting: 1)
        guard case .silent = await file.presence() else {
            Issue.record("An instance without an address has one.")
            return
        }
        try lock.withLock { try $0?.write(contents) }
        guard case .running(contents) = await file.presence() else {
            Issue.record("The instance that runs was not found.")
            return
        }
        lock.withLock { $0 = nil }
        guard case .absent = await file.presence() else {
            Issue.record("An instance that has ended was found.")
            return
        }
    }

    @Test(
        "Processes that find a link at once have one lock, and it is set aside", arguments: [1, 8])
    func link(processes: Int) async throws {
        symlink("/nowhere", file.path)
        let locks = await withTaskGroup(of: InstanceLock?.self) { group in
            for _ in 0..<processes {
                group.addTask {
                    // A process that finds the lock taken waits for its owner's address.
                    guard case .own(let lock) = await file.enter(log: log) else { return nil }
                    try? lock.write(contents)
                    return lock
                }
            }
            return await group.reduce(into: [InstanceLock?]()) { $0.append($1) }
        }
        #expect(locks.compactMap(\.self).count == 1)
        #expect(try kind(file.path) == .typeRegular)
        #expect(try kind(file.path + ".aside") == .typeSymbolicLink)
    }
}
