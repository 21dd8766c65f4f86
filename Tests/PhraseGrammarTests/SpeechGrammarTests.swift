import Foundation
import PhraseGrammar
import Testing

/// What can be said, written for recognizers of speech.
struct SpeechGrammarTests {
    private static let english = Language.of(Locale(identifier: "en"))

    private func grammar(
        names: [String], phrases: [String] = ["Open ${place} in ${applicationName}"]
    ) -> PhraseGrammar {
        let index = NameIndex(
            names.map { NamedValue(id: $0, texts: [$0]) }, language: Self.english)
        return PhraseGrammar(
            actions: phrases.enumerated().map { place, phrase in
                Action(
                    id: "\(place)", slots: [Slot("place", .names(index))],
                    phrases: [Phrase(phrase)])
            }, language: Self.english, applicationNames: ["Sea Charts"])
    }

    /// The sum of the words of a grammar, with those of each rule as often as it is named.
    private func size(_ grammar: SpeechGrammar) -> Int {
        var rules: [String: [Substring]] = [:]
        for line in grammar.jsgf.split(separator: "\n") {
            let parts = line.components(separatedBy: " = ")
            guard parts.count == 2, let name = parts[0].split(separator: " ").last else { continue }
            rules[String(name)] = parts[1].split { " ()[]|;".contains($0) }
        }
        func size(of name: String) -> Int {
            (rules[name] ?? []).reduce(0) { $0 + ($1.hasPrefix("<") ? size(of: String($1)) : 1) }
        }
        return size(of: "<sentence>")
    }

    @Test("The example's grammar has its phrases, and what people leave out and add")
    func example() throws {
        let grammar = try #require(ExampleGrammar.grammar(of: "travel", language: "en"))
        let speech = grammar.speech()
        #expect(
            speech.jsgf.hasPrefix("#JSGF V1.0 UTF-8;\ngrammar sentences;\n\npublic <sentence> = "))
        for part in [
            "could_you", "in_traveltracking", "[mount] fuji", "acropolis [of athens]",
            "sagrada familia", "golden gate [bridge]",
        ] {
            #expect(speech.jsgf.contains(part), "\(part)")
        }
        #expect(speech.omittedNames == 0 && speech.omittedPhrases == 0)
    }

    @Test("A value's own words are enough, also if it has several names with them")
    func severalNames() {
        let index = NameIndex(
            [
                NamedValue(id: "1", texts: ["Mount Fuji", "Mount Fuji", "Fuji San"]),
                NamedValue(id: "2", texts: ["Mount Etna"]),
            ], language: Self.english)
        let speech = PhraseGrammar(
            actions: [
                Action(
                    id: "open", slots: [Slot("place", .names(index))],
                    phrases: [Phrase("Open ${place}")])
            ], language: Self.english, applicationNames: ["Sea Charts"]
        ).speech()
        #expect(speech.jsgf.contains("<names0> = ([mount] fuji | fuji san | [mount] etna);"))
    }

    @Test("Other prepositions, names first, small numbers and values without a place can be said")
    func variations() throws {
        let travel = try #require(ExampleGrammar.grammar(of: "travel", language: "en")).speech()
        for part in [
            "[(for | to)] [(the | a | an)]", "<names0> (tickets | ticket)", "[<flag>]",
            "sights) [(of | in | from)] [(the | a | an)]", "<names1> (landmarks | attraction",
        ] {
            #expect(travel.jsgf.contains(part), "\(part)")
        }
        let kitchen = try #require(ExampleGrammar.grammar(of: "kitchen", language: "en")).speech()
        for part in ["[(the | a | an | <count>)]", "[[(for | with | in | at)] <duration>]"] {
            #expect(kitchen.jsgf.contains(part), "\(part)")
        }
    }

    @Test("A name alone can be said where an action opens what it names")
    func nameAlone() {
        func grammar(opens: String?) -> SpeechGrammar {
            let index = NameIndex([NamedValue(id: "1", texts: ["Louvre"])], language: Self.english)
            return PhraseGrammar(
                actions: [
                    Action(
                        id: "0", slots: [Slot("target", .names(index))],
                        phrases: [Phrase("Open ${target}")], opens: opens)
                ], language: Self.english, applicationNames: []
            ).speech()
        }
        #expect(grammar(opens: "target").jsgf.contains("| [(the | a | an)]) <names0>"))
        #expect(!grammar(opens: nil).jsgf.contains("| [(the | a | an)]) <names0>"))
    }

    @Test("No name is read as a sign of the format")
    func hostileNames() {
        let hostile = [
            "x; <sentence> = delete everything;", "a | b", "[optional]", "(group)*", "<names0>",
            "/10/ weight", "{tag}", "\"quoted\"", "\\escaped", "// comment", "/* comment */", "a_b",
            "#JSGF V1.0;", "line\nbreak; public <x> = y", "\u{0}\u{202E}\u{200B}", "💣", "",
            String(repeating: "long", count: 500), String(repeating: "many words ", count: 500),
        ]
        let speech = grammar(names: hostile).speech()
        let lines = speech.jsgf.split(separator: "\n")
        #expect(lines.count == 4 && lines[3].hasPrefix("<names0> = ("), "\(lines)")
        #expect(lines.allSatisfy { $0.filter { $0 == ";" }.count == 1 })
        let names = lines.last?.dropFirst("<names0> = ".count).dropLast() ?? ""
        #expect(names.allSatisfy { $0.isLetter || $0.isNumber || " ()[]|".contains($0) })
        #expect(speech.words.allSatisfy { $0.count <= 60 })
    }

    @Test("It is bounded, whatever an app has")
    func bounds() {
        let names = (0..<20_000).map { "Place \($0) of Number \($0 * 7 % 20_000)" }
        let phrases = (0..<2_000).map { "Open \($0) chart \($0 * 3) of ${place} twice \($0 % 50)" }
        let speech = grammar(names: names, phrases: phrases).speech()
        #expect(size(speech) <= 6_000 + 100, "\(size(speech))")
        #expect(speech.omittedNames > 0 && speech.omittedPhrases > 0)
        // Its room is used.
        #expect(size(speech) > 5_900)
        let few = grammar(names: names).speech()
        #expect(size(few) <= 6_000 + 100 && few.omittedPhrases == 0)
        #expect(few.omittedNames < 20_000)
    }

    @Test("Words that can't be said are in no name and no phrase")
    func unsayable() {
        let speech = grammar(names: ["Uluru", "Petra"]).speech { $0 != "uluru" }
        #expect(speech.words.contains("petra") && !speech.words.contains("uluru"))
        #expect(speech.omittedNames == 1)
    }

    @Test("Answers are what a question offers")
    func answers() throws {
        let speech = try #require(
            SpeechGrammar(
                answers: ["Yes", "Sagrada Família", "♥"], kinds: [.flag],
                language: Self.english))
        #expect(speech.jsgf.contains("| yes | sagrada familia);"))
        #expect(speech.omittedNames == 1)
        #expect(SpeechGrammar(answers: ["♥"], language: Self.english) == nil)
        #expect(
            SpeechGrammar.words(of: "Sagrada Família", language: Self.english)
                == ["sagrada", "familia"])
    }
}
