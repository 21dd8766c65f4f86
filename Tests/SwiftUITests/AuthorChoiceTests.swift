import Foundation
import SwiftUI
import Testing

private struct Reading: View {
    @Environment(\.horizontalSizeClass) private var across
    @Environment(\.verticalSizeClass) private var down
    @Environment(\.scenePhase) private var phase
    @Environment(\.displayScale) private var scale
    @Environment(\.pixelLength) private var pixel
    @Environment(\.isLuminanceReduced) private var isDimmed
    @Environment(\.sizeCategory) private var size

    var body: some View {
        let room = "\(across == .regular) \(down == .compact)"
        Text(verbatim: "\(room) \(phase) \(scale) \(pixel) \(isDimmed) \(size)")
    }
}

private struct Opening: View {
    @Environment(\.openURL) private var openURL
    @Environment(\.legibilityWeight) private var weight
    let url: URL

    var body: some View {
        let _ = openURL(url)
        Text(verbatim: "\(weight == .bold)")
    }
}

@MainActor
private final class Visits {
    var urls: [URL] = []
}

/// Values of the surroundings that an author chooses, and styles with a tint.
@MainActor
@Suite struct AuthorChoiceTests {
    @Test("Views read what an author chooses for them, or what a card has")
    func values() {
        #expect(nodes(Reading()).map(\.text) == ["false false active 2.0 0.5 false large"])
        let view = Reading()
            .environment(\.horizontalSizeClass, .regular)
            .environment(\.verticalSizeClass, .compact)
            .environment(\.scenePhase, .background)
            .environment(\.displayScale, 4)
            .environment(\.isLuminanceReduced, true)
            .environment(\.sizeCategory, .extraLarge)
        #expect(nodes(view).map(\.text) == ["true true background 4.0 0.25 true extraLarge"])
        let large = resolved(Reading()) { $0.dynamicTypeSize = .accessibility5 }
        #expect(
            large.tree.nodes.first?.text?.hasSuffix("accessibilityExtraExtraExtraLarge") == true)
        #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    }

    @Test("Redaction that an author puts into the surroundings is drawn")
    func redaction() {
        let hidden = Text("a").environment(\.redactionReasons, .placeholder)
        #expect(nodes(hidden) == nodes(Text("a").redacted(reason: .placeholder)))
        #expect(nodes(Text("a").environment(\.redactionReasons, [])) == nodes(Text("a")))
    }

    @Test("An action that opens addresses asks its handler, and of a link its author is told")
    func opening() throws {
        let url = try #require(URL(string: "https://example.com/"))
        let visits = Visits()
        let action = OpenURLAction { url in
            visits.urls.append(url)
            return .handled
        }
        let discarding = OpenURLAction { _ in .discarded }
        var answers: [Bool] = []
        action(url) { answers.append($0) }
        discarding(url) { answers.append($0) }
        #expect(answers == [true, false])
        let view = resolved(Opening(url: url).environment(\.openURL, action))
        #expect(visits.urls == [url, url])
        #expect(view.tree.plainText == "false")
        #expect(
            nodes(Opening(url: url).environment(\.legibilityWeight, .bold)).map(\.text) == ["true"])
        let link = Link("Site", destination: url)
        #expect(resolved(link).issues == [])
        #expect(
            resolved(link.environment(\.openURL, action)).issues == [
                "The link “Site” opens its address without asking the handler of `openURL`, which "
                    + "nothing in a snippet does. Initialize a button with an intent instead: "
                    + "Button(intent:label:)."
            ])
    }

    @Test("A style with a tint colors its control, and no other")
    func tints() {
        let view = VStack {
            Toggle(isOn: true, action: ControlAction(1)) { Text("On") }
            ProgressView(value: 0.5)
        }
        func tints(_ view: some View) -> [[ViewNode.Attribute]] {
            nodes(view).flatMap(\.children).map(\.attributes)
        }
        #expect(
            tints(view.toggleStyle(SwitchToggleStyle(tint: .red))) == [[.tint(.named(.red))], []])
        #expect(
            tints(view.progressViewStyle(LinearProgressViewStyle(tint: .green)))
                == [[], [.tint(.named(.green))]])
        #expect(
            tints(view.progressViewStyle(CircularProgressViewStyle(tint: .green)).tint(.blue))
                == [[.tint(.named(.blue))], [.tint(.named(.green))]])
        let pages = TabView { Text("one") }.tabViewStyle(.page(indexDisplayMode: .never))
            .indexViewStyle(.page(backgroundDisplayMode: .always))
        #expect(nodes(pages).map(\.text) == ["one"])
    }
}
