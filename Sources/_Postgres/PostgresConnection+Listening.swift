#if Postgres
    import CPostgres
    import Foundation

    /// A connection that hears what others tell on a channel.
    extension PostgresConnection {
        /// The most notifications that are taken at once.
        private static let mostNotifications = 1024

        var socket: Int32 { PQsocket(handle) }

        /// Begins to hear a channel, whose name needs no quotes.
        func listen(to channel: String) throws(PostgresProblem) {
            try script("LISTEN \(channel)")
        }

        /// Returns the payloads that came; waits for the first one, and returns none when the time is over.
        func notifications(within time: Duration) throws(PostgresProblem) -> [String] {
            guard !isBroken else { throw problem(.away) }
            // Some may have come with the answer to a statement.
            let known = takeNotifications()
            if !known.isEmpty { return known }
            guard try wait(for: Int16(POLLIN), until: .now + time) else { return [] }
            guard PQconsumeInput(handle) == 1 else { throw lost() }
            return takeNotifications()
        }

        private func takeNotifications() -> [String] {
            var payloads: [String] = []
            while payloads.count < Self.mostNotifications, let notice = PQnotifies(handle) {
                if let payload = notice.pointee.extra {
                    payloads.append(String(cString: payload))
                }
                PQfreemem(notice)
            }
            return payloads
        }
    }
#endif
