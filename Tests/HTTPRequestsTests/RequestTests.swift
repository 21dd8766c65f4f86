#if S3 || OpenIDConnect
    import Foundation
    import Synchronization
    import Testing

    @testable import _HTTPRequests

    /// What goes to a server, and what comes back.
    @Suite(.timeLimit(.minutes(1))) struct RequestTests {
        private let folder = FileManager.default.temporaryDirectory
            .appending(path: "request-test-\(UUID().uuidString)", directoryHint: .isDirectory)

        init() throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }

        private func path(_ name: String) -> String { folder.appending(path: name).path }

        private func opening(_ path: String) -> OutgoingRequest.Body {
            .file { try FileHandle(forReadingFrom: URL(filePath: path)) }
        }

        @Test("A request has its method and headers, and its answer the status and the bytes")
        func get() async throws {
            let heads = Mutex<[String]>([])
            let server = try ScriptedServer { connection in
                guard let head = connection.head() else { return }
                heads.withLock { $0.append(head) }
                connection.answer(404, "no such thing")
            }
            defer { server.close() }
            var request = OutgoingRequest(server.address + "/a/../b?x=%2F", method: "DELETE")
            request.headers = ["host": "files.example", "Accept": "text/plain"]
            let answer = try await request.send()
            #expect(answer.status == 404)
            #expect(answer.body == Data("no such thing".utf8))
            let head = try #require(heads.withLock { $0.first })
            let lines = head.split(separator: "\r\n").map(String.init)
            #expect(lines.first == "DELETE /a/../b?x=%2F HTTP/1.1")
            #expect(Set(lines.dropFirst()) == ["Host: files.example", "Accept: text/plain"])
        }

        @Test("The answer to HEAD ends with its head")
        func head() async throws {
            let server = try ScriptedServer { connection in
                guard connection.head()?.hasPrefix("HEAD / ") == true else { return }
                connection.write("HTTP/1.1 200 X\r\nContent-Length: 1000\r\n\r\n")
            }
            defer { server.close() }
            let answer = try await OutgoingRequest(server.address + "/", method: "HEAD").send()
            #expect(answer.status == 200)
            #expect(answer.body.isEmpty)
        }

        @Test("A redirection is an answer")
        func redirection() async throws {
            let server = try ScriptedServer { connection in
                while connection.head() != nil {
                    connection.write(
                        "HTTP/1.1 302 X\r\nLocation: /other\r\nContent-Length: 0\r\n\r\n")
                }
            }
            defer { server.close() }
            #expect(try await OutgoingRequest(server.address).send().status == 302)
            #expect(server.connections == 1)
        }

        @Test(
            "Bytes of memory and of files arrive with their number", arguments: [0, 1, 3_000_000])
        func bodies(size: Int) async throws {
            let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
            let came = Mutex<[[UInt8]]>([])
            let server = try ScriptedServer { connection in
                guard let head = connection.head(), head.hasPrefix("PUT /one HTTP/1.1\r\n"),
                    head.contains("\r\nContent-Length: \(size)\r\n"), !head.contains("Expect")
                else { return connection.answer(400) }
                came.withLock { $0.append(connection.read(size)) }
                connection.answer(204)
            }
            defer { server.close() }
            try Data(bytes).write(to: URL(filePath: path("source")))
            for body in [.bytes(Data([1] + bytes).dropFirst()), opening(path("source"))] {
                var request = OutgoingRequest(server.address + "/one", method: "PUT")
                request.body = body
                #expect(try await request.send().status == 204)
            }
            #expect(came.withLock { $0 } == [bytes, bytes])
        }

        @Test(
            "A file that has become shorter isn't sent, and of one that has grown only its first size"
        )
        func changingFile() async throws {
            let size = 64 << 20
            let rest = Mutex<String?>(nil)
            let path = path("source")
            let server = try ScriptedServer { connection in
                while let head = connection.head() {
                    guard head.hasPrefix("PUT") else {
                        rest.withLock { $0 = head }
                        return connection.answer()
                    }
                    let isShorter = head.hasPrefix("PUT /shorter ")
                    truncate(path, isShorter ? 1 : size + 1000)
                    guard connection.read(size).count == size else { return }
                    connection.answer()
                }
            }
            defer { server.close() }
            let pool = RequestPool(atMost: 1)
            try Data().write(to: URL(filePath: path))
            truncate(path, size)
            var request = OutgoingRequest(server.address + "/longer", method: "PUT")
            request.body = opening(path)
            #expect(try await pool.send(request).status == 200)
            #expect(try await pool.send(OutgoingRequest(server.address + "/next")).status == 200)
            #expect(rest.withLock { $0 }?.hasPrefix("GET /next ") == true)
            truncate(path, size)
            request.address = server.address + "/shorter"
            await #expect(throws: OutgoingRequest.Problem.disk(errno: EIO)) {
                try await pool.send(request)
            }
        }

        @Test("A refusal that comes before the whole of a file is the answer")
        func earlyRefusal() async throws {
            let server = try ScriptedServer { connection in
                guard connection.head() != nil else { return }
                connection.answer(403, "denied")
                // Until the client ends the connection.
                while !connection.read(1 << 20).isEmpty {}
            }
            defer { server.close() }
            try Data().write(to: URL(filePath: path("source")))
            truncate(path("source"), 64 << 20)
            var request = OutgoingRequest(server.address, method: "PUT")
            request.body = opening(path("source"))
            let answer = try await request.send()
            #expect(answer.status == 403)
            #expect(answer.body == Data("denied".utf8))
        }

        @Test("What opens a file says why it can't be sent, and nothing is sent")
        func unreadable() async throws {
            struct Missing: Error, Equatable {}
            let server = try ScriptedServer { _ in }
            defer { server.close() }
            var request = OutgoingRequest(server.address, method: "PUT")
            request.body = .file { throw Missing() }
            await #expect(throws: Missing()) { try await request.send() }
            #expect(server.connections == 0)
        }

        @Test("A good answer goes to a new file, and a refusal doesn't", arguments: ["", "bytes"])
        func file(body: String) async throws {
            let server = try ScriptedServer { connection in
                while let head = connection.head() {
                    connection.answer(head.hasPrefix("GET /one ") ? 200 : 404, body)
                }
            }
            defer { server.close() }
            var request = OutgoingRequest(server.address + "/one")
            request.file = path("one")
            #expect(try await request.send().body.isEmpty)
            #expect(try Data(contentsOf: folder.appending(path: "one")) == Data(body.utf8))
            // A file that is there isn't replaced, and stays.
            await #expect(throws: OutgoingRequest.Problem.disk(errno: EEXIST)) {
                try await request.send()
            }
            #expect(FileManager.default.fileExists(atPath: path("one")))
            request.address = server.address + "/two"
            request.file = path("two")
            #expect(try await request.send().body == Data(body.utf8))
            #expect(!FileManager.default.fileExists(atPath: path("two")))
        }

        @Test("An answer that is too large is refused, and leaves no file")
        func tooLarge() async throws {
            let body = String(repeating: "7", count: 1_000_000)
            let server = try ScriptedServer { connection in
                while let head = connection.head() {
                    if head.hasPrefix("GET /refused ") {
                        connection.answer(500, body + body)
                    } else {
                        connection.answer(200, body)
                    }
                }
            }
            defer { server.close() }
            var request = OutgoingRequest(server.address)
            request.longestAnswer = 1_000_000
            #expect(try await request.send().body.count == 1_000_000)
            request.longestAnswer = 999_999
            let problem = OutgoingRequest.Problem.tooLarge(limit: 999_999)
            #expect("\(problem)" == "it answers with more than 999999 bytes")
            await #expect(throws: problem) { try await request.send() }
            request.file = path("one")
            await #expect(throws: problem) { try await request.send() }
            #expect(!FileManager.default.fileExists(atPath: path("one")))
            request.address = server.address + "/refused"
            await #expect(throws: OutgoingRequest.Problem.tooLarge(limit: 1 << 20)) {
                try await request.send()
            }
        }

        @Test("A request that is cancelled ends at once, and leaves no file")
        func cancelled() async throws {
            let written = AsyncStream.makeStream(of: Void.self)
            let server = try ScriptedServer { connection in
                guard connection.head() != nil else { return }
                connection.write("HTTP/1.1 200 X\r\nContent-Length: 1000000000\r\n\r\n")
                // More than the system buffers, so that some of it is in the file.
                connection.write([UInt8](repeating: 7, count: 32 << 20))
                written.continuation.yield()
                // Until the client ends the connection.
                _ = connection.read(1)
                written.continuation.finish()
            }
            defer { server.close() }
            var request = OutgoingRequest(server.address)
            (request.file, request.longestAnswer) = (path("one"), 1_000_000_000)
            request.limits.silence = .seconds(3600)
            let task = Task { [request] in try await request.send() }
            for await _ in written.stream {
                #expect(FileManager.default.fileExists(atPath: path("one")))
                task.cancel()
            }
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(!FileManager.default.fileExists(atPath: path("one")))
        }
    }
#endif
