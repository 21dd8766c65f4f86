import Foundation
import GRDB
import IntentStore
import IntentSystem
import Testing

/// The file with the texts of indexed entities, opened anew as processes after each other do.
@Suite struct EntityTextStoreTests {
    private let file: URL
    private let locale = Locale(identifier: "en")

    init() throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "texts-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        file = folder.appending(path: "texts.sqlite")
    }

    private func texts(
        of program: String = "first", in language: String = "en"
    ) throws -> any EntityTexts {
        try SQLiteEntityTextStore(at: file, program: program).texts(in: language)
    }

    private func add(_ name: String, _ number: Int64 = 1, to texts: any EntityTexts) throws {
        try texts.change(
            removing: [],
            adding: [
                EntityText(
                    number: number, revision: 7, words: FieldWords([[name]], in: locale), weight: 0)
            ])
    }

    private func find(_ text: String, in texts: any EntityTexts) throws -> [Int64] {
        try texts.hits(
            for: SearchQuery(text, in: locale) { _ in true }, optional: [], limit: 10
        ) { _ in true }.map(\.thing)
    }

    @Test("Texts are found by the next process, with their revisions")
    func restart() throws {
        try add("Louvre", to: try texts())
        let again = try texts()
        #expect(try find("lou", in: again) == [1])
        #expect(try again.revisions() == [1: 7])
        try again.change(removing: [1], adding: [])
        #expect(try texts().revisions() == [:])
        #expect(try find("lou", in: try texts()) == [])
    }

    @Test("What is added while a search reads all words is found later by the middle of its words")
    func addedMeanwhile() throws {
        let texts = try texts()
        try add("Louvre", to: texts)
        var hasAdded = false
        let found = try texts.hits(
            for: SearchQuery("lou", in: locale) { _ in true }, optional: [], limit: 10
        ) { _ in
            // The search has its snapshot, and hasn't needed all words yet.
            if !hasAdded { #expect(throws: Never.self) { try add("Tower", 2, to: texts) } }
            hasAdded = true
            return true
        }
        #expect(hasAdded)
        #expect(found.map(\.thing) == [1])
        #expect(try find("uvr", in: texts) == [1])
        #expect(try find("owe", in: texts) == [2])
    }

    @Test("Another version of the program has texts of its own, and so has another language")
    func versions() throws {
        try add("Louvre", to: try texts())
        #expect(try texts(of: "second").revisions() == [:])
        #expect(try texts(in: "fr").revisions() == [:])
        #expect(try texts().revisions() == [1: 7])
    }

    @Test("The texts of the eight languages that were opened last are kept")
    func languages() throws {
        for language in ["en", "fr", "de", "es", "it", "nl", "pt", "sv"] {
            try add("Louvre", to: try texts(in: language))
        }
        // English is used again, so French is the one of the longest time ago.
        #expect(try texts(in: "en").revisions() == [1: 7])
        #expect(try texts(in: "fi").revisions() == [:])
        #expect(try texts(in: "en").revisions() == [1: 7])
        #expect(try texts(in: "de").revisions() == [1: 7])
        #expect(try texts(in: "fr").revisions() == [:])
        let tables = try DatabaseQueue.another(at: file).read { database in
            try Int.fetchOne(
                database,
                sql: "SELECT count(*) FROM sqlite_master WHERE name GLOB 'entry[0-9]*'")
        }
        #expect(tables == 8)
    }

    @Test("Texts that are open are not dropped for others, whoever asks for them")
    func openLanguages() throws {
        let store = try SQLiteEntityTextStore(at: file, program: "first")
        let english = try store.texts(in: "en")
        try add("Louvre", to: english)
        for number in 0..<20 { _ = try store.texts(in: "x\(number)") }
        #expect(try find("lou", in: english) == [1])
        #expect(try store.texts(in: "en").revisions() == [1: 7])
    }

    @Test("Only its owner can read the file")
    func rights() throws {
        let texts = try texts()
        try add("Louvre", to: texts)
        #expect(try find("lou", in: texts) == [1])
        for suffix in ["", "-wal", "-shm"] {
            let facts = try FileManager.default.attributesOfItem(atPath: file.path + suffix)
            #expect(facts[.posixPermissions] as? Int == 0o600, "\(suffix)")
        }
    }

    @Test("A file that is no database is made anew, since everything in it is made from the items")
    func garbage() throws {
        try Data(repeating: 0x55, count: 20_000).write(to: file)
        try add("Louvre", to: try texts())
        #expect(try find("lou", in: try texts()) == [1])
    }

    @Test("Damage inside the file is told of, and the next process makes the file anew")
    func pages() throws {
        do {
            let texts = try texts()
            try texts.change(
                removing: [],
                adding: (0..<2000).map {
                    EntityText(
                        number: $0, revision: 7, words: FieldWords([["Place \($0)"]], in: locale),
                        weight: 0)
                })
        }
        var bytes = try Data(contentsOf: file)
        for place in stride(from: 4096 * 3, to: bytes.count, by: 7) { bytes[place] ^= 0x5A }
        try bytes.write(to: file)
        let problem = #expect(throws: IndexFileProblem.self) {
            let texts = try texts()
            for number in 0..<2000 { _ = try find("place \(number)", in: texts) }
        }
        #expect(problem?.reason == .damaged)
        let again = try texts()
        #expect(try again.revisions() == [:])
        try add("Tower", 2, to: again)
        #expect(try find("tower", in: again) == [2])
    }

    @Test(
        "A part that another program has removed is told of, and made anew when it is opened again")
    func removedPart() throws {
        let texts = try texts()
        try add("Louvre", to: texts)
        try DatabaseQueue.another(at: file).write { database in
            for name in try String.fetchAll(
                database, sql: "SELECT name FROM sqlite_master WHERE name GLOB 'entry[0-9]*'")
            {
                try database.execute(sql: "DROP TABLE \(name)")
            }
        }
        let problem = #expect(throws: IndexFileProblem.self) { try add("Tower", 2, to: texts) }
        #expect(
            problem?.description == """
                \(file.path) is damaged, or was changed by another program; it is made anew when it is opened again.
                """)
        let again = try self.texts()
        #expect(try again.revisions() == [:])
        try add("Tower", 2, to: again)
        #expect(try find("tower", in: again) == [2])
    }

    @Test("What is no file is told of with its name, and stays")
    func folder() throws {
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        let problem = #expect(throws: IndexFileProblem.self) { _ = try texts() }
        #expect(
            problem?.description == """
                \(file.path) can’t be used: it is no regular file. Give this account the right to write there, or name \
                another folder with --state-directory.
                """)
    }
}
