import AppIntents
import IntentSystem
import IntentTestKit
import Testing

/// Searches and entities that are no words of a person.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct OddTextTests {
    private let system = TestSystem(intents: [Curios.ShowCurio.self])

    private func found(_ text: String) -> [String] {
        system.system.search(text).flatMap(\.items).filter { $0.kind == .entity }.map(\.title)
    }

    @Test(
        "Operators of query languages are no words of a search",
        arguments: [
            "\"lamp\"", "lamp*", "^lamp", "-lamp", "(lamp", "{lamp} :", "lamp'; --", "lamp %",
            "+lamp_",
        ])
    func operators(_ text: String) async throws {
        try await Curios.fill(["Lamp", "Clock"])
        #expect(found(text) == ["Lamp"])
    }

    @Test(
        "Words of query languages are words like others",
        arguments: ["lamp AND clock", "lamp OR 1=1", "NOT lamp", "NEAR(lamp clock)", "name:lamp"])
    func operatorWords(_ text: String) async throws {
        try await Curios.fill(["Lamp", "Clock"])
        #expect(found(text).isEmpty)
    }

    @Test("Entities that are named like code, commands and filler are found by their words alone")
    func oddNames() async throws {
        let names = [
            "'; DROP TABLE curios; --", "NEAR(a b)", "${target} %@ \\(x)", "Cancel", "Undo",
            "The", "Please",
        ]
        try await Curios.fill(names + ["", " ", "\u{200B}"])
        #expect(found("drop table") == [names[0]])
        #expect(found("near") == [names[1]])
        #expect(found("target") == [names[2]])
        for name in names[3...] { #expect(found(name) == [name]) }
        #expect(found("\u{200B}").isEmpty)
    }

    @Test("Scripts, directions and invisible characters")
    func scripts() async throws {
        // Homographs: “сора” is Cyrillic, “copa” Latin.
        let names = ["Ze\u{200D}bra", "שלום World", "Cafe\u{301}", "сора", "copa", "東京 Tower"]
        try await Curios.fill(names)
        #expect(found("zebra") == [names[0]])
        #expect(found("\u{202E}ze\u{200B}b\u{AD}ra\u{202C}") == [names[0]])
        #expect(found("world שלום") == [names[1]])
        #expect(found("\u{2067}שלום\u{2069}") == [names[1]])
        #expect(found("caf\u{E9}") == [names[2]])
        #expect(found("сора") == [names[3]])
        #expect(found("copa") == [names[4]])
        #expect(found("tower東京") == [names[5]])
    }

    @Test(
        "A text that is longer than any name finds nothing",
        arguments: [
            String(repeating: "lamp ", count: 200_000), String(repeating: "l", count: 1 << 20),
            String(repeating: "\u{200B}", count: 1 << 18),
            "l" + String(repeating: "\u{301}", count: 9000),
            (1...33).map { "lamp\($0)" }.joined(separator: " "),
        ])
    func endless(_ text: String) async throws {
        try await Curios.fill(["Lamp", text.prefix(3000).description])
        #expect(found(text).isEmpty)
    }
}
