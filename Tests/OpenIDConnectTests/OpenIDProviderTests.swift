#if OpenIDConnect
    import Foundation
    import NIOCore
    import NIOPosix
    import Testing

    @testable import OpenIDConnect

    /// What is asked of a provider, when, and what its answers mean.
    @Suite(.timeLimit(.minutes(1)))
    struct OpenIDProviderTests {
        private let test = TestProvider()
        private let check: TokenCheck

        init() {
            check = TokenCheck(by: test.provider, now: { [test] in test.now })
        }

        private func person() async throws -> TokenCheck.Bearer {
            try await check.person(ofIDToken: test.token(test.claims), nonce: "n")
        }

        private func refusal() async -> OpenIDProblem? {
            await #expect(throws: OpenIDProblem.self) { try await person() }
        }

        @Test("A new key is known with its first token, and unknown ones cost one reading a minute")
        func rotation() async throws {
            _ = try await person()
            #expect(test.readings == 1)
            test.rotate(to: "second")
            #expect(try await person().name == "ada")
            #expect(test.readings == 2)
            test.rotate(to: "third")
            for _ in 0..<3 {
                #expect(await refusal() == .token(.unknownKey("third")))
            }
            #expect(test.readings == 2)
            test.pass(60)
            #expect(try await person().name == "ada")
            #expect(test.readings == 3)
        }

        @Test("Keys outlast a provider that is away for a day")
        func away() async throws {
            _ = try await person()
            test.leave()
            test.pass(23 * 3600)
            #expect(try await person().name == "ada")
            test.pass(3600)
            guard case .away = await refusal() else {
                Issue.record("The keys of yesterday still count.")
                return
            }
            test.comeBack()
            test.pass(5)
            #expect(try await person().name == "ada")
        }

        @Test("While nothing is known, a provider that is away is asked every five seconds at most")
        func retries() async throws {
            test.leave()
            let token = try test.token(test.claims)
            for _ in 0..<3 {
                await #expect(throws: OpenIDProblem.self) {
                    try await check.person(ofIDToken: token, nonce: "n")
                }
            }
            #expect(test.requests.count == 1)
            test.comeBack()
            test.pass(5)
            #expect(try await person().name == "ada")
        }

        @Test("Tokens with a new key wait while it is being read")
        func meanwhile() async throws {
            let gate = Gate()
            let provider = OpenIDProvider(
                test.settings,
                send: { [test] request in
                    let reply = try test.answer(request)
                    if request.address.hasSuffix("/keys"), test.readings == 2 { await gate.wait() }
                    return reply
                }, now: { [test] in test.now })
            #expect(try await !provider.keys(named: "first").isEmpty)
            test.rotate(to: "second")
            async let one = provider.keys(named: "second")
            for await _ in gate.arrivals { break }
            async let other = provider.keys(named: "second")
            // The other asks before this does.
            _ = try await provider.metadata
            gate.open()
            #expect(try await !one.isEmpty)
            #expect(try await !other.isEmpty)
            #expect(test.readings == 2)
        }

        @Test("All who come at the same time wait for one reading")
        func together() async throws {
            let token = try test.token(test.claims)
            try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<20 {
                    group.addTask { [check] in
                        try await check.person(ofIDToken: token, nonce: "n").name
                    }
                }
                for try await name in group { #expect(name == "ada") }
            }
            #expect(test.readings == 1)
        }

        @Test(
            "A provider that isn't the one that was named, or whose addresses aren't safe, is none")
        func metadata() async throws {
            test.say("issuer", "https://login.example.org/other")
            #expect(
                await refusal()
                    == .unusable("it calls itself “https://login.example.org/other”"))
            test.pass(5)
            test.say("issuer", TestProvider.issuer)
            test.say("token_endpoint", "http://login.example.org/token")
            #expect(
                await refusal()
                    == .unusable("“http://login.example.org/token” is no address of HTTPS"))
        }

        @Test("A code is exchanged with the secret, and a refusal has the provider's word")
        func exchange() async throws {
            let provider = test.provider
            test.give("a.b.c")
            let token = try await provider.token(
                for: "c/1", verifier: "v", returning: "https://travel.example.org/sign-in/return")
            #expect(token == "a.b.c")
            let request = try #require(test.requests.last)
            #expect(
                request.authorization
                    == "Basic " + Data("travel:s%25cret%3A".utf8).base64EncodedString())
            #expect(
                FormEncoding.text(of: request.form ?? [:])
                    == "client_id=travel&code=c%2F1&code_verifier=v&grant_type=authorization_code&redirect_uri=https%3A%2F%2Ftravel.example.org%2Fsign-in%2Freturn"
            )
            test.refuse("invalid_grant\n<b>")
            await #expect(throws: OpenIDProblem.unregistered("invalid_grantb")) {
                try await provider.token(for: "c", verifier: "v", returning: "r")
            }
        }

        @Test(
            "Only a refused code is the person's; another refusal is the app's, or the provider is busy",
            arguments: [
                ("invalid_grant", 400, OpenIDProblem.refused("invalid_grant")),
                ("invalid_client", 401, .unregistered("invalid_client")),
                ("unauthorized_client", 400, .unregistered("unauthorized_client")),
                (
                    "slow_down", 429,
                    .away("https://login.example.org/team/token answers with status 429")
                ),
                (
                    "slow", 408,
                    .away("https://login.example.org/team/token answers with status 408")
                ),
            ])
        func refusals(word: String, status: Int, problem: OpenIDProblem) async {
            test.refuse(word, status: status)
            await #expect(throws: problem) {
                try await test.provider.token(for: "c", verifier: "v", returning: "r")
            }
        }

        @Test("Codes beyond a number that are exchanged at the same time are refused")
        func exchanges() async throws {
            let gate = Gate()
            let provider = OpenIDProvider(
                test.settings,
                send: { [test] request in
                    if request.form != nil { await gate.wait() }
                    return try test.answer(request)
                }, now: { [test] in test.now })
            test.give("a.b.c")
            try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<OpenIDProvider.mostExchanges {
                    group.addTask {
                        try await provider.token(for: "c", verifier: "v", returning: "r")
                    }
                }
                var arrivals = gate.arrivals.makeAsyncIterator()
                for _ in 0..<OpenIDProvider.mostExchanges { await arrivals.next() }
                await #expect(
                    throws: OpenIDProblem.away("32 other codes are being exchanged")
                ) {
                    try await provider.token(for: "c", verifier: "v", returning: "r")
                }
                gate.open()
                for try await token in group { #expect(token == "a.b.c") }
            }
            #expect(
                try await provider.token(for: "c", verifier: "v", returning: "r") == "a.b.c")
        }

        @Test("A provider that ends the connection is named with what it did")
        func closed() async throws {
            final class Closing: ChannelInboundHandler {
                typealias InboundIn = ByteBuffer
                func channelRead(context: ChannelHandlerContext, data: NIOAny) {
                    context.close(promise: nil)
                }
            }
            let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
                .childChannelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.addHandler(Closing())
                    }
                }
                .bind(host: "127.0.0.1", port: 0).get()
            let issuer = "http://127.0.0.1:\(try #require(server.localAddress?.port))"
            let provider = OpenIDProvider(
                OpenIDSettings(issuer: issuer, client: "travel", page: "https://travel.example.org")
            )
            let problem = await #expect(throws: OpenIDProblem.self) {
                _ = try await provider.metadata
            }
            #expect(
                problem?.description == """
                    The provider of OpenID Connect doesn't answer as it should: \(issuer)/.well-known/openid-configuration: it \
                    closed the connection.
                    """)
            try await server.close()
        }

        @Test("An answer that doesn't end in time is none")
        func slowBody() async throws {
            final class Slow: ChannelInboundHandler {
                typealias InboundIn = ByteBuffer
                typealias OutboundOut = ByteBuffer
                func channelRead(context: ChannelHandlerContext, data: NIOAny) {
                    let part = "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n["
                    context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: part)), promise: nil)
                }
            }
            let server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
                .childChannelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.addHandler(Slow())
                    }
                }
                .bind(host: "127.0.0.1", port: 0).get()
            let port = try #require(server.localAddress?.port)
            let request = ProviderRequest(address: "http://127.0.0.1:\(port)/keys")
            let limit = Duration.milliseconds(300)
            await #expect(throws: ProviderRequest.Overdue(limit: limit)) {
                try await request.answer(within: limit)
            }
            try await server.close()
        }
    }
#endif
