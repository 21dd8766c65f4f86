import SnippetRendering
import SwiftUI
import Testing

@Suite struct SymbolGlyphTests {
    @Test(arguments: [
        "heart", "heart.fill", "ticket", "ticket.fill", "location", "location.fill", "mappin",
        "map",
        "magnifyingglass", "plus", "minus", "plus.circle", "plus.circle.fill", "minus.circle",
        "minus.circle.fill", "checkmark", "checkmark.circle", "checkmark.circle.fill", "xmark",
        "xmark.circle", "xmark.circle.fill", "star", "star.fill", "cart", "cart.fill",
        "chevron.right", "chevron.left", "chevron.up", "chevron.down", "arrow.up", "arrow.down",
        "arrow.left", "arrow.right", "arrow.clockwise", "house", "gear", "gearshape", "bell",
        "calendar", "clock", "person", "person.2", "camera", "photo", "trash", "pencil",
        "square.and.arrow.up", "square.and.pencil", "list.bullet", "circle", "circle.fill",
        "square", "square.fill", "flag", "bookmark", "bookmark.fill", "tag", "folder", "doc",
        "pin", "pin.fill",
        "paperplane", "paperplane.fill", "envelope", "phone", "globe", "sun.max", "moon", "cloud",
        "bolt", "flame", "drop", "leaf", "fork.knife", "cup.and.saucer", "airplane", "car",
        "bicycle", "figure.walk", "lock", "lock.open", "key", "eye", "info.circle",
        "questionmark.circle", "exclamationmark.triangle", "play.fill", "pause.fill", "stop.fill",
        "backward.fill", "forward.fill", "speaker.wave.2", "mic", "music.note", "book",
        "creditcard", "dollarsign.circle", "bag", "gift", "wallet.pass", "building.columns",
        "mountain.2", "water.waves", "timer", "hourglass", "sparkles", "wand.and.stars", "wifi",
        "battery.100", "chart.bar", "slider.horizontal.3", "ellipsis", "line.3.horizontal",
        "square.grid.2x2", "app", "questionmark", "hand.thumbsup", "qrcode", "bell.slash",
        "star.square.fill", "eye.slash.fill", "battery.100percent", "battery.25percent",
        "bell.badge",
        "moon.stars.fill", "sunset", "book.closed", "arrowtriangle.up.fill",
        "arrowtriangle.down.fill",
        "star.leadinghalf.filled", "xmark.octagon", "cloud.bolt.rain.fill", "gobackward.15",
        "goforward.30", "bubble.left.and.bubble.right", "flame.fill", "checkmark.seal.fill", "seal",
        "hammer", "pills.fill", "fan", "applewatch", "keyboard", "shield.lefthalf.filled",
        "truck.box.fill", "gamecontroller.fill", "graduationcap", "network", "faceid",
    ])
    func isDrawn(name: String) {
        #expect(SymbolGlyph(named: name).isKnown)
        let svg = SymbolGlyph.svg(named: name)
        #expect(svg.contains("<path"))
        #expect(svg.wholeMatch(of: /[A-Za-z0-9 <>="\/.\-()#]+/) != nil)
    }

    @Test(arguments: ["", ".fill", "no.such", "heart.fill.fill", "fill", "heart.circle.slash"])
    func unknownNameGivesThePlaceholder(name: String) {
        #expect(!SymbolGlyph(named: name).isKnown)
        #expect(SymbolGlyph.svg(named: name) == SymbolGlyph.svg(named: "no.such.symbol"))
    }

    @Test func lettersAndNumbersStandInAnOutline() {
        let digit = SymbolGlyph.svg(named: "1.circle")
        #expect(digit.contains("<text class=\"dot\" x=\"12\" y=\"12\" font-size=\"21\""))
        #expect(digit.contains(">1</text></g>"))
        #expect(SymbolGlyph.svg(named: "a.square.fill").contains(">A</text></g></mask>"))
        #expect(SymbolGlyph(named: "50.circle.fill").isKnown)
        for unknown in ["51.circle", "1", "a", "1.fill", "aa.circle", "1.slash"] {
            #expect(!SymbolGlyph(named: unknown).isKnown, "\(unknown)")
        }
    }

