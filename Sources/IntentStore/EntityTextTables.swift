import GRDB
import IntentSystem

/// The tables with the texts of indexed entities in one language.
struct EntityTextTables: Sendable {
    /// The number of the language among those of the file.
    let language: Int64

    private var texts: String { "text\(language)" }
    private var vocabulary: String { "word\(language)" }
    /// The revision, the length of the name and the weight of each item.
    var entries: String { "entry\(language)" }

    private static let fields = (0..<TextMatch.fields).map { "field\($0)" }.joined(separator: ", ")

    // Words come folded and apart from each other, so everything but a space belongs to one.
    private static let options =
        #"tokenize = "unicode61 remove_diacritics 0 categories 'L* M* N* P* S* C*'", "#
        + "prefix = '1 2 3', detail = column, columnsize = 0"

    func create(in database: Database) throws {
        try database.execute(
            sql: """
                CREATE VIRTUAL TABLE IF NOT EXISTS \(texts) USING fts5(\(Self.fields), weight, \(Self.options));
                CREATE VIRTUAL TABLE IF NOT EXISTS \(vocabulary) USING fts5vocab(\(texts), row);
                CREATE TABLE IF NOT EXISTS \(entries) (
                    number INTEGER PRIMARY KEY, revision INTEGER NOT NULL,
                    length INTEGER NOT NULL, weight REAL NOT NULL);
                """)
    }

    func drop(in database: Database) throws {
        for table in [vocabulary, texts, entries] {
            try database.execute(sql: "DROP TABLE IF EXISTS \(table)")
        }
    }

    /// Adds texts, or replaces them.
    func add(_ texts: some Sequence<EntityText>, to database: Database) throws {
        let places = Array(repeating: "?", count: TextMatch.fields + 2).joined(separator: ", ")
        let insertion = try database.cachedStatement(
            sql:
                "INSERT OR REPLACE INTO \(self.texts) (rowid, \(Self.fields), weight) VALUES (\(places))"
        )
        let entry = try database.cachedStatement(
            sql: """
                INSERT OR REPLACE INTO \(entries) (number, revision, length, weight)
                VALUES (?, ?, ?, ?)
                """)
        for text in texts {
            var values: [(any DatabaseValueConvertible)?] = [text.number]
            for field in 0..<TextMatch.fields {
                let words = field < text.words.fields.count ? text.words.fields[field] : []
                values.append(words.isEmpty ? nil : words.joined(separator: " "))
            }
            values.append(text.weight > 0 ? TextExpression.weight : nil)
            insertion.setUncheckedArguments(StatementArguments(values))
            try insertion.execute()
            entry.setUncheckedArguments(
                [text.number, text.revision, text.words.length, text.weight])
            try entry.execute()
        }
    }

    func remove(_ number: Int64, from database: Database) throws {
        try database.cachedStatement(sql: "DELETE FROM \(texts) WHERE rowid = ?")
            .execute(arguments: [number])
        try database.cachedStatement(sql: "DELETE FROM \(entries) WHERE number = ?")
            .execute(arguments: [number])
    }

    /// Returns the numbers of the items whose texts fulfill a condition.
    func numbers(
        matching condition: TextExpression, limit: Int = -1, in database: Database
    ) throws -> FastDatabaseValueCursor<Int64> {
        try Int64.fetchCursor(
            database.cachedStatement(
                sql: "SELECT rowid FROM \(texts) WHERE \(texts) MATCH ? LIMIT ?"),
            arguments: [condition.text, limit])
    }

    /// Returns all words, each once.
    func words(in database: Database) throws -> FastDatabaseValueCursor<String> {
        try String.fetchCursor(database, sql: "SELECT term FROM \(vocabulary)")
    }

    /// Returns the number of each item, and then the words of each field.
    func items(_ numbers: [Int64], in database: Database) throws -> RowCursor {
        try Row.fetchCursor(
            database.cachedStatement(
                sql: """
                    SELECT rowid, \(Self.fields) FROM \(texts)
                    WHERE rowid IN (SELECT value FROM json_each(?))
                    """),
            arguments: ["[\(numbers.map { String($0) }.joined(separator: ","))]"])
    }
}
