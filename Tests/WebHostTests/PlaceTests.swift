import AppIntents
import IntentTestKit
import SwiftUI
import Synchronization
import Testing

@testable import WebHost

/// The addresses of cards, and navigation back to earlier ones.
@Suite(.timeLimit(.minutes(2)), .serialized)
struct PlaceTests {
    private static let person = String(repeating: "2d", count: 16)

    /// Opens a page that stays where the session is.
    private func open(_ port: Int) async throws -> WireClient {
        let page = try await WireClient(port: port)
        _ = try await page.upgrade(cookie: Self.person)
        try await page.sendText(#"{"type":"visit","path":null,"card":null,"number":1}"#)
        _ = try #require(await page.readState(with: #""visit":1"#))
        return page
    }

    private func place(_ state: String) throws -> String {
        String(try #require(state.firstMatch(of: /"place":"([^"]*)"/)?.1))
    }

    private func visit(_ address: String, _ number: Int, _ page: WireClient) async throws {
        let parts = address.split(separator: "#")
        try await page.sendText(
            """
            {"type":"visit","path":"\(parts[0])","card":\(parts.count > 1 ? parts[1] : "null"),\
            "number":\(number)}
            """)
    }

    @Test("A result that another one replaced is shown again, and nothing is performed")
    func back() async throws {
        Ledger.entries.store(0)
        try await withHost { port in
            let page = try await open(port)
            try await page.sendText(
                #"{"type":"perform","intent":"EnterIntent","values":{"text":"a + b"}}"#)
            let first = try #require(await page.readState(with: "Entered a + b."))
            #expect(try place(first).hasPrefix("/run/EnterIntent?text=a%20%2B%20b#"))
            try await page.sendText(#"{"type":"perform","intent":"CountEntriesIntent"}"#)
            let second = try #require(await page.readState(with: "Counted."))
            #expect(try place(second).hasPrefix("/run/CountEntriesIntent#"))

            try await visit(place(first), 2, page)
            let again = try #require(await page.readState(with: #""visit":2"#))
            #expect(again.contains("Entered a + b."))
            #expect(try place(again) == place(first))
            try await visit(place(second), 3, page)
            #expect(try #require(await page.readState(with: #""visit":3"#)).contains("Counted."))
            try await visit("/", 4, page)
            let search = try #require(await page.readState(with: #""visit":4"#))
            #expect(search.contains(#""card":null"#))
            #expect(try place(search) == "/")
            #expect(Ledger.entries.load() == 1)
            try await page.vanish()
        }
    }

    @Test("A result that waits in the tray is shown at its address, and waits no longer")
    func waiting() async throws {
        Ledger.entries.store(0)
        try await withHost { port in
            let page = try await open(port)
            try await page.sendText(
                #"{"type":"perform","intent":"EnterIntent","values":{"text":"rest"}}"#)
            let result = try #require(await page.readState(with: "Entered rest."))
            try await page.sendText(#"{"type":"aside"}"#)
            let aside = try #require(await page.readState(with: #""tray":["#))
            #expect(aside.contains(#""card":null"#))
            #expect(try place(aside) == "/")

            try await visit(place(result), 2, page)
            let again = try #require(await page.readState(with: #""visit":2"#))
            #expect(again.contains("Entered rest."))
            #expect(try place(again) == place(result))
            #expect(!again.contains(#""tray""#))
            #expect(Ledger.entries.load() == 1)
            try await page.vanish()
        }
    }

    @Test("A page that comes while a result is drawn isn't told that it is at the search")
    func awaited() async throws {
        try await withHost { port in
            let page = try await open(port)
            try await page.sendText(#"{"type":"perform","intent":"ShowHarborIntent"}"#)
            await HarborCardIntent.begun.wait()
            let other = try await WireClient(port: port)
            _ = try await other.upgrade(cookie: Self.person)
            try await other.sendText(#"{"type":"visit","path":null,"card":null,"number":1}"#)
            let early = try #require(await other.readState(with: #""visit":1"#))
            #expect(early.contains(#""card":null"#))
            #expect(try place(early) == "/card")
            await HarborCardIntent.mayEnd.open()
            let shown = try #require(await other.readState(with: "The harbor"))
            #expect(try place(shown).hasPrefix("/run/ShowHarborIntent#"))
            try await page.vanish()
            try await other.vanish()
        }
    }

    @Test("A form is offered again with the values that were given, and nothing is performed")
    func form() async throws {
        Ledger.entries.store(0)
        try await withHost { port in
            let page = try await open(port)
            try await page.sendText(#"{"type":"perform","intent":"EnterIntent"}"#)
            let asked = try #require(await page.readState(with: #""kind":"values""#))
            #expect(try place(asked) == "/run/EnterIntent")
            let question = try #require(asked.firstMatch(of: /"question":\{"id":(\d+)/)?.1)
            try await page.sendText(
                #"{"type":"answer","question":\#(question),"values":{"text":"tea"}}"#)
            _ = try #require(await page.readState(with: "Entered tea."))

            try await visit("/run/EnterIntent?text=tea", 2, page)
            let offered = try #require(await page.readState(with: #""kind":"values""#))
            #expect(offered.contains(#""value":"tea""#))
            #expect(Ledger.entries.load() == 1)
            // The same form is open: it stays as it is.
            try await visit("/run/EnterIntent?text=tea", 3, page)
            let same = try #require(await page.readState(with: #""visit":3"#))
            let number = try #require(offered.firstMatch(of: /"question":\{"id":(\d+)/)?.1)
            #expect(same.contains(#""question":{"id":\#(number)"#))
            try await page.vanish()
        }
    }

    @Test("The address of a card that this session doesn't have offers its intent")
    func elsewhere() async throws {
        Ledger.entries.store(0)
        try await withHost { port in
            let page = try await open(port)
            try await visit("/run/EnterIntent?text=a%20%2B%20b#77", 2, page)
            let offered = try #require(await page.readState(with: #""kind":"values""#))
            #expect(offered.contains(#""value":"a + b""#))
            try await visit("/card#78", 3, page)
            let gone = try #require(await page.readMessage("refused"))
            #expect(gone.contains("What was at this address is no longer kept."))
            #expect(Ledger.entries.load() == 0)
            try await page.vanish()
        }
    }

    @Test("The button at the end of a long list shows the rest on the same card")
    func more() async throws {
        try await withHost { port in
            let page = try await open(port)
            try await page.sendText(#"{"type":"perform","intent":"ListHousesIntent"}"#)
            let list = try #require(await page.readState(with: "145 more"))
            #expect(list.contains("House 50") && !list.contains("House 51"))
            let card = try #require(list.firstMatch(of: /"card":\{"id":(\d+),"generation":(\d+)/))
            let action = try #require(
                list.matches(of: /data-action=\\"(\d+)\\"/).map { $0.1 }.max {
                    (Int($0) ?? 0) < (Int($1) ?? 0)
                })
            try await page.sendText(
                #"{"type":"tap","card":\#(card.1),"generation":\#(card.2),"action":\#(action)}"#)
            let all = try #require(await page.readState(with: "House 195"))
            #expect(all.contains(#""card":{"id":\#(card.1),"#))
            #expect(!all.contains("145 more"))
            try await page.vanish()
        }
    }

    @Test("The token lets a person in at any address, and leaves it")
    func token() async throws {
        let token = try #require(AccessToken(String(repeating: "t0", count: 20)))
        try await withHost(configure: {
            $0.access = WebAccess()
            $0.access.token = token
        }) { port in
            func answer(_ address: String) async throws -> WireClient.Answer {
                try await WireClient(port: port)
                    .request("GET", address, headers: [("Accept", "text/html")])
            }
            for (address, destination) in [
                ("/widgets?token=T", "/widgets"), ("/run/X?a=1&token=T&b=2", "/run/X?a=1&b=2"),
                ("/?token=T", "/"), ("//evil.example/?token=T", "/"),
            ] {
                let answer = try await answer(address.replacing("=T", with: "=\(token.text)"))
                #expect(answer.status == 303, "\(address)")
                #expect(answer.headers["location"] == destination)
                #expect(answer.headers["set-cookie"] != nil)
            }
            let wrong = try await answer("/widgets?token=wrong&x=1")
            #expect(wrong.status == 401)
            #expect(wrong.headers["set-cookie"] == nil)
            #expect(wrong.body.contains(#"name="destination" value="/widgets?x=1""#))
        }
    }

    @Test("A wrong address is a page for people and JSON for programs")
    func problems() async throws {
        try await withHost { port in
            func answer(_ address: String, _ accept: String) async throws -> WireClient.Answer {
                try await WireClient(port: port)
                    .request("GET", address, headers: [("Accept", accept)])
            }
            for (address, status) in [
                ("/nothing", 404), ("/run", 404), ("/session/actions", 405), ("/run/X", 403),
                ("/board/changes", 400),
            ] {
                let page = try await answer(address, "text/html,application/xhtml+xml")
                #expect(page.status == status, "\(address)")
                #expect(page.headers["content-type"]?.hasPrefix("text/html") == true)
                #expect(page.body.contains("<h1>") && page.body.contains(#"href="/""#))
                let json = try await answer(address, "*/*")
                #expect(json.status == status, "\(address)")
                #expect(json.body.hasPrefix(#"{"error":"#))
            }
            for (address, words) in [("/help", "What the app can do"), ("/settings", "Language")] {
                let page = try await answer(address, "text/html")
                #expect(page.status == 200)
                #expect(page.body.contains(words))
            }
        }
    }

    @Test("Deleting what is kept about a person takes their card and their widgets away")
    func deleting() async throws {
        try await withHost { port in
            let page = try await open(port)
            try await page.sendText(
                #"{"type":"perform","intent":"EnterIntent","values":{"text":"x"}}"#)
            _ = try #require(await page.readState(with: "Entered x."))
            let cookie = sessionCookie(Self.person, port: port)
            let answer = try await WireClient(port: port)
                .request("POST", "/settings/delete", headers: [cookie])
            #expect(answer.status == 204)
            let later = try await open(port)
            try await visit("/run/EnterIntent?text=x#2", 2, later)
            let offered = try #require(await later.readState(with: #""kind":"values""#))
            #expect(offered.contains(#""value":"x""#))
            try await later.vanish()
        }
    }
}

enum Ledger {
    static let entries = Lighthouses.Counter()
}

struct EnterIntent: AppIntent {
    static let title: LocalizedStringResource = "Enter"
    @Parameter(title: "Text") var text: String

    func perform() async throws -> some ProvidesDialog {
        Ledger.entries.add()
        return .result(dialog: "Entered \(text).")
    }
}

struct CountEntriesIntent: AppIntent {
    static let title: LocalizedStringResource = "Count Entries"

    func perform() async throws -> some ProvidesDialog {
        .result(dialog: "Counted.")
    }
}

struct ShowHarborIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Harbor"

    func perform() async throws -> some ShowsSnippetIntent {
        .result(snippetIntent: HarborCardIntent())
    }
}

struct HarborCardIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Harbor Card"
    static let begun = Gate()
    static let mayEnd = Gate()

    func perform() async throws -> some ShowsSnippetView {
        await Self.begun.open()
        await Self.mayEnd.wait()
        return .result(view: Text("The harbor"))
    }
}

struct ListHousesIntent: AppIntent {
    static let title: LocalizedStringResource = "List Houses"

    func perform() async throws -> some ReturnsValue<[Lighthouse]> {
        .result(value: (1...195).map { Lighthouse(id: "house \($0)") })
    }
}
