#if S3 || OpenIDConnect
    import Foundation
    import Testing

    @testable import _HTTPRequests

    /// Why there is no answer.
    @Suite(.timeLimit(.minutes(1))) struct RequestProblemTests {
        typealias Problem = OutgoingRequest.Problem
        private struct Unexpected: Error {}

        private func problem(_ request: OutgoingRequest) async -> Problem? {
            await #expect(throws: Problem.self) { try await request.send() }
        }

        /// The problem of a request whose server writes something after the head, and then ends or stays.
        private func problem(
            after text: String, stays: Bool = false, _ scheme: String = "http",
            _ change: (inout OutgoingRequest) -> Void = { _ in }
        ) async throws -> Problem? {
            let server = try ScriptedServer { connection in
                if scheme == "http" { _ = connection.head() }
                connection.write(text)
                // Until the client ends the connection.
                while stays, !connection.read(1).isEmpty {}
            }
            defer { server.close() }
            var request = OutgoingRequest("\(scheme)://127.0.0.1:\(server.port)")
            change(&request)
            return await problem(request)
        }

        @Test("A server that doesn't run refuses")
        func refused() async throws {
            // The port of a socket that doesn't listen.
            let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            defer { close(socket) }
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = inet_addr("127.0.0.1")
            var size = socklen_t(MemoryLayout<sockaddr_in>.size)
            withUnsafeMutablePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    #expect(bind(socket, $0, size) == 0 && getsockname(socket, $0, &size) == 0)
                }
            }
            let port = UInt16(bigEndian: address.sin_port)
            let problem = await problem(OutgoingRequest("http://127.0.0.1:\(port)"))
            #expect(problem == .refused(errno: ECONNREFUSED))
            #expect(problem?.description == "Connection refused")
        }

        @Test("A name that can't be found is named")
        func unknownName() async {
            // No server is asked for a name with a part of more than 63 letters.
            let name = String(repeating: "a", count: 64) + ".example"
            let problem = await problem(OutgoingRequest("http://\(name)/x"))
            #expect(problem == .unknownName(name))
            #expect(problem?.description == "the name \(name) can’t be found")
        }

        @Test(
            "A connection that ends before the answer does",
            arguments: ["", "HTTP/1.1 200 X\r\nContent-Length: 10\r\n\r\n["])
        func closed(text: String) async throws {
            let problem = try await problem(after: text)
            #expect(problem == .closed)
            #expect(problem?.description == "it closed the connection")
        }

        @Test("A server that takes a request and says nothing")
        func silent() async throws {
            let problem = try await problem(after: "", stays: true) {
                $0.limits.answer = .milliseconds(50)
            }
            #expect(problem == .silent)
            #expect(problem?.description == "it doesn’t answer")
            #expect(
                try await self.problem(after: "", stays: true) {
                    $0.limits.silence = .milliseconds(50)
                } == .silent)
            // Nor does it answer to what begins TLS.
            #expect(
                try await self.problem(after: "", stays: true, "https") {
                    $0.limits.connecting = .milliseconds(50)
                } == .silent)
        }

        private static let beginning = "HTTP/1.1 200 X\r\nContent-Length: 10\r\n\r\n["

        @Test("A server that begins to answer, and doesn't go on or doesn't end")
        func stopped() async throws {
            let problem = try await problem(after: Self.beginning, stays: true) {
                $0.limits.silence = .milliseconds(50)
            }
            #expect(problem == .stopped)
            #expect(problem?.description == "it has begun to answer, and doesn’t go on")
            let slow = try await self.problem(after: Self.beginning, stays: true) {
                ($0.limits.silence, $0.limits.whole) = (.milliseconds(50), .milliseconds(50))
            }
            #expect(slow == .slow)
            #expect(slow?.description == "it answers too slowly")
        }

        @Test("Bad input: an answer that isn't HTTP")
        func malformed() async throws {
            let problem = try await problem(after: "220 mail.example ESMTP\r\n")
            #expect(problem == .other("Received HTTP/0.9 when not allowed"))
        }

        @Test("Other schemes than those of HTTP are refused")
        func scheme() async throws {
            guard case .other(let text) = await problem(OutgoingRequest("file:///etc/passwd"))
            else { throw Unexpected() }
            #expect(text.contains("file"))
        }

        @Test("A server without TLS, for an address with it")
        func withoutTLS() async throws {
            guard
                case .tls(let text) = try await problem(
                    after: "HTTP/1.1 400 X\r\nContent-Length: 0\r\n\r\n", "https")
            else { throw Unexpected() }
            #expect(text.contains("wrong version number"))
        }

        @Test("A server with a certificate without a known issuer")
        func certificate() async throws {
            let server = Process()
            server.executableURL = URL(filePath: "/usr/bin/env")
            server.arguments = [
                "sh", "-c",
                """
                folder=$(mktemp -d) && cd "$folder" && openssl req -x509 -newkey ec -pkeyopt \
                ec_paramgen_curve:prime256v1 -nodes -keyout key -out certificate -subj /CN=localhost &&
                exec openssl s_server -accept 127.0.0.1:0 -key key -cert certificate -www
                """,
            ]
            server.standardError = FileHandle.nullDevice
            let output = Pipe()
            server.standardOutput = output
            try server.run()
            defer { server.terminate() }
            let (texts, continuation) = AsyncStream<String>.makeStream()
            output.fileHandleForReading.readabilityHandler = { handle in
                let data = handle.availableData
                if data.isEmpty { continuation.finish() }
                continuation.yield(String(decoding: data, as: UTF8.self))
            }
            var text = ""
            for await more in texts {
                text += more
                if text.contains(/ACCEPT \S+:\d+\n/) { break }
            }
            output.fileHandleForReading.readabilityHandler = nil
            let port = try #require(text.firstMatch(of: /ACCEPT \S+:(\d+)\n/)?.1)
            let problem = await problem(OutgoingRequest("https://localhost:\(port)"))
            #expect(problem == .tls("SSL certificate problem: self-signed certificate"))
        }
    }
#endif
