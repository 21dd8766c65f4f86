#if Postgres
    import CPostgres

    /// The address of a database, as `postgres://user@host/database?sslmode=verify-full`.
    ///
    /// Its description leaves out the password, so that no log and no message has it.
    package struct PostgresAddress: Sendable, Hashable, CustomStringConvertible {
        /// The settings of the connection by libpq's names.
        let settings: [String: String]
        /// The host, the port and the name of the database, without what is secret.
        package let description: String

        /// Reads an address; throws a problem that doesn't repeat it, because it may have a password.
        package init(_ text: String) throws(PostgresProblem) {
            guard Self.isOne(text), !text.utf8.contains(0) else {
                throw PostgresProblem(.address, at: "the database")
            }
            var message: UnsafeMutablePointer<CChar>?
            guard let options = PQconninfoParse(text, &message) else {
                if let message { PQfreemem(message) }
                throw PostgresProblem(.address, at: "the database")
            }
            defer { PQconninfoFree(options) }
            var settings: [String: String] = [:]
            var option = options
            while let keyword = option.pointee.keyword {
                if let value = option.pointee.val {
                    settings[String(cString: keyword)] = String(cString: value)
                }
                option += 1
            }
            self.settings = settings
            let host = settings["host"] ?? settings["hostaddr"] ?? "the local socket"
            let place = settings["port"].map { "\(host):\($0)" } ?? host
            description = settings["dbname"].map { "“\($0)” at \(place)" } ?? place
        }

        /// Returns whether a text begins as such an address does.
        package static func isOne(_ text: String) -> Bool {
            text.hasPrefix("postgres://") || text.hasPrefix("postgresql://")
        }

        /// The settings with those of every connection of ours, for libpq.
        func parameters(timeout seconds: Int) -> [(String, String)] {
            var all = settings
            // The driver's work on bytes, names and times needs this one.
            all["client_encoding"] = "UTF8"
            for (name, value) in [
                ("application_name", "OpenAppIntents"), ("keepalives_idle", "15"),
                ("keepalives_interval", "5"), ("keepalives_count", "3"),
                ("tcp_user_timeout", "20000"),
            ] where all[name] == nil {
                all[name] = value
            }
            // libpq takes 0 for no limit, and a thread waits.
            if all["connect_timeout"].flatMap({ Int($0) }).map({ $0 > 0 }) != true {
                all["connect_timeout"] = "\(seconds)"
            }
            return Array(all)
        }

        /// Returns a message of libpq without the password.
        func cleaned(_ message: String) -> String {
            var message = message
            for name in ["password", "sslpassword"] {
                guard let secret = settings[name], !secret.isEmpty else { continue }
                message = message.split(separator: secret, omittingEmptySubsequences: false)
                    .joined(separator: "…")
            }
            return message.split(whereSeparator: \.isNewline).joined(separator: " ")
                .split(separator: "\t").joined(separator: " ")
        }
    }
#endif
