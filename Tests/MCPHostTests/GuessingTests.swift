import AppIntents
import IntentSystem
import MCPProtocol
import Testing
import _JSON

@testable import MCPHost

/// Offers, choices and doubts, as an assistant and its person see them.
@Suite struct GuessingTests {
    private let host: TestHost
    private let forms = TestHost.context(forms: true)

    init() throws {
        host = try TestHost(
            intents: [
                PickKettleIntent.self, PourAwayIntent.self, EndTeaTimeIntent.self,
                ListKettlesIntent.self, WarmPotIntent.self, TakeKettleIntent.self,
            ])
    }

    @Test("Options have their titles, subtitles and headings, and the value to begin with")
    func options() async throws {
        let asked = try await host.call("PickKettleIntent", [:], forms)
        #expect(
            try asked.form
                == InputForm(
                    message: "Pick Kettle\nWhich kettle?",
                    fields: [
                        InputForm.Field(
                            name: "kettle", title: "Kettle",
                            kind: .choice(
                                .titled([
                                    .init(value: "1", title: "Iron: Tetsubin – Heavy"),
                                    .init(value: "2", title: "Copper: Dallah"),
                                ]), default: "2"))
                    ]))
        let input = try asked.input.answered(.accept(["kettle": "1"]))
        let result = try await host.call("PickKettleIntent", [:], input: input, forms).result
        #expect(result.structured?["value"] == 1)
    }

    @Test("The default of the choices counts for an argument that is left out, optional or not")
    func defaults() async throws {
        let result = try await host.call("TakeKettleIntent", [:]).result
        #expect(result.structured?["value"] == [2, 2])
        let given = try await host.call("TakeKettleIntent", ["kettle": 1, "spare": 1]).result
        #expect(given.structured?["value"] == [1, 1])
    }

    @Test("CON-6 an assistant may have misunderstood, so the person is asked")
    func doubt() async throws {
        let asked = try await host.call("PourAwayIntent", [:], forms)
        #expect(
            try asked.form.message == """
                Pour Away
                Really pour it away?

                Accept: “Continue”. Decline: “Cancel”.
                """)
        let result = try await host.call(
            "PourAwayIntent", [:], input: try asked.input.answered(.accept([:])), forms
        ).result
        #expect(result.text == "Done: Pour Away")
    }

    @Test("REQ-1 the way out of a choice is to decline, in the author's words")
    func wayOut() async throws {
        let asked = try await host.call("EndTeaTimeIntent", [:], forms)
        #expect(
            try asked.form
                == InputForm(
                    message: "End Tea Time\nWhat now?\n\nDecline: “Keep Drinking”.",
                    fields: [
                        InputForm.Field(
                            name: "choice", title: "Choice",
                            kind: .choice(.plain(["Wash Up", "Leave"])))
                    ]))
        let input = try asked.input.answered(.accept(["choice": "Leave"]))
        let result = try await host.call("EndTeaTimeIntent", [:], input: input, forms).result
        #expect(result.text == "Leave")
    }

    @Test("DLG-5 a list is named in words, beside its data")
    func list() async throws {
        let result = try await host.call("ListKettlesIntent", [:]).result
        #expect(result.text.hasPrefix("Tetsubin and Dallah\n"))
        #expect(result.structured?["value"] == ["Tetsubin", "Dallah"])
    }

    @Test("DLG-2 a form without a view asks in the full text")
    func fullText() async throws {
        let asked = try await host.call("WarmPotIntent", [:], forms)
        #expect(try asked.form.message.hasPrefix("Warm Pot\nWarm the pot in the kitchen?\n\n"))
    }
}

struct KettleOptions: DynamicOptionsProvider {
    func results() async throws -> IntentItemCollection<Int> {
        IntentItemCollection(promptLabel: "Which kettle?") {
            IntentItemSection<Int>("Iron") {
                IntentItem(1, title: "Tetsubin", subtitle: "Heavy")
            }
            IntentItemSection<Int>("Copper") {
                IntentItem(2, title: "Dallah")
            }
        }
    }

    func defaultResult() async -> Int? { 2 }
}

struct PickKettleIntent: AppIntent {
    static let title: LocalizedStringResource = "Pick Kettle"
    @Parameter(title: "Kettle", optionsProvider: KettleOptions()) var kettle: Int
    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        let picked = try await $kettle.requestValue()
        return .result(value: picked)
    }
}

struct TakeKettleIntent: AppIntent {
    static let title: LocalizedStringResource = "Take Kettle"
    @Parameter(title: "Kettle", optionsProvider: KettleOptions()) var kettle: Int
    @Parameter(title: "Spare", optionsProvider: KettleOptions()) var spare: Int?
    func perform() async throws -> some IntentResult & ReturnsValue<[Int]> {
        .result(value: [kettle] + (spare.map { [$0] } ?? []))
    }
}

struct PourAwayIntent: AppIntent {
    static let title: LocalizedStringResource = "Pour Away"
    func perform() async throws -> some IntentResult {
        try await requestConfirmation(
            conditions: .lowConfidenceSource, dialog: "Really pour it away?")
        return .result()
    }
}

struct EndTeaTimeIntent: AppIntent {
    static let title: LocalizedStringResource = "End Tea Time"
    func perform() async throws -> some IntentResult & ProvidesDialog {
        let choice = try await requestChoice(
            between: [
                IntentChoiceOption(title: "Wash Up"),
                IntentChoiceOption(title: "Keep Drinking", style: .cancel),
                IntentChoiceOption(title: "Leave", style: .destructive),
            ], dialog: "What now?")
        return .result(dialog: IntentDialog(choice.title))
    }
}

struct ListKettlesIntent: AppIntent {
    static let title: LocalizedStringResource = "List Kettles"
    func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
        .result(value: ["Tetsubin", "Dallah"])
    }
}

struct WarmPotIntent: AppIntent {
    static let title: LocalizedStringResource = "Warm Pot"
    func perform() async throws -> some IntentResult {
        try await requestConfirmation(
            dialog: IntentDialog(full: "Warm the pot in the kitchen?", supporting: ""))
        return .result()
    }
}
