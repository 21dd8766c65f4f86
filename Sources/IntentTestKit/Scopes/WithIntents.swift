public import AppIntents
public import IntentSystem

/// Performs a test with a system of its own, in XCTest or wherever a test has no traits.
///
///     func testAddOne() async throws {
///         try await withIntents(ShowTally.self, TallySnippet.self, AddOne.self) {
///             $0.add(dependency: Tally())
///         } perform: { system in
///             let run = try await system.perform(ShowTally())
///             try await run.tap("Add One")
///             try run.expectSnippet("…")
///         }
///     }
///
/// Afterwards the system's `finish()` is called. Checks that failed don't end `body`: where Swift
/// Testing doesn't run, they are thrown together at the end, as one `FailedCheck` with what happened
/// before. An error of the kit that `body` throws has that too; any other error stays as it is.
///
/// - Parameters:
///   - intents: The intents of the system; all of the process if there are none.
///   - locale: The language of the people, by its BCP 47 tag.
///   - textSize: The text size of the people.
///   - passphrase: The passphrase of the app, which is locked; `nil` for no lock.
///   - dependencies: Adds objects that replace the app's own within the test.
///   - isolation: The actor of the caller, on which `body` stays.
///   - body: The test.
/// - Returns: The value that `body` returns.
/// - Throws: The error of `body`, or a `FailedCheck`.
public func withIntents<Success>(
    _ intents: any AppIntent.Type..., locale: String? = nil,
    textSize: PresentationEnvironment.TextSize? = nil, passphrase: String? = nil,
    dependencies: (AppDependencyManager) -> Void = { _ in },
    isolation: isolated (any Actor)? = #isolation,
    perform body: (TestSystem) async throws -> Success
) async throws -> Success {
    var conditions = TestConditions.current
    if let locale { conditions.language = locale }
    if let textSize { conditions.textSize = textSize }
    if let passphrase { conditions.passphrase = passphrase }
    let scope = TestScope(isTrait: false) {
        TestSystem(intents: intents.isEmpty ? nil : intents)
    }
    return try await withDependencies(dependencies) {
        try await TestConditions.$current.withValue(conditions) {
            try await scope.perform {
                try await scope.reportingFailures {
                    let outcome = try await body(try scope.system)
                    try await scope.finish()
                    return outcome
                }
            }
        }
    }
}

extension TestScope {
    /// Performs a test's code, and throws its failures as one error.
    fileprivate func reportingFailures<Success>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Success
    ) async throws -> Success {
        do {
            let outcome = try await body()
            if let failure = failure(with: nil) { throw failure }
            return outcome
        } catch let error as FailedCheck {
            throw failures.isEmpty ? error : failure(with: nil) ?? error
        } catch let error as any TestFailure {
            throw failure(with: "\(error)") ?? error
        } catch {
            throw failures.isEmpty ? error : failure(with: "\(error)") ?? error
        }
    }

    private func failure(with last: String?) -> FailedCheck? {
        let texts = failures + [last].compactMap(\.self)
        guard !texts.isEmpty else { return nil }
        return FailedCheck(
            description: (texts + [history].filter { !$0.isEmpty }).joined(separator: "\n"))
    }
}
