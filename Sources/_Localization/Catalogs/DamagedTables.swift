import Foundation
import Synchronization

/// A log of the damaged files of translations.
package protocol DamagedTableNoting: AnyObject, Sendable {
    /// Notes a file that was found when one of its texts was looked up.
    func note(_ table: DamagedTable)
}

/// The damaged files of translations that the program found, each reported once to each log.
package final class DamagedTables: Sendable {
    package static let shared = DamagedTables()

    private struct State {
        var known: [DamagedTable] = []
        var logs: [Weak] = []
    }

    private struct Weak: Sendable {
        weak var log: (any DamagedTableNoting)?
    }

    private let state = Mutex(State())

    /// Adds a log, which also receives the files found before; it is held weakly.
    package func add(_ log: any DamagedTableNoting) {
        let known = state.withLock { state in
            state.logs.removeAll { $0.log == nil }
            state.logs.append(Weak(log: log))
            return state.known
        }
        for table in known { log.note(table) }
    }

    func note(_ table: DamagedTable) {
        let logs = state.withLock { state -> [any DamagedTableNoting] in
            guard !state.known.contains(where: { $0.file == table.file }) else { return [] }
            state.known.append(table)
            return state.logs.compactMap(\.log)
        }
        for log in logs { log.note(table) }
    }
}
