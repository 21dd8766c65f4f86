#if Postgres
    import _Postgres

    extension PostgresSchema {
        /// The tables of the nodes of an app: its secrets, and the names that one caller may claim.
        ///
        /// Only work for the whole app sees a secret, not that for a person.
        static let nodes = """
            CREATE TABLE secret (
                name text PRIMARY KEY, value bytea NOT NULL,
                made timestamptz NOT NULL DEFAULT now());
            ALTER TABLE secret ENABLE ROW LEVEL SECURITY;
            ALTER TABLE secret FORCE ROW LEVEL SECURITY;
            CREATE POLICY everyone ON secret USING (current_setting('oai.everyone', true) = 'on');
            CREATE TABLE claim (
                name text PRIMARY KEY, claimant uuid NOT NULL, until timestamptz NOT NULL);
            CREATE INDEX claim_until ON claim (until);
            """
    }
#endif
