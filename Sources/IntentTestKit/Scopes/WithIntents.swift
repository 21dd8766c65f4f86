public import AppIntents
public import IntentSystem

/// Performs a test with a system of its own, wherever a test has no traits.
///
/// In the methods of an `XCTestCase`, the method of the same name is called instead. Afterwards the system's `finish()` is called. Checks that failed don't end `body`: where Swift
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
    let scope = TestScope(isTrait: false) {
        TestSystem(intents: intents.isEmpty ? nil : intents)
    }
    return try await scope.perform(
        under: TestConditions(locale, textSize, passphrase), dependencies
    ) {
        let outcome = try await body(try scope.system)
        try await scope.finish()
        return outcome
    }
}

extension TestConditions {
    /// Creates the conditions of the present task, but for those that are given.
    init(
        _ locale: String?, _ textSize: PresentationEnvironment.TextSize?, _ passphrase: String?
    ) {
        self = .current
        if let locale { language = locale }
        if let textSize { self.textSize = textSize }
        if let passphrase { self.passphrase = passphrase }
    }
}

extension TestScope {
    /// Performs a test's code under conditions, with dependencies, and throws its failures as one error.
    func perform<Success>(
        under conditions: TestConditions, _ dependencies: (AppDependencyManager) -> Void,
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Success
    ) async throws -> Success {
        try await withDependencies(dependencies) {
            try await TestConditions.$current.withValue(conditions) {
                try await perform { try await reportingFailures { try await body() } }
            }
        }
    }

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
