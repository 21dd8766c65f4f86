import IntentTestKit
import Synchronization

/// What the intents of one test did, in order.
///
/// Each test has its own, because all tests run in one process at the same time.
package final class Journal: Sendable {
    private let lines = Mutex<[String]>([])
    private let waiting = AsyncCondition<[String]>()

    /// Everything so far, oldest first.
    package var entries: [String] { lines.withLock { $0 } }

    /// Adds a line.
    package func add(_ line: String) {
        let all = lines.withLock { lines in
            lines.append(line)
            return lines
        }
        waiting.tell(all)
    }

    /// Waits until the lines fulfill a condition, or until the test's time limit has failed it.
    package func wait(until condition: @escaping @Sendable ([String]) -> Bool) async throws {
        _ = try await waiting.wait(atMost: nil, until: condition) { entries }
    }
}

/// Writes down that it was destroyed; shows how long something that holds it is kept.
package final class Traced: Sendable {
    private let journal: Journal
    private let name: String

    package init(_ name: String, in journal: Journal) {
        self.name = name
        self.journal = journal
        journal.add("made \(name)")
    }

    deinit { journal.add("destroyed \(name)") }
}
