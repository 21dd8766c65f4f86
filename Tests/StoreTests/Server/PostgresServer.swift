#if Postgres
    import Dispatch
    import Foundation
    import Synchronization
    import _Postgres

    /// A server of PostgreSQL in a temporary folder, which ends with the process of the tests.
    final class PostgresServer: Sendable {
        /// One server for all tests that don't end it.
        static let shared = Result { try PostgresServer() }

        /// The reason why there is no server.
        struct Missing: Error, CustomStringConvertible {
            let description: String
        }

        let folder: URL
        private let programs: URL
        /// The process that removes the folder when this one is gone, and what it listens to.
        private let janitor: Process
        private let lifeline: Pipe
        private let running = Mutex<ServerLog?>(nil)

        /// Starts a server; the first one is made anew, a further one from what that was in the beginning.
        init(like first: PostgresServer? = nil) throws {
            programs = try Self.findPrograms()
            // Not in TMPDIR: another account must enter it, and the path of a socket is short.
            folder = URL(filePath: "/tmp/oai-pg-\(UUID().uuidString.prefix(8))")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
            if geteuid() == 0 {
                guard let account = getpwnam("postgres") else {
                    throw Missing(
                        description: "PostgreSQL refuses root, and there is no account postgres.")
                }
                chown(folder.path, account.pointee.pw_uid, account.pointee.pw_gid)
            }
            janitor = Process()
            lifeline = Pipe()
            _ = fcntl(lifeline.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
            janitor.executableURL = URL(filePath: "/bin/sh")
            janitor.arguments = [
                "-c",
                """
                cat; read pid <"$0/data/postmaster.pid" && kill -9 "$pid"; rm -rf "$0"
                """, folder.path,
            ]
            janitor.standardInput = lifeline
            janitor.standardError = FileHandle.nullDevice
            try janitor.run()
            if let first {
                try run(tool("/bin/cp", "-a", first.data + ".new", data))
            } else {
                try run(
                    process(
                        "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8",
                        "--no-locale",
                        "--no-sync"))
                try run(tool("/bin/cp", "-a", data, data + ".new"))
            }
            try Data("local all secret scram-sha-256\nlocal all all trust\n".utf8)
                .write(to: URL(filePath: data + "/pg_hba.conf"))
            try start()
            try administer(
                """
                CREATE ROLE app LOGIN; CREATE DATABASE app OWNER app; CREATE ROLE secret LOGIN PASSWORD 'p@ss word';
                """)
        }

        deinit { try? lifeline.fileHandleForWriting.close() }

        private var data: String { folder.path + "/data" }

        /// Starts the server, and returns when it takes connections.
        func start() throws {
            let server = process(
                "postgres", "-D", data, "-c", "listen_addresses=", "-c", "shared_buffers=16MB",
                "-c", "jit=off", "-c", "recovery_init_sync_method=syncfs",
                "-c", "unix_socket_directories=\(folder.path)")
            let output = Pipe()
            server.standardOutput = output
            server.standardError = output
            try server.run()
            try? output.fileHandleForWriting.close()
            let log = ServerLog(
                reading: output.fileHandleForReading.fileDescriptor, keeping: output)
            guard log.isReady() else { throw Missing(description: "The server ended: \(log.text)") }
            running.withLock { $0 = log }
        }

        /// Ends the server as a power cut does, and returns when none of its processes is left.
        func kill() throws {
            let text = try String(contentsOfFile: data + "/postmaster.pid", encoding: .utf8)
            guard let process = text.split(separator: "\n").first.flatMap({ Int32($0) }) else {
                throw Missing(description: "The server has no process.")
            }
            Foundation.kill(process, SIGKILL)
            running.withLock { $0 }?.waitForEnd()
        }

        /// Runs SQL as the administrator of the server.
        func administer(_ sql: String, in database: String = "postgres") throws {
            let statements = sql.split(separator: ";").flatMap { ["-c", String($0)] }
            let process = process("psql")
            process.arguments =
                (process.arguments ?? []) + [
                    "-h", folder.path, "-U", "postgres", "-d", database, "-q", "-v",
                    "ON_ERROR_STOP=1",
                ] + statements
            try run(process)
        }

        /// The address of the tests' database.
        var address: String { "postgres://app@/app?host=\(folder.path)" }

        /// Returns a process of a program of the server, as an account that it accepts.
        private func process(_ program: String, _ arguments: String...) -> Process {
            tool([programs.appending(path: program).path] + arguments)
        }

        private func tool(_ words: String...) -> Process { tool(words) }

        private func tool(_ words: [String]) -> Process {
            let process = Process()
            var words = words
            if geteuid() == 0 {
                words =
                    [
                        "/usr/bin/setpriv", "--reuid=postgres", "--regid=postgres",
                        "--clear-groups", "--",
                    ]
                    + words
            }
            process.executableURL = URL(filePath: words[0])
            process.arguments = Array(words.dropFirst())
            process.currentDirectoryURL = folder
            process.standardInput = FileHandle.nullDevice
            return process
        }

        private func run(_ process: Process) throws {
            let output = Pipe()
            process.standardOutput = output
            process.standardError = output
            try process.run()
            try? output.fileHandleForWriting.close()
            let said = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else {
                throw Missing(
                    description:
                        "\(process.arguments ?? []) failed: \(String(decoding: said, as: UTF8.self))"
                )
            }
        }

        private static func findPrograms() throws -> URL {
            let versions = URL(filePath: "/usr/lib/postgresql")
            let names = (try? FileManager.default.contentsOfDirectory(atPath: versions.path)) ?? []
            let newest = names.compactMap { Int($0) }.max()
            var folders = newest.map { [versions.appending(path: "\($0)/bin")] } ?? []
            folders += (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
                .map { URL(filePath: String($0)) }
            let found = folders.first { access($0.appending(path: "initdb").path, X_OK) == 0 }
            guard let found else {
                throw Missing(
                    description: """
                        There is no PostgreSQL server here. Install it: “Scripts/setup test”, or “apt-get install \
                        postgresql”.
                        """)
            }
            return found
        }
    }

    /// What a server writes, and its beginning and end as told by that.
    final class ServerLog: Sendable {
        private let lines = Mutex<[String]>([])
        private let ready = DispatchSemaphore(value: 0)
        private let end = DispatchSemaphore(value: 0)

        init(reading descriptor: Int32, keeping pipe: Pipe) {
            let thread = Thread { [self] in
                defer { pipe.fileHandleForReading.closeFile() }
                let file = fdopen(dup(descriptor), "r")
                var line: UnsafeMutablePointer<CChar>?
                var size = 0
                while let file, getline(&line, &size, file) >= 0, let line {
                    let text = String(cString: line)
                    lines.withLock { $0.append(text) }
                    if text.contains("ready to accept connections") { ready.signal() }
                }
                free(line)
                if let file { fclose(file) }
                // Each process of the server had the other end.
                ready.signal()
                end.signal()
            }
            thread.start()
        }

        var text: String { lines.withLock { $0.joined() } }

        /// Waits for the beginning; returns `false` if the server ended instead.
        func isReady() -> Bool {
            ready.wait()
            return text.contains("ready to accept connections")
        }

        func waitForEnd() { end.wait() }
    }
#endif
