#if Postgres
    import _Postgres

    extension PostgresSchema {
        /// The tables of the stores of an app; a new version is added at the end, and none is changed.
        static func stores(of app: String) -> PostgresSchema {
            PostgresSchema(app: app, migrations: [first, nodes])
        }

        /// Values are JSON as bytes, since PostgreSQL's own JSON refuses NUL.
        private static let first = """
            CREATE TABLE card (
                session text PRIMARY KEY, person text NOT NULL, card bytea NOT NULL,
                shown timestamptz NOT NULL DEFAULT now());
            CREATE INDEX card_shown ON card (shown);
            CREATE TABLE board (
                person text PRIMARY KEY, board bytea NOT NULL,
                changed timestamptz NOT NULL DEFAULT now());
            CREATE SEQUENCE board_aside;
            CREATE SEQUENCE donation_number;
            CREATE TABLE donation (
                id uuid PRIMARY KEY, number bigint NOT NULL DEFAULT nextval('donation_number'),
                person text, record bytea NOT NULL);
            CREATE INDEX donation_order ON donation (number);
            CREATE TABLE setting (
                name text PRIMARY KEY, value bytea NOT NULL,
                changed timestamptz NOT NULL DEFAULT now());
            CREATE SEQUENCE setting_aside;
            """
            + ["card", "board", "donation"].map(rowSecurity).joined()

        /// Lets a transaction see the rows of its person only, also when the role owns the tables.
        private static func rowSecurity(_ table: String) -> String {
            let shared = table == "donation" ? " OR person IS NULL" : ""
            return """
                ALTER TABLE \(table) ENABLE ROW LEVEL SECURITY;
                ALTER TABLE \(table) FORCE ROW LEVEL SECURITY;
                CREATE POLICY person ON \(table) USING (
                    person = current_setting('oai.person', true)
                    OR current_setting('oai.everyone', true) = 'on'\(shared));
                """
        }
    }
#endif
