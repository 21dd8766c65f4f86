import Synchronization

/// A system that stores relevant intents.
package protocol RelevanceKeeping: AnyObject, Sendable {
    /// Replaces all stored relevant intents; throws if they can't be written to disk.
    func keep(_ relevantIntents: [RelevantIntent]) throws
}

/// The connection between an app's relevant intents and the systems of the process.
///
/// An app may set them before any system has started: the next one gets them.
package final class RelevantIntents: Sendable {
    /// The instance of the process.
    package static let shared = RelevantIntents()

    private struct State {
        var keepers: [Weak] = []
        /// The intents that the app set before there was a system.
        var waiting: [RelevantIntent]?
    }

    private struct Weak: Sendable {
        weak var keeper: (any RelevanceKeeping)?
    }

    private let state = Mutex(State())

    /// Adds a system, which gets the waiting intents and is held weakly.
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
