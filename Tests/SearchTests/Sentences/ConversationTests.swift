import AppIntents
import AppIntentsMetadata
import Foundation
import IntentSystem
import IntentTestKit
import Testing

/// Questions that people answer with words.
struct ConversationTests {
    private func museum(
        now: (@Sendable () -> Date)? = nil, timeZone: TimeZone? = nil
    ) -> TestSystem {
        TestSystem(
            intents: Museum.all + PrintShop.all, appName: "Museum", now: now, timeZone: timeZone)
    }

    @Test("A number is told in words, with what it counts beside it")
    func numbers() async throws {
        let system = museum()
        let run = try await system.perform("ReserveSeats")
        let hearing = try await run.hear("twelve seats, please")
        #expect(hearing.kind == .value(12, parameter: "count"))
        #expect(hearing.title == "12")
        #expect(run.dialog?.full == "12 seats.")
        try await system.finish()
    }

    @Test("Words that are no value say why the person is asked again")
    func askedAgain() async throws {
        let system = museum()
        let run = try await system.perform("ReserveSeats")
        let question = run.question
        #expect(
            try await run.hear("lots").reason == .refused("“lots” is not a whole number."))
        #expect(try await run.hear(" ").reason == .missing)
        #expect(run.question == question)
        #expect(try await run.hear("3").kind == .value(3, parameter: "count"))
        #expect(run.dialog?.full == "3 seats.")
        try await system.finish()
    }

    @Test("Commands are understood at each question, and leave it open unless they end it")
    func commands() async throws {
        let system = museum()
        let run = try await system.perform("ReserveSeats")
        #expect(try await run.hear("what can I say?").command == .help)
        #expect(try await run.hear("say that again").command == .repeat)
        #expect(run.spoken == "Seats? You can say “three”.")
        #expect(try await run.hear("never mind").command == .cancel)
        #expect(run.card == nil)
        try await system.finish()
    }

    @Test("Words that fit several values ask which one, and the next words decide")
    func several() async throws {
        let system = museum()
        let run = try await system.perform("FindTickets")
        #expect(
            try await run.hear("the blue one").reason == .several(["Blue Nude", "Blue Horses"]))
        #expect(try await run.hear("the second one").title == "Blue Horses")
        #expect(run.dialog?.full == "Tickets for Blue Horses.")
        try await system.finish()
    }

    @Test("The whole name of a value comes before a command that is said in the same words")
    func namedLikeCommand() async throws {
        let system = museum()
        let run = try await system.perform("FindTickets")
        #expect(try await run.hear("cancel").title == "Cancel")
        #expect(run.dialog?.full == "Tickets for Cancel.")
        try await system.finish()
    }

    @Test("A command comes before free text, and words between quotation marks are text")
    func quoted() async throws {
        let system = museum()
        var run = try await system.perform("HangPrint")
        #expect(try await run.hear("stop").command == .stop)
        #expect(run.card == nil)
        run = try await system.perform("HangPrint")
        try await run.hear("“Stop”")
        #expect(run.dialog?.full == "Stop hangs.")
        try await system.finish()
    }

    @Test("An entity that is only found by a query is looked for, and asked for again")
    func searched() async throws {
        let system = museum()
        let run = try await system.perform("BookGuide")
        try await run.hear("Bob")
        guard case .values(let fields) = run.question?.kind else {
            Issue.record("The run asks for a guide.")
            return
        }
        #expect(fields.first?.error != nil)
        try await run.hear("Ada Lang")
        #expect(run.dialog?.full == "ada comes.")
        try await system.finish()
    }

    @Test("An hour that may be in the morning or the evening is asked for once more")
    func dates() async throws {
        let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let system = museum(now: { Date(timeIntervalSince1970: 1_778_688_000) }, timeZone: zone)
        let run = try await system.perform("PlanVisit")
        guard case .several(let times)? = try await run.hear("tomorrow at eight").reason else {
            Issue.record("The half of the day is not known.")
            return
        }
        #expect(times.count == 2)
        try await run.hear("in the evening")
        #expect(run.dialog?.full == "2026-05-15T11:00:00Z")
        try await system.finish()
    }

    @Test("A choice, a confirmation and the result are spoken in full, with what can be said")
    func choiceAndConfirmation() async throws {
        let system = museum()
        let run = try await system.perform("BuyPrint")
        #expect(run.spoken == "Which size? You can say “Small”, “Large”, “Cancel”.")
        #expect(try await run.hear("huge").reason == .notUnderstood)
        #expect(try await run.hear("the last one").kind == .option(1))
        #expect(run.dialog?.supporting == "Buy it?")
        #expect(
            run.spoken
                == "The large print is 5 euros. Buy it? You can say “Buy”, “Cancel”. 5 €")
        #expect(try await run.hear("yes, go ahead").kind == .confirmation(true))
        #expect(run.spoken == "You bought the large print. Receipt 7.")
        try await system.finish()
    }

    @Test("A no declines", arguments: ["no thanks", "cancel", "stop", "don't do it"])
    func declined(words: String) async throws {
        let system = museum()
        let run = try await system.perform("BuyPrint")
        try await run.hear("small")
        try await run.hear(words)
        #expect(run.card == nil)
        try await system.finish()
    }

    @Test("Several fields are answered one after the other: lists, switches, measurements, texts")
    func fields() async throws {
        let system = museum()
        let run = try await system.perform("FramePrints")
        #expect(run.spoken.hasPrefix("Floors?"))
        #expect(
            try await run.hear("the ground floor and the attic").title == "Ground Floor, Top Floor")
        #expect(run.spoken == "Glass? You can say “Glass”, “Plain”.")
        #expect(try await run.hear("plain").kind == .value(false, parameter: "glass"))
        #expect(try await run.hear("two hundred centimeters").reason == nil)
        #expect(run.question != nil)
        try await run.hear("be careful and quick")
        #expect(run.dialog?.full == "ground top, plain, 2, be careful and quick")
        try await system.finish()
    }

    @Test("After the result, “undo that” undoes")
    func undo() async throws {
        let system = museum()
        let run = try await system.perform("HangPrint")
        try await run.hear("Night")
        #expect(run.dialog?.full == "Night hangs.")
        #expect(try await run.hear("undo that").command == .undo)
        #expect(run.dialog?.full == "“Hang Night” was undone.")
        #expect(try await run.hear("sing").reason == .notUnderstood)
        try await system.finish()
    }

    @Test(
        "People answer in their language, and are told so",
        arguments: [
            ("de", "zwölf bitte", "abbrechen"), ("ja", "十二お願いします", "キャンセル"),
        ])
    func languages(language: String, words: String, cancel: String) async throws {
        let system = museum()
        let run = try await system.person(
            environment: PresentationEnvironment(language: language))
        try await run.send(.perform(intent: "ReserveSeats", values: [:]))
        #expect(try await run.hear(cancel).command == .cancel)
        try await run.send(.perform(intent: "ReserveSeats", values: [:]))
        #expect(try await run.hear(words).title == "12", "\(words)")
        #expect(run.dialog?.full == "12 seats.")
        try await system.finish()
    }

    @Test("Endless words leave a question open", arguments: ["yes ", "cancel ", "blue "])
    func endless(word: String) async throws {
        let system = museum()
        let run = try await system.perform("BuyPrint")
        let words = String(repeating: word, count: 100_000)
        #expect(try await run.hear(words).reason == .notUnderstood)
        #expect(run.question != nil)
        try await run.cancel()
        try await system.finish()
    }
}
