public import AppIntents
public import Testing

/// A trait that replaces dependencies of the app within a test.
///
/// The intents, queries and widgets of the test's systems get the replacement for each property
/// `@Dependency` of its type and key, whatever registry the property names; other tests don't see
/// it. An object that the test doesn't replace is the one that is registered in the process.
public struct DependenciesTrait: TestTrait, SuiteTrait, TestScoping {
    private let add: @Sendable (AppDependencyManager) -> Void

    fileprivate init(_ add: @escaping @Sendable (AppDependencyManager) -> Void) {
        self.add = add
    }

    /// Each test of a suite has replacements of its own.
    public var isRecursive: Bool { true }

    /// Performs a test with the replacements.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withDependencies(add) { try await function() }
    }
}

extension Trait where Self == DependenciesTrait {
    /// Replaces dependencies of the app: `.dependencies { $0.add(dependency: Tally()) }`.
    public static func dependencies(
        _ add: @escaping @Sendable (AppDependencyManager) -> Void
    ) -> Self {
        Self(add)
    }
}

/// Performs code of a test with replacements of the app's dependencies.
///
/// They count for each `TestSystem` that `body` makes, in addition to those of the scope around it.
public func withDependencies<Success>(
    _ add: (AppDependencyManager) -> Void, isolation: isolated (any Actor)? = #isolation,
    perform body: () async throws -> Success
) async rethrows -> Success {
    let surroundings = AppSurroundings(after: AppSurroundings.current)
    add(surroundings.dependencies)
    return try await AppSurroundings.$current.withValue(surroundings) { try await body() }
}
