#if Postgres
    import Foundation
    import Testing
    import _Postgres

    /// Addresses of databases, and that their passwords stay out of messages.
    @Suite struct PostgresAddressTests {
        @Test(
            "Bad input: what is no address is refused, and not repeated",
            arguments: [
                "", "travel.sqlite", "host=secret", "postgres://a:secret@[/x",
                "postgres://a:%zzsecret@h/d",
                "postgres://h/d?secret=1", "postgres://h/d\0secret", "mysql://secret@h/d",
            ])
        func refused(text: String) {
            let problem = #expect(throws: PostgresProblem.self) { try PostgresAddress(text) }
            #expect(problem?.kind == .address)
            #expect(!"\(String(describing: problem))".contains("secret"))
        }

        @Test("A description has the place, and no password")
        func description() throws {
            let address = try PostgresAddress(
                "postgresql://ada:se%40cret@db.example:5433/travel?sslmode=verify-full")
            #expect("\(address)" == "“travel” at db.example:5433")
        }

        @Test(
            "Bad input: a wrong password and a missing database are refusals, without the password")
        func passwords() throws {
            let server = try PostgresServer.shared.get()
            for (user, database) in [
                ("secret:wrong%20one", "app"), ("secret:p%40ss%20word", "none"),
            ] {
                let address = try PostgresAddress(
                    "postgres://\(user)@/\(database)?host=\(server.folder.path)")
                let problem = #expect(throws: PostgresProblem.self) {
                    try PostgresPool(address).run("SELECT 1")
                }
                #expect(problem?.kind == .refused)
                #expect(!"\(String(describing: problem))".contains("wrong one"))
                #expect(!"\(String(describing: problem))".contains("p@ss word"))
            }
            let right = try PostgresAddress(
                "postgres://secret:p%40ss%20word@/app?host=\(server.folder.path)")
            try PostgresPool(right).run("SELECT 1")
        }

        @Test(
            "Bad input: a server that isn't there is away, not a refusal",
            arguments: [
                "postgres://app@/app?host=/nowhere",
                "postgres://app@127.0.0.1:1/app?sslmode=require",
            ])
        func nobody(address: String) {
            let problem = #expect(throws: PostgresProblem.self) {
                try PostgresPool(PostgresAddress(address)).run("SELECT 1")
            }
            #expect(problem?.kind == .away)
        }

        @Test("Of several hosts, one that takes connections and says nothing is passed over")
        func silent() throws {
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            defer { close(descriptor) }
            var name = sockaddr_in()
            name.sin_family = sa_family_t(AF_INET)
            name.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            var size = socklen_t(MemoryLayout<sockaddr_in>.size)
            try withUnsafeMutablePointer(to: &name) { pointer in
                try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                    try #require(bind(descriptor, pointer, size) == 0)
                    try #require(listen(descriptor, 4) == 0)
                    try #require(getsockname(descriptor, pointer, &size) == 0)
                }
            }
            let port = UInt16(bigEndian: name.sin_port)
            let folder = try PostgresServer.shared.get().folder.path
            let address = try PostgresAddress(
                "postgres://app@/app?host=127.0.0.1,\(folder)&port=\(port),5432&connect_timeout=2")
            #expect(try PostgresPool(address).run("SELECT 7::bigint").first?.integer(0) == 7)
        }
    }
#endif
