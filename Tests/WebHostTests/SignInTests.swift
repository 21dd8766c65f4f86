import Foundation
import IntentSystem
import IntentTestKit
import Logging
import NIOCore
import NIOHTTP1
import Testing

@testable import WebHost

/// Who sent a request: the people whom a proxy names, and everyone else.
@Suite(.timeLimit(.minutes(2)))
struct SignInTests {
    private static let token = String(repeating: "t", count: 40)

    private static func access(from ranges: [String]) throws -> WebAccess {
        var access = WebAccess()
        access.token = try #require(AccessToken(token))
        access.proxy = TrustedProxy(
            header: "X-Person", groupsHeader: "X-Groups",
            addresses: try ranges.map { try #require(AddressRange($0)) })
        return access
    }

    /// Returns the sender of a request with some fields that comes from an address.
    private func sender(
        _ fields: [(String, String)], from address: String = "10.0.0.7",
        trusting ranges: [String] = ["10.0.0.0/8"], log: TestLog = TestLog()
    ) async throws -> AuthorizedClient? {
        let access = try Self.access(from: ranges)
        let control = AccessControl(
            access: access,
            cookie: SessionCookie(port: ListeningPort(), isSecure: false, access: access),
            logger: Logger(label: "test", factory: { _ in log }))
        return try await control.client(
            of: HTTPHeaders(fields), from: SocketAddress(ipAddress: address, port: 4711))
    }

    @Test("A proxy names a person and their groups")
    func named() async throws {
        let ada = try #require(
            try await sender([
                ("x-person", " Ada Lovelace "), ("X-Groups", "editors, admins,editors"),
            ]))
        #expect(ada.name == "Ada Lovelace")
        #expect(ada.groups == ["admins", "editors"])
        #expect(ada.person?.id == "person Ada Lovelace")
        #expect(try await sender([("X-Person", "bob"), ("X-Groups", " ")])?.groups == [])
        #expect(try await sender([("X-Person", "bob")])?.groups == [])
        #expect(try await sender([("X-Person", "bob")])?.person != ada.person)
        // A space that isn't HTTP's is a part of the name.
        #expect(
            try await sender([("X-Person", "bob\u{A0}")])?.session
                != sender([("X-Person", "bob")])?.session)
        // One name has one spelling.
        let (composed, decomposed) = ("Zo\u{EB}", "Zoe\u{308}")
        #expect(
            try await sender([("X-Person", composed)])?.session
                == sender([("X-Person", decomposed)])?.session)
    }

    @Test(
        "What can't be a name is nobody's",
        arguments: [
            ([], SignInRefusal.noName),
            ([("X-Person", "ada"), ("X-Person", "ada")], .severalNames),
            ([("X-Person", "ada"), ("x-person", "bob")], .severalNames),
            ([("X-Person", "")], .badName), ([("X-Person", " \t ")], .badName),
            ([("X-Person", String(repeating: "a", count: 257))], .badName),
            ([("X-Person", String(repeating: "ä", count: 129))], .badName),
            ([("X-Person", "a\u{7}b")], .badName), ([("X-Person", "a\u{85}b")], .badName),
            ([("X-Person", "a\u{2028}b")], .badName), ([("X-Person", "a\u{FFFD}b")], .badName),
            ([("X-Person", "ada"), ("X-Groups", "a"), ("X-Groups", "b")], .badGroups),
            ([("X-Person", "ada"), ("X-Groups", "a,,b")], .badGroups),
            ([("X-Person", "ada"), ("X-Groups", "a,b\u{7}")], .badGroups),
            (
                [("X-Person", "ada"), ("X-Groups", String(repeating: "a,", count: 5000) + "a")],
                .badGroups
            ),
            // Names that only resemble the one that is trusted.
            ([("X_Person", "ada")], .noName), ([("X-Person-", "ada")], .noName),
            ([("X Person", "ada")], .noName), ([("X-Forwarded-User", "ada")], .noName),
            // A cookie or a wrong token from the proxy is no name either.
            ([("Cookie", "oai-session-0=x")], .noName),
            ([("Authorization", "Bearer x")], .noName),
        ] as [([(String, String)], SignInRefusal)])
    func refused(_ fields: [(String, String)], _ refusal: SignInRefusal) async throws {
        await #expect(throws: refusal) { try await sender(fields) }
    }

    @Test("A header from another address is never believed, and the log says so once")
    func strangers() async throws {
        let log = TestLog()
        let access = try Self.access(from: ["10.0.0.0/8", "fd00::/8"])
        let control = AccessControl(
            access: access,
            cookie: SessionCookie(port: ListeningPort(), isSecure: false, access: access),
            logger: Logger(label: "test", factory: { _ in log }))
        let forged: [[(String, String)]] = [
            [("X-Person", "ada")], [("X-Person", "ada"), ("X-Forwarded-For", "10.0.0.7")],
            [("X-Person", "ada"), ("X-Real-IP", "10.0.0.7"), ("Forwarded", "for=10.0.0.7")],
        ]
        for address in ["11.0.0.1", "192.168.0.1", "fe80::1", "::1", "127.0.0.1"] {
            for fields in forged {
                #expect(
                    try await control.client(
                        of: HTTPHeaders(fields),
                        from: SocketAddress(ipAddress: address, port: 1)) == nil)
            }
        }
        #expect(try await control.client(of: HTTPHeaders(forged[0]), from: nil) == nil)
        #expect(log.messages.filter { $0.contains("was not believed") }.count == 6)
        #expect(!log.messages.contains { $0.contains("ada") })
    }

    @Test("Ranges are of IPv4, of IPv6, and of IPv4 in IPv6")
    func ranges() async throws {
        let fields = [("X-Person", "ada")]
        #expect(try await sender(fields, from: "::ffff:10.1.2.3")?.name == "ada")
        #expect(try await sender(fields, from: "fd00::7", trusting: ["fd00::/8"])?.name == "ada")
        #expect(
            try await sender(fields, from: "10.0.0.8", trusting: ["10.0.0.8/32"])?.name == "ada")
        #expect(try await sender(fields, from: "10.0.0.9", trusting: ["10.0.0.8/32"]) == nil)
        #expect(try await sender(fields, from: "fe00::7", trusting: ["fd00::/8"]) == nil)
    }

    @Test("The token itself needs no name, from the proxy too, and gives the owner's groups")
    func token() async throws {
        let fields = [("Authorization", "Bearer \(Self.token)")]
        for address in ["10.0.0.7", "11.0.0.7"] {
            let client = try #require(try await sender(fields, from: address))
            #expect(client.name == nil)
            #expect(client.session == nil)
            #expect(client.groups == Person.owner.groups)
        }
        // A name counts more than the token.
        #expect(try await sender(fields + [("X-Person", "ada")])?.name == "ada")
    }

    @Test("A cookie that the host made lets a browser in, but not past a proxy that names nobody")
    func cookie() async throws {
        let access = try Self.access(from: [])
        let cookie = SessionCookie(port: ListeningPort(), isSecure: false, access: access)
        let session = SessionID(String(repeating: "a", count: 32))
        let field = ("Cookie", String(cookie.field(for: session).prefix { $0 != ";" }))
        #expect(try await sender([field], from: "11.0.0.7")?.session == session)
        await #expect(throws: SignInRefusal.noName) { try await sender([field]) }
        let ada = try await sender([("X-Person", "ada")])
        #expect(try await sender([field, ("X-Person", "ada")])?.session == ada?.session)
        #expect(ada?.session != session)
    }

    @Test("Where no token is asked for, nobody is in a group, at the page or by an assistant")
    func withoutToken() async throws {
        var access = WebAccess()
        access.requiresToken = false
        let control = AccessControl(
            access: access,
            cookie: SessionCookie(port: ListeningPort(), isSecure: false, access: access),
            logger: Logger(label: "test"))
        let client = try #require(
            try await control.client(
                of: HTTPHeaders(), from: SocketAddress(ipAddress: "127.0.0.1", port: 1)))
        #expect(client.assisted == .owner)
        #expect(client.assisted.groups == [])
        #expect(client.personOrOwner.groups == [])
        let owner = try #require(try await sender([("Authorization", "Bearer \(Self.token)")]))
        #expect(owner.assisted == .owner)
        #expect(owner.assisted.groups == Person.owner.groups)
    }

    @Test("A proxy's two headers have two names")
    func twoHeaders() throws {
        let range = try #require(AddressRange("::1"))
        #expect(TrustedProxy(header: "A", groupsHeader: "a", addresses: [range]) == nil)
        #expect(TrustedProxy(header: "A", groupsHeader: "b c", addresses: [range]) == nil)
        #expect(TrustedProxy(header: "A", groupsHeader: "B", addresses: [range]) != nil)
    }

    // MARK: - Doors

    @Test("Every door is closed to a request of the proxy that names nobody")
    func doors() async throws {
        let access = try Self.access(from: ["127.0.0.1"])
        try await withHost(configure: { $0.access = access }) { port in
            let doors = [
                ("GET", "/"), ("GET", "/app"), ("GET", "/search?q=x"), ("GET", "/page.js"),
                ("GET", "/session/events?tab=0123456789abcdef"),
                ("GET", "/session/options?question=1&parameter=x"),
                ("POST", "/session/actions?tab=0123456789abcdef"), ("POST", "/access"),
                ("POST", "/session/files?question=1&parameter=x"), ("GET", "/session/files/1"),
                ("GET", "/widgets"), ("GET", "/unlock"), ("POST", "/settings/delete"),
                ("GET", "/nothing"), ("GET", "/?token=\(Self.token)"),
            ]
            for (method, target) in doors {
                let client = try await WireClient(port: port)
                for fields in [[], [("X-Person", "a"), ("X-Person", "b")], [("X_Person", "a")]] {
                    let answer = try await client.request(method, target, headers: fields)
                    #expect(answer.status == 401, "\(method) \(target)")
                    #expect(answer.body.contains(#""code":"not_named""#), "\(target)")
                    #expect(answer.headers["set-cookie"] == nil)
                }
            }
            let upgrade = try await WireClient(port: port).upgrade()
            #expect(upgrade.status == 401)
            let page = try await WireClient(port: port).request(
                "GET", "/", headers: [("Accept", "text/html"), ("Accept-Language", "de")])
            #expect(page.status == 401)
            #expect(page.body.contains("Du bist nicht angemeldet"))
            #expect(page.body.contains("named nobody"))
            let health = try await WireClient(port: port).request("GET", "/health")
            #expect(health.status == 200)
        }
    }

    @Test("The same doors are open to a person whom it names")
    func openDoors() async throws {
        let access = try Self.access(from: ["127.0.0.1"])
        try await withHost(configure: { $0.access = access }) { port in
            let client = try await WireClient(port: port)
            let ada = [("X-Person", "ada")]
            for target in ["/", "/app", "/search?q=x", "/widgets", "/unlock"] {
                let answer = try await client.request("GET", target, headers: ada)
                #expect(answer.status == 200, "\(target)")
                #expect(answer.headers["set-cookie"] == nil)
            }
            let upgrade = try await WireClient(port: port).upgrade(headers: ada)
            #expect(upgrade.status == 101)
            #expect(upgrade.headers["set-cookie"] == nil)
        }
    }
}
