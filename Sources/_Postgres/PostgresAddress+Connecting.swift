#if Postgres
    import CPostgres
    import Foundation

    extension PostgresAddress {
        /// Connects to the first host that answers: libpq tries the next one after the time for each.
        func connected(timeout seconds: Int) throws(PostgresProblem) -> OpaquePointer {
            let texts = parameters(timeout: seconds).map { (strdup($0), strdup($1)) }
            defer {
                for (name, value) in texts {
                    free(name)
                    free(value)
                }
            }
            var names = texts.map { UnsafePointer<CChar>($0.0) }
            var values = texts.map { UnsafePointer<CChar>($0.1) }
            names.append(nil)
            values.append(nil)
            guard let handle = PQconnectdbParams(names, values, 0) else {
                throw PostgresProblem(.away, at: description, detail: "no memory")
            }
            return handle
        }
    }
#endif
