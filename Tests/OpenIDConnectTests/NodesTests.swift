#if OpenIDConnect
    import Foundation
    import IntentSystem
    import NIOCore
    import NIOHTTP1
    import Testing

    @testable import OpenIDConnect

    /// Sign-ins at an app of several nodes.
    @Suite(.timeLimit(.minutes(2)))
    struct NodesTests {
        @Test("After lost notices all streams end, and only those who are signed in connect again")
        func everything() async throws {
            let test = TestProvider()
            let store = SettingSignIns(nil, now: { test.now })
            try await SignInBrowser.run(store, test: test) { browser, system in
                try await browser.signIn()
                var events = try await browser.open(tab: "0123456789abcdef").makeAsyncIterator()
                var text = ""
                while !text.contains(#""type":"state""#) {
                    text += String(buffer: try #require(try await events.next()))
                }
                // Another node ends the sign-in, and its notice doesn't arrive.
                try await store.removeAll(
                    of: try #require(try await session(of: browser, in: store)))
                system.nodeChanges.announceEverywhere(.everything)
                while let more = try? await events.next() { #expect(more.readableBytes > 0) }
                #expect(try await browser.isIn == false)
            }
        }

        @Test(
            "A balancer can lead all browsers of a person to one node, by a cookie without their name"
        )
        func place() async throws {
            let test = TestProvider()
            let store = SettingSignIns(nil, now: { test.now })
            try await SignInBrowser.run(store, test: test) { browser, _ in
                let other = SignInBrowser(port: browser.port, test: test)
                let bob = SignInBrowser(port: browser.port, test: test)
                try await browser.signIn()
                try await other.signIn()
                try await bob.signIn(as: "bob")
                let place = try #require(browser.cookies["oai_place"])
                #expect(place.wholeMatch(of: /[0-9a-f]{16}/) != nil)
                #expect(other.cookies["oai_place"] == place)
                #expect(bob.cookies["oai_place"] != place)
                let session = try #require(try await session(of: browser, in: store))
                #expect(!session.rawValue.contains(place))
                // The next person in this browser has another place.
                let left = try await browser.ask("/sign-out", .POST)
                #expect(
                    left.headers["set-cookie"].contains(
                        "oai_place=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"))
                #expect(browser.cookies["oai_place"] == nil)
                #expect(other.cookies["oai_place"] == place)
            }
        }

        private func session(
            of browser: SignInBrowser, in store: SettingSignIns
        ) async throws -> SessionID? {
            let cookie = browser.cookies.first { $0.key.hasPrefix("oai-sign-in-") }
            let record = try await store.record(String(cookie?.value.prefix(32) ?? ""))
            return record.map { SessionID($0.session) }
        }
    }
#endif
