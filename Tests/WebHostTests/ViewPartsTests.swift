import AppIntentsMetadata
import HostConformance
import IntentTestKit
import Testing

/// A page that keeps its view up to date by parts, as the real one does.
@Suite(.timeLimit(.minutes(2)))
struct ViewPartsTests {
    private static let intents = ["ConformanceShowIntent", "ConformanceShowSwitchesIntent"]

    @Test("A view that was changed in parts is the view that a new page gets", arguments: intents)
    func same(_ intent: String) async throws {
        for path in WirePath.allCases {
            let driver = try await WebHostDriver(path)
            do {
                try await check(driver, intent, key: "parts of \(intent) over \(path)")
            } catch {
                await driver.end()
                throw error
            }
            await driver.end()
        }
    }

    private func check(
        _ driver: WebHostDriver, _ intent: String, key: String
    ) async throws {
        try await driver.perform(intent, values: ["key": .string(key)])
        try await driver.settle()
        let first = try #require(await driver.html)
        if intent == "ConformanceShowIntent" {
            try await driver.tap("Add")
            try await driver.settle()
            #expect(await driver.partCount > 0)
        } else {
            // Most of this view changes, so it may come as a whole.
            try await driver.toggle("Light", to: true)
            try await driver.settle()
        }
        let changed = await driver.html
        #expect(changed != first)
        try await driver.reloadSurface()
        #expect(await driver.html == changed)
    }

    @Test("A part takes the place of the element with its id, whatever is in it")
    func replaces() throws {
        let card = CardMarkup(
            """
            <div id="a"><div id="b"><span class="text">1</span><hr></div><img id="c" alt="x">\
            <div id="d"><span class="text">2</span></div></div>
            """)
        let changed = try card.applying([
            "<div id=\"b\"><div><span class=\"text\">3</span></div></div>",
            "<img id=\"c\" alt=\"y\">",
        ])
        #expect(
            changed.html == """
                <div id="a"><div id="b"><div><span class="text">3</span></div></div>\
                <img id="c" alt="y"><div id="d"><span class="text">2</span></div></div>
                """)
        #expect(changed.lines == [.text("3"), .text("y"), .text("2")])
    }

    @Test(
        "A part that is no whole element, or has no place, is a mismatch",
        arguments: [
            "<div id=\"z\"></div>", "<div id=\"a\">", "<div></div>", "text",
            "<div id=\"a\"></div><div id=\"a\"></div>",
        ])
    func refuses(_ part: String) {
        let card = CardMarkup("<div id=\"a\"><span class=\"text\">1</span></div>")
        #expect(throws: HostMismatch.self) { try card.applying([part]) }
    }
}
