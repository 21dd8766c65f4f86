import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// The words and the view of a result: DLG-1 to DLG-4, DLG-6.
@Suite(.timeLimit(.minutes(2)))
struct DialogTests {
    @Test("DLG-1 a result without anything is legal, and said to be done")
    func emptyResult() async throws {
        let system = TestSystem(intents: [Parts.DoNothing.self])
        let run = try await system.perform("DoNothing")
        #expect(run.screen == "  Do Nothing\n  “Done: Do Nothing”\n  [Done]")
        try await system.finish()
    }

    @Test("DLG-1 a value alone is said")
    func valueResult() async throws {
        let system = TestSystem(intents: [Parts.AddNumbers.self, Parts.PickMood.self])
        for (intent, text) in [("AddNumbers", "5"), ("PickMood", "Very happy")] {
            let run = try await system.perform(intent)
            #expect(run.dialog == PresentedDialog(full: text, supporting: text))
            #expect(run.text.isEmpty)
            #expect(run.card?.buttons == [SystemButton(role: .done, label: "Done")])
        }
        try await system.finish()
    }

    @Test("DLG-1 a result may have a value, a dialog, a view and an intent to open, all at once")
    func everything() async throws {
        let system = TestSystem(intents: [Parts.ShowAll.self, Parts.OpenNext.self])
        let run = try await system.person()
        run.session.perform(Parts.ShowAll())
        await Parts.opened.wait()
        try await run.wait { $0.card != nil }
        #expect(run.screen == "  Show All\n  “All of it.”\n  | A view\n  [Done]\n  (busy)")
        await Parts.release.open()
        await run.settle()
        #expect(run.screen == "  Open Next\n  “Opened.”\n  [Done]")
        try await system.finish()
    }

    @Test("DLG-1 a dialog goes with a snippet intent as well")
    func dialogWithSnippet() async throws {
        let system = TestSystem(intents: [Parts.ShowDrawing.self])
        let run = try await system.perform("ShowDrawing")
        #expect(run.screen == "  Show Drawing\n  “Here.”\n  | A drawing\n  [Done]")
        try await system.finish()
    }

    @Test("DLG-2 a dialog has a full text for voice and a supporting one beside visuals")
    func twoTexts() async throws {
        let system = TestSystem(intents: [Texts.TellWeather.self])
        let expected = [
            "one": PresentedDialog(full: "It is sunny.", supporting: "It is sunny."),
            "two": PresentedDialog(
                full: "It is sunny in Rome, at 25 degrees.", supporting: "Here is the weather."),
            "symbol": PresentedDialog(
                full: "It is sunny.", supporting: "Sunny", systemImageName: "sun.max"),
            "computed": PresentedDialog(full: "25 degrees", supporting: "25 degrees"),
        ]
        for (kind, dialog) in expected {
            let run = try await system.perform("TellWeather", values: ["kind": .string(kind)])
            #expect(run.dialog == dialog, "\(kind)")
            #expect(run.text == "☀︎")
        }
        try await system.finish()
    }

    @Test("DLG-2 without a view the full text is written, whatever stands beside visuals")
    func noVisuals() async throws {
        let system = TestSystem(intents: [Texts.ReportWeather.self])
        for supporting in ["", "Sunny"] {
            let run = try await system.perform(
                "ReportWeather", values: ["supporting": .string(supporting)])
            #expect(run.screen == "  Report Weather\n  “25° in Rome”\n  [Done]")
            #expect(run.dialog == PresentedDialog(full: "25° in Rome", supporting: "25° in Rome"))
        }
        try await system.finish()
    }

    @Test("DLG-4 where a view says it all and nothing is written, a voice still has the full text")
    func fullForVoice() async throws {
        let system = TestSystem(intents: [Texts.DrawWeather.self])
        let run = try await system.perform("DrawWeather", values: ["supporting": ""])
        #expect(run.screen == "  Draw Weather\n  | ☀︎\n  [Done]")
        #expect(run.dialog?.full == "25° in Rome")
        try await system.finish()
    }

    @Test("DLG-6 an intent is told that it is seen, and the system picks the half of its dialog")
    func notOnlyVoice() async throws {
        let system = TestSystem(intents: [Texts.DescribeWeather.self])
        let run = try await system.perform("DescribeWeather")
        #expect(run.screen == "  Describe Weather\n  “Seen”\n  | ☀︎\n  [Done]")
        #expect(run.dialog?.full == "Seen and heard")
        #expect(await system.run(Texts.DescribeWeather.self).text == "Seen and heard")
        try await system.finish()
    }

    @Test(
        "DLG-6 an intent is told that it is only heard, and a voice has its full dialog and its view"
    )
    func onlyVoice() async throws {
        let system = TestSystem(intents: [Texts.DescribeWeather.self])
        let run = try await system.person(
            environment: PresentationEnvironment(isVoiceOnly: true))
        try await run.send(.perform(intent: "DescribeWeather", values: [:]))
        #expect(run.spoken == "Heard and heard. ☀︎")
        try await system.finish()
    }

    @Test("DLG-2 beside a view the supporting text is written, and an empty one not at all")
    func visuals() async throws {
        let system = TestSystem(intents: [Texts.DrawWeather.self])
        for (supporting, line) in [("", ""), ("Sunny", "  “Sunny”\n")] {
            let run = try await system.perform(
                "DrawWeather", values: ["supporting": .string(supporting)])
            #expect(run.screen == "  Draw Weather\n\(line)  | ☀︎\n  [Done]")
            #expect(run.dialog?.full == "25° in Rome")
        }
        try await system.finish()
    }

