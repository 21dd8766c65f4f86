import IntentSystem
import IntentTestKit
import MCPProtocol
import Testing
import _JSON

@testable import MCPHost

/// Questions to a person through a client, and their answers.
@Suite struct QuestionTests {
    private let host: TestHost
    private let forms = TestHost.context(forms: true)

    init() throws {
        host = try TestHost(intents: TeaShop.intents)
    }

    @Test("A list with a mistake is asked for again by the titles of its values")
    func listByTitles() async throws {
        let arguments: JSONObject = ["tea": "assam", "extras": ["sencha/1", "coffee"]]
        let asked = try await host.call("BrewTeaIntent", arguments, forms)
        #expect(
            try asked.form.message == """
                Brew Tea

                Extras: Green Sencha, coffee
                ⚠ No Tea matches “coffee”.
                """)
        let input = try asked.input.answered(.accept(["extras": ["matcha"]]))
        let result = try await host.call("BrewTeaIntent", arguments, input: input, forms).result
        #expect(result.text.hasPrefix("Brewed 2 of Assam."))
    }

    @Test("Text that means several things becomes a choice among them")
    func disambiguates() async throws {
        let arguments: JSONObject = ["tea": "green"]
        let asked = try await host.call("BrewTeaIntent", arguments, forms)
        #expect(
            try asked.form
                == InputForm(
                    message: """
                        Brew Tea

                        ⚠ Tea: “green” could be any of 2 things; choose one Tea.
                        """,
                    fields: [
                        InputForm.Field(
                            name: "tea", title: "Tea", description: "What to brew.",
                            kind: .choice(
                                .titled([
                                    .init(value: "sencha/1", title: "Green Sencha"),
                                    .init(value: "matcha", title: "Green Matcha"),
                                ])))
                    ]))
        let input = try asked.input.answered(.accept(["tea": "matcha"]))
        let result = try await host.call("BrewTeaIntent", arguments, input: input, forms).result
        #expect(result.text.hasPrefix("Brewed 2 of Green Matcha."))
        #expect(host.system.sessionCount == 0)
    }

    @Test("A missing value is asked for with the app's choices")
    func asksForAValue() async throws {
        let asked = try await host.call("BoilWaterIntent", [:], forms)
        #expect(
            try asked.form
                == InputForm(
                    message: "Boil Water",
                    fields: [
                        InputForm.Field(
                            name: "degrees", title: "Degrees",
                            kind: .choice(
                                .titled([
                                    .init(value: "70", title: "70"),
                                    .init(value: "80", title: "80"),
                                    .init(value: "100", title: "100"),
                                ])))
                    ]))
        let input = try asked.input.answered(.accept(["degrees": "80"]))
        let result = try await host.call("BoilWaterIntent", [:], input: input, forms).result
        #expect(result.structured?["dialog"] == "80 degrees.")
    }

    @Test("A confirmation is a form without fields: accepting says yes")
    func confirms() async throws {
        let asked = try await host.call("EmptyPotIntent", [:], forms)
        #expect(
            try asked.form
                == InputForm(
                    message: """
                        Empty Pot
                        Pour the tea away?

                        Accept: “Continue”. Decline: “Cancel”.
                        """, fields: []))
        let input = try asked.input.answered(.accept([:]))
        let result = try await host.call("EmptyPotIntent", [:], input: input, forms).result
        #expect(result == CallResult(content: [.text("Poured away.")]))
    }

    @Test("A confirmation names its two buttons in the client's language")
    func confirmsInGerman() async throws {
        var german = forms
        german.acceptLanguage = "de"
        let asked = try await host.call("EmptyPotIntent", [:], german)
        #expect(
            try asked.form.message.hasSuffix("Annehmen: „Fortfahren“. Ablehnen: „Abbrechen“."))
    }

    @Test("Saying no ends the run", arguments: [ElicitationResult.decline, .cancel])
    func declines(_ answer: ElicitationResult) async throws {
        let asked = try await host.call("EmptyPotIntent", [:], forms)
        let input = try asked.input.answered(answer)
        let result = try await host.call("EmptyPotIntent", [:], input: input, forms).result
        #expect(
            result
                == .failure(
                    "“Empty Pot” was cancelled. What it had not done by then was not done."))
        #expect(host.system.sessionCount == 0)
    }

    @Test("The buttons of a confirmation's card are choices beside yes")
    func offersButtons() async throws {
        let asked = try await host.call("ServeTeaIntent", [:], forms)
        let form = InputForm(
            message: """
                Serve Tea

                A tray with tea

                Accept: “Order”. Decline: “Cancel”.
                """,
            fields: [
                InputForm.Field(
                    name: "action", title: "What to do",
                    kind: .choice(
                        .titled([
                            .init(value: "confirm", title: "Order"),
                            .init(value: "control-0", title: "Add Cup"),
                        ]), default: "confirm"))
            ])
        #expect(try asked.form == form)
        let tapped = try await host.call(
            "ServeTeaIntent", [:],
            input: try asked.input.answered(.accept(["action": "control-0"])), forms)
        #expect(try tapped.form == form)
        let result = try await host.call(
            "ServeTeaIntent", [:],
            input: try tapped.input.answered(.accept(["action": "confirm"])), forms
        ).result
        #expect(result.text == "A tray with tea\n[Add Cup]")
    }

    @Test("Who answers nothing of use is asked again")
    func asksAgain() async throws {
        let asked = try await host.call("EmptyPotIntent", [:], forms)
        let input = ReceivedInput(
            responses: ["other": .elicitation(.accept([:]))], state: try asked.input.state)
        let again = try await host.call("EmptyPotIntent", [:], input: input, forms)
        #expect(try again.input.state == asked.input.state)
        #expect(try again.form == asked.form)
    }

    @Test("A question can be answered once")
    func answersOnce() async throws {
        let asked = try await host.call("EmptyPotIntent", [:], forms)
        let input = try asked.input.answered(.accept([:]))
        _ = try await host.call("EmptyPotIntent", [:], input: input, forms).result
        let second = try await host.call("EmptyPotIntent", [:], input: input, forms).result
        #expect(second.isError)
        #expect(
            second.text == "This question of “Empty Pot” is not open any more; nothing was done.")
    }

    @Test("Another principal's question does not exist")
    func keepsPrincipalsApart() async throws {
        let asked = try await host.call("EmptyPotIntent", [:], forms)
        var other = forms
        other.principal = .subject("mallory")
        let input = try asked.input.answered(.accept([:]))
        #expect(try await host.call("EmptyPotIntent", [:], input: input, other).result.isError)
        #expect(
            try await host.call("EmptyPotIntent", [:], input: input, forms).result.text
                == "Poured away.")
    }

    @Test("A question that nobody answers is cancelled in the end, as a closed session's is")
    func expires() async throws {
        let asked = try await host.call("EmptyPotIntent", [:], forms)
        host.clock.advance(by: .seconds(599))
        #expect(host.service.questions.count == 1)
        host.clock.advance(by: .seconds(2))
        await host.system.caughtUp()
        #expect(host.service.questions.count == 0)
        let input = try asked.input.answered(.accept([:]))
        #expect(try await host.call("EmptyPotIntent", [:], input: input, forms).result.isError)
    }

    @Test("A question that its client gave up is cancelled at once")
    func abandons() async throws {
        let asked = try await host.call("EmptyPotIntent", [:], forms)
        await host.service.abandon(try asked.input.state)
        #expect(host.system.sessionCount == 0)
        #expect(host.service.questions.count == 0)
    }

    @Test("At the limit the newest question is refused, and no older one is lost")
    func refusesTheNewest() async throws {
        let host = try TestHost(intents: TeaShop.intents) { $0.maximumOpenCalls = 2 }
        let first = try await host.call("EmptyPotIntent", [:], forms)
        _ = try await host.call("EmptyPotIntent", [:], forms).input
        let third = try await host.call("EmptyPotIntent", [:], forms).result
        #expect(third.isError)
        #expect(
            third.text == """
                “Empty Pot” was stopped, because it asks the person something and 2 questions are waiting \
                for an answer already. Try again when some of them have been answered.
                """)
        #expect(host.service.questions.count == 2)
        let input = try first.input.answered(.accept([:]))
        #expect(
            try await host.call("EmptyPotIntent", [:], input: input, forms).result.text
                == "Poured away.")
    }

    @Test(
        "Bad input: questions that hold too much together are refused, and room is made by answers")
    func refusesWhatHoldsTooMuch() async throws {
        let host = try TestHost(intents: TeaShop.intents) { $0.maximumOpenBytes = 1500 }
        let long: JSONObject = ["tea": .string(String(repeating: "x", count: 1000))]
        let first = try await host.call("BrewTeaIntent", long, forms)
        // What was typed is told so far as it tells which it was.
        let words = try first.form.message
        #expect(words.contains("x…") && words.utf8.count < 500)
        let second = try await host.call("BrewTeaIntent", long, forms).result
        #expect(second.isError)
        #expect(
            second.text == """
                “Brew Tea” was stopped, because it asks the person something and the questions that wait for an \
                answer hold as much as may wait already. Try again when some of them have been answered.
                """)
        await host.service.abandon(try first.input.state)
        _ = try await host.call("BrewTeaIntent", long, forms).input
    }

    // MARK: - Clients that can't ask

    @Test("A client that can't ask learns which argument to give")
    func tellsWhatIsMissing() async throws {
        let result = try await host.result("BrewTeaIntent", ["tea": "Coffee"])
        #expect(
            result
                == .failure(
                    """
                    “Brew Tea” was not performed, because it needs more:
                    - Tea (argument “tea”): No Tea matches “Coffee”. Choices: assam (Assam), sencha/1 (Green \
                    Sencha), matcha (Green Matcha).
                    Call BrewTeaIntent again with that.
                    """))
        let boil = try await host.result("BoilWaterIntent")
        #expect(
            boil.text == """
                “Boil Water” was not performed, because it needs more:
                - Degrees (argument “degrees”) Choices: 70, 80, 100.
                Call BoilWaterIntent again with that.
                """)
        #expect(host.system.sessionCount == 0)
    }

    @Test("A client that can't ask learns that only a person can say yes")
    func tellsWhatIsAsked() async throws {
        let result = try await host.result("EmptyPotIntent")
        #expect(
            result
                == .failure(
                    """
                    “Empty Pot” was stopped, because it asks the person something and this client cannot ask \
                    them: it does not support elicitation. No argument can answer in their place.
                    Pour the tea away?
                    """))
        #expect(host.system.sessionCount == 0)
    }
}
