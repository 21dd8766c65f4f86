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
                let farewell = try await browser.ask("/signed-out", .GET, SignInBrowser.page)
                #expect(farewell.status == 200)
                #expect(farewell.body.contains("You are signed out"))
                // The cookie of before opens nothing any more.
                let (name, value) = try #require(
                    cookies.first { $0.key.hasPrefix("oai-sign-in-") })
                #expect(
                    try await browser.ask("/app", .GET, ["Cookie": "\(name)=\(value)"]).status
                        == 401)
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
                items["nonce"] = "another"
                let forged = try await browser.comeBack(items)
                #expect(forged.status == 502)
                #expect(forged.body.contains("it answers another request"))
                items = try await browser.leave()
                var claims = test.claims
                claims["nonce"] = .text(items["nonce"] ?? "")
                claims["iat"] = .number(test.now.timeIntervalSince1970 + 600)
                test.give(try await test.token(claims))
                let early = try await browser.ask(
                    "/sign-in/return?code=c&state=\(items["state"] ?? "")", .GET,
                    SignInBrowser.page)
                #expect(early.status == 502)
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
                try await browser.signIn()
                test.leave()
                #expect(try await browser.isIn)
                #expect(try await browser.ask("/sign-out", .POST).status == 303)
                #expect(try await browser.isIn == false)
            }
        }

        @Test("A sign-in ends without requests for four hours, and after twelve in any case")
        func lifetimes() async throws {
            try await SignInBrowser.run(store, test: test) { browser, _ in
                try await browser.signIn()
                test.pass(4 * 3600 - 1)
                #expect(try await browser.isIn)
                test.pass(4 * 3600 - 1)
                #expect(try await browser.isIn)
                test.pass(4 * 3600 - 1)
                #expect(try await browser.isIn)
                test.pass(3)
                #expect(try await browser.isIn == false)
                try await browser.signIn()
                test.pass(4 * 3600)
                #expect(try await browser.isIn == false)
            }
        }

        @Test("Signing in anew replaces the cookie, and the old one ends")
        func rotation() async throws {
            try await SignInBrowser.run(store, test: test) { browser, _ in
                try await browser.signIn()
                let (name, value) = try #require(
                    browser.cookies.first { $0.key.hasPrefix("oai-sign-in-") })
                let items = try await browser.ask("/sign-in?to=/").items
                #expect(try await browser.comeBack(items, as: "bob").status == 303)
                let other = SignInBrowser(port: browser.port, test: test)
                #expect(
                    try await other.ask("/app", .GET, ["Cookie": "\(name)=\(value)"]).status == 401)
                #expect(
                    try await browser.ask("/settings", .GET, SignInBrowser.page).body
                        .contains("signed in as “bob”"))
            }
        }

        @Test("Deleting all that is kept of a person ends what they have signed in")
        func deletion() async throws {
            try await SignInBrowser.run(store, test: test) { browser, _ in
                let other = SignInBrowser(port: browser.port, test: test)
                let bob = SignInBrowser(port: browser.port, test: test)
                try await browser.signIn()
                try await other.signIn()
                try await bob.signIn(as: "bob")
                #expect(try await browser.ask("/settings/delete", .POST).status == 204)
                #expect(try await browser.isIn == false)
                #expect(try await other.isIn == false)
                #expect(try await bob.isIn)
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
                #expect(try await browser.ask("/health").status == 200)
            }
        }
    }
#endif
