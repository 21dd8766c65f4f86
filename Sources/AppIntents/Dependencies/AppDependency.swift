import Synchronization

/// A shared object of the app, injected into an intent or a query: `@Dependency var store: Store`.
///
/// Before the system performs an intent or asks a query, it finds all dependencies of the value,
/// awaits their providers and refuses the run if one is missing (DEP-5). Apple's page says a
/// dependency is readable only there; reading an unregistered one elsewhere stops the program with
/// a message that names the type and the cure (DEP-3).
@propertyWrapper
public final class AppDependency<Value>: Sendable where Value: Sendable {
    private let key: DependencyKey
    private let manager: AppDependencyManager
    /// The value to use if none is registered, created once, when it is first needed.
    private let fallback: DependencyEntry?
    private let storage = Mutex(Storage())

    private struct Storage {
        /// The value that a caller set; nothing replaces it.
        var own: Value?
        /// The value that the last preparation found: one wrapper may serve many runs, and the app
        /// may register another object between them.
        var prepared: Value?
        /// The value that the last preparation of a test found, for code that has left the test's
        /// tasks: one query may serve several tests at a time.
        var replaced: Value?
    }

    private init(
        key: AnyHashable?, manager: AppDependencyManager, fallback: DependencyEntry.Provider?
    ) {
        self.key = DependencyKey(type: Value.self, key: key)
        self.manager = manager
        self.fallback = fallback.map(DependencyEntry.init)
    }

    /// Creates a dependency that must be registered.
    public convenience init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
        self.init(key: key, manager: manager, fallback: nil)
    }

    /// Creates a dependency with a value to use if none is registered.
    public convenience init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
        default defaultValueProvider: @autoclosure @escaping () -> Value
    ) {
        let provider = FallbackProvider(make: defaultValueProvider)
        self.init(key: key, manager: manager, fallback: .immediate { provider.make() })
    }

    /// Creates a dependency with an asynchronous value to use if none is registered.
    public convenience init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
        default defaultValueProvider: @escaping () async throws -> Value
    ) {
        let provider = FallbackProvider(make: defaultValueProvider)
        self.init(key: key, manager: manager, fallback: .deferred { try await provider.make() })
    }

    /// The shared object.
    public var wrappedValue: Value {
        get {
            let stored = storage.withLock { $0 }
            if let value = stored.own { return value }
            if let value = (try? replacement?.immediateValue()) as? Value { return value }
            if let value = stored.prepared { return value }
            if let value = (try? entry?.immediateValue()) as? Value { return value }
            if let value = stored.replaced { return value }
            if let provided { return provided }
            // Not a precondition: those are silent in release builds, and the text is the point.
            fatalError(MissingDependency(type: Value.self, key: key.key).diagnostic)
        }
        set {
            storage.withLock { $0.own = newValue }
            AppSurroundings.current?.note(.dependency(String(describing: Value.self)))
        }
    }

    /// The provider of the value that the present test gives instead of the app's.
    fileprivate var replacement: DependencyEntry? {
        AppSurroundings.current?.dependencies.entry(for: key)
    }

    /// The provider of the value: the test's, the one registered under the name, or else the
    /// fallback.
    fileprivate var entry: DependencyEntry? {
        replacement ?? manager.entry(for: key) ?? fallback
    }

    /// The value that the system itself has for the present task; `nil` for the types of apps.
    fileprivate var provided: Value? {
        (Value.self as? any SystemProvided.Type)?.provided as? Value
    }

    /// The dependency itself, as `$name` gives it.
    public var projectedValue: AppDependency<Value> { self }
}

/// A dependency of a value, seen without its type.
package protocol AnyAppDependency: AnyObject, Sendable {
    /// Awaits the provider, so that reading the value cannot fail; throws `MissingDependency`.
    func prepare() async throws

    /// Prepares the dependency without waiting; `false` if it has to await a provider.
    func prepareImmediately() throws -> Bool

    /// The error that `prepare()` would throw because nothing is registered; reading it calls no
    /// provider.
    var missing: MissingDependency? { get }
}

extension AppDependency: AnyAppDependency {
    package var missing: MissingDependency? {
        guard entry == nil, provided == nil, storage.withLock({ $0.own == nil }) else {
            return nil
        }
        return MissingDependency(type: Value.self, key: key.key)
    }

    package func prepareImmediately() throws -> Bool {
        if storage.withLock({ $0.own != nil }) { return true }
        guard let entry else { return provided != nil }
        guard let value = try entry.immediateValue() as? Value else { return false }
        keep(value)
        return true
    }

    package func prepare() async throws {
        if try prepareImmediately() { return }
        guard let value = try await entry?.value() as? Value else {
            throw MissingDependency(type: Value.self, key: key.key)
        }
        keep(value)
    }

    private func keep(_ value: Value) {
        let isReplaced = replacement != nil
        storage.withLock { storage in
            if isReplaced { storage.replaced = value } else { storage.prepared = value }
        }
    }
}

/// The closure that creates a fallback; Apple doesn't require it to be Sendable.
// Safe: the closure came with the dependency and is called by its `DependencyEntry` only, which
// never makes two calls at a time.
private struct FallbackProvider<Make>: @unchecked Sendable {
    let make: Make
}

/// The error for a dependency of an intent or a query that isn't registered.
package struct MissingDependency: Error, Hashable, Sendable {
    package let typeName: String
    package let key: String?

    package init(type: Any.Type, key: AnyHashable?) {
        typeName = String(describing: type)
        self.key = key.map { String(describing: $0.base) }
    }

    /// A description of the mistake and its cure, for the app's developer.
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
