public import Foundation
import Synchronization

/// The app's shared objects, by type and optional key.
///
/// An app registers them as early as it can, normally in its initializer. Look-up is by the exact
/// static type that was registered (DEP-4). A provider runs at most once, when its value is first
/// needed (DEP-6); if it throws, the next use calls it again.
public final class AppDependencyManager: Sendable {
    /// The registry of the process.
    public static let shared = AppDependencyManager()

    private let entries: Mutex<[DependencyKey: DependencyEntry]>

    public init() {
        entries = Mutex([:])
    }

    /// Creates a registry with the entries of another.
    init(copying other: AppDependencyManager?) {
        entries = Mutex(other?.entries.withLock { $0 } ?? [:])
    }

    /// Registers a value that is created when it is first needed.
    @_disfavoredOverload
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil,
        dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
    ) {
        insert(key, Dependency.self, .immediate { dependencyProvider() })
    }

    /// Registers a closure that creates the value when it is first needed.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil,
        dependency dependencyProvider:
            @autoclosure @escaping () -> @Sendable () throws -> Dependency
    ) {
        let provider = dependencyProvider()
        insert(key, Dependency.self, .immediate { try provider() })
    }

    /// Registers an asynchronous closure that creates the value when it is first needed.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil,
        dependency dependencyProvider: @escaping @Sendable () async throws -> Dependency
    ) {
        insert(key, Dependency.self, .deferred { try await dependencyProvider() })
    }

    private func insert<Dependency>(
        _ key: AnyHashable?, _ type: Dependency.Type, _ provider: DependencyEntry.Provider
    ) {
        let entry = DependencyEntry(provider)
        let name = DependencyKey(type: type, key: key)
        entries.withLock { $0[name] = entry }
    }

    /// The entry of a type, if one was registered.
    package func entry<Dependency>(
        for type: Dependency.Type, key: AnyHashable?
    ) -> DependencyEntry? {
        entry(for: DependencyKey(type: type, key: key))
    }

    func entry(for name: DependencyKey) -> DependencyEntry? { entries.withLock { $0[name] } }
}

extension AppDependencyManager {
    /// The reason why a dependency isn't available.
    // Safe: the payloads are metatypes and keys that nothing changes after the error was made.
    public enum Error<Value>: LocalizedError, @unchecked Sendable {
        /// The provider threw.
        case failedToLoadDependency(AnyHashable, Value.Type)
        /// Nothing is registered.
        case failedToRetrieveDependency(AnyHashable, Value.Type)
        /// Something of another type is registered.
        case incorrectDependencyType(AnyHashable, Value.Type, any Any.Type)

        public var errorDescription: String? {
            switch self {
            case .failedToLoadDependency(let key, let type):
                "The provider of the dependency \(type) (key \(key)) threw an error."
            case .failedToRetrieveDependency(let key, let type):
                "No dependency \(type) (key \(key)) is registered."
            case .incorrectDependencyType(let key, let type, let found):
                "The dependency with key \(key) is a \(found), not a \(type)."
            }
        }
    }
}

/// The name under which a dependency is registered.
// Safe: a key is an author's constant; it is only compared and hashed under the registry's lock.
package struct DependencyKey: Hashable, @unchecked Sendable {
    private let type: ObjectIdentifier
    let key: AnyHashable?

    package init(type: Any.Type, key: AnyHashable?) {
        self.type = ObjectIdentifier(type)
        self.key = key
    }
}
