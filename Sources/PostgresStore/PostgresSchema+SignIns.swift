#if Postgres
    import _Postgres

    extension PostgresSchema {
        /// The table of those who have signed in, which only work for the whole app sees.
        static let signIns = """
            CREATE TABLE sign_in (
                name text PRIMARY KEY, session text NOT NULL, record bytea NOT NULL,
                until timestamptz NOT NULL);
            CREATE INDEX sign_in_session ON sign_in (session);
            CREATE INDEX sign_in_until ON sign_in (until);
            ALTER TABLE sign_in ENABLE ROW LEVEL SECURITY;
            ALTER TABLE sign_in FORCE ROW LEVEL SECURITY;
            CREATE POLICY everyone ON sign_in USING (current_setting('oai.everyone', true) = 'on');
            """
    }
#endif
