import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import Foundation
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// The outcome for a caller without a card: the whole result, as values.
@Suite(.timeLimit(.minutes(2)))
struct RunWithoutSessionTests {
    @Test("A run gives its value, its words, its view and what it opens, and makes no session")
    func gives() async throws {
        let system = TestSystem(intents: [Paper.Fold.self])
        let outcome = await system.run(Paper.Fold.self, ["sheets": 3])
        guard case .finished(let result) = outcome else {
            Issue.record("The run did not finish: \(outcome.text)")
            return
        }
        let english = Locale(identifier: "en")
        #expect(result.presentedValue(in: english) == PresentedValue(data: 3, title: "3"))
        #expect(result.dialog.map { String(localized: $0.full) } == "Folded 3.")
        guard case .view = result.content else {
            Issue.record("There is no view.")
            return
        }
        #expect(result.next == nil)
        #expect(system.system.sessionCount == 0)
        #expect(system.messages.isEmpty)
    }

    @Test("DLG-7 what a result opens is performed after it, and gives the outcome")
    func continues() async throws {
        let system = TestSystem(intents: [Paper.Begin.self, Paper.Fold.self])
        #expect(await system.run(Paper.Begin.self).text == "Folded 7.")
    }

    @Test("DLG-7 a long chain of brief intents, each on its caller's thread, needs no stack")
    func continuesForLong() async throws {
        let system = TestSystem(intents: [Paper.Unroll.self])
        let outcome = await system.system.run(
            RunRequest(
                Paper.Unroll.self, .named(["turns": 5_000]), locale: Locale(identifier: "en")),
            for: ScriptedDelegate(), executor: QueueExecutor())
        guard case .failed(let failure) = outcome else {
            Issue.record("The chain did not end: \(outcome.text)")
            return
        }
        #expect(failure.error is Paper.EndOfRoll)
    }

    @Test("An intent is found by its identifier; another is unknown")
    func byIdentifier() async throws {
        let system = TestSystem(intents: [Paper.Fold.self])
        let delegate = ScriptedDelegate()
        let english = Locale(identifier: "en")
        let outcome = try await system.system.run(
            intent: "Fold", arguments: ["sheets": 2], locale: english, for: delegate)
        #expect(outcome.text == "Folded 2.")
        await #expect(throws: UnknownIntent(identifier: "Unfold")) {
            try await system.system.run(
                intent: "Unfold", arguments: [:], locale: english, for: delegate)
        }
    }

    @Test("INV-2, INV-5 missing values are asked for in one question, and again while one won't do")
    func asks() async throws {
        let system = TestSystem(intents: [Paper.Wrap.self])
        let delegate = ScriptedDelegate(
            .values(["sheets": 12, "color": "red"]), .values(["sheets": 2]),
            .values(["sheets": 2, "color": "red"]))
        #expect(await system.run(Paper.Wrap.self, for: delegate).text == "2 of red")
        #expect(
            delegate.questions == [
                "Wrap; Sheets: []; Color: []",
                "Wrap; Sheets: [] ! Choose a number from 1 to 9.; Color: []",
                "Wrap; Sheets: []; Color: [] ! A value is needed.",
            ])
        #expect(system.system.sessionCount == 0)
    }
}

enum Paper {
    struct EndOfRoll: Error {}

    struct Unroll: AppIntent {
        static let title: LocalizedStringResource = "Unroll"
        @Parameter(title: "Turns") var turns: Int

        init() {}
        init(turns: Int) { self.turns = turns }

        func perform() async throws -> some IntentResult & OpensIntent {
            if turns == 0 { throw EndOfRoll() }
            return .result(opensIntent: Unroll(turns: turns - 1))
        }
    }

    struct Fold: AppIntent {
        static let title: LocalizedStringResource = "Fold"
        @Parameter(title: "Sheets") var sheets: Int

        init() {}
        init(sheets: Int) { self.sheets = sheets }

        func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView {
            .result(value: sheets, dialog: "Folded \(sheets).", view: Text("\(sheets) sheets"))
        }
    }

    struct Begin: AppIntent {
        static let title: LocalizedStringResource = "Begin"

        func perform() async throws -> some IntentResult & OpensIntent {
            .result(opensIntent: Fold(sheets: 7))
        }
    }

    struct Wrap: AppIntent {
        static let title: LocalizedStringResource = "Wrap"
        @Parameter(title: "Sheets", inclusiveRange: (1, 9)) var sheets: Int
        @Parameter(title: "Color") var color: String

        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(sheets) of \(color)")
        }
    }
}
