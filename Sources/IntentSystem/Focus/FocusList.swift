import Foundation
import Logging
import Synchronization

/// The focuses that people named, and the one that is on.
///
/// They belong to the app, not to a session: an app is in one focus, no matter who turned it on.
/// Each change is saved before it takes effect.
package final class FocusList: Sendable {
    /// The greatest number of focuses.
    package static let maximumFocuses = 32
    /// The most characters of a name.
    package static let maximumNameLength = 60

    private struct Contents: Codable {
        var focuses: [Focus] = []
        /// The identifier of the focus that is on.
        var active: String?
    }

    /// The name of the setting that has the focuses.
    static let setting = "focuses"

    private let contents: KeptSetting<Contents>
    /// The prefixes of the contents that may be suggested while the focus is on; empty for all.
    private let prefixes = Mutex<[String]>([])
    /// The last of the changes that perform filters, one after the other.
    private let lastTurn = Mutex<Task<Void, Never>?>(nil)

    init(store: (any SettingStore)?, log: Logger) {
        contents = KeptSetting(Self.setting, beginning: Contents(), store: store, log: log)
    }

    // MARK: - Reading

    /// All focuses, in the order in which they were added.
    package var all: [Focus] { contents.value.focuses }

    /// The focus that is on.
    package var active: Focus? {
        let contents = contents.value
        return contents.focuses.first { $0.id == contents.active }
    }

    /// Returns the focus with an identifier or name.
    package func focus(_ text: String) throws(FocusProblem) -> Focus {
        let focuses = all
        let known = focuses.first { $0.id == text } ?? focuses.first { $0.isCalled(text) }
        guard let known else { throw .unknown(text, known: focuses.map(\.name)) }
        return known
    }

    /// Returns whether contents with an identifier may be suggested now.
    func suggests(_ contentIdentifier: String?) -> Bool {
        guard let contentIdentifier else { return true }
        return prefixes.withLock { prefixes in
            prefixes.isEmpty || prefixes.contains { contentIdentifier.hasPrefix($0) }
        }
    }

    // MARK: - Changing

    /// Adds a focus without filters.
    @discardableResult
    package func add(_ name: String) throws(FocusProblem) -> Focus {
        let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else { throw .unnamed }
        guard name.count <= Self.maximumNameLength else {
            throw .longName(limit: Self.maximumNameLength)
        }
        return try change { contents throws(FocusProblem) in
            if contents.focuses.contains(where: { $0.isCalled(name) }) { throw .nameTaken(name) }
            guard contents.focuses.count < Self.maximumFocuses else {
                throw .tooMany(limit: Self.maximumFocuses)
            }
            let focus = Focus(id: UUID().uuidString.lowercased(), name: name)
            contents.focuses.append(focus)
            return focus
        }
    }

    func remove(_ id: String) throws(FocusProblem) {
        try change { contents throws(FocusProblem) in
            contents.focuses.removeAll { $0.id == id }
            if contents.active == id { contents.active = nil }
        }
    }

    /// Adds a filter to a focus, and replaces the one of the same intent.
    func keep(_ filter: Focus.Filter, in id: String) throws(FocusProblem) {
        try change { contents throws(FocusProblem) in
            guard let place = contents.focuses.firstIndex(where: { $0.id == id }) else {
                throw .unknown(id, known: contents.focuses.map(\.name))
            }
            if let known = contents.focuses[place].filters.firstIndex(where: {
                $0.intent == filter.intent
            }) {
                contents.focuses[place].filters[known] = filter
            } else {
                contents.focuses[place].filters.append(filter)
            }
        }
    }

    /// Removes the filter of an intent from a focus; returns it, if the focus had it.
    func removeFilter(_ intent: String, from id: String) throws(FocusProblem) -> Focus.Filter? {
        try change { contents throws(FocusProblem) in
            guard let place = contents.focuses.firstIndex(where: { $0.id == id }) else {
                return nil
            }
            let filter = contents.focuses[place].filter(of: intent)
            contents.focuses[place].filters.removeAll { $0.intent == intent }
            return filter
        }
    }

    /// Turns a focus on, or with `nil` the active one off; returns the focus before and after.
    func activate(_ id: String?) throws(FocusProblem) -> (before: Focus?, after: Focus?) {
        try change { contents throws(FocusProblem) in
            let before = contents.focuses.first { $0.id == contents.active }
            let after = contents.focuses.first { $0.id == id }
            if let id, after == nil { throw .unknown(id, known: contents.focuses.map(\.name)) }
            contents.active = id
            return (before, after)
        }
    }

    /// Makes a change and saves it; if saving fails, nothing is changed.
    private func change<Success: Sendable>(
        _ body: (inout Contents) throws(FocusProblem) -> Success
    ) throws(FocusProblem) -> Success {
        try contents.change(orThrow: { _ in .notKept }, body)
    }

    /// Reads the focuses again, which another node of the app has changed; the thread waits for the store.
    ///
    /// Returns `false` if they can't be read.
    func readAgain() -> Bool { contents.readAgain() }

    func setPrefixes(_ new: [String]) { prefixes.withLock { $0 = new } }

    // MARK: - Turns

    /// Performs work after all that was enqueued before, so that filters are performed in the order
    /// of the changes.
    func enqueue<Success: Sendable>(
        _ work: @escaping @Sendable () async -> Success
    ) -> Task<Success, Never> {
        lastTurn.withLock { last in
            let before = last
            let task = Task.detached {
                await before?.value
                return await work()
            }
            last = Task.detached { _ = await task.value }
            return task
        }
    }

    /// Returns when all changes so far have been made, and their filters performed.
    package func caughtUp() async { await enqueue {}.value }
}

extension Focus {
    fileprivate func isCalled(_ text: String) -> Bool {
        name.compare(
            text.trimmingCharacters(in: .whitespacesAndNewlines), options: .caseInsensitive)
            == .orderedSame
    }
}
