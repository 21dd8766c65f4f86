import IntentSystem
import IntentTestKit
import MCPProtocol
import SwiftUI
import Testing
import _JSON

@testable import MCPHost

/// Cards that a client shows in a view of their own.
@Suite struct CardTests {
    private let host: TestHost
    private let apps = TestHost.context(apps: true)

    init() throws {
        host = try TestHost(intents: TeaShop.intents)
    }

    private func document(_ result: CallResult) throws -> JSONObject {
        try #require((result.meta[CardDocument.name] ?? result.structured)?.object)
    }

    private func act(_ arguments: JSONObject, _ context: RequestContext? = nil) async throws
        -> JSONObject
    {
        try document(try await host.result("card_act", arguments, context ?? apps))
    }

    /// Without what differs from run to run.
    private func steady(_ document: JSONObject) -> JSONObject {
        var document = document
        document["version"] = nil
        document["seq"] = nil
        document["handle"] = nil
        var card = document["card"]?.object ?? [:]
        card["html"] = nil
        if document["card"] != .null { document["card"] = .object(card) }
        return document
    }

    @Test("A result carries its card, the words are for the assistant")
    func carriesTheCard() async throws {
        let result = try await host.result("TrayIntent", [:], apps)
        #expect(result.text == "A tray with tea\n[Add Cup]")
        let document = try document(result)
        #expect(
            steady(document) == [
                "type": "state", "format": 1, "run": .null,
                "card": [
                    "id": 2, "generation": 1, "title": "Tray", "symbol": "bolt", "dialog": .null,
                    "busy": false, "error": .null, "question": .null,
                    "buttons": [["role": "done", "label": "Done", "isDestructive": false]],
                ],
                "summary": "Tray: A tray with tea; [Add Cup]",
            ])
        #expect(document["handle"]?.string?.count == 32)
        #expect(document["card"]?["html"]?.string?.contains("A tray with tea") == true)
    }

    @Test("A confirmation with a view is answered in the card, and its result follows there")
    func confirmsInTheCard() async throws {
        let asked = try await host.result("ServeTeaIntent", [:], apps)
        #expect(!asked.isError)
        #expect(
            asked.text == """
                “Serve Tea” waits for the person, who sees its card and can answer there. Nothing needs to \
                be called for that.

                A tray with tea
                [Add Cup]
                """)
        let question = try document(asked)
        #expect(question["card"]?["question"]?["kind"] == "confirmation")
        let answered = try await act([
            "handle": try #require(question["handle"]), "type": "confirm",
            "question": try #require(question["card"]?["question"]?["id"]),
        ])
        #expect(answered["summary"] == "Serve Tea: A tray with tea; [Add Cup]")
        #expect(answered["card"]?["buttons"]?.array?.compactMap { $0["label"]?.string } == ["Done"])
    }

    @Test("Where a client shows cards but no forms, the card asks for values too")
    func asksForValuesInTheCard() async throws {
        let host = try TestHost()
        let asked = try await host.result("ConformanceOrderIntent", ["key": "tea"], apps)
        let card = try #require(try document(asked)["card"])
        let fields: JSONValue = [
            [
                "name": "bowls", "title": "Bowls", "description": .null, "type": "int",
                "multiline": false, "required": true, "searchable": false, "value": .null,
                "min": 1, "max": 9, "control": "stepper", "dateKind": .null, "options": .null,
                "error": .null,
            ]
        ]
        #expect(card["question"]?["fields"] == fields)
        let arguments: JSONObject = [
            "handle": try #require(try document(asked)["handle"]), "type": "answer",
            "question": try #require(card["question"]?["id"]), "values": ["bowls": 3],
        ]
        let result = try await host.result("card_act", arguments, apps)
        #expect(result.structured?["card"]?["dialog"]?["full"] == "Ordered 3.")
    }

    @Test("What a view knows already is not sent again")
    func sendsNewsOnly() async throws {
        let first = try document(try await host.result("TrayIntent", [:], apps))
        let handle = try #require(first["handle"])
        let version = try #require(first["version"])
        let same = try await host.result("card_state", ["handle": handle, "seen": version], apps)
        #expect(same.structured == ["version": version])
        let tapped = try await act([
            "handle": handle, "seen": version, "type": "tap", "action": 0,
            "card": try #require(first["card"]?["id"]), "generation": 1,
        ])
        #expect(tapped["card"]?["html"] == nil)
        #expect(
            tapped["news"] == [
                ["type": "announce", "full": "One more.", "supporting": "One more."]
            ])
    }

    @Test("What the app makes for the room is made for the width that the view tells")
    func width() async throws {
        let host = try TestHost(intents: [WideTrayIntent.self])
        let first = try document(try await host.result("WideTrayIntent", [:], apps))
        #expect(first["card"]?["html"]?.string?.contains("388 points") == true)
        let handle = try #require(first["handle"]?.string)
        for (told, used) in [(248, 248), (1_000_000, 388), (-32, 388)] {
            let look: JSONObject = [
                "handle": .string(handle), "scheme": "light", "width": .integer(told),
            ]
            _ = try await host.result("card_state", look, apps)
            await host.rest(of: handle)
            let state = try await host.result("card_state", ["handle": .string(handle)], apps)
            let html = state.structured?["card"]?["html"]?.string
            #expect(html?.contains("\(used) points") == true, "\(told)")
        }
    }

    @Test("What is not shown can't be used, and nothing is performed")
    func performsNothingStale() async throws {
        let first = try document(try await host.result("TrayIntent", [:], apps))
        let arguments: JSONObject = [
            "handle": try #require(first["handle"]), "type": "tap", "generation": 1,
            "card": try #require(first["card"]?["id"]), "action": 7,
        ]
        let refused = try await act(arguments)
        #expect(refused["news"]?.array?.first?["reason"] == "stale")
        #expect(refused["card"]?["html"]?.string?.contains("A tray with tea") == true)
    }

    @Test("A handle that nobody gave, or gave somebody else, leads nowhere")
    func keepsHandlesApart() async throws {
        let gone: JSONObject = [
            "card": .null, "run": .null,
            "summary": "This card is not open any more; nothing was done.",
            "news": [
                [
                    "type": "refused", "reason": "stale",
                    "message": "This card is not open any more; nothing was done.",
                ]
            ],
        ]
        #expect(try await act(["handle": "0123456789abcdef", "type": "stop"]) == gone)
        let first = try document(try await host.result("TrayIntent", [:], apps))
        var other = apps
        other.principal = .subject("mallory")
        let arguments: JSONObject = ["handle": try #require(first["handle"]), "type": "stop"]
        #expect(try await act(arguments, other) == gone)
        #expect(host.system.sessionCount == 1)
        await #expect(
            throws: MCPError.invalidParameter("type", expected: "an action with its members")
        ) {
            try await act(["handle": try #require(first["handle"]), "type": "tap"])
        }
    }

    @Test("A card that nobody looks at any more is closed in the end")
    func expires() async throws {
        let first = try document(try await host.result("TrayIntent", [:], apps))
        host.clock.advance(by: .seconds(599))
        let handle = try #require(first["handle"])
        _ = try await host.result("card_state", ["handle": handle], apps)
        host.clock.advance(by: .seconds(599))
        #expect(host.system.sessionCount == 1)
        host.clock.advance(by: .seconds(2))
        await host.system.withoutSessions()
        #expect(host.service.cards.count == 0)
    }

    @Test("At the limit a card is shown that nobody can use, and no other is lost")
    func showsDeadCards() async throws {
        let host = try TestHost(intents: TeaShop.intents) { $0.maximumOpenCalls = 1 }
        let first = try document(try await host.result("TrayIntent", [:], apps))
        let second = try document(try await host.result("TrayIntent", [:], apps))
        #expect(first["handle"] != nil)
        #expect(second["handle"] == nil)
        #expect(second["card"]?["html"]?.string?.contains("A tray with tea") == true)
        #expect(host.system.sessionCount == 1)
    }

    @Test("A card before the end of its run is given when the run takes its time")
    func showsUnfinishedCards() async throws {
        var limits = Limits()
        limits.runDuration = .seconds(1_000_000)
        let host = try TestHost(limits: limits) { $0.earlyCardDelay = .seconds(1) }
        let call = Task {
            try await host.result("ConformanceSearchIntent", ["key": "slow"], apps)
        }
        // The card's second is counted from when it is drawn, which takes its own time.
        try await host.clock.waitForSleeper(within: .seconds(1))
        host.clock.advance(by: .seconds(1))
        let result = try await call.value
        #expect(
            result.text == """
                “Search” is still going on. The person sees its progress in its card, where the result will \
                appear, too.

                Searching
                """)
        #expect(result.isError == false)
        let document = try document(result)
        #expect(
            document["run"] == [
                "intent": "ConformanceSearchIntent", "title": "Search", "progress": .null,
            ])
        let arguments: JSONObject = [
            "handle": try #require(document["handle"]), "type": "stop",
        ]
        let stopped = try await host.result("card_act", arguments, apps)
        #expect(stopped.structured?["run"] == .null)
    }

    @Test("The page's policy names the hosts of pictures, and nothing else")
    func pictureHosts() throws {
        let page = try SnippetPage(pictures: PictureHosts(["a.example", "b c"]))
        #expect(
            try page.contents().meta == [
                "ui": [
                    "prefersBorder": false, "csp": ["resourceDomains": ["https://a.example"]],
                ]
            ])
    }

    @Test("The page holds everything it needs, and asks for nothing outside")
    func isSelfContained() async throws {
        let contents = try SnippetPage().contents()
        #expect(contents.mimeType == "text/html;profile=mcp-app")
        #expect(contents.meta == ["ui": ["prefersBorder": false]])
        guard case .text(let html) = contents.body else {
            Issue.record("The page is no text.")
            return
        }
        #expect(html.contains(".snippet"))
        #expect(html.contains("ui/initialize"))
        #expect(!html.contains("/* STYLE */") && !html.contains("/* SCRIPT */"))
        #expect(!html.contains("https://") && !html.contains("http://"))
        #expect(html.matches(of: /<\/script>/).count == 1)
    }
}
