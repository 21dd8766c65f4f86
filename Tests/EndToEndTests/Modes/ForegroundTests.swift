import AppIntents
import AppIntentsMetadata
import EndToEndSupport
import Foundation
import IntentSystem
import IntentTestKit
import Testing

/// FGD-1 to FGD-4: the background, the foreground, and the way from one to the other.
@Suite(.timeLimit(.minutes(2)))
struct ForegroundTests {
    private func system(home: URL? = nil) -> TestSystem {
        TestSystem(intents: ForegroundCards.all, appName: "Parks", home: home)
    }

    // MARK: - FGD-1

    @Test("FGD-1 at a page, each mode comes to the front at its moment")
    func page() async throws {
        let system = system()
        #expect(try await system.perform("Behind").dialog?.full == "refused; background")
        #expect(try await system.perform("InFront").dialog?.full == "foreground")
        #expect(try await system.perform("OldStyle").dialog?.full == "foreground")
        #expect(try await system.perform("EitherWay").dialog?.full == "foreground")
        #expect(try await system.perform("AtTheEnd").dialog?.full == "background, may come")
        try await system.finish()
    }

    @Test("FGD-1 in the background, what needs the foreground isn't performed; the rest is")
    func background() async throws {
        let system = system()
        let refused =
            "“%” needs Parks in front. Continue on its page or at a terminal."
        let title = { (name: String) in "! " + refused.replacing("%", with: name) }
        #expect(await system.run(ForegroundCards.InFront.self).text == title("In Front"))
        #expect(await system.run(ForegroundCards.OldStyle.self).text == title("Old Style"))
        #expect(await system.run(ForegroundCards.AtTheEnd.self).text == title("At the End"))
        #expect(await system.run(ForegroundCards.EitherWay.self).text == "background")
        #expect(await system.run(ForegroundCards.Behind.self).text == "refused; background")
        #expect(
            system.messages.contains {
                $0.contains("InFront needs the foreground, and its caller is in the background")
                    && $0.contains("add .background to its supportedModes")
            })
    }

    @Test("FGD-1 opening is done for any caller, since the system itself shows what is opened")
    func opening() async {
        let outcome = await system().run(
            ForegroundCards.Show.self, ["target": .enumeration(type: "Hue", rawValue: "blue")])
        #expect(outcome.text == "Done: Show")
    }

    @Test("FGD-1 a terminal with a person before it is in front")
    func terminal() async {
        let outcome = await system().run(
            ForegroundCards.InFront.self, for: ScriptedDelegate(isInFront: true))
        #expect(outcome.text == "foreground")
    }

    @Test("FGD-1 the card of what came to the front leads to the app, if it has an address")
    func home() async throws {
        let system = system(home: URL(string: "https://parks.example/"))
        let behind = try await system.perform("Behind")
        #expect(behind.screen.contains("Open in Parks") == false)
        let front = try await system.perform("InFront")
        #expect(front.screen.contains("Open in Parks"))
        let late = try await system.perform("AtTheEnd")
        #expect(late.screen.contains("Open in Parks"))
        try await system.finish()
    }

    @Test("The refusal has the link that offers the same intent with the same values")
    func link() async throws {
        let system = system()
        system.system.page.url = URL(string: "http://127.0.0.1:8080")
        let values: [String: ParameterValue] = [
            "words": "a & b", "numbers": .array([1, 2]), "isLoud": .bool(true),
            "date": .date(Date(timeIntervalSince1970: 0)),
        ]
        let refused = await system.run(ForegroundCards.InFront.self, values).text
        let address =
            "http://127.0.0.1:8080/run/InFront?words=a%20%26%20b&numbers=1&numbers=2&isLoud=true&date=1970-01-01T00:00:00.000Z"
        #expect(refused == "! “In Front” needs Parks in front. Continue at \(address)")
        let long = await system.run(
            ForegroundCards.InFront.self, ["words": .string(String(repeating: "w", count: 5000))])
        #expect(long.text.hasSuffix("Continue at http://127.0.0.1:8080/run/InFront"))
    }

    // MARK: - FGD-2

    @Test("FGD-2 the person is asked, and the intent goes on in front")
    func asks() async throws {
        let lab = TestFixture.fresh()
        let system = system()
        let run = try await system.perform(ForegroundCards.WhenAsked(lab: lab.name))
        #expect(run.screen.contains("Look at it in the app?"))
        #expect(lab.notes == ["background, may come"])
        try await run.confirm()
        #expect(lab.notes == ["background, may come", "foreground"])
        #expect(run.dialog?.full == "foreground")
        try await system.finish()
    }

    @Test("FGD-2 without alwaysConfirm, a decision of the last seconds is enough")
    func recent() async throws {
        let system = system()
        let run = try await system.perform(ForegroundCards.Hurried(lab: TestFixture.fresh().name))
        try await run.confirm()
        #expect(run.dialog?.full == "foreground")
        try await system.finish()
    }

    @Test("FGD-2 an older decision isn't, nor is none")
    func late() async throws {
        let lab = TestFixture.fresh()
        lab[number: "stops"] = 1
        let system = system()
        let run = try await system.perform(ForegroundCards.Hurried(lab: lab.name))
        try run.post(.confirm(question: try #require(run.question).id))
        await lab.arrival(at: "confirmed")
        system.clock.advance(by: .seconds(11))
        await lab.leave("confirmed")
        await run.settle()
        #expect(run.dialog?.full == "Do you want to continue in Parks?")
        try await run.confirm()
        #expect(run.dialog?.full == "foreground")
        let other = TestFixture.fresh().name
        await run.perform(ForegroundCards.Hurried(lab: other, confirms: false))
        #expect(run.dialog?.full == "Do you want to continue in Parks?")
        try await run.cancel()
        try await system.finish()
    }

    @Test("FGD-2 with alwaysConfirm, and for intents with progress, the person is asked again")
    func always() async throws {
        let system = system()
        let run = try await system.perform(
            ForegroundCards.Hurried(lab: TestFixture.fresh().name, always: true))
        try await run.confirm()
        #expect(run.dialog?.full == "Do you want to continue in Parks?")
        try await run.confirm()
        #expect(run.dialog?.full == "foreground")
        await run.perform(ForegroundCards.Watched())
        try await run.confirm()
        #expect(run.dialog?.full == "Do you want to continue in Parks?")
        try await run.confirm()
        #expect(run.dialog?.full == "foreground")
        try await system.finish()
    }

    // MARK: - FGD-3

    @Test("FGD-3 a person who declines leaves the intent in the background, where it may go on")
    func declines() async throws {
        let lab = TestFixture.fresh()
        let system = system()
        let run = try await system.perform(ForegroundCards.WhenAsked(lab: lab.name))
        try await run.cancel()
        #expect(lab.notes == ["background, may come", "declined", "background, may come"])
        #expect(run.dialog?.full == "background, may come")
        try await system.finish()
    }

    @Test("FGD-3 in the background the system refuses, asks nobody, and the answer says why")
    func refuses() async throws {
        let lab = TestFixture.fresh()
        let delegate = ScriptedDelegate([{ _ in .confirmed() }])
        let outcome = await system().run(
            ForegroundCards.WhenAsked.self, ["lab": .string(lab.name)], for: delegate)
        #expect(delegate.questions.isEmpty)
        #expect(lab.notes == ["background"])
        #expect(
            outcome.text
                == "! “When Asked” needs Parks in front. Continue on its page or at a terminal.")
    }

    @Test("FGD-3 an intent of the background only is refused, and the log names the cure")
    func unsupported() async {
        let system = system()
        let delegate = ScriptedDelegate(isInFront: true)
        let outcome = await system.run(ForegroundCards.Stranded.self, for: delegate)
        // No place would help the person, so none is named.
        #expect(
            outcome.text == "! “Stranded” couldn’t be completed because of an unknown error.")
        #expect(delegate.questions.isEmpty)
        #expect(
            system.messages == [
                """
                error: Stranded asked to continue in the foreground, and its supportedModes are of the \
                background only; add .foreground(.dynamic) to them.
                """
            ])
    }

    @Test("FGD-3 an intent of the background only may go on there, and nothing is written down")
    func unsupportedAndCaught() async {
        let system = system()
        let delegate = ScriptedDelegate(isInFront: true)
        let outcome = await system.run(ForegroundCards.Behind.self, for: delegate)
        #expect(outcome.text == "refused; background")
        #expect(delegate.questions.isEmpty)
        #expect(system.messages.isEmpty)
    }

    @Test("A page that was closed is in front of no person")
    func closed() async throws {
        let lab = TestFixture.fresh()
        lab[number: "stops"] = 1
        let system = system()
        let run = try await system.perform(ForegroundCards.Hurried(lab: lab.name))
        try run.post(.confirm(question: try #require(run.question).id))
        await lab.arrival(at: "confirmed")
        await run.disconnect()
        await lab.leave("confirmed")
        try await system.wait { $0.contains("Hurried needs the foreground") }
    }

    // MARK: - Errors that continue

    @Test("The error that needs the foreground performs the intent again, in front")
    func again() async throws {
        let lab = TestFixture.fresh()
        let system = system()
        let run = try await system.perform(ForegroundCards.Again(lab: lab.name))
        #expect(run.dialog?.full == "Continue with a look?")
        try await run.confirm()
        #expect(run.dialog?.full == "Seen.")
        #expect(lab.notes == ["background, may come", "foreground"])
        try await system.finish()
    }

    @Test("An intent in front that still needs to come there fails instead of starting for ever")
    func endless() async throws {
        let system = system()
        let run = try await system.perform("Endless")
        #expect(run.error == "The action continues in the app.")
        try await system.finish()
    }

    @Test("Intents of the older protocol continue with a value, with the rest, or again")
    @available(*, deprecated)
    func legacy() async throws {
        let lab = TestFixture.fresh()
        let system = TestSystem(intents: ForegroundCards.older)
        let run = try await system.perform("Legacy")
        #expect(run.dialog?.full == "Go on?")
        try await run.confirm()
        #expect(run.dialog?.full == "In front.")
        try await run.send(.perform(intent: "LegacyRest", values: ["lab": .string(lab.name)]))
        #expect(lab.notes == ["begun"])
        try await run.confirm()
        #expect(lab.notes == ["begun", "rest, foreground"])
        #expect(run.dialog?.full == "Done: Legacy Rest")
        try await run.send(.perform(intent: "LegacyRequest", values: [:]))
        try await run.confirm()
        #expect(run.dialog?.full == "7")
        try await system.finish()
    }

    // MARK: - FGD-4

    @Test("FGD-4 the context tells the mode, the moment and the language of the request")
    func context() async {
        let locale = Locale(identifier: "de")
        let date = Date(timeIntervalSince1970: 1_000_000.25)
        let request = RunRequest(
            Asking.self, .named([:]), locale: locale, date: date)
        let outcome = await TestSystem(intents: [Asking.self]).system.run(
            request, for: ScriptedDelegate(isInFront: true))
        #expect(outcome.text == "foreground, 1000000.25, de, false")
    }

    private struct Asking: AppIntent {
        static let title: LocalizedStringResource = "Asking"
        static let supportedModes: IntentModes = .foreground
        func perform() async throws -> some ProvidesDialog {
            let context = systemContext
            let moment = context.preciseTimestamp.map { "\($0.timeIntervalSince1970)" } ?? "never"
            return .result(
                dialog: """
                    \(context.currentMode.debugDescription), \(moment), \
                    \(context.locale.identifier), \(context.isVoiceOnly ? "true" : "false")
                    """)
        }
    }
}
