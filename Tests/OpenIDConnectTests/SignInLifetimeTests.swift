#if OpenIDConnect
    import Foundation
    import IntentSystem
    import IntentTestKit
    import NIOHTTP1
    import Testing
    import _Time

    @testable import OpenIDConnect

    /// How long a person is signed in, in which tabs and browsers.
    @Suite(.timeLimit(.minutes(2)))
    struct SignInLifetimeTests {
        private let test = TestProvider()

        private var store: SettingSignIns {
            SettingSignIns(nil, now: { [test] in test.now })
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
                #expect(try await browser.leave()["prompt"] == "login")
            }
        }

        @Test("A store that can be read but not written lets people in until their sign-in ends")
        func unwritable() async throws {
            struct FullStore: SignInStore {
                struct Full: Error {}
                let store: SettingSignIns
                func record(_ name: String) async throws -> SignInRecord? {
                    try await store.record(name)
                }
                func add(_ record: SignInRecord, as name: String) async throws {
                    try await store.add(record, as: name)
                }
                func renew(_ name: String, until: Date) async throws { throw Full() }
                func remove(_ name: String) async throws {}
                func removeAll(of session: SessionID) async throws {}
                func removeExpired() async throws -> Int { try await store.removeExpired() }
                func items() async throws -> [KeptItem] { try await store.items() }
            }
            try await SignInBrowser.run(FullStore(store: store), test: test) { browser, _ in
                try await browser.signIn()
                test.pass(4 * 3600 - 1)
                #expect(try await browser.isIn)
                test.pass(1)
                #expect(try await browser.isIn == false)
            }
        }

        @Test("Several tabs sign in at once, and each comes to where it was")
        func tabs() async throws {
            try await SignInBrowser.run(store, test: test) { browser, _ in
                let one = try await browser.leave(to: "/help")
                let other = try await browser.leave(to: "/settings")
                #expect(try await browser.comeBack(other).place == "/settings")
                #expect(try await browser.comeBack(one).place == "/help")
                #expect(
                    browser.cookies.count == 2,
                    "No attempt is left, only the sign-in and its place.")
                // Who is in stays in, whichever return it was.
                #expect(try await browser.comeBack(one).place == "/")
                #expect(try await browser.isIn)
            }
        }

        @Test("A page is closed when its sign-in ends, whatever other browsers do, and not before")
        func pages() async throws {
            let clock = TestClock()
            try await SignInBrowser.run(store, test: test, clock: clock) { browser, system in
                func pass(_ hours: Double) async {
                    test.pass(hours * 3600)
                    clock.advance(by: .seconds(hours * 3600))
                    await system.deadlines.caughtUp()
                }
                let tab = "0123456789abcdef"
                func isOpen() async throws -> Bool {
                    try await browser.ask(
                        "/session/actions?tab=\(tab)", .POST, ["Content-Type": "application/json"]
                    ).status != 404
                }
                let other = SignInBrowser(port: browser.port, test: test)
                try await browser.signIn()
                #expect(try await isOpen() == false)
                let stream = try await browser.open(tab: tab)
                await pass(3)
                #expect(try await isOpen())
                // That was a use, so the sign-in counts until the seventh hour.
                await pass(1.5)
                #expect(try await isOpen())
                await pass(1)
                try await other.signIn()
                await pass(3)
                for try await _ in stream {}
                #expect(try await browser.isIn == false)
                #expect(try await other.isIn)
            }
        }

        @Test("Another person in the same browser closes the pages of the one before")
        func otherPerson() async throws {
            try await SignInBrowser.run(store, test: test) { browser, _ in
                try await browser.signIn()
                let stream = try await browser.open(tab: "0123456789abcdef")
                let items = try await browser.ask("/sign-in?to=/").items
                #expect(try await browser.comeBack(items, as: "bob").status == 303)
                for try await _ in stream {}
            }
        }
    }
#endif
