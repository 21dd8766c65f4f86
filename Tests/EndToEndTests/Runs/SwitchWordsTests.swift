import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Testing

/// The author's words for yes and no, in the sentence of a summary and beside a field.
@Suite(.timeLimit(.minutes(2)))
struct SwitchWordsTests {
    @Test(
        "A switch is read as the word for its value",
        arguments: [("Plash", "Turn Plash", "Turn"), ("Fountain", "Toggle Fountain", "Toggle")])
    func sentence(_ intent: String, _ sentence: String, _ word: String) async throws {
        let system = TestSystem(intents: [SwitchWords.Plash.self, SwitchWords.Fountain.self])
        let found = system.system.search(intent).flatMap(\.items)
        #expect(found.map(\.subtitle) == [sentence])
        let run = try await system.person()
        try await run.send(.perform(intent: intent, values: [:], form: .first))
        #expect(
            run.screen == "  \(intent)\n  \(sentence)\n  Action: \(word)\n  [Cancel] [Continue]")
        try await run.answer(["toggle": true])
        #expect(run.screen == "  \(intent)\n  “true”\n  [Done]")
        try await run.done()
        try await system.finish()
    }
}

enum SwitchWords {
    struct Plash: AppIntent {
        static let title: LocalizedStringResource = "Plash"
        @Parameter(
            title: "Action", default: false, displayName: .init(true: "Toggle", false: "Turn"))
        var toggle: Bool
        static var parameterSummary: some ParameterSummary { Summary("\(\.$toggle) Plash") }
        func perform() async throws -> some ProvidesDialog { .result(dialog: "\(String(toggle))") }
    }

    struct Fountain: AppIntent {
        static let title: LocalizedStringResource = "Fountain"
        @Parameter(
            title: "Action", default: true, displayName: .init(true: "Toggle", false: "Turn"))
        var toggle: Bool
        static var parameterSummary: some ParameterSummary { Summary("\(\.$toggle) Fountain") }
        func perform() async throws -> some ProvidesDialog { .result(dialog: "\(String(toggle))") }
    }
}
