import Foundation
import PhraseGrammar
import Testing

/// Phrases and names that no author should write, and sentences that no person should.
struct OddPhraseTests {
    private static let english = Language.of(Locale(identifier: "en"))

    private static func grammar(
        _ names: [String], _ phrases: [String: [Phrase]]
    ) -> PhraseGrammar {
        let index = NameIndex(
            names.map { NamedValue(id: $0, texts: [$0]) }, language: english)
        return PhraseGrammar(
            actions: phrases.keys.sorted().map { action in
                Action(
                    id: action, slots: [Slot("x", .names(index))], phrases: phrases[action] ?? [])
            }, language: english, applicationNames: ["Odd"])
    }

    @Test("A phrase of a thousand slots is left out, and the action keeps its others")
    func endlessPhrase() throws {
        let endless = Phrase(Array(repeating: .slot("x"), count: 1000) + [.text("Paint")])
        let words = Phrase(String(repeating: "paint ", count: 1000))
        let grammar = Self.grammar(
            ["Louvre"], ["Paint": [endless, words, Phrase("Paint the ${x}")]])
        let reading = try #require(grammar.read("paint the louvre").certain)
        #expect(reading.slots.map(\.value) == [.name("Louvre")])
        #expect(grammar.read("louvre louvre louvre").certain == nil)
    }

    @Test("The same phrase of two actions makes neither certain")
    func samePhrase() {
        let grammar = Self.grammar(
            ["Louvre"],
            ["Paint": [Phrase("Paint the ${x}")], "Color": [Phrase("Paint the ${x}")]])
        let read = grammar.read("paint the louvre")
        #expect(read.certain == nil)
        #expect(Set(read.readings.map(\.action)) == ["Paint", "Color"])
    }

    @Test(
        "Values that are named like filler don't replace the one that is meant",
        arguments: [
            "paint the louvre", "please paint the louvre", "could you paint the louvre please",
            "in odd paint the louvre",
        ])
    func fillerNames(sentence: String) {
        let grammar = Self.grammar(
            ["The", "Please", "Could You", "In", "Louvre"], ["Paint": [Phrase("Paint ${x}")]])
        let slots = grammar.read(sentence).readings.first?.slots
        #expect(slots?.map(\.value) == [.name("Louvre")])
    }

    @Test("A value that is named like filler is meant where nothing else is")
    func onlyFiller() {
        let grammar = Self.grammar(["The", "Louvre"], ["Paint": [Phrase("Paint ${x}")]])
        #expect(grammar.read("paint the").readings.first?.slots.map(\.value) == [.name("The")])
    }

    @Test(
        "Invisible characters and marks of direction change no word",
        arguments: [
            "pa\u{200B}int the lou\u{200D}vre", "\u{202E}paint the louvre\u{202C}",
            "\u{2067}paint\u{2069} the \u{FEFF}louvre", "PA\u{AD}INT THE LOUVRE",
        ])
    func invisible(sentence: String) throws {
        let grammar = Self.grammar(["Louvre"], ["Paint": [Phrase("Paint the ${x}")]])
        let reading = try #require(grammar.read(sentence).certain)
        #expect(reading.slots.map(\.value) == [.name("Louvre")])
    }

    @Test("Names in several scripts and directions are told apart")
    func scripts() {
        // Homographs: “сора” is Cyrillic, “copa” Latin.
        let names = ["Café שלום", "שלום", "сора", "copa", "東京 Tower"]
        let grammar = Self.grammar(names, ["Paint": [Phrase("Paint ${x}")]])
        for name in names {
            let slots = grammar.read("paint \(name)").readings.first?.slots
            #expect(slots?.map(\.value) == [.name(name)], "\(name)")
        }
    }

    @Test(
        "Code of queries is words like others, and asks for nothing by itself",
        arguments: [
            "'; DROP TABLE names; --", "\" OR 1=1 --", "NEAR(paint louvre, 2)", "{x}: ^paint*",
            "${x} ${x} ${x}", "%@ %s \\(.$x)",
        ])
    func code(sentence: String) {
        let grammar = Self.grammar(
            ["Louvre", "1=1"], ["Delete": [Phrase("Delete the ${x}")]])
        #expect(grammar.read(sentence).certain == nil)
    }
}
