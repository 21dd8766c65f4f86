#if Postgres
    import _Postgres

    extension PostgresSchema {
        /// The tables of the items of the app's indexes, which only work for the whole app sees.
        ///
        /// The one row of `item_stamp` has the next number, and a version that each change replaces; its lock lets one
        /// node change the items at a time.
        static let items =
            """
            CREATE TABLE item_stamp (
                id int PRIMARY KEY CHECK (id = 1), next bigint NOT NULL, version bigint NOT NULL);
            INSERT INTO item_stamp VALUES (1, 0, 0);
            CREATE TABLE item (
                number bigint PRIMARY KEY, revision bigint NOT NULL, index_name text NOT NULL,
                item_name text NOT NULL, content bytea NOT NULL);
            CREATE TABLE client_state (index_name text PRIMARY KEY, state bytea NOT NULL);
            CREATE TABLE filling (type text PRIMARY KEY, program text NOT NULL);
            """
            + ["item_stamp", "item", "client_state", "filling"].map { table in
                """
                ALTER TABLE \(table) ENABLE ROW LEVEL SECURITY;
                ALTER TABLE \(table) FORCE ROW LEVEL SECURITY;
                CREATE POLICY everyone ON \(table)
                USING (current_setting('oai.everyone', true) = 'on');
                """
            }.joined()
    }
#endif
