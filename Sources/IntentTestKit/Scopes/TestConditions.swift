public import IntentSystem
public import Testing

/// The conditions of the people of a test, which traits set for all systems that the test makes.
struct TestConditions: Sendable {
    /// The conditions of the present task.
    @TaskLocal static var current = TestConditions()

    /// The language of the people.
    var language: String?
    /// The text size of the people.
    var textSize: PresentationEnvironment.TextSize?
    /// The passphrase of the app, which is locked.
    var passphrase: String?
    /// The person of a test that needs only one, if they have a name.
    var person: (name: String, groups: Set<String>)?

    /// The environment of a person's surface.
    var environment: PresentationEnvironment {
        var environment = PresentationEnvironment()
        if let language { environment.language = language }
        if let textSize { environment.textSize = textSize }
        return environment
    }
}

/// A trait that sets a condition of the people in a test: their language, their text size, who they
/// are, or that the app is locked.
///
/// It counts for each `TestSystem` that the test makes, and for the one of the trait `intents`, in
/// any order.
public struct TestConditionsTrait: TestTrait, SuiteTrait, TestScoping {
    private let change: @Sendable (inout TestConditions) -> Void

    fileprivate init(_ change: @escaping @Sendable (inout TestConditions) -> Void) {
        self.change = change
    }

    /// Each test of a suite has the condition.
    public var isRecursive: Bool { true }

    /// Performs a test under the condition.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        var conditions = TestConditions.current
        change(&conditions)
        try await TestConditions.$current.withValue(conditions) { try await function() }
    }
}

extension Trait where Self == TestConditionsTrait {
    /// The people of the test read a language, by its BCP 47 tag, such as `de-AT`.
    public static func locale(_ language: String) -> Self {
        Self { $0.language = language }
    }

    /// The people of the test have a text size.
    public static func textSize(_ size: PresentationEnvironment.TextSize) -> Self {
        Self { $0.textSize = size }
    }

    /// The person of a test that needs only one has a name and is in some groups, as if a proxy had named
    /// them; an intent reads both from its dependency `Person`.
    public static func person(_ name: String, groups: Set<String> = []) -> Self {
        Self { $0.person = (name, groups) }
    }

    /// The app is locked until the test calls `unlock()` of its system.
    public static var locked: Self { locked(passphrase: "open sesame") }

    /// The app is locked until the test gives the passphrase.
    public static func locked(passphrase: String) -> Self {
        Self { $0.passphrase = passphrase }
    }
}
