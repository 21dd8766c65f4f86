import Foundation
import Synchronization

/// The thread that reads a client's messages, and does the work for them in between.
///
/// So a call is read, carried out and answered without waking another thread.
final class ReadingThread: TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        /// An empty buffer for the next jobs while some are run.
        var spare: [UnownedJob] = []
        /// `true` if the thread waits in the kernel, or is about to.
        var isWaiting = false
        var hasEnded = false
    }

    /// The number of rounds of jobs before the thread checks for input again.
    private static let roundsAtOnce = 64

    private let state = Mutex(State())
    /// A pipe that becomes readable when there are jobs for the waiting thread.
    private let alarm = Pipe()
    /// A pipe that becomes readable when reading must stop.
    private let stopping = Pipe()
    /// Called before and after some jobs are run.
    private let onWork: @Sendable (_ begins: Bool) -> Void
    /// The function that returns `true` while reading must wait; `wake` checks it again.
    private let isHeldBack: @Sendable () -> Bool

    init(
        onWork: @escaping @Sendable (_ begins: Bool) -> Void,
        isHeldBack: @escaping @Sendable () -> Bool
    ) {
        self.onWork = onWork
        self.isHeldBack = isHeldBack
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let (isLate, mustWake) = state.withLock { state in
            if state.hasEnded { return (true, false) }
            state.jobs.append(job)
            defer { state.isWaiting = false }
            return (false, state.isWaiting)
        }
        if mustWake { ring() }
        // Cancelled work may continue for a while after its client has disconnected.
        if isLate { globalConcurrentExecutor.enqueue(ExecutorJob(job)) }
    }

    private func ring() {
        _ = write(alarm.fileHandleForWriting.fileDescriptor, [1], 1)
    }

    // MARK: - On the thread

    /// Works until a file is readable; returns `false` if reading must stop.
    func wait(for descriptor: Int32) -> Bool {
        repeat {
            work()
            // Work that never pauses must not keep a cancellation from being read.
            let timeout: Int32 = isToWait() ? -1 : 0
            // The kernel ignores a negative descriptor.
            var wishes = [isHeldBack() ? -1 : descriptor, alarm.reading, stopping.reading].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            let count = poll(&wishes, 3, timeout)
            endWaiting()
            if count < 0 {
                guard errno == EINTR else { return false }
                continue
            }
            if wishes[1].revents != 0 { silenceAlarm() }
            if wishes[2].revents != 0 { return false }
            if wishes[0].revents != 0 { return true }
        } while true
    }

    /// Works until `end`, without reading.
    func workToTheEnd() {
        while true {
            work()
            if state.withLock({ $0.hasEnded && $0.jobs.isEmpty }) { return }
            guard isToWait() else { continue }
            var wish = pollfd(fd: alarm.reading, events: Int16(POLLIN), revents: 0)
            _ = poll(&wish, 1, -1)
            endWaiting()
            if wish.revents != 0 { silenceAlarm() }
        }
    }

    private func work() {
        for _ in 0..<Self.roundsAtOnce {
            guard var jobs = takeJobs() else { return }
            onWork(true)
            for job in jobs { job.runSynchronously(on: asUnownedTaskExecutor()) }
            onWork(false)
            jobs.removeAll(keepingCapacity: true)
            state.withLock { $0.spare = jobs }
        }
    }

    private func takeJobs() -> [UnownedJob]? {
        state.withLock { state in
            guard !state.jobs.isEmpty else { return nil }
            let jobs = state.jobs
            state.jobs = state.spare
            state.spare = []
            return jobs
        }
    }

    private func isToWait() -> Bool {
        state.withLock { state in
            state.isWaiting = state.jobs.isEmpty && !state.hasEnded
            return state.isWaiting
        }
    }

    private func endWaiting() {
        state.withLock { $0.isWaiting = false }
    }

    private func silenceAlarm() {
        var byte: UInt8 = 0
        _ = read(alarm.reading, &byte, 1)
    }

    // MARK: - From other threads

    /// Ends reading; work continues.
    func stopReading() {
        try? stopping.fileHandleForWriting.close()
    }

    /// Checks again for input.
    func wake() {
        let mustRing = state.withLock { state in
            defer { state.isWaiting = false }
            return state.isWaiting
        }
        if mustRing { ring() }
    }

    /// Ends the thread once its jobs are done.
    func end() {
        state.withLock { $0.hasEnded = true }
        wake()
    }
}

extension Pipe {
    fileprivate var reading: Int32 { fileHandleForReading.fileDescriptor }
}
