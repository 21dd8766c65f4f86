import GRDB

/// The contents of the file of a store.
struct StoreSchema: Sendable {
    /// The migrations that create the tables, or update those of an earlier version.
    let migrator: DatabaseMigrator
    /// The query that reads each column once, and fails if a table differs from the schema.
    let probe: String
    /// The way in which a writer waits for its turn, since another process writes as well.
    let busyMode: Database.BusyMode
    /// SQLite checkpoints its log automatically.
    let checkpointsItself: Bool
    /// The loss when the file is set aside, as the beginning of a sentence.
    let loss: String

    /// The last card of each session.
    static let sessions = {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("sessions") { database in
            try database.create(table: "session") { table in
                table.primaryKey("id", .text)
                table.column("card", .blob).notNull()
                table.column("shownAt", .datetime).notNull()
            }
        }
        return StoreSchema(
            migrator: migrator, probe: "SELECT id, card, shownAt FROM session LIMIT 1",
            // A person waits for these writes.
            busyMode: .immediateError, checkpointsItself: false,
            loss: "What people were shown last is forgotten")
    }()

    /// The records from which suggestions are made.
    static let donations = {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("donations") { database in
            try database.create(table: "donation") { table in
                table.autoIncrementedPrimaryKey("number")
                table.column("id", .text).notNull().unique()
                table.column("record", .blob).notNull()
            }
        }
        return StoreSchema(
            migrator: migrator, probe: "SELECT number, id, record FROM donation LIMIT 1",
            busyMode: .timeout(5), checkpointsItself: true,
            loss: "What the app has learned about what people do is forgotten")
    }()

    /// The widgets of each person.
    static let boards = {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("boards") { database in
            try database.create(table: "board") { table in
                table.primaryKey("person", .text)
                table.column("board", .blob).notNull()
                table.column("changedAt", .datetime).notNull()
            }
        }
        return StoreSchema(
            migrator: migrator, probe: "SELECT person, board, changedAt FROM board LIMIT 1",
            busyMode: .timeout(5), checkpointsItself: true,
            loss: "People’s widgets are as they were in the beginning")
    }()

    /// The items of the app's indexes.
    static let searchItems = {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("searchItems") { database in
            try database.create(table: "item") { table in
                table.primaryKey("number", .integer)
                table.column("revision", .integer).notNull()
                table.column("place", .blob).notNull()
                table.column("content", .blob).notNull()
            }
            try database.create(table: "clientState") { table in
                table.primaryKey("place", .blob)
                table.column("state", .blob)
            }
            try database.create(table: "filling") { table in
                table.primaryKey("type", .text)
                table.column("program", .text).notNull()
            }
            try database.create(table: "counter") { table in
                table.primaryKey("id", .integer)
                table.column("next", .integer).notNull()
            }
        }
        return StoreSchema(
            migrator: migrator,
            probe: """
                SELECT number, item.place, revision, content, clientState.place, state, type, program, id, next
                FROM item, clientState, filling, counter LIMIT 1
                """,
            busyMode: .timeout(5), checkpointsItself: true,
            loss: "What the app has put into its indexes is no longer found")
    }()
}
