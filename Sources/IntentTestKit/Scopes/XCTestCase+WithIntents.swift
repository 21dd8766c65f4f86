public import AppIntents
public import IntentSystem
import Synchronization
import Testing
public import XCTest

extension XCTestCase {
    /// Performs a test with a system of its own, and records the checks that fail at their lines.
    ///
    ///     final class TallyTests: XCTestCase {
    ///         func testAddOne() async throws {
    ///             try await withIntents(ShowTally.self, TallySnippet.self, AddOne.self) {
    ///                 $0.add(dependency: Tally())
    ///             } perform: { system in
    ///                 let run = try await system.perform(ShowTally())
    ///                 try await run.tap("Add One")
    ///                 try run.expectSnippet("…")
    ///             }
    ///         }
    ///     }
    ///
    /// A check that fails doesn't end `body`: the test has a failure at the line of the check, with what
    /// happened before. Afterwards the system's `finish()` is called, whose failure is at the line of
    /// this call. An error of the kit that `body` throws has what happened before; any other error stays
    /// as it is.
    ///
    /// - Parameters:
    ///   - intents: The intents of the system; all of the process if there are none.
    ///   - locale: The language of the people, by its BCP 47 tag.
    ///   - textSize: The text size of the people.
    ///   - passphrase: The passphrase of the app, which is locked; `nil` for no lock.
    ///   - fileID: The file of the call, as `#fileID`.
    ///   - filePath: The path of that file.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    ///   - dependencies: Adds objects that replace the app's own within the test.
    ///   - isolation: The actor of the caller, on which `body` stays.
    ///   - body: The test.
    /// - Returns: The value that `body` returns.
    /// - Throws: The error of `body`.
    public func withIntents<Success>(
        _ intents: any AppIntent.Type..., locale: String? = nil,
        textSize: PresentationEnvironment.TextSize? = nil, passphrase: String? = nil,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column,
        dependencies: (AppDependencyManager) -> Void = { _ in },
        isolation: isolated (any Actor)? = #isolation,
        perform body: (TestSystem) async throws -> Success
    ) async throws -> Success {
        let location = SourceLocation(
            fileID: fileID, filePath: filePath, line: line, column: column)
        let failures = TestCaseFailures(of: self)
        let scope = TestScope(isTrait: false, recordingBy: { failures.record($0, at: $1) }) {
            TestSystem(intents: intents.isEmpty ? nil : intents)
        }
        return try await scope.perform(
            under: TestConditions(locale, textSize, passphrase), dependencies
        ) {
            let outcome = try await body(try scope.system)
            do {
                try await scope.finish()
            } catch let error as UnfinishedTest {
                scope.add(error.description, at: location)
            }
            return outcome
        }
    }
}

/// The failures of a test of XCTest, which any task of the test may add to.
// Safe: the runner only waits while a method of a test case is performed, the reference is never
// changed, and the lock lets one task record at a time.
private final class TestCaseFailures: @unchecked Sendable {
    private let test: XCTestCase
    private let recording = Mutex(())

    init(of test: XCTestCase) {
        self.test = test
    }

    func record(_ text: String, at location: SourceLocation) {
        recording.withLock { _ in
            test.recordFailure(
                withDescription: text, inFile: location.filePath, atLine: location.line,
                expected: true)
        }
    }
}
