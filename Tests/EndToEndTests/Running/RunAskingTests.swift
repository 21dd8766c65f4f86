import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import Foundation
import IntentSystem
import IntentTestKit
import SwiftUI
import Testing

/// The questions of a run without a session to its caller, and their answers.
@Suite(.timeLimit(.minutes(2)))
struct RunAskingTests {
    @Test("CON-1, CON-2 yes lets the same perform() go on")
    func confirms() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: [Asking.Pour.self, Asking.Count.self])
        let delegate = ScriptedDelegate(.confirmed())
        let outcome = await system.run(
            Asking.Pour.self, ["lab": .string(lab.name)], for: delegate)
        #expect(outcome.text == "Poured 1.")
        #expect(delegate.questions == ["Pour; Pay/Cancel; with Count"])
        #expect(lab.notes == ["pour", "confirmed"])
        #expect(system.messages.isEmpty)
    }

    @Test("CON-9 the confirmed snippet's last value is handed on, and it isn't performed for it")
    func handsOn() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: [Asking.Pour.self, Asking.Count.self])
        let runner = IntentRunner(system.system)
        let delegate = ScriptedDelegate([
            { question in
                var drawing: ContentDrawing?
                for _ in 0..<3 {
                    drawing = try await runner.draw(
                        question.content, of: question.request, for: ScriptedDelegate())
                }
                #expect(drawing?.tree.nodes.isEmpty == false)
                return .confirmed(snippet: drawing?.snippet)
            }
        ])
        let outcome = await system.run(
            Asking.Pour.self, ["lab": .string(lab.name)], for: delegate)
        #expect(outcome.text == "Poured 3.")
        #expect(lab[number: "drawn"] == 3)
    }

    @Test("CON-3, CON-5, ERR-8 no ends the run silently, and nothing after the question is done")
    func declines() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: [Asking.Pour.self, Asking.Count.self])
        #expect(await system.run(Asking.Pour.self, ["lab": .string(lab.name)]).text == "cancelled")
        #expect(lab.notes == ["pour"])
        #expect(system.messages.isEmpty)
    }

    @Test("CON-3 an intent that catches the cancellation goes on without")
    func catches() async throws {
        let system = TestSystem(intents: [Asking.Insist.self])
        #expect(await system.run(Asking.Insist.self).text == "No, then.")
    }

    @Test("A choice gives the option in its place; the way out cancels")
    func chooses() async throws {
        let system = TestSystem(intents: [Asking.Pick.self])
        let delegate = ScriptedDelegate(.option(0))
        #expect(await system.run(Asking.Pick.self, for: delegate).text == "Red")
        #expect(await system.run(Asking.Pick.self, for: delegate).text == "cancelled")
        #expect(delegate.questions.first == "Pick; Which?; Red|Blue")
    }

    @Test("ERR-6 a needs-value error asks and performs from the top; requestValue() goes on")
    func restarts() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: [Asking.Weigh.self])
        let delegate = ScriptedDelegate(
            .values(["grams": 500]), .values(["grams": 5]), .values(["grams": 7]))
        let outcome = await system.run(
            Asking.Weigh.self, ["lab": .string(lab.name)], for: delegate)
        #expect(outcome.text == "5, then 7")
        #expect(
            delegate.questions == [
                "Weigh; How much?; Grams: []",
                "Weigh; Less, please.; Grams: [] ! “500” can’t be used for “Grams”.",
                "Weigh; And now?; Grams: []",
            ])
        #expect(lab.notes == ["top 0", "top 500", "top 5"])
        #expect(system.messages.isEmpty)
    }

    @Test("ERR-6 a needs-disambiguation error lets the person choose, and starts again")
    func disambiguates() async throws {
        let system = TestSystem(intents: [Asking.Sort.self])
        let delegate = ScriptedDelegate(.option(1))
        #expect(await system.run(Asking.Sort.self, ["word": "any"], for: delegate).text == "right")
        #expect(delegate.questions == ["Sort; Where?; left|right"])
    }

    @Test("INV-1, INV-7 a recipe gives a new intent its values, and entities as they are now")
    func fresh() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: [Asking.Pour.self, Asking.Count.self])
        var intent = Asking.Pour()
        intent.lab = lab.name
        intent.wasSet = true
        let recipe = Recipe(of: intent)
        let outcome = await system.system.run(
            RunRequest(recipe.type, .recipe(recipe), locale: Locale(identifier: "en")),
            for: ScriptedDelegate(.confirmed()))
        #expect(outcome.text == "Poured 1.")
        // Only parameters are carried: the property has the value of init().
        #expect(lab.notes.first == "pour")
    }

    @Test("INV-2, INV-7 entities are looked up in order; text that means two becomes a choice")
    func looksUp() async throws {
        let lab = TestFixture.named("fetch")
        let system = TestSystem(intents: [Asking.Fetch.self])
        let delegate = ScriptedDelegate(
            .values(["first": .entity(type: "Thing", id: "red ball")]))
        let outcome = await system.run(
            Asking.Fetch.self, ["second": "hat", "first": "red"], for: delegate)
        #expect(outcome.text == "the red ball and the hat")
        #expect(
            delegate.questions == [
                "Fetch; First: [the red box|the red ball] ! “red” could be any of 2 things; choose one Thing."
            ])
        #expect(
            lab.notes.filter { $0.hasPrefix("ids") } == [
                "ids red", "ids red box,red ball", "ids red ball", "ids hat",
            ])
    }

    @Test("Further choices for a field are found by text, and none for another field")
    func finds() async throws {
        let system = TestSystem(intents: [Asking.Fetch.self])
        let delegate = ScriptedDelegate([
            { question in
                let found = try await question.options(for: "first", matching: "red b")
                #expect(found.map(\.title) == ["red box", "red ball"])
                #expect(try await question.options(for: "third", matching: "red").isEmpty)
                throw CancellationError()
            }
        ])
        let outcome = await system.run(
            Asking.Fetch.self, ["second": .entity(type: "Thing", id: "hat")], for: delegate)
        #expect(outcome.text == "cancelled")
        #expect(delegate.questions.count == 1)
    }

    // MARK: - Who may not ask

    @Test("BTN-3 a control is asked for nothing that is missing; the error names it")
    func control() async throws {
        let system = TestSystem(intents: [Asking.Sort.self])
        let delegate = ScriptedDelegate(.values(["word": "left"]))
        let outcome = await IntentRunner(system.system).run(
            RunRequest(
                Asking.Sort.self, .named([:]), purpose: .control(inConfirmation: false),
                locale: Locale(identifier: "en")), for: delegate)
        #expect(outcome.text == "! Word: a value is needed.")
        #expect(delegate.questions.isEmpty)
        #expect(system.messages.count == 1)
    }

    @Test("FLW-5 a control inside a confirmation gets a cancellation, and a warning names the cure")
    func inConfirmation() async throws {
        let system = TestSystem(intents: [Asking.Insist.self])
        let delegate = ScriptedDelegate(.confirmed())
        let outcome = await IntentRunner(system.system).run(
            RunRequest(
                Asking.Insist.self, .named([:]), purpose: .control(inConfirmation: true),
                locale: Locale(identifier: "en")), for: delegate)
        #expect(outcome.text == "No, then.")
        #expect(delegate.questions.isEmpty)
        #expect(
            system.messages == [
                """
                warning: Insist asked the person something from inside a confirmation, which cannot ask; it \
                got a cancellation. Ask before the card is shown, or from a button of a result card.
                """
            ])
    }

    @Test("FLW-5 a snippet that is drawn asks nothing, and reloads nothing")
    func drawing() async throws {
        let system = TestSystem(intents: [Asking.Nosy.self])
        let delegate = ScriptedDelegate(.confirmed())
        let runner = IntentRunner(system.system)
        let request = RunRequest(
            Asking.Nosy.self, .named([:]), locale: Locale(identifier: "en"))
        let recipe = Recipe(of: Asking.Nosy())
        await #expect(throws: CancellationError.self) {
            try await runner.draw(.snippet(recipe), of: request, for: delegate)
        }
        #expect(delegate.questions.isEmpty)
        #expect(delegate.reloads.isEmpty)
        #expect(
            system.messages == [
                """
                warning: Nosy.reload() was called by a snippet that was being drawn; it was ignored, because \
                drawing would never end. Call it where the data changes.
                """,
                """
                warning: Nosy asked the person something from inside a snippet, which cannot ask; it got a \
                cancellation. Ask before the card is shown, or from a button of a result card.
                """,
            ])
    }

    @Test("BTN-7 what a control inside a confirmation shows is ignored, with a warning")
    func showsNothing() async throws {
        let system = TestSystem(intents: [Paper.Fold.self])
        let outcome = await IntentRunner(system.system).run(
            RunRequest(
                Paper.Fold.self, .named(["sheets": 2]), purpose: .control(inConfirmation: true),
                locale: Locale(identifier: "en")), for: ScriptedDelegate())
        guard case .finished(let result) = outcome else {
            Issue.record("The run did not finish: \(outcome.text)")
            return
        }
        #expect(result.content.isNone)
        #expect(
            system.messages == [
                """
                warning: Fold showed a snippet from a button inside a confirmation; it was ignored. Let the \
                button only change data: the confirmation is drawn again after it.
                """
            ])
    }

    @Test("FLW-6 a task that has left its run can't ask; the error names the cure")
    func stray() async throws {
        let system = TestSystem(intents: [Asking.Stray.self])
        let delegate = ScriptedDelegate(.confirmed())
        let outcome = await system.run(Asking.Stray.self, for: delegate)
        #expect(
            outcome.text == "! “Stray” couldn’t be completed because of an unknown error.")
        #expect(delegate.questions.isEmpty)
        #expect(
            system.messages == [
                """
                error: requestConfirmation of Stray was called outside a run, so there is nobody to ask. Let \
                the system perform the intent (a surface, a button with the intent, or the test kit's \
                perform), and call it from the task that runs perform(): a detached task has left the run.
                """
            ])
    }

    // MARK: - Bad input

    @Test(
        "Bad input: an answer that doesn't fit its question fails the run and names the mistake",
        arguments: [
            (Asking.Insist.self, .option(0)),
            (Asking.Insist.self, .values([:])), (Asking.Pick.self, .confirmed()),
            (Asking.Pick.self, .option(3)), (Asking.Pick.self, .option(-1)),
            (Asking.Pick.self, .values(["choice": 1])), (Asking.Sort.self, .confirmed()),
            (Asking.Sort.self, .option(0)),
        ] as [(any AppIntent.Type, Answer)])
    func misfits(_ type: any AppIntent.Type, _ answer: Answer) async throws {
        let system = TestSystem(intents: [type])
        let title = String(localized: type.title)
        #expect(
            await system.run(type, for: ScriptedDelegate(answer)).text
                == "! “\(title)” couldn’t be completed because of an unknown error.")
        #expect(
            system.messages == [
                """
                error: The answer to a question of “\(title)” does not fit it. A surface answers a \
                confirmation with .confirmed, a choice with the place of one of its options, and fields with \
                their values.
                """
            ])
    }

    @Test("Bad input: values that were not asked for change nothing")
    func extraValues() async throws {
        let system = TestSystem(intents: [Paper.Wrap.self])
        let delegate = ScriptedDelegate(.values(["color": "red", "sheets": 9, "shape": "round"]))
        let outcome = await system.run(Paper.Wrap.self, ["sheets": 2], for: delegate)
        #expect(outcome.text == "2 of red")
    }

    @Test("Bad input: what a caller throws instead of an answer is thrown in the run")
    func throwing() async throws {
        let system = TestSystem(intents: [Asking.Insist.self])
        let delegate = ScriptedDelegate([{ _ in throw Trouble(text: "The terminal is gone.") }])
        #expect(
            await system.run(Asking.Insist.self, for: delegate).text == "! The terminal is gone.")
    }
}
