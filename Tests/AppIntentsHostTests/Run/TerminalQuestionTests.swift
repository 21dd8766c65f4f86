import AppIntents
import Foundation
import Testing

@testable import AppIntentsHost
@testable import IntentSystem

/// A question at a terminal, and words that don't answer it.
struct TerminalQuestionTests {
    struct Send: AppIntent {
        static let title: LocalizedStringResource = "Send"
        func perform() async throws -> some IntentResult { .result() }
    }

    private let screen = Pipe()

    private var question: TerminalQuestion {
        let facts = Terminal.Facts(
            canAsk: true, isWatched: true, isOutputWatched: true, movesCursor: false,
            isColored: false, width: 80)
        let terminal = Terminal(facts: facts, errors: screen.fileHandleForWriting.fileDescriptor)
        let system = IntentSystem(appName: "Files", catalog: Catalog(intents: []))
        let context = CommandContext(
            terminal, environment: [:], folder: nil, interruption: FirstInterruption())
        let request = RunRequest(Send.self, .named([:]), locale: Locale(identifier: "en"))
        return TerminalQuestion(
            RunQuestion(
                request: request, kind: .values([]), cancelLabel: "Cancel", dialog: nil,
                content: .none, parameters: [], listedOptions: 10), card: nil, terminal: terminal,
            files: FileArguments(store: system.files, in: context))
    }

    @Test(
        "Examples, for which files may have to be listed, are made for a person who asks for help alone"
    )
    func examples() throws {
        var asked = 0
        func examples() -> [String] {
            asked += 1
            return ["report.pdf"]
        }
        let question = question
        try question.follow(
            Hearing(words: "x", kind: .unclear(.notUnderstood)), examples: examples())
        #expect(asked == 0)
        try question.follow(Hearing(words: "help", kind: .command(.help)), examples: examples())
        #expect(asked == 1)
        try screen.fileHandleForWriting.close()
        let written = try screen.fileHandleForReading.readToEnd() ?? Data()
        #expect(
            String(decoding: written, as: UTF8.self).hasSuffix("You can say “report.pdf”.\n"))
    }
}
