import Foundation
import Synchronization
import _Executors

/// Runs jobs of the main actor and prints where they ran: `MainThreadProgram loop|pool`.
///
/// `pool` does without libdispatch's private symbols, as where they are missing.
@main
struct MainThreadProgram {
    static func main() {
        let isPool = CommandLine.arguments.contains("pool")
        let queue = isPool ? MainQueue { _ in nil } : MainQueue()
        MainThread.run(queue) {
            print("loop: \(MainThread.eventLoop != nil)")
            print("on the main thread: \(await isOnMainThread())")
            print("jobs: \(await countedJobs())")
            print("timers: \(await countedTimers())")
        }
    }

    @MainActor
    private static func isOnMainThread() -> Bool { Thread.isMainThread }

    @MainActor private static var count = 0

    /// Adds from many threads at once, each job with one that it starts itself.
    private static func countedJobs() async -> Int {
        await withDiscardingTaskGroup { group in
            for _ in 0..<1000 { group.addTask { await countTwice() } }
        }
        return await count
    }

    @MainActor
    private static func countTwice() async {
        count += 1
        await Task { count += 1 }.value
    }

    @MainActor
    private static func countedTimers() async -> Int {
        var fired = 0
        for _ in 0..<3 {
            try? await Task.sleep(for: .milliseconds(1))
            if Thread.isMainThread || MainThread.eventLoop == nil { fired += 1 }
        }
        return fired
    }
}