    @Test("A symbol in a gradient refers to it by a name that no author chose")
    func gradient() throws {
        let paint = Paint.linearGradient(
            stops: [
                .init(paint: .named(.red), location: 0), .init(paint: .named(.blue), location: 1),
            ],
            start: .init(x: 0, y: 0), end: .init(x: 0, y: 1))
        let node = ViewNode(
            id: NodeID("a);x"), kind: .image(.init(source: .symbol("heart.fill"), label: nil)),
            attributes: [.foreground(paint)])
        let html = HTMLRenderer().render(ViewTree(nodes: [node]))
        let name = try #require(html.firstMatch(of: /--ink:url\(#(ink-[0-9a-z]+)\);/)).output.1
        #expect(html.contains("symbol inked"))
        #expect(
            html.contains(
                """
                <linearGradient gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="24" id="\(name)">
                """))
        #expect(!html.contains("--ink:url(#n-a"))
    }

    /// The markup of a symbol in a card; with a paint, what lies behind its mark has that.
    private func html(
        _ name: String, id: String = "a", behind paint: Paint? = nil, beside: Paint? = nil
    ) -> String {
        var image = ViewNode.ImageContent(source: .symbol(name), label: nil)
        image.secondary = paint
        image.tertiary = beside
        return HTMLRenderer().render(
            ViewTree(nodes: [ViewNode(id: NodeID(id), kind: .image(image))]))
    }

    @Test("Details of a filled symbol are holes, and so is the gap beside a slash")
    func holes() throws {
        for name in ["house.fill", "mappin.circle.fill", "bell.slash", "calendar.fill"] {
            let output = html(name)
            let mask = try #require(output.firstMatch(of: /<g mask="url\(#(hole-[0-9a-z]+)\)">/))
            #expect(
                output.contains("<mask id=\"\(mask.output.1)\" maskUnits=\"userSpaceOnUse\">"))
        }
        #expect(html("bell.slash").contains("<path class=\"gap\""))
        for name in ["star.fill", "house", "heart.circle", "arrow.up"] {
            #expect(!html(name).contains("mask"), "\(name)")
        }
        #expect(!HTMLRenderer.stylesheet.contains("--knockout"))
    }

    @Test("Each mask has a name of its own, between the letters of a text, too")
    func masks() {
        func names(_ html: String) -> [Substring] {
            html.matches(of: /<mask id="([^"]+)"/).map(\.1)
        }
        let house = ViewNode.ImageContent(source: .symbol("house.fill"), label: nil)
        let run = ViewNode.TextRun(image: house)
        let text = ViewNode(id: NodeID("t"), kind: .text([run, run]))
        let symbols = ["a", "b"].map { ViewNode(id: NodeID($0), kind: .image(house)) }
        let all = names(HTMLRenderer().render(ViewTree(nodes: [text] + symbols)))
        #expect(all.count == 4)
        #expect(Set(all).count == 4)
        #expect(names(html("house.fill")) == names(html("house.fill")))
    }

    @Test("In two colors a mark is drawn on what lies behind it, and a slash beside its gap")
    func layers() {
        let disc = html("heart.circle.fill", behind: .named(.blue))
        #expect(disc.contains("--layer:var(--blue);"))
        #expect(disc.contains("<g class=\"back\"><path class=\"solid\""))
        #expect(disc.contains("</g><g class=\"inner\""))
        #expect(!disc.contains("mask"))
        let house = html("house.fill", behind: .named(.blue))
        #expect(house.contains("<g class=\"back\">"))
        #expect(!house.contains("mask"))
        #expect(html("bell.slash", behind: .named(.blue)).contains("<g class=\"back\" mask=\"url("))
        #expect(!html("star.fill", behind: .named(.blue)).contains("back"))
    }

    @Test("What is beside a form has the second color, or the third where there is a mark")
    func sides() throws {
        let rain = html("cloud.rain.fill", behind: .named(.blue))
        let drops = try #require(rain.range(of: "<g class=\"back\">"))
        let cloud = try #require(rain.range(of: "<path class=\"solid\""))
        #expect(drops.lowerBound < cloud.lowerBound)
        #expect(!rain.contains("side"))
        let letter = html("envelope.badge.fill", behind: .named(.blue), beside: .named(.red))
        #expect(letter.contains("--layer:var(--blue);--side:var(--red);"))
        #expect(letter.contains("<g class=\"side\">") && letter.contains("<g class=\"back\">"))
        // Two colors leave the badge with the form.
        let two = html("envelope.badge.fill", behind: .named(.blue))
        #expect(!two.contains("side") && two.components(separatedBy: "class=\"back\"").count == 2)
        #expect(!html("cloud.rain.fill").contains("<g"))
    }

    @Test("Each symbol with colors of its own is drawn with a part for each of them")
    @MainActor
    func multicolor() {
        for name in [
            "cloud.rain", "cloud.sun.fill", "moon.stars.fill", "flag.fill", "tree", "mappin",
            "lightbulb.fill", "person.badge.plus", "app.badge", "thermometer.sun",
            "exclamationmark.triangle.fill", "checkmark.circle.fill", "ladybug.fill",
            "envelope.badge.fill", "gift.fill", "cross.case.fill", "xmark.octagon.fill",
        ] {
            let view = Image(systemName: name).symbolRenderingMode(.multicolor)
            let output = HTMLRenderer().render(ViewResolver.resolve(view).tree)
            #expect(output.contains("--layer:") == output.contains("class=\"back\""), "\(name)")
            #expect(output.contains("--layer:"), "\(name)")
            #expect(output.contains("--side:") == output.contains("class=\"side\""), "\(name)")
        }
    }

    @Test func labelIsSaidAndEscaped() {
        let svg = SymbolGlyph.svg(named: "odd", label: "a \"b\" <c>")
        #expect(svg.contains("role=\"img\" aria-label=\"a &quot;b&quot; &lt;c&gt;\""))
        #expect(SymbolGlyph.svg(named: "odd").contains("aria-hidden=\"true\""))
    }

    @Test func onlyDirectionalNamesMirror() {
        #expect(SymbolGlyph(named: "chevron.forward").mirrorsInRightToLeft)
        #expect(!SymbolGlyph(named: "chevron.right").mirrorsInRightToLeft)
    }
}
