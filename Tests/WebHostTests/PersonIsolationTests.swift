import AppIntents
import Foundation
import Synchronization
import Testing

@testable import IntentSystem
@testable import WebHost

/// Two people of one proxy; one tries to reach what is the other's.
@Suite(.timeLimit(.minutes(2)))
struct PersonIsolationTests {
    private static let ada = ("X-Person", "ada")
    private static let bob = ("X-Person", "bob")
    private static let adasTab = "adaadaadaadaada0"
    private static let bobsTab = "b0bb0bb0bb0bb0b0"

    private func withPeople(
        lock: SystemLock = SystemLock(), _ body: @Sendable (Int) async throws -> Void
    ) async throws {
        var access = WebAccess()
        access.proxy = TrustedProxy(
            header: "X-Person", addresses: [try #require(AddressRange("127.0.0.1"))])
        let proxied = access
        try await withHost(lock: lock, configure: { $0.access = proxied }, body)
    }

    private func page(
        of person: (String, String), tab: String, _ port: Int
    ) async throws -> WireClient {
        let page = try await WireClient(port: port)
        let head = try await page.upgrade(tab: tab, headers: [person])
        #expect(head.status == 101)
        return page
    }

    /// Lets a person frame a picture, and returns the number of the question, the file that they handed in,
    /// and the one that they got.
    private func frame(
        _ page: WireClient, of person: (String, String), _ port: Int
    ) async throws -> (question: String, given: String, got: String) {
        try await page.sendText(#"{"type":"perform","intent":"FramePictureIntent","values":{}}"#)
        let asked = try #require(await page.readState(with: #""kind":"values""#))
        let question = String(
            try #require(asked.firstMatch(of: /"question":\{"id":(\d+)/)?.1))
        let taken = try await WireClient(port: port).request(
            "POST", "/session/files?question=\(question)&parameter=picture&name=secret.txt",
            headers: [person, ("Content-Type", "text/plain")], body: "a secret")
        #expect(taken.status == 201)
        let given = String(try #require(taken.body.firstMatch(of: /"file":"([0-9a-f]{32})"/)?.1))
        try await page.sendText(
            """
            {"type":"answer","question":\(question),"values":{"picture":{"file":"\(given)",\
            "name":"x","size":0}}}
            """)
        let shown = try #require(await page.readState(with: #""files":"#))
        let got = try #require(shown.firstMatch(of: /"files":\[\{"file":"([0-9a-f]{32})"/)?.1)
        return (question, given, String(got))
    }

    @Test("Nothing of one person answers another: files, questions, tabs, options, search")
    func requests() async throws {
        try await withPeople { port in
            let adas = try await page(of: Self.ada, tab: Self.adasTab, port)
            let files = try await frame(adas, of: Self.ada, port)
            let bobs = try await page(of: Self.bob, tab: Self.bobsTab, port)
            _ = try #require(await bobs.readMessage("state"))
            let json = ("Content-Type", "application/json")
            let tap = #"{"type":"tap","card":2,"generation":1,"action":0}"#
            let doors: [(method: String, target: String, header: (String, String), body: String)] =
                [
                    ("GET", "/session/files/\(files.got)", json, ""),
                    ("GET", "/session/files/\(files.given)", json, ""),
                    ("POST", "/session/actions?tab=\(Self.adasTab)", json, tap),
                    (
                        "POST", "/session/layout?tab=\(Self.adasTab)&question=\(files.question)",
                        json, "{}"
                    ),
                ]
            let client = try await WireClient(port: port)
            for door in doors {
                let answer = try await client.request(
                    door.method, door.target, headers: [Self.bob, door.header], body: door.body)
                #expect(answer.status == 404, "\(door.method) \(door.target)")
                #expect(!answer.body.contains("secret"))
            }
            let upload = try await client.request(
                "POST", "/session/files?question=\(files.question)&parameter=picture&name=a.txt",
                headers: [Self.bob, ("Content-Type", "text/plain")], body: "x")
            #expect(upload.status == 409)
            let options = try await client.request(
                "GET", "/session/options?question=\(files.question)&parameter=picture&q=",
                headers: [Self.bob])
            #expect(options.body == #"{"options":[]}"#)
            let own = try await client.request(
                "GET", "/session/files/\(files.got)", headers: [Self.ada])
            #expect(own.status == 200)
            #expect(own.body == "a secret")
            // What she did last is listed for her alone.
            let hers = try await client.request("GET", "/search?q=", headers: [Self.ada])
            let his = try await client.request("GET", "/search?q=", headers: [Self.bob])
            #expect(!hers.body.contains(#""introduction""#))
            #expect(his.body.contains(#""introduction""#))
            try await adas.vanish()
            try await bobs.vanish()
        }
    }

    @Test("Another's card isn't shown under their tab's name, and a tap on it does nothing")
    func cards() async throws {
        try await withPeople { port in
            let adas = try await page(of: Self.ada, tab: Self.adasTab, port)
            _ = try await frame(adas, of: Self.ada, port)
            let bobs = try await page(of: Self.bob, tab: Self.adasTab, port)
            let state = try #require(await bobs.readMessage("state"))
            #expect(state.contains(#""card":null"#))
            for card in 1...4 {
                try await bobs.sendText(
                    #"{"type":"tap","card":\#(card),"generation":1,"action":0}"#)
                #expect(await bobs.readMessage("refused") != nil)
            }
            // Her own tab of the same name is still hers.
            try await adas.sendText(
                #"{"type":"perform","intent":"FramePictureIntent","values":{}}"#)
            #expect(await adas.readState(with: #""kind":"values""#) != nil)
            let again = try await page(of: Self.ada, tab: Self.bobsTab, port)
            #expect(await again.readState(with: #""kind":"values""#) != nil)
            try await adas.vanish()
            try await bobs.vanish()
            try await again.vanish()
        }
    }

    @Test("A cookie of another session counts for nothing beside a name")
    func cookies() async throws {
        try await withPeople { port in
            let adas = try await page(of: Self.ada, tab: Self.adasTab, port)
            _ = try await frame(adas, of: Self.ada, port)
            let bobs = try await WireClient(port: port)
            _ = try await bobs.upgrade(
                tab: Self.bobsTab,
                headers: [Self.bob, sessionCookie(String(repeating: "ad", count: 16), port: port)])
            let state = try #require(await bobs.readMessage("state"))
            #expect(state.contains(#""card":null"#))
            // What he does there is done in his own session, which he reaches without the cookie.
            try await bobs.sendText(
                #"{"type":"perform","intent":"FramePictureIntent","values":{}}"#)
            #expect(await bobs.readState(with: #""kind":"values""#) != nil)
            let again = try await page(of: Self.bob, tab: Self.adasTab, port)
            #expect(await again.readState(with: #""kind":"values""#) != nil)
            try await adas.vanish()
            try await bobs.vanish()
            try await again.vanish()
        }
    }

    @Test("A person who deletes what is kept about them deletes it of no other")
    func deleting() async throws {
        try await withPeople { port in
            let adas = try await page(of: Self.ada, tab: Self.adasTab, port)
            let files = try await frame(adas, of: Self.ada, port)
            let client = try await WireClient(port: port)
            let deleted = try await client.request("POST", "/settings/delete", headers: [Self.bob])
            #expect(deleted.status == 204)
            let file = try await client.request(
                "GET", "/session/files/\(files.got)", headers: [Self.ada])
            #expect(file.status == 200)
            let hers = try await client.request("GET", "/search?q=", headers: [Self.ada])
            #expect(!hers.body.contains(#""introduction""#))
            try await adas.vanish()
        }
    }

    private final class Keeper: LockKeeping {
        let contents = Mutex<LockRecord?>(
            LockRecord(salt: [1], hash: Array("open sesame".utf8), rounds: 2))
        func record() throws -> LockRecord? { contents.withLock { $0 } }
        func keep(_ record: LockRecord?) throws { contents.withLock { $0 = record } }
    }

    private struct Plain: PassphraseHashing {
        func hash(_ passphrase: String, salt: [UInt8], rounds: Int) throws -> [UInt8] {
            Array(passphrase.utf8)
        }
        func newRecord(_ passphrase: String) throws -> LockRecord {
            LockRecord(salt: [1], hash: Array(passphrase.utf8), rounds: 2)
        }
    }

    @Test("AUT-1 one person's passphrase unlocks the app for that person and their assistant only")
    func locks() async throws {
        let lock = SystemLock(keeper: Keeper(), hashing: Plain())
        try await withPeople(lock: lock) { port in
            let unlocked = try await WireClient(port: port).request(
                "POST", "/unlock",
                headers: [Self.ada, ("Content-Type", "application/x-www-form-urlencoded")],
                body: "passphrase=open+sesame")
            #expect(unlocked.status == 303)
            for (person, words) in [
                (Self.ada, "The vault is open."), (Self.bob, "is locked"),
            ] {
                let page = try await page(of: person, tab: Self.adasTab, port)
                try await page.sendText(
                    #"{"type":"perform","intent":"OpenVaultIntent","values":{}}"#)
                #expect(await page.readState(with: words) != nil)
                try await page.vanish()
            }
        }
        let (ada, bob) = (
            Person.session(SessionID("a"), name: "ada"), Person.session(SessionID("b"), name: "bob")
        )
        #expect(lock.unlock("open sesame", for: ada) == .unlocked)
        #expect(lock.allows(.requiresAuthentication, for: ada.assisted))
        #expect(!lock.allows(.requiresAuthentication, for: bob.assisted))
    }
}
