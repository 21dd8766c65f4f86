#if OpenIDConnect
    import Foundation
    import IntentSystem
    import IntentTestKit
    import NIOHTTP1
    import Synchronization
    import Testing

    @testable import OpenIDConnect

    /// Attempts to sign in that come back more than once, or in vain.
    @Suite(.timeLimit(.minutes(2)))
    struct AttemptTests {
        /// The claims of an app's nodes.
        private final class Claims: NodeAgreement {
            struct Away: Error {}

            let names = Mutex<Set<String>>([])
            let isAway = Mutex(false)

            func secret(_ name: String, orElse proposed: [UInt8]) async throws -> [UInt8] {
                proposed
            }

            func claim(_ name: String, for time: Duration) async throws -> Bool {
                if isAway.withLock({ $0 }) { throw Away() }
                #expect(time >= SignInAttempt.lifetime)
                return names.withLock { $0.insert(name).inserted }
            }
        }

        private let test = TestProvider()
        private let store: SettingSignIns

        init() { store = SettingSignIns(nil, now: { [test] in test.now }) }

        /// The cookies of a browser's attempts, as a browser at another port sends them.
        private func copied(_ browser: SignInBrowser, for port: Int) -> [String: String] {
            let fields = browser.cookies.map { name, value in
                "\(name.replacing("\(browser.port)", with: "\(port)"))=\(value)"
            }
            return SignInBrowser.page.merging(["Cookie": fields.joined(separator: "; ")]) { $1 }
        }

        private var codes: Int { test.requests.count { $0.form != nil } }

        @Test("A copied cookie of an attempt that has come back signs nobody in")
        func replayed() async throws {
            try await SignInBrowser.run(store, test: test) { browser, _ in
                let items = try await browser.leave()
                let copy = copied(browser, for: browser.port)
                #expect(try await browser.comeBack(items).status == 303)
                let thief = SignInBrowser(port: browser.port, test: test)
                let back = "/sign-in/return?code=other&state=\(items["state"] ?? "")"
                for _ in 0..<2 {
                    let answer = try await thief.ask(back, .GET, copy)
                    #expect(answer.status == 400)
                    #expect(
                        answer.body.contains(
                            "Signing in took too long, or began in another window. Try again here.")
                    )
                }
                #expect(codes == 1, "The provider isn't asked.")
                // An attempt that the provider refused is over as well.
                let bob = SignInBrowser(port: browser.port, test: test)
                let state = try await bob.leave()["state"] ?? ""
                let second = copied(bob, for: bob.port)
                let denied = "/sign-in/return?error=access_denied&state=\(state)"
                #expect(try await bob.ask(denied, .GET, SignInBrowser.page).status == 403)
                let late = "/sign-in/return?code=c&state=\(state)"
                #expect(try await thief.ask(late, .GET, second).status == 400)
                #expect(codes == 1)
            }
        }

        @Test("An attempt counts once among all nodes, and not while that can't be known")
        func nodes() async throws {
            let claims = Claims()
            try await SignInBrowser.run(store, test: test, agreement: claims) { browser, _ in
                try await SignInBrowser.run(store, test: test, agreement: claims) { other, _ in
                    let items = try await browser.leave()
                    let copy = copied(browser, for: other.port)
                    #expect(try await browser.comeBack(items).status == 303)
                    let back = "/sign-in/return?code=c&state=\(items["state"] ?? "")"
                    #expect(try await other.ask(back, .GET, copy).status == 400)
                    #expect(codes == 1)
                    // Another attempt, which comes back at the other node.
                    let bob = SignInBrowser(port: browser.port, test: test)
                    let next = try await bob.leave(to: "/other")
                    let again = copied(bob, for: other.port)
                    claims.isAway.withLock { $0 = true }
                    let place = "/sign-in/return?code=c&state=\(next["state"] ?? "")"
                    #expect(try await other.ask(place, .GET, again).status == 503)
                    #expect(codes == 1)
                    claims.isAway.withLock { $0 = false }
                    var token = test.claims
                    token["nonce"] = .text(next["nonce"] ?? "")
                    test.give(try test.token(token))
                    #expect(try await other.ask(place, .GET, again).status == 303)
                    #expect(codes == 2)
                }
            }
        }

        @Test(
            "Bad input: used attempts are remembered until they end, and a flood forgets the oldest"
        )
        func bounds() async throws {
            let used = UsedAttempts(nil)
            let begin = Date(timeIntervalSince1970: 1_800_000_000)
            let first = SignInAttempt(to: "/", at: begin)
            #expect(try await used.claim(first, at: begin))
            #expect(try await !used.claim(first, at: begin + 599))
            let last = SignInAttempt(to: "/", at: begin + 2)
            for _ in 1..<UsedAttempts.limit {
                #expect(try await used.claim(SignInAttempt(to: "/", at: begin + 1), at: begin))
            }
            #expect(try await !used.claim(first, at: begin))
            #expect(try await used.claim(last, at: begin))
            #expect(try await !used.claim(last, at: begin))
            #expect(try await used.claim(first, at: begin), "It was the one that ends first.")
        }

        @Test(
            "Of failures, the first ones in a minute have a line each, and the others are counted")
        func failures() async throws {
            let clock = TestClock()
            let (lines, writing) = AsyncStream.makeStream(of: String.self)
            let log = TestLog { writing.yield($0) }
            let line = "notice: The provider of OpenID Connect refused: access_denied."
            func fail(_ browser: SignInBrowser, _ count: Int) async throws {
                for _ in 0..<count {
                    let items = try await browser.leave()
                    let denied = "/sign-in/return?error=access_denied&state=\(items["state"] ?? "")"
                    #expect(try await browser.ask(denied, .GET, SignInBrowser.page).status == 403)
                }
            }
            try await SignInBrowser.run(store, test: test, clock: clock, log: log) { browser, _ in
                try await fail(browser, SignInFailures.lines)
                #expect(log.messages.count { $0 == line } == SignInFailures.lines)
                try await fail(browser, 5)
                #expect(log.messages.count { $0 == line } == SignInFailures.lines)
                let quiet = "debug: The provider of OpenID Connect refused: access_denied."
                #expect(log.messages.count { $0 == quiet } == 5)
                try await clock.waitForSleeper()
                clock.advance(by: SignInFailures.interval)
                let summary =
                    "notice: Within a minute, further sign-ins failed: 5. With --verbose, each has a line."
                #expect(await lines.contains(summary))
                try await fail(browser, 1)
                #expect(log.messages.count { $0 == line } == SignInFailures.lines + 1)
            }
        }
    }
#endif
