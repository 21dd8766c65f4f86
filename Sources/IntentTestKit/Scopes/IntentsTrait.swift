public import AppIntents
public import Testing

/// A trait that gives each test a system of its own, so that tests run beside each other.
///
///     @Suite(.intents(ShowTally.self, TallySnippet.self, AddOne.self))
///     struct TallyTests {
///         @Test(.locale("de"), .dependencies { $0.add(dependency: Tally()) })
///         func addOne() async throws {
///             let run = try await TestSystem.current.perform(ShowTally())
///             try await run.tap("Add One")
///             try run.expectSnippet("…")
///         }
///     }
///
/// After the test the system's `finish()` is called, so that an open question or an unseen card
/// fails it. Every issue of the test has a comment with what happened before: the actions of its
/// people, their screens, and what was logged.
public struct IntentsTrait: TestTrait, SuiteTrait, TestScoping {
    private let make: @Sendable () throws -> TestSystem

    fileprivate init(_ make: @escaping @Sendable () throws -> TestSystem) {
        self.make = make
    }

    /// Each test of a suite has its own system.
    public var isRecursive: Bool { true }

    /// Performs a test with a system of its own.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let scope = TestScope(isTrait: true, make)
        let annotating = IssueHandlingTrait.compactMapIssues { issue in
            scope.annotated(issue)
        }
        do {
            try await scope.perform {
                try await annotating.provideScope(for: test, testCase: testCase) {
                    try await function()
                }
                try await scope.finish()
            }
        } catch let error as any TestFailure {
            // The runner records a thrown error outside of the traits, without their comment.
            Issue.record(
                error, Comment(rawValue: scope.history), sourceLocation: test.sourceLocation)
        }
    }
}

extension TestScope {
    /// Returns an issue with the history of the test.
    fileprivate func annotated(_ issue: Issue) -> Issue {
        let history = history
        if history.isEmpty { return issue }
        var issue = issue
        issue.comments.append(Comment(rawValue: history))
        return issue
    }
}

extension Trait where Self == IntentsTrait {
    /// Gives each test a system with all intents of the process.
    public static var intents: Self { Self { TestSystem() } }

    /// Gives each test a system with some intents.
    public static func intents(_ intents: any AppIntent.Type...) -> Self {
        Self { TestSystem(intents: intents) }
    }

    /// Gives each test the system that a closure makes.
    public static func intents(
        _ make: @escaping @Sendable () throws -> TestSystem
    ) -> Self {
        Self(make)
    }
}
