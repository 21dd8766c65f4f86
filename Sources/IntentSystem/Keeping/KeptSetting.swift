import Foundation
import Logging
import Synchronization

/// A value that people set, in memory and in the store of the settings: a change counts once the
/// store has it.
final class KeptSetting<Value: Codable & Sendable>: Sendable {
    private struct State {
        var value: Value
        /// The reason why the store's value could not be read or set aside, and must not be replaced.
        var unread: (any Error)?
    }

    private let name: String
    private let store: (any SettingStore)?
    private let log: Logger
    private let state: Mutex<State>
    /// A lock held while the store is read or written; who asks for the value doesn't wait for it.
    private let storing = Mutex<Void>(())

    /// Reads the value, or begins with another one if there is none.
    ///
    /// A damaged value is set aside, which is logged.
    init(_ name: String, beginning value: Value, store: (any SettingStore)?, log: Logger) {
        self.name = name
        self.store = store
        self.log = log
        state = Mutex(State(value: value))
        storing.withLock { _ in _ = read() }
    }

    var value: Value { state.withLock { $0.value } }

    /// Reads the value again, which another node of the app has changed; the thread waits for the store.
    ///
    /// Returns `false` if it can't be read, which is logged once.
    func readAgain() -> Bool {
        storing.withLock { _ in read().unread == nil }
    }

    /// Reads the value from the store; the caller has the lock for it.
    private func read() -> State {
        var known = state.withLock { $0 }
        read(into: &known)
        state.withLock { $0 = known }
        return known
    }

    private func read(into state: inout State) {
        guard let store else { return }
        do {
            if let data = try store.setting(name) {
                do {
                    state.value = try JSONDecoder().decode(Value.self, from: data)
                } catch {
                    try store.setAside(name)
                    log.error("The setting “\(name)” is damaged, and was set aside: \(error)")
                }
            }
            state.unread = nil
        } catch {
            if state.unread == nil { log.error("The setting “\(name)” can't be read: \(error)") }
            state.unread = error
        }
    }

    /// Makes a change of the value that the store has now, and writes it; if that fails, throws the `problem` for the store's error, and
    /// nothing is changed.
    func change<Success: Sendable, Problem: Error>(
        orThrow problem: (any Error) -> Problem, _ change: (inout Value) throws(Problem) -> Success
    ) throws(Problem) -> Success {
        try storing.withLock { _ throws(Problem) -> Success in
            // Another node may have changed it, and the notice of it may be on its way, or lost.
            var known = read()
            if let unread = known.unread { throw problem(unread) }
            let success = try change(&known.value)
            do { try write(known.value) } catch { throw problem(error) }
            state.withLock { $0 = known }
            return success
        }
    }

    private func write(_ value: Value) throws {
        guard let store else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        do {
            try store.keep(try encoder.encode(value), as: name)
        } catch {
            log.error("The setting “\(name)” could not be written down: \(error)")
            throw error
        }
    }
}
