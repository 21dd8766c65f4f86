#if OpenIDConnect
    import Foundation
    import IntentSystem
    import IntentTestKit
    import Logging
    import NIOCore
    import NIOHTTP1
    import Testing
    import WebHost

    @testable import OpenIDConnect

    /// A host at which people sign in, and a browser's cookies.
    final class SignInBrowser {
        static let token = String(repeating: "t", count: 40)

        struct Answer {
            var status: Int
            var headers: HTTPHeaders
            var body: String
            var place: String? { headers.first(name: "location") }
            /// The items of the query of the address to which the browser is sent.
            var items: [String: String] {
                let items = place.flatMap { URLComponents(string: $0)?.queryItems } ?? []
                return Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
            }
        }

        let port: Int
        let test: TestProvider
        private(set) var cookies: [String: String] = [:]

        init(port: Int, test: TestProvider) { (self.port, self.test) = (port, test) }

        func ask(
            _ path: String, _ method: HTTPMethod = .GET, _ fields: [String: String] = [:]
        ) async throws -> Answer {
            let answer = try await open(path, method, fields)
            for field in answer.head.headers["set-cookie"] {
                let pair = field.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1)
                #expect(field.contains("; HttpOnly; SameSite="))
                cookies[String(pair[0])] = pair.count == 2 ? String(pair[1]) : nil
            }
            var body = ByteBuffer()
            for try await part in answer.body { body.writeImmutableBuffer(part) }
            return Answer(
                status: Int(answer.head.status.code), headers: answer.head.headers,
                body: String(buffer: body))
        }

        private func open(
            _ path: String, _ method: HTTPMethod = .GET, _ fields: [String: String] = [:]
        ) async throws -> BrowserAnswer {
            var fields = ["Host": "travel.example.org"].merging(fields) { $1 }
            let cookie = cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
            if !cookie.isEmpty {
                fields["Cookie"] = [cookie, fields["Cookie"]].compactMap(\.self)
                    .joined(separator: "; ")
            }
            return try await BrowserAnswer(port: port, method, path, fields)
        }

        static let page = ["Accept": "text/html"]

        /// Opens the stream of a tab; returns its parts.
        func open(tab: String) async throws -> AsyncThrowingStream<ByteBuffer, any Error> {
            let answer = try await open("/session/events?tab=\(tab)")
            #expect(answer.head.status == .ok)
            return answer.body
        }

        /// Goes to the provider; returns the items with which the browser is sent there.
        func leave(to destination: String = "/help?x=1") async throws -> [String: String] {
            let refused = try await ask(destination, .GET, Self.page)
            #expect(refused.status == 303)
            let entrance = try #require(refused.place)
            #expect(entrance.hasPrefix("/sign-in?to="))
            let sent = try await ask(entrance)
            #expect(sent.status == 303)
            #expect(sent.place?.hasPrefix(TestProvider.issuer + "/authorize?tenant=1&") == true)
            return sent.items
        }

        /// Comes back from the provider as a person.
        func comeBack(
            _ items: [String: String], as name: String = "ada", state: String? = nil
        ) async throws -> Answer {
            var claims = test.claims
            claims["nonce"] = .text(items["nonce"] ?? "")
            claims["sub"] = .text(name)
            test.give(try test.token(claims))
            return try await ask(
                "/sign-in/return?code=c&state=\(state ?? items["state"] ?? "")", .GET, Self.page)
        }

        func signIn(as name: String = "ada") async throws {
            let answer = try await comeBack(try await leave(), as: name)
            #expect(answer.status == 303)
            #expect(answer.place == "/help?x=1")
        }

        /// The status with which a page of the host is answered.
        var isIn: Bool { get async throws { try await ask("/app").status == 200 } }

        /// Runs a host while `body` runs with a browser; `store` has the sign-ins.
        static func run(
            _ store: any SignInStore, test: TestProvider = TestProvider(),
            clock: any Clock<Duration> = ContinuousClock(),
            agreement: (any NodeAgreement)? = nil, log: TestLog? = nil,
            _ body: (SignInBrowser, IntentSystem) async throws -> Void
        ) async throws {
            var configuration = WebHostConfiguration(port: 0)
            configuration.allowedHosts = ["travel.example.org"]
            configuration.access.token = try #require(AccessToken(token))
            var logger = Logger(label: "test")
            logger.logLevel = .critical
            if let log { logger = Logger(label: "test") { _ in log } }
            let (ports, continuation) = AsyncStream<Int>.makeStream()
            let system = IntentSystem(
                appName: "Test", catalog: Catalog(.modules(["OpenIDConnectTests"]))
            ) {
                $0.signIns = store
                $0.clock = clock
                $0.agreement = agreement
            }
            let provider = test.provider
            let host = WebHost(
                system: system, configuration: configuration, logger: logger,
                onListening: { address in
                    #expect(address.query == nil, "The token lets no browser in.")
                    continuation.yield(address.port ?? 0)
                }
            ).signingIn {
                OpenIDSignIn(at: $0, by: provider, keptIn: store, now: { test.now })
            }
            let running = Task {
                defer { continuation.finish() }
                try await host.run()
            }
            defer { running.cancel() }
            var iterator = ports.makeAsyncIterator()
            let port = try #require(await iterator.next())
            try await body(SignInBrowser(port: port, test: test), system)
            running.cancel()
            _ = await running.result
        }
    }
#endif
