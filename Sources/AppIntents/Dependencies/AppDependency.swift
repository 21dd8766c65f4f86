import Synchronization

/// A shared object of the app, injected into an intent or a query: `@Dependency var store: Store`.
///
/// Before the system performs an intent or asks a query, it finds all dependencies of the value,
/// awaits their providers and refuses the run if one is missing (DEP-5). Apple's page says a
/// dependency is readable only there; reading an unregistered one elsewhere stops the program with
/// a message that names the type and the cure (DEP-3).
@propertyWrapper
public final class AppDependency<Value>: @unchecked Sendable where Value: Sendable {
    // Safe: `storage` is a mutex; everything else is set once, in the initializer, and Sendable or
    // only read under that mutex.
    private enum Fallback {
        case none
        case immediate(() -> Value)
        case deferred(() async throws -> Value)
    }

    private let key: AnyHashable?
    private let manager: AppDependencyManager
    private let fallback: Fallback
    private let storage = Mutex(Storage())

    private struct Storage {
        /// What somebody set; nothing replaces it.
        var own: Value?
        /// What the last preparation found: the same wrapper may serve many runs, and another
        /// object may be registered in between.
        var prepared: Value?
    }

    private init(key: AnyHashable?, manager: AppDependencyManager, fallback: Fallback) {
        self.key = key
        self.manager = manager
        self.fallback = fallback
    }

    /// Creates a dependency that must be registered.
    public convenience init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
        self.init(key: key, manager: manager, fallback: .none)
    }

    /// Creates a dependency with a value for when none is registered.
    public convenience init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
        default defaultValueProvider: @autoclosure @escaping () -> Value
    ) {
        self.init(key: key, manager: manager, fallback: .immediate(defaultValueProvider))
    }

    /// Creates a dependency with an asynchronous value for when none is registered.
    public convenience init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
        default defaultValueProvider: @escaping () async throws -> Value
    ) {
        self.init(key: key, manager: manager, fallback: .deferred(defaultValueProvider))
    }

    /// The shared object.
    public var wrappedValue: Value {
        get {
            if let value = storage.withLock({ $0.own ?? $0.prepared }) { return value }
            if let entry = manager.entry(for: Value.self, key: key),
                let value = (try? entry.immediateValue()) as? Value
            {
                return value
            }
            if case .immediate(let make) = fallback { return make() }
            // Not a precondition: those are silent in release builds, and the text is the point.
            fatalError(MissingDependency(type: Value.self, key: key).diagnostic)
        }
        set { storage.withLock { $0.own = newValue } }
    }

    /// The dependency itself, as `$name` gives it.
    public var projectedValue: AppDependency<Value> { self }
}

/// A dependency of a value, seen without its type.
package protocol AnyAppDependency: AnyObject, Sendable {
    /// Awaits the provider, so that reading the value cannot fail; throws `MissingDependency`.
    func prepare() async throws

    /// Does the same without waiting; `false` if a provider has to be awaited.
    func prepareImmediately() throws -> Bool
}

extension AppDependency: AnyAppDependency {
    package func prepareImmediately() throws -> Bool {
        if storage.withLock({ $0.own != nil }) { return true }
        if let entry = manager.entry(for: Value.self, key: key) {
            guard let found = try entry.immediateValue() else { return false }
            guard let value = found as? Value else { return false }
            storage.withLock { $0.prepared = value }
            return true
        }
        guard case .immediate(let make) = fallback else { return false }
        let value = make()
        storage.withLock { $0.prepared = value }
        return true
    }

    package func prepare() async throws {
        if try prepareImmediately() { return }
        if let entry = manager.entry(for: Value.self, key: key) {
            if let value = try await entry.value() as? Value {
                storage.withLock { $0.prepared = value }
                return
            }
        } else if case .deferred(let make) = fallback {
            let value = try await make()
            storage.withLock { $0.prepared = value }
            return
        }
        throw MissingDependency(type: Value.self, key: key)
    }
}

/// Nobody registered what an intent or a query depends on.
package struct MissingDependency: Error, Hashable, Sendable {
    package let typeName: String
    package let key: String?

    package init(type: Any.Type, key: AnyHashable?) {
        typeName = String(describing: type)
        self.key = key.map { String(describing: $0.base) }
    }

    /// What happened, and the cure, for the app's developer.
    package var diagnostic: String {
        let keyed = key.map { " with the key “\($0)”" } ?? ""
        let argument = key.map { "key: \"\($0)\", " } ?? ""
        return """
            The dependency \(typeName)\(keyed) is not registered. Register it before the system starts, \
            with the exact type that the property declares: \
            AppDependencyManager.shared.add(\(argument)dependency: …) in the app's initializer.
            """
    }
}

/// A type whose properties may be dependencies.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
    /// Declares a dependency.
    public typealias Dependency = AppDependency
}
