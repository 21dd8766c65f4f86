import Testing

@testable import PhraseGrammar

/// The mistakes between two words.
@Suite struct EditDistanceTests {
    private func distance(
        _ typed: String, _ word: String, limit: Int = 2, isUnfinished: Bool = false
    ) -> Int? {
        var distance = EditDistance(typed, limit: limit)
        return distance.distance(to: word, isUnfinished: isUnfinished)
    }

    @Test("Letters too many, missing, wrong and swapped are one mistake each")
    func kinds() {
        #expect(distance("louvre", "louvre") == 0)
        #expect(distance("loouvre", "louvre") == 1)
        #expect(distance("luvre", "louvre") == 1)
        #expect(distance("lauvre", "louvre") == 1)
        #expect(distance("luovre", "louvre") == 1)
        #expect(distance("luovrre", "louvre") == 2)
        #expect(distance("uolvrre", "louvre") == nil)
        #expect(distance("tower", "louvre") == nil)
        #expect(distance("a", "abcdef", limit: 1) == nil)
        #expect(distance("abcdef", "a", limit: 1) == nil)
    }

    @Test(
        "The distance is the same in both directions, and nil below it",
        arguments: [
            ("", "", 0), ("count", "", 5), ("count", "count", 0), ("cont", "count", 1),
            ("counts", "count", 1), ("cuont", "count", 1), ("kount", "count", 1),
            ("tnuoc", "count", 4),
        ])
    func directions(_ one: String, _ other: String, _ expected: Int) {
        #expect(distance(one, other, limit: 9) == expected)
        #expect(distance(other, one, limit: 9) == expected)
        #expect(distance(one, other, limit: expected) == expected)
        #expect(expected == 0 || distance(one, other, limit: expected - 1) == nil)
    }

    @Test("An unfinished word is compared with the beginnings of words")
    func unfinished() {
        #expect(distance("branden", "brandenburg", isUnfinished: true) == 0)
        #expect(distance("brnden", "brandenburg", isUnfinished: true) == 1)
        #expect(distance("brnden", "brandenburg") == nil)
        #expect(distance("brandenburgs", "brandenburg", isUnfinished: true) == 1)
    }

    @Test("Comparing only near places finds what comparing all of them would")
    func band() {
        var words = [""]
        for length in 0..<6 {
            words += words.filter { $0.count == length }.flatMap { [$0 + "a", $0 + "b"] }
        }
        for typed in words {
            for other in words {
                let whole = distance(typed, other, limit: 20)
                #expect(distance(typed, other) == (whole.map { $0 <= 2 } == true ? whole : nil))
            }
        }
    }
}
