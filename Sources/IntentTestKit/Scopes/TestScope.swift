import AppIntents
import Synchronization
import Testing

/// The part of a program that one test performs: its system, its dependencies, and its failures.
final class TestScope: Sendable {
    /// The scope of the present task; `nil` if the test has none.
    @TaskLocal static var current: TestScope?

    private struct State {
        var own: TestSystem?
        var systems: [TestSystem] = []
        var failures: [String] = []
    }

    /// The scope is that of a trait, which adds the history to each issue.
    let isTrait: Bool
    /// Records a failed check in a test of XCTest; without it, failures are kept and thrown at the end.
    let record: (@Sendable (String, SourceLocation) -> Void)?
    private let make: @Sendable () throws -> TestSystem
    private let making = Mutex(())
    private let state = Mutex(State())

    init(
        isTrait: Bool, recordingBy record: (@Sendable (String, SourceLocation) -> Void)? = nil,
        _ make: @escaping @Sendable () throws -> TestSystem
    ) {
        self.isTrait = isTrait
        self.record = record
        self.make = make
    }

    /// The system of the test, made when it is first wanted, so that all conditions of the test count.
    var system: TestSystem {
        get throws {
            try making.withLock { _ in
                if let own = state.withLock(\.own) { return own }
                let system = try make()
                state.withLock { $0.own = system }
                return system
            }
        }
    }

    /// Adds a system that the test made.
    func add(_ system: TestSystem) { state.withLock { $0.systems.append(system) } }

    /// Notes a check that failed at a line.
    func add(_ failure: String, at location: SourceLocation) {
        if let record {
            record([failure, history].filter { !$0.isEmpty }.joined(separator: "\n"), location)
        } else {
            state.withLock { $0.failures.append("\(location.place): \(failure)") }
        }
    }

    /// The texts of the failed checks.
    var failures: [String] { state.withLock(\.failures) }

    /// The events of all systems that the test made, one system after the other.
    var history: String {
        state.withLock(\.systems).map(\.history.description).filter { !$0.isEmpty }
            .joined(separator: "\n")
    }

    /// Ends the test of the scope's own system, if the test used it.
    func finish() async throws { try await state.withLock(\.own)?.finish() }

    /// Performs a test's code in the scope, and with dependencies of its own.
    func perform<Success>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Success
    ) async rethrows -> Success {
        // A trait before this one may have given the test dependencies.
        let surroundings = AppSurroundings.current ?? AppSurroundings()
        return try await AppSurroundings.$current.withValue(surroundings) {
            try await Self.$current.withValue(self) { try await body() }
        }
    }
}

extension TestSystem {
    /// The system of the present test, which has the trait `intents` or runs in `withIntents`.
    ///
    /// It is made when it is first used. Throws `UnfinishedTest` if the test has none.
    public static var current: TestSystem {
        get throws {
            guard let scope = TestScope.current else {
                throw UnfinishedTest(
                    description: """
                        The test has no system of its own. Give it the trait .intents, or make a TestSystem; a \
                        detached task has left its test.
                        """)
            }
            return try scope.system
        }
    }
}
