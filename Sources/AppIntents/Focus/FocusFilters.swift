import Synchronization

/// A system that knows in which focus its app is.
package protocol FocusFilterKeeping: AnyObject, Sendable {
    /// The filter of a type that is in force; `nil` if there is none, or the type isn't of its app.
    ///
    /// Throws `SetFocusFilterIntentError.missingParameterValue`, and what the app's queries throw.
    func currentFilter(of type: any AppIntent.Type) async throws -> (any AppIntent)?

    /// Reads the app context of the filter of a type again, if it is in force.
    func appContextChanged(of type: any AppIntent.Type)

    /// The names of the focuses that people can turn on.
    var focusNames: [String] { get }
}

/// The connection between an app's focus filters and the systems of the process.
package final class FocusFilters: Sendable {
    /// The instance of the process.
    package static let shared = FocusFilters()

    private struct Weak: Sendable {
        weak var keeper: (any FocusFilterKeeping)?
    }

    private let systems = Mutex<[Weak]>([])

    private var keepers: [any FocusFilterKeeping] { systems.withLock { $0.compactMap(\.keeper) } }

    /// Adds a system, which is held weakly.
    package func add(_ keeper: any FocusFilterKeeping) {
        systems.withLock { systems in
            systems.removeAll { $0.keeper == nil }
            systems.append(Weak(keeper: keeper))
        }
    }

    func current(_ type: any AppIntent.Type) async throws -> (any AppIntent)? {
        for keeper in keepers {
            if let filter = try await keeper.currentFilter(of: type) { return filter }
        }
        return nil
    }

    func appContextChanged(of type: any AppIntent.Type) {
        for keeper in keepers { keeper.appContextChanged(of: type) }
    }

    /// The names of the focuses of all systems, each once, in order.
    package var names: [String] {
        var seen: Set<String> = []
        return keepers.flatMap(\.focusNames).filter { seen.insert($0).inserted }
    }
}
