import AppIntents
import IntentTestKit
import Testing

/// The findings of `doctor` as failures of a test.
@Suite(.timeLimit(.minutes(2)))
struct DeclarationTests {
    struct Untitled: AppIntent {
        static let title: LocalizedStringResource = ""
        @Dependency var tally: TallyIntents.Tally

        func perform() async throws -> some IntentResult { .result() }
    }

    @Test("Declarations without a mistake pass; a dependency of the test counts")
    func correct() throws {
        try TallyIntents.system().checkDeclarations()
    }

    @Test("Each mistake is told with its cure, errors first")
    func mistakes() async throws {
        let system = TestSystem(intents: [Untitled.self])
        let texts = try await issues { try system.checkDeclarations() }
        #expect(
            texts == [
                """
                The declarations of Test have mistakes:
                error: Untitled can’t run. The dependency Tally is not registered. Register it before the \
                system starts, with the exact type that the property declares: \
                AppDependencyManager.shared.add(dependency: …) in the app's initializer.
                warning: The intent Untitled has an empty title, so people find a row without words. Give it \
                a verb and a noun, as in “Order Soup”, or set isDiscoverable to false if only other code \
                performs it.
                """
            ])
    }

    @Test("Warnings can be left out")
    func errorsOnly() throws {
        let system = TestSystem(intents: [Untitled.self])
        system.dependencies.add(dependency: TallyIntents.Tally())
        try system.checkDeclarations(warnings: false)
    }
}
