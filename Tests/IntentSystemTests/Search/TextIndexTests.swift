import Foundation
import Testing

@testable import IntentSystem

/// Things that are found by their texts.
@Suite struct TextIndexTests {
    private func index(_ names: [String], locale: String = "en") -> TextIndex<String, String> {
        var index = TextIndex<String, String>(locale: Locale(identifier: locale))
        index.add(names.map { .init(key: $0, thing: $0, fields: [[$0]]) })
        return index
    }

    private func query(
        _ text: String, in index: TextIndex<String, String>, locale: String = "en"
    ) -> SearchQuery {
        SearchQuery(text, in: Locale(identifier: locale)) { index.hasWord(beginningWith: $0) }
    }

    private func find(
        _ text: String, in index: TextIndex<String, String>, limit: Int = 10
    ) -> [String] {
        query(text, in: index).tolerating { index.hits(for: $0, limit: limit).map(\.thing) }
    }

    @Test("Words are found in any order, and by their beginnings; each of them counts")
    func words() {
        let index = index(["Golden Gate Bridge", "Tower Bridge", "Brandenburg Gate"])
        #expect(find("golden gate", in: index) == ["Golden Gate Bridge"])
        #expect(find("gate gold", in: index) == ["Golden Gate Bridge"])
        #expect(
            find("br", in: index) == ["Tower Bridge", "Brandenburg Gate", "Golden Gate Bridge"])
        #expect(find("tower gate", in: index) == [])
        #expect(find("", in: index) == [])
        #expect(find("*", in: index) == [])
    }

    @Test("The middle of a word is found from three letters on")
    func inside() {
        let index = index(["Landmark"])
        #expect(find("ndm", in: index) == ["Landmark"])
        #expect(find("mark", in: index) == ["Landmark"])
        #expect(find("nd", in: index) == [])
    }

    @Test(
        "One typing mistake is tolerated from four letters on, two from eight",
        arguments: [
            "luovre", "louvr", "louvree", "louvve", "luvre", "lpuvr", "museun", "eifel towr",
        ]
    )
    func mistakes(_ text: String) {
        let index = index(["Louvre Museum", "Eiffel Tower"])
        #expect(find(text, in: index).count == 1)
    }

    @Test("A short word, a number and what is too far away find nothing by mistake")
    func tooManyMistakes() {
        let index = index(["Louvre", "Rom", "1889"])
        for text in ["ram", "1888", "luvr e", "lxxvre", "vlourex"] {
            #expect(find(text, in: index) == [], "\(text)")
        }
    }

    @Test("A mistake counts only if nothing is found without one")
    func exactFirst() {
        let index = index(["Notre Dame", "Note"])
        #expect(find("note", in: index) == ["Note"])
        #expect(find("notre", in: index) == ["Notre Dame"])
        #expect(find("nitre", in: index) == ["Notre Dame"])
    }

    @Test(
        "Case, accents, width, ligatures and invisible characters make no difference",
        arguments: [
            ("Phở", "PHO"), ("Café", "cafe"), ("Straße", "strasse"), ("Łódź", "lodz"),
            ("Tromsø", "tromso"), ("Ｃａｆｅ", "cafe"), ("Zoo\u{200B}logie", "zoologie"),
            ("İstanbul", "istanbul"), ("カフェ", "かふぇ"), ("مـكـة", "مكة"),
        ])
    func folding(_ name: String, _ text: String) {
        #expect(find(text, in: index([name])) == [name])
    }

    @Test(
        "A text without spaces is found from each of its characters on, and by its parts",
        arguments: [
            ("卢浮宫博物馆", "浮宫"), ("卢浮宫博物馆", "博物馆"), ("卢浮宫博物馆", "卢浮宫的博物馆"),
            ("東京タワー", "タワー"), ("東京タワー", "東京"), ("วัดพระแก้ว", "พระ"),
        ])
    func unspaced(_ name: String, _ text: String) {
        let index = index([name, "金门大桥"])
        #expect(find(text, in: index) == [name])
        #expect(find("没有", in: index) == [])
    }

    @Test("A name comes before a keyword, a whole word before a beginning, a weight before order")
    func ranking() {
        var index = TextIndex<String, String>(locale: Locale(identifier: "en"))
        index.add([
            .init(key: "keyword", thing: "keyword", fields: [["Other"], ["gate"]]),
            .init(key: "beginning", thing: "beginning", fields: [["Gateway"]]),
            .init(key: "longer", thing: "longer", fields: [["Golden Gate"]]),
            .init(key: "name", thing: "name", fields: [["Gate"]]),
            .init(key: "heavy", thing: "heavy", fields: [["Old Town Gate"]], weight: 1),
        ])
        #expect(find("gate", in: index) == ["heavy", "name", "longer", "beginning", "keyword"])
        #expect(find("gate", in: index, limit: 2) == ["heavy", "name"])
    }

    @Test("Of very many things the best are found, those first that were added first")
    func many() {
        var index = index((0..<5000).map { "Place \($0)" })
        index.add([.init(key: "best", thing: "best", fields: [["Place"]], weight: 1)])
        #expect(find("place", in: index, limit: 3) == ["best", "Place 0", "Place 1"])
        #expect(find("place 4999", in: index) == ["Place 4999"])
        let odd = index.hits(for: query("place", in: index), limit: 2) { $0.hasSuffix("7") }
        #expect(odd.map(\.thing) == ["Place 7", "Place 17"])
    }

    @Test("An optional word may be missing; the hit tells which ones are")
    func optional() {
        let index = index(["Louvre", "Louvre Tickets", "Tower"])
        let query = query("tickets louvre", in: index)
        let hits = index.hits(for: query, optional: [0], limit: 10)
        #expect(hits.map(\.thing) == ["Louvre Tickets", "Louvre"])
        #expect(hits.map(\.isWhole) == [true, false])
        #expect(hits[1].matches[0] == nil)
        #expect(hits[1].matches[1]?.field == 0)
        #expect(index.hits(for: query, optional: [0, 1], limit: 10).count == 2)
    }

    @Test("What is replaced or removed is found no more, however often that happens")
    func changes() {
        var index = index(["Louvre", "Tower"])
        for round in 0..<3000 {
            index.add([.init(key: "Tower", thing: "round \(round)", fields: [["Tower \(round)"]])])
        }
        #expect(find("tower", in: index) == ["round 2999"])
        #expect(find("1500", in: index) == [])
        #expect(find("louvre", in: index) == ["Louvre"])
        index.remove(["Louvre", "never added"])
        #expect(find("louvre", in: index) == [])
        index.add([.init(key: "Louvre", thing: "again", fields: [["Louvre"]])])
        #expect(find("lou", in: index) == ["again"])
    }

    @Test("Words that are added one at a time are found like those added together")
    func growing() {
        var index = TextIndex<String, String>(locale: Locale(identifier: "en"))
        for number in 0..<1000 {
            let name = String(UnicodeScalar(UInt8(97 + number % 26))) + "x\(number)"
            index.add([.init(key: name, thing: name, fields: [[name]])])
        }
        #expect(find("ax", in: index, limit: .max).count == 39)
        #expect(find("bx1", in: index) == ["bx1"] + find("bx1", in: index).dropFirst())
        #expect(find("lx999", in: index) == ["lx999"])
        #expect(index.hasWord(beginningWith: "zx"))
        #expect(!index.hasWord(beginningWith: "zy"))
    }

    @Test("A text that is no name finds nothing", .timeLimit(.minutes(1)))
    func longTexts() {
        let index = index(["a", "b"])
        let words = (0..<10_000).map { "a\($0)" }.joined(separator: " ")
        #expect(find("a " + words, in: index) == [])
        #expect(find(String(repeating: "a ", count: 100_000), in: index) == ["a"])
        #expect(find(String(repeating: "宫", count: 100_000), in: index) == [])
    }
}
