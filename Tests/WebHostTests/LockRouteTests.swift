import AppIntents
import IntentSystem
import Synchronization
import Testing

@testable import WebHost

/// The page that unlocks, and the doors that stay closed without it.
@Suite(.timeLimit(.minutes(2)), .serialized)
struct LockRouteTests {
    private static let person = String(repeating: "3f", count: 16)
    private static let form = ("Content-Type", "application/x-www-form-urlencoded")

    private final class Keeper: LockKeeping {
        let contents = Mutex<LockRecord?>(
            LockRecord(salt: [1], hash: Array("open sesame & ä".utf8), rounds: 2))
        func record() throws -> LockRecord? { contents.withLock { $0 } }
        func keep(_ record: LockRecord?) throws { contents.withLock { $0 = record } }
    }

    /// Costs nothing, as the one that counts is tested where it is.
    private struct Plain: PassphraseHashing {
        func hash(_ passphrase: String, salt: [UInt8], rounds: Int) throws -> [UInt8] {
            Array(passphrase.utf8)
        }
        func newRecord(_ passphrase: String) throws -> LockRecord {
            LockRecord(salt: [1], hash: Array(passphrase.utf8), rounds: 2)
        }
    }

    private func withLockedHost(
        _ body: @Sendable (Int, SystemLock) async throws -> Void
    ) async throws {
        let lock = SystemLock(keeper: Keeper(), hashing: Plain())
        try await withHost(lock: lock) { port in try await body(port, lock) }
    }

    private func post(
        _ target: String, _ body: String, _ port: Int, person: String = person,
        headers: [(String, String)] = []
    ) async throws -> WireClient.Answer {
        try await WireClient(port: port).request(
            "POST", target,
            headers: [sessionCookie(person, port: port), Self.form] + headers, body: body)
    }

    /// Performs the guarded intent over a socket, and gives the state after it.
    private func perform(_ port: Int, person: String = person, says: String) async throws {
        let page = try await WireClient(port: port)
        _ = try await page.upgrade(cookie: person)
        try await page.sendText(#"{"type":"perform","intent":"OpenVaultIntent","values":{}}"#)
        let state = try #require(await page.readState(with: says))
        #expect(!state.isEmpty)
        try await page.vanish()
    }

    @Test("AUT-1 a socket performs nothing that is locked, and says where to unlock")
    func locked() async throws {
        try await withLockedHost { port, _ in
            try await perform(
                port, says: "is locked. Unlock Test at http://127.0.0.1:\(port)/unlock")
        }
    }

    @Test("The main page leads to the form, and not when there is nothing to unlock")
    func link() async throws {
        try await withLockedHost { port, lock in
            let link = #"<a class="place-link" href="/unlock">Passphrase</a>"#
            var page = try await WireClient(port: port).request("GET", "/")
            #expect(page.body.contains(link))
            #expect(try lock.change(to: nil, present: "open sesame & ä") == .unlocked)
            page = try await WireClient(port: port).request("GET", "/")
            #expect(!page.body.contains(link))
        }
    }

    @Test("The form unlocks for its own browser, and locks again")
    func unlocks() async throws {
        try await withLockedHost { port, lock in
            let cookie = sessionCookie(Self.person, port: port)
            let page = try await WireClient(port: port).request(
                "GET", "/unlock", headers: [cookie, ("Accept-Language", "de")])
            #expect(page.status == 200)
            #expect(page.body.contains("Passphrase"))
            #expect(page.body.contains(#"action="/unlock" autocomplete="off" >"#))
            let wrong = try await post("/unlock", "passphrase=wrong", port)
            #expect(wrong.status == 403)
            let answer = try await post(
                "/unlock", "passphrase=open+sesame+%26+%C3%A4", port)
            #expect(answer.status == 303)
            #expect(answer.headers["location"] == "/")
            try await perform(port, says: "The vault is open.")
            try await perform(
                port, person: String(repeating: "4f", count: 16), says: "is locked.")
            let over = try await post("/lock", "", port)
            #expect(over.headers["location"] == "/unlock")
            #expect(!lock.isUnlocked(for: .session(SessionID(Self.person))))
            try await perform(port, says: "is locked.")
        }
    }

    @Test("Bad input: wrong by the hundred from many browsers, the right one in between too")
    func hundreds() async throws {
        try await withLockedHost { port, lock in
            var statuses: [Int] = []
            for number in 0..<100 {
                let person = String(repeating: String(number % 10), count: 32)
                statuses.append(
                    try await post("/unlock", "passphrase=\(number)", port, person: person).status)
            }
            #expect(statuses.prefix(5).allSatisfy { $0 == 403 })
            #expect(statuses.dropFirst(5).allSatisfy { $0 == 429 })
            let right = try await post("/unlock", "passphrase=open+sesame+%26+%C3%A4", port)
            #expect(right.status == 429)
            let seconds = try #require(right.headers["retry-after"].flatMap { Int($0) })
            #expect((1...60).contains(seconds))
            #expect(!lock.isUnlocked(for: .session(SessionID(Self.person))))
        }
    }

    @Test("Bad input: a form of another site, without a session, without a field, or too long")
    func badForms() async throws {
        try await withLockedHost { port, lock in
            let right = "passphrase=open+sesame+%26+%C3%A4"
            let foreign = try await post(
                "/unlock", right, port, headers: [("Origin", "https://evil.example")])
            #expect(foreign.status == 403)
            let stranger = try await WireClient(port: port).request(
                "POST", "/unlock", headers: [Self.form], body: right)
            #expect(stranger.headers["location"] == "/unlock")
            #expect(try await post("/unlock", "", port).status == 403)
            let long = String(repeating: "a", count: 5000)
            #expect(try await post("/unlock", "passphrase=\(long)", port).status == 413)
            #expect(!lock.isUnlocked(for: .session(SessionID(Self.person))))
        }
    }

    @Test("Without a passphrase the page says that nothing is locked")
    func unset() async throws {
        try await withHost { port in
            let page = try await WireClient(port: port).request(
                "GET", "/unlock", headers: [sessionCookie(Self.person, port: port)])
            #expect(page.status == 200)
            #expect(page.body.contains("<p >Nothing is locked for this browser."))
        }
    }
}

struct OpenVaultIntent: AppIntent {
    static let title: LocalizedStringResource = "Open Vault"
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "The vault is open.")
    }
}
