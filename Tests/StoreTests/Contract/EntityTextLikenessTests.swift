import IntentSystem
import Testing

/// The texts of indexed entities in a file, beside those in memory.
@Suite struct EntityTextLikenessTests {
    private typealias Names = EntityTextsContract.Names

    @Test("A file and the memory find the same, in the same order, if all is wanted")
    func likeness() throws {
        var random = Numbers(state: 7)
        let parts = [
            "lo", "vre", "gar", "den", "ta", "ma", "ri", "no", "bri", "dge", "é", "ß", "宫",
        ]
        let word = { (random: inout Numbers) in
            (0...Int.random(in: 0...2, using: &random)).map { _ in
                parts.randomElement(using: &random) ?? ""
            }.joined()
        }
        let text = { (random: inout Numbers) in
            (0...Int.random(in: 0...2, using: &random)).map { _ in word(&random) }
                .joined(separator: " ")
        }
        let things = (0..<300).map { place in
            let fields = (0...Int.random(in: 0...3, using: &random)).map { _ in
                [text(&random)]
            }
            return ("\(place)", fields, Double(Int.random(in: 0...1, using: &random)))
        }
        var memory = try Names(.memory)
        var file = try Names(.file)
        try memory.add(things)
        try file.add(things)
        var found = 0
        for _ in 0..<300 {
            var typed = text(&random)
            if Bool.random(using: &random) { typed.removeLast() }
            let names = try memory.find(typed, limit: .max)
            #expect(try file.find(typed, limit: .max) == names, "\(typed)")
            found += names.count
            // Optional words, one at random.
            let query = memory.query(typed)
            let optional: Set = [Int.random(in: 0...2, using: &random)]
            let hits = try [memory, file].map { names in
                try names.texts.hits(for: query, optional: optional, limit: .max) { _ in true }
            }
            #expect(hits[0].map(\.thing) == hits[1].map(\.thing), "\(typed), \(optional)")
            #expect(hits[0].map(\.matches) == hits[1].map(\.matches), "\(typed), \(optional)")
        }
        #expect(found > 1000)
    }

    @Test(
        "The best of a few are the same too, and of very many: names first, then synonyms, whatever their weight"
    )
    func best() throws {
        var memory = try Names(.memory)
        var file = try Names(.file)
        let described = (0..<1500).map {
            ("described \($0)", [["Place \($0)"], [], ["museum"]], 1.0)
        }
        let synonym = ("synonym", [["Gallery"], ["Museum"]], 0.0)
        let name = ("name", [["Old Museum"]], 0.0)
        for things in [described, [synonym, name]] {
            try memory.add(things)
            try file.add(things)
        }
        for limit in [1, 2, 3, 50] {
            let names = try memory.find("museum", limit: limit)
            #expect(names.prefix(2) == ["name", "synonym"].prefix(limit))
            #expect(try file.find("museum", limit: limit) == names)
        }
    }

    @Test("A word that may mean thousands of others finds what has it beside another word")
    func manyMeanings() throws {
        var file = try Names(.file)
        let names = (0..<3000).map { "A\($0)berg\($0) Street" } + ["Museum Schlossberg"]
        try file.add(names.map { ($0, [[$0]], 0) })
        #expect(try file.find("berg museum") == ["Museum Schlossberg"])
        #expect(try file.find("berg", limit: 5).count == 5)
    }

    @Test("Two words that may each mean thousands of others find the one thing that has both")
    func bothManyMeanings() throws {
        let things = (0..<2000).flatMap { ["A\($0)berg\($0) Street", "B\($0)burg\($0) Street"] }
        for place in EntityTextsContract.Place.allCases {
            let names = try Names(place, things + ["Schlossberg Hamburger"])
            #expect(try names.find("berg burg") == ["Schlossberg Hamburger"], "\(place)")
            #expect(try names.find("burg berg") == ["Schlossberg Hamburger"], "\(place)")
        }
    }

    @Test("Of thousands of words that a typed one may mean, the likely ones come first")
    func likelyMeanings() throws {
        let middles = (0..<900).map { "X\($0)tower\($0)" }
        let things = middles + ["The Towers", "Old Tower", "A Towel", "One Tawer"]
        let memory = try Names(.memory, things)
        let file = try Names(.file, things)
        for typed in ["tower", "towe", "owe", "towr", "tover"] {
            #expect(try file.find(typed) == memory.find(typed), "\(typed)")
        }
        #expect(try file.find("tower", limit: 3) == ["Old Tower", "The Towers", "X0tower0"])
    }
}

/// Numbers that are the same at each run.
private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 33
    }
}
