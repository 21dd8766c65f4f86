#if OpenIDConnect
    import Foundation
    import IntentSystem
    import NIOHTTP1
    import Testing

    @testable import OpenIDConnect

    /// Signing in at a provider and out again, in a browser.
    @Suite(.timeLimit(.minutes(2)))
    struct OpenIDSignInTests {
        private let test = TestProvider()

        private var store: SettingSignIns {
            SettingSignIns(nil, now: { [test] in test.now })
        }

        @Test("A person signs in, comes to where they wanted, and signs out")
        func whole() async throws {
            try await SignInBrowser.run(store, test: test) { browser, _ in
                let items = try await browser.leave()
                #expect(items["response_type"] == "code")
                #expect(items["client_id"] == "travel")
                #expect(items["redirect_uri"] == "https://travel.example.org/sign-in/return")
                #expect(items["scope"] == "openid profile")
                #expect(items["code_challenge_method"] == "S256")
                #expect(items["code_challenge"]?.count == 43)
                #expect(try await browser.isIn == false)
                let answer = try await browser.comeBack(items)
                #expect(answer.status == 303)
                #expect(answer.place == "/help?x=1")
                #expect(try await browser.isIn)
                let settings = try await browser.ask("/settings", .GET, SignInBrowser.page)
                #expect(settings.body.contains("You are signed in as “ada”."))
                let exit = try await browser.ask("/sign-out", .GET, SignInBrowser.page)
                #expect(exit.body.contains(#"<form method="post" action="/sign-out">"#))
                // The key, not the magnifier of an address that leads nowhere.
                #expect(exit.body.contains(#"<circle cx="17" cy="17" r="10"/>"#))
                #expect(
                    exit.headers.first(name: "content-security-policy")?
                        .contains("form-action 'self' https://login.example.org;") == true)
                let cookies = browser.cookies
                let left = try await browser.ask("/sign-out", .POST)
                #expect(
                    left.place
                        == TestProvider.issuer
                        + "/end?client_id=travel&post_logout_redirect_uri=https%3A%2F%2Ftravel.example.org%2Fsigned-out"
                )
                #expect(try await browser.isIn == false)
                #expect(cookies.count == 2)
                let farewell = try await browser.ask("/signed-out", .GET, SignInBrowser.page)
                #expect(farewell.status == 200)
                #expect(farewell.body.contains("You are signed out"))
                // The cookie of before opens nothing any more.
                let (name, value) = try #require(
                    cookies.first { $0.key.hasPrefix("oai-sign-in-") })
                let other = SignInBrowser(port: browser.port, test: test)
                #expect(
                    try await other.ask("/app", .GET, ["Cookie": "\(name)=\(value)"]).status
                        == 401)
                // The other tabs, and whoever comes next, are asked who they are, although the provider knows ada.
                let again = try await browser.leave()
                #expect(again["prompt"] == "login")
                #expect(try await browser.comeBack(again).status == 303)
                #expect(try await browser.ask("/sign-in?to=/").items["prompt"] == nil)
            }
        }

        @Test("A return that this browser didn't begin, or that comes late, is refused")
        func stale() async throws {
            try await SignInBrowser.run(store, test: test) { browser, _ in
                let other = SignInBrowser(port: browser.port, test: test)
                let items = try await browser.leave()
                for answer in [
                    try await other.comeBack(items), try await browser.comeBack(items, state: "x"),
                    try await browser.ask("/sign-in/return", .GET, SignInBrowser.page),
                ] {
                    #expect(answer.status == 400)
                    #expect(answer.body.contains("began in another window"))
                    #expect(answer.body.contains("Try Again"))
                }
                test.pass(601)
                #expect(try await browser.comeBack(items).status == 400)
                #expect(try await browser.isIn == false)
                #expect(test.requests.allSatisfy { $0.form == nil })
            }
        }

        @Test("The provider's refusal, a bad token, and clocks that differ are told in words")
        func refused() async throws {
            try await SignInBrowser.run(store, test: test) { browser, _ in
                var items = try await browser.leave()
                let denied = try await browser.ask(
                    "/sign-in/return?error=access_denied&state=\(items["state"] ?? "")", .GET,
                    SignInBrowser.page)
                #expect(denied.status == 403)
                #expect(denied.body.contains("didn’t let you in"))
                #expect(denied.body.contains("access_denied"))
                #expect(denied.body.contains(#"href="/sign-in?to=%2Fhelp%3Fx%3D1""#))
                #expect(browser.cookies == [:], "The attempt is over.")
                items = try await browser.leave()
                items["nonce"] = "another"
                let forged = try await browser.comeBack(items)
                #expect(forged.status == 500)
                #expect(forged.body.contains("it answers another request"))
                items = try await browser.leave()
                var claims = test.claims
                claims["nonce"] = .text(items["nonce"] ?? "")
                claims["iat"] = .number(test.now.timeIntervalSince1970 + 600)
                test.give(try test.token(claims))
                let early = try await browser.ask(
                    "/sign-in/return?code=c&state=\(items["state"] ?? "")", .GET,
                    SignInBrowser.page)
                #expect(early.status == 500)
                #expect(early.body.contains("The clocks of this app"))
                #expect(try await browser.isIn == false)
            }
        }

        @Test("While the provider is away people can't sign in, and those who have stay")
        func away() async throws {
            try await SignInBrowser.run(store, test: test) { browser, _ in
                test.leave()
                let other = SignInBrowser(port: browser.port, test: test)
                let refused = try await other.ask("/sign-in?to=/help", .GET, SignInBrowser.page)
                #expect(refused.status == 503)
                #expect(refused.headers.first(name: "retry-after") == "5")
                #expect(refused.body.contains("Nobody can sign in at the moment"))
                #expect(refused.body.contains(#"href="/sign-in?to=%2Fhelp""#))
                test.comeBack()
                test.pass(5)
                try await browser.signIn()
                test.leave()
                #expect(try await browser.isIn)
                #expect(try await browser.ask("/sign-out", .POST).status == 303)
                #expect(try await browser.isIn == false)
            }
        }

        @Test("The token lets programs in, and no browser")
        func token() async throws {
            try await SignInBrowser.run(store, test: test) { browser, _ in
                let token = SignInBrowser.token
                let bearer = ["Authorization": "Bearer \(token)"]
                #expect(try await browser.ask("/app", .GET, bearer).status == 200)
                let address = try await browser.ask("/?token=\(token)", .GET, SignInBrowser.page)
                #expect(address.status == 303)
                #expect(address.place == "/sign-in?to=%2F")
                #expect(try await browser.ask("/access", .POST).status == 401)
                let refused = try await browser.ask("/app")
                #expect(refused.status == 401)
                #expect(
                    refused.body.contains(
                        "Only people who have signed in are let in, and programs with this server's token."
                    ))
                #expect(browser.cookies == [:])
            }
        }

        @Test("A store that can't be read lets nobody in, and says so")
        func unknown() async throws {
            struct BrokenStore: SignInStore {
                struct Broken: Error {}
                let store: SettingSignIns
                func record(_ name: String) async throws -> SignInRecord? { throw Broken() }
                func add(_ record: SignInRecord, as name: String) async throws {
                    try await store.add(record, as: name)
                }
                func renew(_ name: String, until: Date) async throws {}
                func remove(_ name: String) async throws {}
                func removeAll(of session: SessionID) async throws {}
                func removeExpired() async throws -> Int { 0 }
                func items() async throws -> [KeptItem] { [] }
            }
            try await SignInBrowser.run(BrokenStore(store: store), test: test) { browser, _ in
                try await browser.signIn()
                let refused = try await browser.ask("/app")
                #expect(refused.status == 503)
                #expect(refused.headers.first(name: "retry-after") == "5")
                #expect(refused.body.contains(#""code":"sign_ins_away""#))
                let page = try await browser.ask("/help", .GET, SignInBrowser.page)
                #expect(page.status == 503)
                #expect(page.body.contains("The app could not answer"))
                #expect(page.body.contains("Try Again"))
                #expect(try await browser.ask("/health").status == 200)
            }
        }

        @Test("A provider that names itself in each return is believed with its name only")
        func issuer() async throws {
            test.say("authorization_response_iss_parameter_supported", true)
            try await SignInBrowser.run(store, test: test) { browser, _ in
                let refused = try await browser.comeBack(try await browser.leave())
                #expect(refused.status == 500)
                #expect(refused.body.contains("it is another provider"))
                let items = try await browser.leave()
                let named = items.merging(
                    ["state": "\(items["state"] ?? "")&iss=\(TestProvider.issuer)"]
                ) { $1 }
                #expect(try await browser.comeBack(named).status == 303)
            }
        }

        @Test("Signing in begins at the public address, once")
        func elsewhere() async throws {
            try await SignInBrowser.run(store, test: test) { browser, system in
                #expect(system.page.url?.absoluteString == "https://travel.example.org")
                let host = ["Host": "127.0.0.1:\(browser.port)"]
                let sent = try await browser.ask("/sign-in?to=/help", .GET, host)
                #expect(sent.place == "https://travel.example.org/sign-in?to=%2Fhelp&moved=1")
                // A proxy that says another name doesn't send people round in a circle.
                let again = try await browser.ask("/sign-in?to=%2Fhelp&moved=1", .GET, host)
                #expect(again.place?.hasPrefix(TestProvider.issuer) == true)
            }
        }
    }
#endif
