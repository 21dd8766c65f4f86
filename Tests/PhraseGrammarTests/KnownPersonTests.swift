import Foundation
import PhraseGrammar
import Testing

/// Sentences with persons and places that are known by name.
struct KnownPersonTests {
    private static let english = Language.of(Locale(identifier: "en"))

    private static let persons = NameIndex(
        [
            NamedValue(id: "lovelace", texts: ["Ada Lovelace"]),
            NamedValue(id: "ben", texts: ["Ben Lind", "Benny"]),
            NamedValue(id: "cara", texts: ["Cara Lind"]),
            NamedValue(id: "weather", texts: ["Weather Report"]),
        ], language: english)

    private static let places = NameIndex(
        [
            NamedValue(id: "office", texts: ["The Office", "Work"]),
            NamedValue(id: "new york", texts: ["New York"]),
        ], language: english)

    private static func grammar(knowing persons: NameIndex? = persons) -> PhraseGrammar {
        let stones = NameIndex([NamedValue(id: "louvre", texts: ["Louvre"])], language: english)
        return PhraseGrammar(
            actions: [
                Action(
                    id: "Call", slots: [Slot("person", .person, known: persons)],
                    phrases: [Phrase("Call Somebody"), Phrase("Call ${person}")]),
                Action(
                    id: "Send",
                    slots: [Slot("text", .text), Slot("person", .person, known: persons)],
                    phrases: [Phrase("Send Message"), Phrase("Send ${text} to ${person}")]),
                Action(
                    id: "Invite",
                    slots: [Slot("friends", .person, takesSeveral: true, known: persons)],
                    phrases: [Phrase("Invite Friends"), Phrase("Invite ${friends}")]),
                Action(
                    id: "Plan",
                    slots: [
                        Slot("guest", .person, known: persons),
                        Slot("place", .place, isRequired: false, known: places),
                    ], phrases: [Phrase("Plan Dinner")]),
                Action(id: "Weather", phrases: [Phrase("Get Weather")]),
                Action(
                    id: "Show", slots: [Slot("target", .names(stones))],
                    phrases: [Phrase("Show ${target}")]),
            ], language: english, applicationNames: ["Guests"])
    }

    private func slots(_ reading: Reading) -> [String] {
        reading.slots.map { slot in
            switch slot.value {
            case .name(let id): "\(slot.slot)=\(id)"
            case .text(let text): "\(slot.slot)=“\(text)”"
            default: "\(slot.slot)"
            }
        }
    }

    @Test(
        "A name, a first name or a synonym is the known person; other words are a new one",
        arguments: [
            ("send it to Ada", ["person=lovelace"]),
            ("send see you soon to ada lovelace", ["text=“see you soon”", "person=lovelace"]),
            ("call benny", ["person=ben"]),
            ("call Anna", ["person=“Anna”"]),
            ("invite Ada, Anna and Benny", ["friends=lovelace", "friends=“Anna”", "friends=ben"]),
            ("plan dinner with Ada at the office", ["guest=lovelace", "place=office"]),
            ("plan dinner with Ada in Paris", ["guest=lovelace", "place=“Paris”"]),
            ("plan dinner with Ada in New York", ["guest=lovelace", "place=new york"]),
            ("plan dinner ada lovelace", ["guest=lovelace"]),
        ])
    func tells(sentence: String, values: [String]) throws {
        let reading = try #require(Self.grammar().read(sentence).certain)
        #expect(slots(reading) == values)
    }

    @Test("A name with a mistake is the known person, as that of a thing is")
    func mistake() throws {
        let reading = try #require(Self.grammar().read("call ada lovelase").readings.first)
        #expect(slots(reading) == ["person=lovelace"])
    }

    @Test("A part of two names is asked about")
    func namesakes() throws {
        let interpretation = Self.grammar().read("call lind")
        #expect(interpretation.certain == nil)
        let slot = try #require(interpretation.readings.first?.slots.first)
        #expect(Set([slot.value] + slot.alternatives) == [.name("ben"), .name("cara")])
    }

    @Test("A part of names is asked about, however long these are, and a whole name is not")
    func longerNamesakes() throws {
        let persons = NameIndex(
            [
                NamedValue(id: "smith", texts: ["Anna Smith"]),
                NamedValue(id: "lopez", texts: ["Anna Maria Lopez"]),
                NamedValue(id: "bea", texts: ["Bea"]),
                NamedValue(id: "stone", texts: ["Bea Stone"]),
            ], language: Self.english)
        let interpretation = Self.grammar(knowing: persons).read("call Anna")
        let slot = try #require(interpretation.readings.first?.slots.first)
        #expect(Set([slot.value] + slot.alternatives) == [.name("smith"), .name("lopez")])
        let whole = try #require(Self.grammar(knowing: persons).read("call Bea").certain)
        #expect(slots(whole) == ["person=bea"] && whole.slots[0].alternatives.isEmpty)
    }

    @Test(
        "An unknown name behind the verb that also means another thing is not certain",
        arguments: ["call the weather", "call weather", "call the louvre", "call Louvre"])
    func isDoubtful(sentence: String) throws {
        let interpretation = Self.grammar(knowing: nil).read(sentence)
        #expect(interpretation.certain == nil)
        let reading = try #require(interpretation.readings.first)
        #expect(reading.action == "Call" && reading.slots.count == 1)
        #expect(reading.confidence >= Reading.proposed)
    }

    @Test("A part of a known name that also means another thing is not certain")
    func isDoubtfulInPart() throws {
        let interpretation = Self.grammar().read("call the weather")
        #expect(interpretation.certain == nil)
        #expect(try slots(#require(interpretation.readings.first)) == ["person=weather"])
    }

    @Test(
        "A part of a known place's name is not certain, since another place may be called so",
        arguments: ["plan dinner in York", "plan dinner york"])
    func placeInPart(sentence: String) throws {
        let interpretation = Self.grammar().read(sentence)
        #expect(interpretation.certain == nil)
        let reading = try #require(interpretation.readings.first)
        #expect(slots(reading) == ["place=new york"])
        #expect(reading.confidence >= Reading.proposed)
    }

    @Test("A known person may be called like another thing")
    func homograph() throws {
        let reading = try #require(Self.grammar().read("call the weather report").certain)
        #expect(slots(reading) == ["person=weather"])
        #expect(
            try slots(#require(Self.grammar(knowing: nil).read("call Anna").certain)).count == 1)
    }

    @Test("A recognizer of speech hears known persons, and that anybody is to be called")
    func speech() {
        let words = Set(Self.grammar().speech().words)
        #expect(words.isSuperset(of: ["call", "ada", "lovelace", "benny"]))
        #expect(!Set(Self.grammar(knowing: nil).speech().words).contains("lovelace"))
        #expect(Self.grammar().speech().omittedPhrases == 0)
    }
}
