#if OpenIDConnect
    import Foundation
    import JWTKit
    import NIOCore
    import NIOPosix
    import Testing

    @testable import OpenIDConnect

    /// Tokens of the provider, of others, and of nobody.
    @Suite(.timeLimit(.minutes(1)))
    struct TokenCheckTests {
        private let test = TestProvider()
        private let check: TokenCheck

        init() {
            check = TokenCheck(by: test.provider, now: { [test] in test.now })
        }

        private func person(
            _ changes: [String: TokenClaims.Value?] = [:]
        ) async throws -> TokenCheck.Bearer {
            var claims = test.claims
            for (name, value) in changes { claims[name] = value }
            return try await check.person(ofIDToken: test.token(claims), nonce: "n")
        }

        private func refusal(
            _ changes: [String: TokenClaims.Value?]
        ) async -> OpenIDProblem? {
            await #expect(throws: OpenIDProblem.self) { try await person(changes) }
        }

        @Test("A token names a person and their groups")
        func good() async throws {
            let ada = try await person()
            #expect(ada.name == "ada")
            #expect(ada.groups == ["editors", "admins"])
            #expect(try await person(["groups": nil as TokenClaims.Value?]).groups == [])
            #expect(try await person(["groups": .text("staff")]).groups == ["staff"])
            #expect(try await person(["aud": .texts(["travel"])]).name == "ada")
            #expect(
                try await person(["aud": .texts(["travel", "other"]), "azp": .text("travel")]).name
                    == "ada")
        }

        @Test("A token for others, of others, or for another request is refused")
        func otherwise() async {
            #expect(await refusal(["iss": .text("https://evil.example")]) == .token(.issuer))
            #expect(await refusal(["iss": nil]) == .token(.issuer))
            #expect(await refusal(["aud": .text("other")]) == .token(.audience))
            #expect(await refusal(["aud": nil]) == .token(.audience))
            #expect(await refusal(["aud": .texts(["travel", "other"])]) == .token(.audience))
            #expect(await refusal(["azp": .text("other")]) == .token(.audience))
            #expect(await refusal(["nonce": .text("m")]) == .token(.nonce))
            #expect(await refusal(["nonce": nil]) == .token(.nonce))
            #expect(await refusal(["sub": nil]) == .token(.claim("sub")))
            #expect(await refusal(["sub": .text("a\u{7}")]) == .token(.claim("sub")))
            #expect(
                await refusal(["sub": .text(String(repeating: "a", count: 257))])
                    == .token(.claim("sub")))
            #expect(await refusal(["groups": .number(1)]) == .token(.claim("groups")))
            #expect(await refusal(["groups": .texts(["a", ""])]) == .token(.claim("groups")))
        }

        @Test("Clocks may differ by two minutes, and the refusal says by how much more")
        func clocks() async throws {
            let now = test.now.timeIntervalSince1970
            #expect(try await person(["exp": .number(now - 119)]).name == "ada")
            #expect(try await person(["iat": .number(now + 119)]).name == "ada")
            #expect(await refusal(["exp": .number(now - 120)]) == .token(.expired(seconds: 120)))
            #expect(await refusal(["iat": .number(now + 180)]) == .token(.early(seconds: 180)))
            #expect(
                await refusal(["nbf": .number(now + 1e300)])
                    == .token(.early(seconds: 1_000_000_000)))
            #expect(await refusal(["exp": nil]) == .token(.claim("exp")))
            #expect(await refusal(["exp": .text("soon")]) == .token(.claim("exp")))
            #expect(await refusal(["iat": nil]) == .token(.claim("iat")))
        }

        @Test("What the provider hasn't signed is forged")
        func forged() async throws {
            let good = try await test.token(test.claims)
            let parts = good.split(separator: ".").map(String.init)
            var claims = test.claims
            claims["sub"] = .text("bob")
            let bob = try await test.token(claims).split(separator: ".").map(String.init)
            let other = try await test.token(test.claims, by: ES256PrivateKey())
            for token in [
                other, "\(parts[0]).\(bob[1]).\(parts[2])", "\(parts[0]).\(parts[1]).",
                "\(parts[0]).\(parts[1]).\(parts[2])AA",
            ] {
                await #expect(throws: OpenIDProblem.token(.forged)) {
                    try await check.person(ofIDToken: token, nonce: "n")
                }
            }
        }

        @Test(
            "A signature that isn't the provider's alone is none",
            arguments: ["none", "None", "HS256", "RS1", ""])
        func algorithms(name: String) async throws {
            let claims = try await test.token(test.claims).split(separator: ".")[1]
            let header = Data(#"{"alg":"\#(name)","kid":"first"}"#.utf8).base64URL
            for signature in ["", "AAAA"] {
                await #expect(throws: OpenIDProblem.token(.algorithm(name))) {
                    try await check.person(
                        ofIDToken: "\(header).\(claims).\(signature)", nonce: "n")
                }
            }
        }

        @Test("What is no token is refused without asking the provider")
        func malformed() async throws {
            let claims = try await test.token(test.claims).split(separator: ".")[1]
            func header(_ json: String) -> String {
                "\(Data(json.utf8).base64URL).\(claims).AAAA"
            }
            for token in [
                "", ".", "..", "a.b", "a.b.c.d", "opaque", header("[]"), header("{}"),
                header(#"{"alg":1}"#), header(#"{"alg":"ES256","kid":1e300}"#),
                header(#"{"alg":"ES256","kid":"first","crit":["x"]}"#),
                header(String(repeating: "[", count: 5000)), "\u{0}.\u{0}.\u{0}",
            ] {
                await #expect(throws: OpenIDProblem.token(.malformed), "\(token)") {
                    try await check.person(ofIDToken: token, nonce: "n")
                }
            }
            await #expect(throws: OpenIDProblem.token(.tooLong(limit: 16_384))) {
                try await check.person(
                    ofIDToken: String(repeating: "a", count: 16_385), nonce: "n")
            }
            #expect(test.requests == [])
            // A number that no other number can be made of is no reason to end.
            await #expect(throws: OpenIDProblem.token(.forged)) {
                try await check.person(
                    ofIDToken: header(#"{"alg":"ES256","kid":"first","x":1e300}"#), nonce: "n")
            }
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
                #expect(await refusal([:]) == .token(.unknownKey("third")))
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
            guard case .away = await refusal([:]) else {
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
            let token = try await test.token(test.claims)
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

        @Test("A key without an algorithm counts for tokens of its own kind")
        func keysWithoutAlgorithms() async throws {
            test.hideAlgorithms()
            #expect(try await person().name == "ada")
            let claims = try await test.token(test.claims).split(separator: ".")[1]
            for name in ["RS256", "PS256", "ES384", "EdDSA"] {
                let header = Data(#"{"alg":"\#(name)","kid":"first"}"#.utf8).base64URL
                await #expect(throws: OpenIDProblem.token(.forged)) {
                    try await check.person(ofIDToken: "\(header).\(claims).AAAA", nonce: "n")
                }
            }
            let header = Data(#"{"alg":"HS256","kid":"first"}"#.utf8).base64URL
            await #expect(throws: OpenIDProblem.token(.algorithm("HS256"))) {
                try await check.person(ofIDToken: "\(header).\(claims).AAAA", nonce: "n")
            }
        }

        @Test("What strangers write into a token is no line of the log")
        func words() {
            #expect(
                OpenIDProblem.token(.unknownKey("a\n\u{1B}[2J“b”")).description
                    == "The provider's token can't be believed: the provider has no key “a2Jb”.")
            #expect(
                OpenIDProblem.token(.algorithm("\r\n")).description
                    == "The provider's token can't be believed: it is signed by “without a reason”, which isn't accepted."
            )
        }

        @Test("All who come at the same time wait for one reading")
        func together() async throws {
            let token = try await test.token(test.claims)
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

        @Test("An assistant's token is for the address of the assistants, and an ID token isn't")
        func assistants() async throws {
            var claims = test.claims
            claims["aud"] = .texts(["https://travel.example.org/mcp", "account"])
            claims["nonce"] = nil
            claims["scope"] = .text("openid travel")
            let bearer = try await check.bearer(ofAccessToken: test.token(claims))
            #expect(bearer.name == "ada")
            #expect(bearer.scopes == ["openid", "travel"])
            #expect(bearer.expiry == test.now + 300 + 120)
            for name in ["nonce", "at_hash"] {
                var identity = claims
                identity[name] = .text("n")
                await #expect(throws: OpenIDProblem.token(.audience)) {
                    try await check.bearer(ofAccessToken: test.token(identity))
                }
            }
            for audience in [
                "travel", "https://travel.example.org", "https://travel.example.org/mcp/",
                "https://other.example.org/mcp",
            ] {
                claims["aud"] = .text(audience)
                await #expect(throws: OpenIDProblem.token(.audience)) {
                    try await check.bearer(ofAccessToken: test.token(claims))
                }
            }
        }

        @Test(
            "A provider that isn't the one that was named, or whose addresses aren't safe, is none")
        func metadata() async throws {
            test.say("issuer", "https://login.example.org/other")
            #expect(
                await refusal([:])
                    == .unusable("it calls itself “https://login.example.org/other”"))
            test.say("issuer", TestProvider.issuer)
            test.say("token_endpoint", "http://login.example.org/token")
            #expect(
                await refusal([:])
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
            await #expect(throws: OpenIDProblem.refused("invalid_grantb")) {
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
