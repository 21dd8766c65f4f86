import Foundation
import PhraseGrammar
import Testing

/// Sentences that tell persons and places, and sentences that are only a name.
struct PersonSentenceTests {
    private func read(
        _ sentence: String, _ language: String = "en", app: String = "guests"
    ) throws -> Interpretation {
        try #require(ExampleGrammar.grammar(of: app, language: language))
            .read(sentence, at: ExampleGrammar.now)
    }

    private func texts(_ reading: Reading) -> [String] {
        reading.slots.compactMap { slot in
            guard case .text(let text) = slot.value else { return nil }
            return "\(slot.slot)=\(text)"
        }
    }

    @Test(
        "The words behind a preposition, or at their place in the phrase, are a person or a place",
        arguments: [
            ("en", "plan dinner with Anna", ["guest=Anna"]),
            ("en", "plan a dinner for anna lind please", ["guest=anna lind"]),
            ("en", "plan dinner for thirty euros with anna in one hour", ["guest=anna"]),
            ("en", "plan dinner with Will", ["guest=Will"]),
            ("en", "weather in paris", ["place=paris"]),
            ("en", "weather for São Paulo", ["place=São Paulo"]),
            ("en", "call anna", ["person=anna"]),
            (
                "en", "invite Anna, Ben Lind and cara",
                ["friends=Anna", "friends=Ben Lind", "friends=cara"]
            ),
            (
                "en", "arrange a meeting in new york with anna lind",
                ["place=new york", "person=anna lind"]
            ),
            (
                "en", "book a ride to the airport from main street",
                ["end=airport", "start=main street"]
            ),
            (
                "en", "send see you at the park to anna",
                ["text=see you at the park", "person=anna"]
            ),
            ("de", "plane ein Abendessen mit Anna", ["guest=Anna"]),
            ("de", "zeig mir das Wetter in Bad Tölz", ["place=Bad Tölz"]),
            ("de", "Fahrt von Bonn nach Köln buchen", ["start=Bonn", "end=Köln"]),
            ("ja", "アンナと夕食を計画", ["guest=アンナ"]),
            ("ja", "東京の天気", ["place=東京"]),
            ("ja", "アンナとベンをパーティーに招待", ["friends=アンナ", "friends=ベン"]),
        ])
    func tells(language: String, sentence: String, values: [String]) throws {
        let reading = try #require(try read(sentence, language).certain)
        #expect(texts(reading) == values)
    }

    @Test(
        "Addresses are read whole, with the name before them, and need no preposition",
        arguments: [
            ("plan dinner anna.b+x@example.com.", "anna.b+x@example.com"),
            ("plan dinner with Ada Lovelace <ada@example.com>", "Ada Lovelace <ada@example.com>"),
            ("call +49 30 1234567", "+49 30 1234567"),
            ("call (555) 123-4567 please", "(555) 123-4567"),
        ])
    func addresses(sentence: String, address: String) throws {
        let reading = try #require(try read(sentence).certain)
        let slot = try #require(reading.slots.first)
        #expect(slot.value == .text(address))
        #expect(sentence[slot.range] == address)
    }

    @Test(
        "A pronoun, a day, and words that ask for something else are nobody",
        arguments: [
            "plan dinner with her", "plan dinner for tomorrow", "plan dinner", "call me",
            "plan dinner without anna", "plan dinner with anna and delete everything",
            "invite everyone", "cook rice", "with anna", "anna",
        ])
    func tellsNobody(sentence: String) throws {
        #expect(try read(sentence).readings.allSatisfy(\.slots.isEmpty))
    }

    @Test(
        "A sentence that is only a name opens what is called so",
        arguments: [
            ("en", "louvre", "Louvre"), ("en", "the louvre please", "Louvre"),
            ("en", "victoria falls in TravelTracking", "Victoria Falls"),
            ("en", "acropolis athens", "Acropolis of Athens"),
            ("de", "den kölner dom bitte", "Kölner Dom"),
            ("fr", "le louvre", "Louvre"), ("es", "el louvre por favor", "Louvre"),
            ("ja", "富士山", "富士山"), ("zh-Hans", "卢浮宫", "卢浮宫"),
            ("ar", "متحف اللوفر من فضلك", "متحف اللوفر"),
        ])
    func opens(language: String, sentence: String, name: String) throws {
        let reading = try #require(try read(sentence, language, app: "travel").certain)
        #expect(reading.action == "OpenLandmark" && reading.isName)
        #expect(reading.slots.map(\.value) == [.name(name)])
    }

    @Test("A name with a mistake, or a part of one, is not sure", arguments: ["louvr", "victoria"])
    func isUnsure(sentence: String) throws {
        let reading = try #require(try read(sentence, app: "travel").readings.first)
        #expect(reading.action == "OpenLandmark" && reading.confidence < Reading.proposed)
    }

    @Test(
        "Beside a preposition or a no, and without an action that opens it, a name asks for nothing",
        arguments: [
            ("travel", "for the louvre"), ("travel", "not the louvre"), ("travel", "louvre off"),
            ("travel", "the"), ("travel", "asia"), ("kitchen", "miso"),
        ])
    func opensNothing(app: String, sentence: String) throws {
        #expect(try read(sentence, app: app).certain == nil)
    }

    @Test("Several things of one name are asked about")
    func namesakes() throws {
        let language = Language.of(Locale(identifier: "en"))
        let index = NameIndex(
            ["rome", "paris", "other"].map {
                NamedValue(id: $0, texts: [$0 == "rome" ? "Rome" : "Paris"])
            }, language: language)
        let grammar = PhraseGrammar(
            actions: [
                Action(
                    id: "Open", slots: [Slot("target", .names(index))],
                    phrases: [Phrase("Open ${target}")], opens: "target")
            ], language: language, applicationNames: ["Cities"])
        #expect(grammar.read("rome").certain?.slots.map(\.value) == [.name("rome")])
        #expect(grammar.read("paris").certain == nil)
        #expect(grammar.read("paris").readings.first?.slots.first?.alternatives.count == 1)
    }
}