    @Test("DLG-2 a question without a view is asked in the full text")
    func question() async throws {
        let system = TestSystem(intents: [Texts.AskWeather.self])
        let run = try await system.perform("AskWeather")
        #expect(
            run.screen == "  Ask Weather\n  “Is it sunny in Rome?”\n  [Cancel] [Continue]")
        try await run.confirm()
        #expect(run.screen == "  Ask Weather\n  “Done: Ask Weather”\n  [Done]")
        try await system.finish()
    }

    @Test("DLG-3 the dialog stands above the custom view, and is a part of the card of its own")
    func placement() async throws {
        let system = TestSystem(intents: [Texts.TellWeather.self, Texts.ShowSun.self])
        let run = try await system.perform("TellWeather", values: ["kind": "two"])
        #expect(
            run.screen == """
                  Tell Weather
                  “Here is the weather.”
                  | ☀︎
                  [Done]
                """)
        #expect(run.tree.plainText == "☀︎")
        let silent = try await system.perform("ShowSun")
        #expect(silent.dialog == nil)
        #expect(silent.screen == "  Show Sun\n  | ☀︎\n  [Done]")
        try await system.finish()
    }
}

enum Parts {
    static let opened = Gate()
    static let release = Gate()

    struct DoNothing: AppIntent {
        static let title: LocalizedStringResource = "Do Nothing"
        func perform() async throws -> some IntentResult { .result() }
    }

    struct AddNumbers: AppIntent {
        static let title: LocalizedStringResource = "Add Numbers"
        func perform() async throws -> some IntentResult & ReturnsValue<Int> {
            .result(value: 2 + 3)
        }
    }

    enum Mood: String, AppEnum {
        case happy
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
        static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [
            .happy: "Very happy"
        ]
    }

    struct PickMood: AppIntent {
        static let title: LocalizedStringResource = "Pick Mood"
        func perform() async throws -> some IntentResult & ReturnsValue<Mood> {
            .result(value: .happy)
        }
    }

    struct ShowAll: AppIntent {
        static let title: LocalizedStringResource = "Show All"
        func perform() async throws
            -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & OpensIntent
            & ShowsSnippetView
        {
            .result(
                value: 1, opensIntent: OpenNext(), dialog: "All of it.", view: Text("A view"))
        }
    }

    struct OpenNext: AppIntent {
        static let title: LocalizedStringResource = "Open Next"
        func perform() async throws -> some IntentResult & ProvidesDialog {
            await Parts.opened.open()
            await Parts.release.wait()
            return .result(dialog: "Opened.")
        }
    }

    struct ShowDrawing: AppIntent {
        static let title: LocalizedStringResource = "Show Drawing"
        func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
            .result(dialog: "Here.", snippetIntent: DrawingSnippet())
        }
    }

    struct DrawingSnippet: SnippetIntent {
        static let title: LocalizedStringResource = "Drawing"
        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: Text("A drawing"))
        }
    }
}

enum Texts {
    struct ShowSun: AppIntent {
        static let title: LocalizedStringResource = "Show Sun"
        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: Text(verbatim: "☀︎"))
        }
    }

    struct ReportWeather: AppIntent {
        static let title: LocalizedStringResource = "Report Weather"
        @Parameter(title: "Supporting") var supporting: String

        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: IntentDialog(full: "25° in Rome", supporting: "\(supporting)"))
        }
    }

    struct DescribeWeather: AppIntent {
        static let title: LocalizedStringResource = "Describe Weather"

        func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
            let words: LocalizedStringResource = systemContext.isVoiceOnly ? "Heard" : "Seen"
            return .result(
                dialog: IntentDialog(full: "\(words) and heard", supporting: words),
                view: Text(verbatim: "☀︎"))
        }
    }

    struct DrawWeather: AppIntent {
        static let title: LocalizedStringResource = "Draw Weather"
        @Parameter(title: "Supporting") var supporting: String

        func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
            .result(
                dialog: IntentDialog(full: "25° in Rome", supporting: "\(supporting)"),
                view: Text(verbatim: "☀︎"))
        }
    }

    struct AskWeather: AppIntent {
        static let title: LocalizedStringResource = "Ask Weather"

        func perform() async throws -> some IntentResult {
            try await requestConfirmation(
                dialog: IntentDialog(full: "Is it sunny in Rome?", supporting: ""))
            return .result()
        }
    }

    struct TellWeather: AppIntent {
        static let title: LocalizedStringResource = "Tell Weather"
        @Parameter(title: "Kind") var kind: String

        func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
            let degrees = 25
            let dialog: IntentDialog =
                switch kind {
                case "one": "It is sunny."
                case "two":
                    IntentDialog(
                        full: "It is sunny in Rome, at \(degrees) degrees.",
                        supporting: "Here is the weather.")
                case "symbol":
                    IntentDialog(
                        full: "It is sunny.", supporting: "Sunny", systemImageName: "sun.max")
                default: "\(degrees) degrees"
                }
            return .result(dialog: dialog, view: Text(verbatim: "☀︎"))
        }
    }
}
