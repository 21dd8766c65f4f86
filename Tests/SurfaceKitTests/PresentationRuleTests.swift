import AppIntents
import Foundation
import IntentSystem
import IntentTestKit
import SnippetRendering
import SurfaceKit
import SwiftUI
import Testing

/// The rules of presentation that hold on every surface that shows HTML.
@Suite struct PresentationRuleTests {
    /// The size of the body text that browsers begin with.
    private static let defaultSize = 16.0

    @Test("PRS-2 text is larger than the system's default, and margins are the same on all sides")
    func textSize() throws {
        let sheet = HTMLRenderer.stylesheet
        let body = try #require(sheet.firstMatch(of: /\.font-body\{font-size:calc\((\d+)px/))
        #expect(try #require(Double(body.1)) > Self.defaultSize)
        #expect(sheet.contains("--card-padding:16px"))
        #expect(
            sheet.contains("--inner-radius:calc(var(--card-radius) - var(--card-padding))"))
    }

    @Test("PRS-3 every size of text grows with the person's text size")
    func textGrows() {
        let sizes = HTMLRenderer.stylesheet.matches(of: /font-size:([^;}]+)/).map { String($0.1) }
        #expect(!sizes.isEmpty)
        let grow = ["--text-scale", "em", "%", "var("]
        #expect(sizes.filter { size in !grow.contains { size.contains($0) } } == [])
    }

    @Test("PRS-3 text is legible on a card, in light and in dark", arguments: [":root", "dark"])
    func legible(_ scheme: String) throws {
        let sheet = HTMLRenderer.stylesheet
        let start =
            scheme == "dark"
            ? try #require(sheet.range(of: #"[data-scheme="dark"]{"#))
            : sheet.startIndex..<sheet.startIndex
        let rules = sheet[start.upperBound...]
        let block = rules.prefix { $0 != "}" }
        var colors: [String: SheetColor] = [:]
        for match in block.matches(of: /--([a-z-]+):#([0-9a-f]{3,6})[;]/) {
            colors[String(match.1)] = SheetColor(hexadecimal: String(match.2))
        }
        let card = try #require(colors["card-solid"])
        let texts = colors.filter { name, _ in
            name.hasPrefix("text-") && name != "text-tertiary" && name != "text-quaternary"
        }
        #expect(texts.count >= 15)
        for (name, color) in texts {
            #expect(color.contrast(to: card) >= 4.5, "\(name)")
        }
        for (name, color) in colors where name.hasPrefix("ink-") {
            #expect(color.contrast(to: card) >= 3, "\(name)")
        }
        let white = SheetColor(hexadecimal: "fff")
        for (name, color) in colors where name.hasPrefix("button-") {
            #expect(white.contrast(to: color) >= 4.5, "\(name)")
        }
    }

    @Test("PRS-4 a new appearance draws the card again, for the client that has it only")
    func restyles() async throws {
        let system = TestSystem(intents: [SchemeIntent.self])
        let session = try await system.system.session(SessionID("prs-4"))
        let dark = await SessionClient.connect(to: session)
        let light = await SessionClient.connect(to: session)
        try await dark.carryOut(.perform(intent: "SchemeIntent", values: [:]))
        #expect(dark.screen.tree?.plainText == "light")
        let before = light.screen.viewVersion
        try await dark.setEnvironment(PresentationEnvironment(scheme: .dark))
        await dark.settled()
        #expect(dark.screen.tree?.plainText == "dark")
        #expect(light.screen.tree?.plainText == "light")
        #expect(light.screen.viewVersion == before)
        await dark.disconnect()
        await #expect(throws: ClientGone.self) {
            try await dark.setEnvironment(PresentationEnvironment())
        }
    }
}

/// A color of a style sheet.
private struct SheetColor {
    let luminance: Double

    init(hexadecimal: String) {
        let digits = hexadecimal.count == 3 ? hexadecimal.flatMap { [$0, $0] } : Array(hexadecimal)
        let channels = stride(from: 0, to: 6, by: 2).map { start -> Double in
            let value = Double(Int(String(digits[start...start + 1]), radix: 16) ?? 0) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        luminance = 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    }

    /// The contrast ratio of the Web Content Accessibility Guidelines, 1 to 21.
    func contrast(to other: SheetColor) -> Double {
        let (lighter, darker) = (max(luminance, other.luminance), min(luminance, other.luminance))
        return (lighter + 0.05) / (darker + 0.05)
    }
}

struct SchemeIntent: AppIntent {
    static let title: LocalizedStringResource = "Scheme"
    func perform() async throws -> some ShowsSnippetView { .result(view: SchemeView()) }
}

struct SchemeView: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(verbatim: scheme == .dark ? "dark" : "light") }
}
