import Foundation
import IntentStore
import IntentSystem
import Testing

/// The texts of indexed entities, in memory and in a file: both find the same, in the same order.
@Suite struct EntityTextsContract {
    /// A place of texts.
    enum Place: CaseIterable, Sendable {
        case memory
        case file

        func texts(in locale: String = "en") throws -> any EntityTexts {
            switch self {
            case .memory: MemoryEntityTexts()
            case .file:
                try SQLiteEntityTextStore(at: EntityTextsContract.file(), program: "1")
                    .texts(in: locale)
            }
        }
    }

    /// Returns the place of a new file.
    static func file() throws -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "texts-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appending(path: "texts.sqlite")
    }

    /// Texts with the names of things, which are known by their places.
    struct Names {
        let texts: any EntityTexts
        let locale: Locale
        var names: [String] = []

        init(_ place: Place, _ names: [String] = [], locale: String = "en") throws {
            texts = try place.texts(in: locale)
            self.locale = Locale(identifier: locale)
            try add(names.map { ($0, [[$0]], 0) })
        }

        mutating func add(_ things: [(name: String, fields: [[String]], weight: Double)]) throws {
            let first = names.count
            names += things.map(\.name)
            try texts.change(
                removing: [],
                adding: things.enumerated().map { place, thing in
                    EntityText(
                        number: Int64(first + place), revision: 1,
                        words: FieldWords(thing.fields, in: locale), weight: thing.weight)
                })
        }

        func query(_ text: String) -> SearchQuery {
            SearchQuery(text, in: locale) { (try? texts.hasWord(beginningWith: $0)) ?? false }
        }

        func find(
            _ text: String, limit: Int = 10, where isWanted: (String) -> Bool = { _ in true }
        ) throws -> [String] {
            var problem: (any Error)?
            let found = query(text).tolerating { query -> [String] in
                do {
                    return try texts.hits(for: query, optional: [], limit: limit) {
                        isWanted(names[Int($0)])
                    }.map { names[Int($0.thing)] }
                } catch {
                    problem = error
                    return []
                }
            }
            if let problem { throw problem }
            return found
        }
    }

    @Test(
        "Words are found in any order, and by their beginnings; each counts",
        arguments: Place.allCases)
    func words(_ place: Place) throws {
        let names = try Names(place, ["Golden Gate Bridge", "Tower Bridge", "Brandenburg Gate"])
        #expect(try names.find("golden gate") == ["Golden Gate Bridge"])
        #expect(try names.find("gate gold") == ["Golden Gate Bridge"])
        #expect(
            try names.find("br") == ["Tower Bridge", "Brandenburg Gate", "Golden Gate Bridge"])
        #expect(try names.find("tower gate") == [])
        #expect(try names.find("") == [])
        #expect(try names.find("*") == [])
    }

    @Test("The middle of a word is found from three letters on", arguments: Place.allCases)
    func inside(_ place: Place) throws {
        let names = try Names(place, ["Landmark"])
        #expect(try names.find("ndm") == ["Landmark"])
        #expect(try names.find("mark") == ["Landmark"])
        #expect(try names.find("nd") == [])
    }

    @Test(
        "One typing mistake is tolerated from four letters on, two from eight",
        arguments: Place.allCases,
        [
            "luovre", "louvr", "louvree", "louvve", "luvre", "lpuvr", "museun", "eifel towr",
        ]
    )
    func mistakes(_ place: Place, _ text: String) throws {
        let names = try Names(place, ["Louvre Museum", "Eiffel Tower"])
        #expect(try names.find(text).count == 1)
    }

    @Test(
        "A short word, a number and what is too far away find nothing by mistake",
        arguments: Place.allCases)
    func tooManyMistakes(_ place: Place) throws {
        let names = try Names(place, ["Louvre", "Rom", "1889"])
        for text in ["ram", "1888", "luvr e", "lxxvre", "vlourex"] {
            #expect(try names.find(text) == [], "\(text)")
        }
    }

    @Test("A mistake counts only if nothing is found without one", arguments: Place.allCases)
    func exactFirst(_ place: Place) throws {
        let names = try Names(place, ["Notre Dame", "Note"])
        #expect(try names.find("note") == ["Note"])
        #expect(try names.find("notre") == ["Notre Dame"])
        #expect(try names.find("nitre") == ["Notre Dame"])
    }

    @Test(
        "Case, accents, width, ligatures and invisible characters make no difference",
        arguments: Place.allCases,
        [
            ("Phở", "PHO"), ("Café", "cafe"), ("Straße", "strasse"), ("Łódź", "lodz"),
            ("Tromsø", "tromso"), ("Ｃａｆｅ", "cafe"), ("Zoo\u{200B}logie", "zoologie"),
            ("İstanbul", "istanbul"), ("カフェ", "かふぇ"), ("مـكـة", "مكة"),
        ])
    func folding(_ place: Place, _ texts: (name: String, typed: String)) throws {
        #expect(try Names(place, [texts.name]).find(texts.typed) == [texts.name])
    }

    @Test(
        "A text without spaces is found from each of its characters on, and by its parts",
        arguments: Place.allCases,
        [
            ("卢浮宫博物馆", "浮宫"), ("卢浮宫博物馆", "博物馆"), ("卢浮宫博物馆", "卢浮宫的博物馆"),
            ("東京タワー", "タワー"), ("東京タワー", "東京"), ("วัดพระแก้ว", "พระ"),
        ])
    func unspaced(_ place: Place, _ texts: (name: String, typed: String)) throws {
        let names = try Names(place, [texts.name, "金门大桥"])
        #expect(try names.find(texts.typed) == [texts.name])
        #expect(try names.find("没有") == [])
    }

    @Test(
        "A name comes before a keyword, a whole word before a beginning, a weight before order",
        arguments: Place.allCases)
    func ranking(_ place: Place) throws {
        var names = try Names(place)
        try names.add([
            ("keyword", [["Other"], ["gate"]], 0), ("beginning", [["Gateway"]], 0),
            ("longer", [["Golden Gate"]], 0), ("name", [["Gate"]], 0),
            ("heavy", [["Old Town Gate"]], 1),
        ])
        #expect(try names.find("gate") == ["heavy", "name", "longer", "beginning", "keyword"])
        #expect(try names.find("gate", limit: 2) == ["heavy", "name"])
        let first = try names.texts.first(2) { _ in true }
        #expect(first.map { names.names[Int($0.thing)] } == ["heavy", "keyword"])
    }

    @Test(
        "Of very many things the best are found, those first that were added first",
        arguments: Place.allCases)
    func many(_ place: Place) throws {
        var names = try Names(place, (0..<5000).map { "Place \($0)" })
        try names.add([("best", [["Place"]], 1)])
        #expect(try names.find("place", limit: 3) == ["best", "Place 0", "Place 1"])
        #expect(try names.find("place 4999") == ["Place 4999"])
        #expect(
            try names.find("place", limit: 2) { $0.hasSuffix("7") } == ["Place 7", "Place 17"])
        #expect(try names.find("p", limit: 2) == ["best", "Place 0"])
        #expect(try names.find("lace", limit: 2) == ["best", "Place 0"])
        #expect(try names.find("place", limit: .max).count == 5001)
        #expect(try names.find("pla 49", limit: .max).count == 111)
    }

    @Test(
        "An optional word may be missing; the hit tells which ones are", arguments: Place.allCases)
    func optional(_ place: Place) throws {
        let names = try Names(place, ["Louvre", "Louvre Tickets", "Tower"])
        let query = names.query("tickets louvre")
        let hits = try names.texts.hits(for: query, optional: [0], limit: 10) { _ in true }
        #expect(hits.map { names.names[Int($0.thing)] } == ["Louvre Tickets", "Louvre"])
        #expect(hits.map(\.isWhole) == [true, false])
        #expect(hits[1].matches[0] == nil)
        #expect(hits[1].matches[1]?.field == 0)
        let any = try names.texts.hits(for: query, optional: [0, 1], limit: 10) { _ in true }
        #expect(any.count == 2)
    }

    @Test("What is replaced or removed is found no more", arguments: Place.allCases)
    func changes(_ place: Place) throws {
        let names = try Names(place, ["Louvre", "Tower"])
        let change = { (number: Int64, revision: Int64, name: String) in
            try names.texts.change(
                removing: [],
                adding: [
                    EntityText(
                        number: number, revision: revision,
                        words: FieldWords([[name]], in: names.locale), weight: 0)
                ])
        }
        for round in Int64(2)..<1500 { try change(1, round, "Castle \(round)") }
        #expect(try names.find("castle") == ["Tower"])
        #expect(try names.find("tower") == [])
        #expect(try names.find("1200") == [])
        #expect(try names.texts.revisions() == [0: 1, 1: 1499])
        try names.texts.change(removing: [0, 7], adding: [])
        #expect(try names.find("louvre") == [])
        #expect(try names.texts.revisions() == [1: 1499])
        try change(0, 2000, "Louvre")
        #expect(try names.find("lou") == ["Louvre"])
        // A word that nothing has any more is no word that a typing mistake can mean.
        #expect(try names.find("towwr") == [])
    }

    @Test(
        "Words that are added one at a time are found like those added together",
        arguments: Place.allCases)
    func growing(_ place: Place) throws {
        var names = try Names(place, ["yx-1"])
        // From now on, the file's words are in memory.
        #expect(try names.find("zzzz") == [])
        for number in 0..<400 {
            let name = String(UnicodeScalar(UInt8(97 + number % 26))) + "x\(number)"
            try names.add([(name, [[name]], 0)])
        }
        #expect(try names.find("ax", limit: .max).count == 16)
        #expect(try names.find("x399") == ["jx399"])
        #expect(try names.find("lx375") == ["lx375"])
        #expect(try names.texts.hasWord(beginningWith: "zx"))
        #expect(try !names.texts.hasWord(beginningWith: "zy"))
    }

    @Test(
        "A text that is no name finds nothing", .timeLimit(.minutes(1)), arguments: Place.allCases)
    func longTexts(_ place: Place) throws {
        let names = try Names(place, ["a", "b"])
        let words = (0..<10_000).map { "a\($0)" }.joined(separator: " ")
        #expect(try names.find("a " + words) == [])
        #expect(try names.find(String(repeating: "a ", count: 100_000)) == ["a"])
        #expect(try names.find(String(repeating: "宫", count: 100_000)) == [])
    }

    @Test(
        "Operators of a query language are words, or nothing", arguments: Place.allCases,
        [
            "OR", "NOT", "AND", "NEAR", "NEAR(a b, 3)", "field0 : louvre", "\"", "\"louvre", "lou*",
            "^louvre",
            "-louvre", "louvre OR tower", "'; DROP TABLE text1; --", "(", "louvre)", "{a b}",
            "a + b", "\0",
        ])
    func operators(_ place: Place, _ text: String) throws {
        let names = try Names(place, ["Louvre", "Tower", "Near and Or Not"])
        let plain = try Names(.memory, ["Louvre", "Tower", "Near and Or Not"])
        #expect(try names.find(text) == plain.find(text))
        #expect(try names.find("louvre") == ["Louvre"])
    }
}
