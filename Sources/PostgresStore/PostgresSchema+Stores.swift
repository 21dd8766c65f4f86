#if Postgres
    import _Postgres

    extension PostgresSchema {
        /// The tables of the stores of an app; a new version is added at the end, and none is changed.
        ///
        /// Nodes of the version before go on while the first node of a new one changes the tables. So a new version only
        /// adds what they leave alone; one that can't do so raises the number that is needed, and they have to end first.
        static func stores(of app: String) -> PostgresSchema {
            PostgresSchema(
                app: app, migrations: [first, leases, nodes, signIns, neededVersions, items],
                needed: 5)
        }

        private static let neededVersions =
            "ALTER TABLE version ADD COLUMN IF NOT EXISTS needed bigint;"

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

        /// The lease of a session is in the row of its card, so that one statement checks the one and writes
        /// the other.
        ///
        /// The time until which a node has its leases is the node's, which has all or none. Numbers come from
        /// a sequence: that of a row that is deleted never returns.
        private static let leases = """
            CREATE SEQUENCE lease_number;
            CREATE TABLE node (
                id uuid PRIMARY KEY, name text NOT NULL,
                begun timestamptz NOT NULL DEFAULT now(), until timestamptz NOT NULL);
            ALTER TABLE card ALTER COLUMN card DROP NOT NULL;
            ALTER TABLE card ADD COLUMN number bigint NOT NULL DEFAULT 0;
            ALTER TABLE card ADD COLUMN version bigint NOT NULL DEFAULT 0;
            ALTER TABLE card ADD COLUMN node uuid;
            """

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
