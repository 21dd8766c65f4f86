import IntentSystem
import IntentTestKit
import Testing

@testable import WebHost

/// The limits of persons at the doors of the page.
@Suite(.timeLimit(.minutes(2)))
struct PersonLimitTests {
    private static let ada = String(repeating: "0a", count: 16)
    private static let bob = String(repeating: "0b", count: 16)
    private static let unknownIntent = #"{"type":"perform","intent":"Nowhere","values":{}}"#
    private static let text =
        "This is more than one person may do here at a time. Nothing was done. Wait for 30 seconds, then try again."

    private static let limits: Limits = {
        var limits = Limits()
        limits.eachPerson.callsPerMinute = 2
        return limits
    }()

    @Test("A socket refuses an action too many, takes what ends something, and lets others act")
    func socket() async throws {
        let clock = TestClock()
        try await withHost(limits: Self.limits, clock: clock) { port in
            func open(_ cookie: String) async throws -> WireClient {
                let page = try await WireClient(port: port)
                #expect(try await page.upgrade(cookie: cookie).status == 101)
                _ = await page.readMessage("state")
                return page
            }
            func reason(_ page: WireClient, of text: String = Self.unknownIntent) async throws
                -> String?
            {
                try await page.sendText(text)
                return await page.readMessage("refused")
            }
            let page = try await open(Self.ada)
            for _ in 0..<2 {
                #expect(try await reason(page)?.contains(#""reason":"unknown""#) == true)
            }
            #expect(
                try await reason(page)
                    == #"{"type":"refused","reason":"overloaded","message":"\#(Self.text)"}"#)
            #expect(
                try await reason(page, of: #"{"type":"cancel","question":1}"#)?
                    .contains("overloaded") == false)
            let other = try await open(Self.bob)
            #expect(try await reason(other)?.contains(#""reason":"unknown""#) == true)
            clock.advance(by: .seconds(30))
            #expect(try await reason(page)?.contains(#""reason":"unknown""#) == true)
        }
    }

    @Test("A POST too many is answered with 429, the time, and the text in the person's language")
    func actions() async throws {
        let clock = TestClock()
        try await withHost(limits: Self.limits, clock: clock) { port in
            let cookie = sessionCookie(Self.ada, port: port)
            let stream = try await WireClient(port: port)
            try await stream.send(
                "GET", "/session/events?tab=0123456789abcdef", headers: [cookie])
            #expect(try await stream.readHead().status == 200)
            _ = await stream.read(through: "}\n\n")
            let client = try await WireClient(port: port)
            func post(
                _ body: String = Self.unknownIntent, language: String = "en"
            ) async throws -> WireClient.Answer {
                try await client.request(
                    "POST", "/session/actions?tab=0123456789abcdef",
                    headers: [
                        cookie, ("Content-Type", "application/json"),
                        ("Accept-Language", language),
                    ], body: body)
            }
            for _ in 0..<2 { #expect(try await post().status == 202) }
            let refused = try await post()
            #expect(refused.status == 429)
            #expect(refused.headers["retry-after"] == "30")
            #expect(refused.body == #"{"error":{"code":"limited","message":"\#(Self.text)"}}"#)
            let german = try await post(language: "de")
            #expect(
                german.body
                    == #"{"error":{"code":"limited","message":"Das ist mehr, als eine Person hier auf einmal tun darf. Es wurde nichts getan. Warte 30 Sekunden und versuche es dann noch einmal."}}"#
            )
            #expect(try await post(#"{"type":"stop"}"#).status == 202)
            clock.advance(by: .seconds(29))
            let early = try await post()
            #expect(early.status == 429)
            #expect(early.headers["retry-after"] == "1")
            clock.advance(by: .seconds(1))
            #expect(try await post().status == 202)
        }
    }

    @Test("Searches count too, and a browser reads the text on a page")
    func searches() async throws {
        try await withHost(limits: Self.limits, clock: TestClock()) { port in
            let cookie = sessionCookie(Self.ada, port: port)
            let client = try await WireClient(port: port)
            for method in ["GET", "HEAD"] {
                #expect(
                    try await client.request(method, "/search?q=x", headers: [cookie]).status
                        == 200)
            }
            let refused = try await client.request("GET", "/search?q=x", headers: [cookie])
            #expect(refused.status == 429)
            #expect(refused.headers["retry-after"] == "30")
            // The route takes it too.
            #expect(
                try await client.request("GET", "//search/?q=x", headers: [cookie]).status == 429)
            let page = try await client.request(
                "GET", "/search?q=x", headers: [cookie, ("Accept", "text/html")])
            #expect(page.status == 429)
            #expect(page.body.contains("<p><small>\(Self.text)</small></p>"))
            // Files of the page are none of a person's calls.
            #expect(try await client.request("GET", "/page.js", headers: [cookie]).status == 200)
        }
    }
}
