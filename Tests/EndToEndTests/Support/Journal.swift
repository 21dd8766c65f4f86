import Synchronization

/// What the intents of one test did, in order.
///
/// Each test has its own, because all tests run in one process at the same time.
final class Journal: Sendable {
    private let lines = Mutex<[String]>([])

    /// Everything so far, oldest first.
    var entries: [String] { lines.withLock { $0 } }

    /// Adds a line.
    func add(_ line: String) {
        lines.withLock { $0.append(line) }
    }
}

/// Writes down that it was destroyed; shows how long something that holds it is kept.
final class Traced: Sendable {
    private let journal: Journal
    private let name: String

    init(_ name: String, in journal: Journal) {
        self.name = name
        self.journal = journal
        journal.add("made \(name)")
    }

    deinit { journal.add("destroyed \(name)") }
}

/// Gives way to other tasks until a condition holds, where nothing tells when it does, or until the
/// test's time limit has failed it.
func eventually(_ condition: () async -> Bool) async {
    while await !condition(), !Task.isCancelled { await Task.yield() }
}

/// Gives others time to do what they should not: the only way to see that nothing happens.
func letOthersRun() async {
    for _ in 0..<200 { await Task.yield() }
}
