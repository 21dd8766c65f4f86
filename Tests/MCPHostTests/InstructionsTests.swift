import AppIntents
import Testing
import _JSON

@testable import MCPHost

/// The words about a server that an assistant reads before all tools.
@Suite struct InstructionsTests {
    private static let general =
        """
        The tools are the actions of Test. An argument that names a thing takes its identifier or \
        words to find it by. What the person must decide they are asked for, so never guess a value \
        that they did not give.
        """

    private func instructions(
        _ shortcuts: (any AppShortcutsProvider.Type)?
    ) async throws -> String? {
        let host = try TestHost(intents: TeaShop.intents, shortcuts: shortcuts)
        return try await host.wire.result("server/discover", [:])["instructions"]?.string
    }

    @Test("An assistant is told which words mean none of the app's shortcuts")
    func negativePhrases() async throws {
        #expect(
            try await instructions(CarefulTeaShortcuts.self) == Self.general
                + " These words mean none of its App Shortcuts: “Tea off with Test”, “Brew trouble”."
        )
    }

    @Test("Without such words the instructions end before them")
    func generalOnes() async throws {
        #expect(try await instructions(TeaShortcuts.self) == Self.general)
        #expect(try await instructions(nil) == Self.general)
    }
}

private struct CarefulTeaShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: BrewTeaIntent(), phrases: ["Brew tea with \(.applicationName)"],
            shortTitle: "Brew", systemImageName: "cup.and.saucer")
    }

    static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases(phrases: ["Tea off with \(.applicationName)", "Brew trouble"])
    }
}
