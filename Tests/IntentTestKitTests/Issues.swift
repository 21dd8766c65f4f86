import Synchronization
import Testing

/// Performs checks that must fail, and returns the texts of their issues; fails if there are none.
func issues(
    sourceLocation: SourceLocation = #_sourceLocation, of body: () async throws -> Void
) async throws -> [String] {
    let texts = Texts()
    try await withKnownIssue(sourceLocation: sourceLocation) {
        try await body()
    } matching: { issue in
        texts.add(issue.text)
        return true
    }
    return texts.all
}

/// A trait of a test that must fail once: its one issue has a text, and is not reported.
struct ExpectedIssue: TestTrait, TestScoping {
    let text: String

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let texts = Texts()
        let collecting = IssueHandlingTrait.compactMapIssues { issue in
            texts.add(issue.text)
            return nil
        }
        try await collecting.provideScope(for: test, testCase: testCase) {
            try await function()
        }
        #expect(texts.all == [text])
    }
}

extension Trait where Self == ExpectedIssue {
    /// The test fails once, with a text.
    static func fails(_ text: String) -> Self { Self(text: text) }
}

extension Issue {
    /// The thrown error, if there is one, and the comments.
    fileprivate var text: String {
        ([error.map { "\($0)" }].compactMap(\.self) + comments.map(\.rawValue))
            .joined(separator: "\n")
    }
}

/// Collected texts.
private final class Texts: Sendable {
    private let texts = Mutex<[String]>([])

    var all: [String] { texts.withLock { $0 } }

    func add(_ text: String) { texts.withLock { $0.append(text) } }
}
