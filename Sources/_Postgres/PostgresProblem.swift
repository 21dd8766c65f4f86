#if Postgres
    /// The reason why a database couldn't be used.
    package struct PostgresProblem: Error, Hashable, Sendable, CustomStringConvertible {
        /// A kind of reason.
        package enum Kind: Hashable, Sendable {
            /// A text is no address of a database.
            case address
            /// No connection can be made, or it broke.
            case away
            /// The server takes no connection of this role.
            case refused
            /// Too many calls wait for a connection.
            case crowded
            /// The server's disk is full.
            case full
            /// The database takes no changes.
            case readOnly
            /// A statement took too long.
            case slow
            /// Another transaction was in the way.
            case conflict
            /// The role lacks a right.
            case forbidden
            /// A later version of the program has changed the tables.
            case newer(found: Int, known: Int)
            /// The tables belong to another app.
            case otherApp(String)
            /// The tables aren't those that the noted version has.
            case damaged
            /// The server is too old.
            case oldServer(Int)
            /// The caller was cancelled while it waited.
            case cancelled
            /// Anything else that the server says.
            case server
        }

        /// The kind of reason.
        package let kind: Kind
        /// The address of the database, without its password.
        package let address: String
        /// The words of the server or of its client, without values of people.
        package let detail: String?
        /// The state of SQL that the server named.
        package let state: String?

        package init(_ kind: Kind, at address: String, detail: String? = nil, state: String? = nil)
        {
            self.kind = kind
            self.address = address
            self.detail = detail.flatMap { $0.isEmpty ? nil : $0 }
            self.state = state
        }

        /// Two sentences for the person who runs the program: what happened and the likely reason, and the
        /// cure.
        package var description: String {
            let said = detail.map { " (\($0))" } ?? ""
            return switch kind {
            case .address:
                """
                The address of the database can’t be read. Write it as \
                postgres://user@host:5432/database, with %40 for an @ in a password, or leave it away to keep \
                everything in the state folder.
                """
            case .away:
                """
                The database \(address) can’t be reached\(said). It may be stopped, starting, or cut off: start \
                it, or correct the address; this program tries again by itself.
                """
            case .refused:
                """
                The database \(address) refuses this program\(said). Check the role, its password (PGPASSFILE \
                keeps it out of the address) and the server’s pg_hba.conf.
                """
            case .crowded:
                """
                Too many calls wait for the database \(address). It is slower than people act: look at its load, \
                or start fewer people’s work at once.
                """
            case .full:
                """
                The disk of the database \(address) is full\(said). Make room there; this program tries again by \
                itself.
                """
            case .readOnly:
                """
                The database \(address) takes no changes\(said). It may be a standby: name the primary server, \
                with target_session_attrs=read-write among several hosts.
                """
            case .slow:
                """
                The database \(address) took too long\(said). It may be overloaded, or a lock may be held: look \
                at pg_stat_activity there.
                """
            case .conflict:
                """
                Another transaction was in the way at the database \(address)\(said). Nothing was changed; doing \
                it again is the cure.
                """
            case .forbidden:
                """
                The role of this program lacks a right at the database \(address)\(said). Make it the owner of \
                the database, or grant it CREATE there once.
                """
            case .newer(let found, let known):
                """
                The tables at the database \(address) are of version \(found), and this program knows \(known) at \
                most. A later version of the program has changed them: start that version, or restore a backup.
                """
            case .otherApp(let name):
                """
                The tables at the database \(address) belong to the app “\(name)”. Give each app a database of \
                its own.
                """
            case .damaged:
                """
                The tables at the database \(address) aren’t complete\(said). Someone may have changed them by \
                hand: restore a backup, or drop the schema to begin anew.
                """
            case .oldServer(let version):
                """
                The server of the database \(address) is of version \(version), and \
                \(PostgresConnection.oldestServer) is needed. Upgrade it.
                """
            case .cancelled: "The work at the database \(address) was cancelled before it began."
            case .server:
                """
                The database \(address) refused a statement\(said). This is a mistake of the program, or of a \
                change to its tables: the server’s log says more.
                """
            }
        }
    }

    extension PostgresProblem {
        /// Creates the problem for a state of SQL and the server's words.
        init(state: String, message: String, at address: String) {
            let kind: Kind =
                switch state {
                case "53100": .full
                case "25006": .readOnly
                case "57014", "55P03", "25P03": .slow
                case "40001", "40P01": .conflict
                case "42501": .forbidden
                case "42P01", "42703", "3F000", "42804", "42883", "42P10", "42P07": .damaged
                case "28000", "28P01", "3D000": .refused
                case "57P01", "57P02", "57P03", "57P05": .away
                case _ where state.hasPrefix("08") || state.hasPrefix("53"): .away
                default: .server
                }
            self.init(kind, at: address, detail: message, state: state)
        }
    }
#endif
