import Synchronization

/// A system that keeps relevant intents.
package protocol RelevanceKeeping: AnyObject, Sendable {
    /// Takes the place of all that it has; throws what can't be written down.
    func keep(_ relevantIntents: [RelevantIntent]) throws
}

/// The way from an app's relevant intents to the systems of the process.
///
/// An app may tell of them before any system has started: the next one gets them.
package final class RelevantIntents: Sendable {
    /// The process's own.
    package static let shared = RelevantIntents()

    private struct State {
        var keepers: [Weak] = []
        /// The intents that were told before there was a system.
        var waiting: [RelevantIntent]?
    }

    private struct Weak: Sendable {
        weak var keeper: (any RelevanceKeeping)?
    }

    private let state = Mutex(State())

    /// Adds a system, which gets what waits; it goes when it is released.
    package func add(_ keeper: any RelevanceKeeping) throws {
        let waiting = state.withLock { state in
            state.keepers.removeAll { $0.keeper == nil }
            state.keepers.append(Weak(keeper: keeper))
            defer { state.waiting = nil }
            return state.waiting
        }
        if let waiting { try keeper.keep(waiting) }
    }

    func update(_ relevantIntents: [RelevantIntent]) throws {
        let keepers = state.withLock { state in
            let keepers = state.keepers.compactMap(\.keeper)
            if keepers.isEmpty { state.waiting = relevantIntents }
            return keepers
        }
        for keeper in keepers { try keeper.keep(relevantIntents) }
    }
}
