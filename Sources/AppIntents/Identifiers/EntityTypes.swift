import Synchronization

/// The types of the app's entities by their persistent identifiers, as far as the system in the
/// layer above finds them.
package final class EntityTypes: Sendable {
    /// Finds the type with a persistent identifier.
    package typealias Finder = @Sendable (String) -> (any AppEntity.Type)?

    /// The instance of the process.
    package static let shared = EntityTypes()

    private let finder = Mutex<Finder?>(nil)

    /// Installs a finder, unless there is one already.
    package func install(_ finder: @escaping Finder) {
        self.finder.withLock { $0 = $0 ?? finder }
    }

    /// Returns the type with a persistent identifier; `nil` if there is none.
    func type(named name: String) -> (any AppEntity.Type)? {
        finder.withLock { $0 }?(name)
    }
}
