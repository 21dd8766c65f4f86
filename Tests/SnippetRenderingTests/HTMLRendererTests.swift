import Foundation
import IntentTestKit
import SnippetRendering
import SwiftUI
import Testing

@Suite struct HTMLRendererTests {
    let renderer = HTMLRenderer()

    private func html(
        _ kind: ViewNode.Kind, id: String = "x", _ attributes: [ViewNode.Attribute] = [],
        _ children: [ViewNode] = []
    ) -> String {
        renderer.render(
            ViewTree(nodes: [
                ViewNode(
                    id: NodeID(id), kind: kind, attributes: attributes, children: children)
            ]))
    }

    private func text(_ text: String) -> ViewNode.Kind { .text([.init(text: text)]) }

    @Test("Every kind and every attribute has a sample")
    func samples() {
        let kinds = Set(EveryCase.kinds.map { EveryCase.ordinal(of: $0.1) })
        #expect(kinds == Set(0..<EveryCase.kindCount))
        let attributes = Set(EveryCase.attributes.map { EveryCase.ordinal(of: $0.1) })
        #expect(attributes == Set(0..<EveryCase.attributeCount))
    }

    @Test func everyKind() throws {
        let output = renderer.render(EveryCase.kindTree).brokenAtElements
        try expectSnapshot(output, named: "EveryKind.html")
    }

    @Test func everyAttribute() throws {
        let output = renderer.render(EveryCase.attributeTree).brokenAtElements
        try expectSnapshot(output, named: "EveryAttribute.html")
    }

    @Test(arguments: ["landmark", "counter", "result", "controls"])
    func card(name: String) throws {
        let output = renderer.render(card(named: name)).brokenAtElements
        try expectSnapshot(output, named: "Card-\(name).html")
    }

    private func card(named name: String) -> ViewTree {
        switch name {
        case "landmark": SampleTree.landmarkCard()
        case "counter": SampleTree.counterCard()
        case "result": SampleTree.resultCard()
        default: SampleTree.controlsCard()
        }
    }

    @Test func sameTreeGivesSameBytes() {
        for tree in [EveryCase.kindTree, EveryCase.attributeTree, SampleTree.controlsCard()] {
            let first = renderer.render(tree)
            for _ in 0..<5 { #expect(renderer.render(tree) == first) }
            #expect(renderer.bytes(of: tree) == Array(first.utf8))
        }
    }

    @Test func nothingThatAStrictPolicyForbids() {
        for tree in [EveryCase.kindTree, EveryCase.attributeTree] {
            let output = renderer.render(tree)
            #expect(!output.contains(" style="))
            #expect(output.firstMatch(of: /<[^>]*\son[a-z]+=/) == nil)
            #expect(!output.contains("javascript:"))
            #expect(!output.contains("evil"))
        }
    }

    @Test func tagsAreBalancedAndIdentitiesUnique() {
        for tree in [EveryCase.kindTree, EveryCase.attributeTree, SampleTree.landmarkCard()] {
            var open: [Substring] = []
            for tag in renderer.render(tree).matches(of: /<(\/?)([a-z]+)[^>]*?(\/?)>/) {
                if tag.3 == "/" || ["img", "hr"].contains(tag.2) { continue }
                if tag.1.isEmpty {
                    open.append(tag.2)
                } else {
                    #expect(open.popLast() == tag.2)
                }
            }
            #expect(open.isEmpty)
        }
        let output = renderer.render(SampleTree.controlsCard())
        let identities = output.matches(of: /\sid="([^"]*)"/).map(\.1)
        #expect(Set(identities).count == identities.count)
    }

    @Test("An element with a color scheme of its own says so, and the style sheet has its colors")
    func schemes() {
        #expect(
            html(text("a"), [.scheme(.dark)]).contains(
                "<span id=\"n-x\" class=\"text\" data-scheme=\"dark\" dir=\"auto\">"))
        #expect(html(text("a"), [.scheme(.light)]).contains(" data-scheme=\"light\""))
        let sheet = HTMLRenderer.stylesheet
        #expect(sheet.contains(#":root,[data-scheme="light"]{color-scheme:light;--red:#ff3b30;"#))
        #expect(sheet.contains(#"[data-scheme="dark"]{color-scheme:dark;--red:#ff453a;"#))
        #expect(sheet.ranges(of: "--red:#ff3b30;").count == 1)
    }

    @Test(
        "A placeholder is a bar for each line of a text, and a surface without a picture's content")
    func placeholders() {
        #expect(
            html(text("xx"), [.redacted]).contains(
                "class=\"text redacted\" dir=\"auto\"><span class=\"veil\">xx</span></span>"))
        let image = ViewNode.Kind.image(.init(source: .asset("Fuji"), label: nil))
        #expect(html(image, [.redacted]).contains("class=\"image rigid redacted\""))
        // A container shows what is inside it.
        #expect(
            !html(.box, [.redacted], [ViewNode(id: NodeID("y"), kind: text("a"))]).contains("veil"))
    }

    @Test(
        "What is read in a direction of its own says so; of a text and a symbol the box around it does"
    )
    func directions() {
        let row = ViewNode.Kind.stack(.horizontal(.center, spacing: nil))
        #expect(
            html(row, [.direction(.rightToLeft)]).contains(
                "<div id=\"n-x\" class=\"hstack\" dir=\"rtl\">"))
        #expect(html(row, [.direction(.leftToRight)]).contains(" dir=\"ltr\""))
        #expect(
            html(text("a"), [.direction(.rightToLeft)]).contains(
                "class=\"frame\" dir=\"rtl\"><span id=\"n-x\" class=\"text\" dir=\"auto\">a"))
        let symbol = ViewNode.Kind.image(.init(source: .symbol("chevron.right"), label: nil))
        #expect(html(symbol, [.direction(.rightToLeft)]).contains(" dir=\"rtl\"><svg"))
    }

    @Test("A mesh is a picture stretched over its box, and for letters the means of its rows")
    func meshes() {
        // As zlib and its checksums give it in another program.
        let picture =
            "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAHUlEQVR4AQESAO3/AP8AAP8A/wD/AAAA/4D///8ARk4I"
            + "eeYVdZEAAAAASUVORK5CYII="
        let mesh = EveryCase.mesh
        let surface = html(.divider, [.background(.mesh(mesh), .rectangle)])
        #expect(
            surface.contains("background:url(data:image/png;base64,\(picture)) 0 0/100% 100%;"))
        let shape = html(.drawing(.outline(.circle, fill: .paint(.mesh(mesh)))))
        #expect(shape.contains("background:url(data:image/png;base64,"))
        let letters = html(text("a"), [.foreground(.mesh(mesh))])
        #expect(
            letters.contains(
                "background-image:linear-gradient(to bottom,rgb(128 128 0 / 1) 25%,"
                    + "rgb(128 128 255 / 0.251) 75%);"))
        for odd in [
            Paint.Mesh(width: 0, pixels: Data()), Paint.Mesh(width: 3, pixels: mesh.pixels),
            Paint.Mesh(width: -1, pixels: mesh.pixels),
            Paint.Mesh(width: .max, pixels: mesh.pixels),
        ] {
            #expect(
                html(.divider, [.background(.mesh(odd), .rectangle)]).contains(
                    "background:transparent;"))
            #expect(html(text("a"), [.foreground(.mesh(odd))]).contains("linear-gradient("))
        }
    }

    @Test("What takes a line of its own in tracks spans all of them")
    func wholeLines() {
        #expect(html(.divider, [.gridCell(.init(takesLine: true))]).contains("whole-line"))
        #expect(!html(.divider, [.gridCell(.init(takesLine: true))]).contains("grid-column"))
        #expect(HTMLRenderer.stylesheet.contains(".grid.tracks>.whole-line{grid-column:1/-1}"))
    }

    @Test("Gradients around a place, and colors turned into their opposites, in the words of CSS")
    func gradientsAndInversion() {
        let stops: [Paint.Stop] = [
            .init(paint: .named(.red), location: 0), .init(paint: .named(.blue), location: 1),
        ]
        func fill(_ form: Paint.CenteredGradient.Form) -> String {
            let gradient = Paint.CenteredGradient(
                form: form, center: .init(x: 0.5, y: 0.25), stops: stops)
            return html(
                .drawing(.outline(.rectangle, fill: .paint(.centeredGradient(gradient)))))
        }
        #expect(
            fill(.ellipses(from: 0, to: 0.5)).contains(
                "background:radial-gradient(50% 50% at 50% 25%,var(--red) 0%,var(--blue) 100%);"))
        // CSS counts angles from the top, SwiftUI from the right.
        #expect(
            fill(.angles(from: 0, to: 180)).contains(
                "background:conic-gradient(from 90deg at 50% 25%,var(--red) 0deg,var(--blue) 180deg);"
            ))
        #expect(html(.divider, [.filter(.inversion, 1)]).contains("filter:invert(1);"))
    }

    @Test("A mask of several paints is as many pictures, each in its place")
    func maskParts() {
        func mask(_ parts: [ViewNode.Mask.Part]) -> String {
            html(.divider, [.mask(.init(parts: parts))])
        }
        let black = Paint.named(.black)
        #expect(
            mask([
                .init(paint: black, height: .init(points: 20)),
                .init(
                    paint: black, y: .init(points: 20), height: .init(points: -30, share: 1)),
                .init(
                    paint: black, y: .init(points: -10, share: 1), height: .init(points: 10)),
            ]).contains(
                "-webkit-mask:linear-gradient(#000,#000) 0px 0px/100% 20px no-repeat,"
                    + "linear-gradient(#000,#000) 0px 20px/100% calc(100% + -30px) no-repeat,"
                    + "linear-gradient(#000,#000) 0px 100%/100% 10px no-repeat;"))
        // A third of the box, from two thirds on: all of the room that the picture leaves.
        #expect(
            mask([
                .init(paint: black, x: .init(share: 2.0 / 3), width: .init(share: 1.0 / 3))
            ]).contains(" 100% 0px/33.333% 100% no-repeat;"))
        #expect(
            mask([.init(paint: black, outline: .circle)]).contains(
                "radial-gradient(circle closest-side,#000 calc(100% + -0.5px),"
                    + "transparent calc(100% + 0.5px)) 0px 0px/100% 100%"))
        let rounded = mask([.init(paint: black, outline: .roundedRectangle(radius: 4))])
        #expect(rounded.matches(of: /radial-gradient/).count == 4)
        #expect(rounded.matches(of: /linear-gradient/).count == 2)
        #expect(
            rounded.contains(
                "radial-gradient(circle at 0 0,#000 3.5px,transparent 4.5px) 100% 100%/4px 4px"))
        #expect(mask([]).contains("-webkit-mask:linear-gradient(transparent,transparent);"))
        let many = mask(Array(repeating: .init(paint: black), count: 100))
        #expect(many.matches(of: /no-repeat/).count == 32)
    }

    @Test("A change with perspective is written with the decimals that it needs")
    func projection() {
        let matrix = [1, 0, 0.000_125, 0, 1, 0, 40, -2.5, 1]
        let written = html(
            .divider, [.turn(.init(degrees: 0, anchor: .init(x: 0, y: 0), matrix: matrix))])
        #expect(
            written.contains("matrix3d(1,0,0,0.000125,0,1,0,0,0,0,1,0,40,-2.5,0,1);"))
        #expect(written.contains("transform-origin:0% 0%;"))
        for count in [0, 5, 7, 10] {
            let odd = html(
                .divider, [.turn(.init(degrees: 0, matrix: Array(repeating: 1, count: count)))])
            #expect(!odd.contains("matrix"))
        }
    }

    @Test("A mask is a gradient's opacity, or a path to cut along")
    func masks() {
        let stops: [Paint.Stop] = [
            .init(paint: .named(.black), location: 0), .init(paint: .named(.clear), location: 1),
        ]
        let fade = Paint.linearGradient(
            stops: stops, start: .init(x: 0.5, y: 0), end: .init(x: 0.5, y: 1))
        #expect(
            html(.divider, [.mask(.init(paint: fade))]).contains(
                "-webkit-mask:linear-gradient(to bottom,#000 0%,transparent 100%) 50% 50%/100% 100% no-repeat;"
            ))
        let placed = html(
            .divider,
            [.mask(.init(paint: fade, height: 40, horizontal: .trailing, vertical: .bottom))])
        #expect(placed.contains(" calc(50% + 50%*var(--reading,1)) 100%/100% 40px no-repeat;"))
        #expect(!placed.contains("clip-path"))
        let around = Paint.centeredGradient(
            .init(form: .circles(from: 0, to: 9), center: .init(x: 0.5, y: 0.5), stops: stops))
        #expect(
            html(.divider, [.mask(.init(paint: around))]).contains("-webkit-mask:radial-gradient("))
        let cut = html(
            .divider,
            [
                .mask(
                    .init(
                        paint: .named(.black), outline: .circle, width: 20, height: 20,
                        horizontal: .leading, vertical: .bottom))
            ])
        #expect(
            cut.contains(
                "clip-path:inset(calc((100% - 20px)*1) calc((50% - 10px)*(1 + var(--reading,1))) "
                    + "calc((100% - 20px)*0) calc((50% - 10px)*(1 - var(--reading,1))) round 10px/10px);"
            ))
    }

    @Test func textIsEscaped() {
        let output = html(text("<script>alert('1') & \"2\"</script>"))
        #expect(output.contains("&lt;script&gt;alert('1') &amp; \"2\"&lt;/script&gt;"))
    }

    @Test func controlCharactersAreLeftOut() {
        let output = html(text("a\u{0}b\u{1B}[31mc\u{7F}d\u{9B}e\r\n\tf"))
        #expect(output.contains(">ab[31mcde\n\tf<"))
    }

    @Test func bidirectionalMarksStayAndAreIsolated() {
        let output = html(text("\u{202E}abc\u{200F}é日本"))
        #expect(output.contains("dir=\"auto\">\u{202E}abc\u{200F}é日本</span>"))
    }

    @Test func identitiesAndLabelsCannotLeaveTheirAttributes() {
        let attack = "\" onclick=\"alert(1)\" x='"
        let output = html(
            text("t"), id: attack,
            [.accessibilityLabel(attack), .accessibilityIdentifier(attack), .help(attack)])
        let escaped = "&quot; onclick=&quot;alert(1)&quot; x=&#39;"
        #expect(output.contains(" id=\"n-\(escaped)\""))
        #expect(output.contains(" aria-label=\"\(escaped)\""))
        #expect(output.contains(" data-identifier=\"\(escaped)\""))
        #expect(output.contains(" title=\"\(escaped)\""))
        #expect(!output.contains("\" onclick"))
    }

    @Test(arguments: [
        "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "file:///etc",
    ])
    func unsafeLinkIsInert(address: String) throws {
        let url = try #require(URL(string: address))
        let output = html(.link(url), [], [ViewNode(id: NodeID("l"), kind: text("Go"))])
        #expect(!output.contains("href"))
        #expect(output.contains("<span id=\"n-x\" class=\"link inert\">"))
    }

    @Test(arguments: ["https://example.org/?a=1&b=2", "mailto:a@example.org", "tel:+49301234"])
    func safeLinkOpensOutside(address: String) throws {
        let url = try #require(URL(string: address))
        let escaped = address.replacing("&", with: "&amp;")
        #expect(
            html(.link(url)).contains(
                "href=\"\(escaped)\" rel=\"noopener noreferrer\" target=\"_blank\""))
    }

    @Test(arguments: [
        ("Mountain", "Mountain"), ("../secret", "..%2Fsecret"), ("..", "%2E%2E"),
        ("a b?c#d\"", "a%20b%3Fc%23d%22"), ("Größe", "Gr%C3%B6%C3%9Fe"),
    ])
    func assetNameIsOneSegment(name: String, segment: String) {
        let output = html(.image(.init(source: .asset(name), label: nil)))
        #expect(output.contains("src=\"/assets/\(segment)\" alt=\"\""))
    }

    @Test func controlWithinControlDoesNotAct() {
        let inner = ViewNode(
            id: NodeID("i"), kind: .button(.init(action: ActionID(ordinal: 1), style: .bordered)))
        let output = html(.button(.init(action: ActionID(ordinal: 0))), [], [inner])
        #expect(output.contains("<span id=\"n-i\" class=\"button style-bordered\"></span>"))
        #expect(!output.contains("data-action=\"1\""))
    }

    @Test func customToggleCarriesBothLooks() {
        let on = ViewNode(id: NodeID("c"), kind: text("Faved"))
        let off = ViewNode(id: NodeID("c"), kind: text("Fave"))
        let shownOn = html(
            .toggle(
                .init(action: ActionID(ordinal: 4), isOn: true, style: .custom, flipped: [off])),
            [], [on])
        let shownOff = html(
            .toggle(
                .init(action: ActionID(ordinal: 4), isOn: false, style: .custom, flipped: [on])),
            [], [off])
        #expect(
            shownOn.contains("role=\"switch\" aria-checked=\"true\" data-action=\"4\" data-toggle"))
        // The two differ in the state alone, so a flip changes one attribute of the page.
        #expect(
            shownOn == shownOff.replacing("aria-checked=\"false\"", with: "aria-checked=\"true\""))
    }

    @Test func picturesStandBetweenTheLettersOfAText() {
        let star = ViewNode.ImageContent(
            source: .symbol("star.fill"), label: "star", isTemplate: true)
        let map = ViewNode.ImageContent(source: .asset("map"), label: nil)
        let html = html(
            .text([
                ViewNode.TextRun(image: star), ViewNode.TextRun(text: " 4.5 "),
                ViewNode.TextRun(image: map),
            ]))
        #expect(html.contains(#"<svg class="symbol in-text" viewBox="0 0 24 24" role="img" "#))
        #expect(html.contains(#"aria-label="star">"#))
        #expect(html.contains(#"</svg> 4.5 <img class="image in-text" src=""#))
        #expect(html.contains(#"alt=""></span>"#))
    }

    @Test func symbolOnlyButtonHasAName() {
        let icon = ViewNode(
            id: NodeID("i"), kind: .image(.init(source: .symbol("plus.circle"), label: nil)))
        let output = html(.button(.init(action: ActionID(ordinal: 0))), [], [icon])
        #expect(output.contains("aria-label=\"plus circle\""))
    }

    @Test func pageAndTreeCallAControlTheSame() {
        func picture(_ label: String?, _ attributes: [ViewNode.Attribute] = []) -> ViewNode {
            ViewNode(
                id: NodeID("i"), kind: .image(.init(source: .symbol("heart.fill"), label: label)),
                attributes: attributes)
        }
        let words = ViewNode(id: NodeID("w"), kind: text("Like"))
        let samples: [([ViewNode], name: String, label: String?)] = [
            ([picture(nil)], "heart fill", "heart fill"),
            ([picture("Heart", [.accessibilityHidden])], "heart fill", "heart fill"),
            ([picture("Heart")], "Heart", nil),
            ([picture(nil), words], "Like", nil),
            ([], "", nil),
        ]
        for (children, name, label) in samples {
            let kind = ViewNode.Kind.button(.init(action: ActionID(ordinal: 0)))
            let node = ViewNode(id: NodeID("x"), kind: kind, children: children)
            #expect(node.accessibleName == name)
            let tag = html(kind, [], children).firstMatch(of: /<button[^>]*>/)?.output ?? ""
            #expect(tag.firstMatch(of: /aria-label="([^"]*)"/).map { String($0.1) } == label)
        }
        let labelled = ViewNode(
            id: NodeID("x"), kind: .button(.init(action: nil)),
            attributes: [.accessibilityLabel("Love")], children: [picture(nil)])
        #expect(labelled.accessibleName == "Love")
    }

    @Test func aControlInALayerOfANamedElementStaysReachable() {
        let words = ViewNode(id: NodeID("w"), kind: text("Total"))
        let button = ViewNode(
            id: NodeID("b"), kind: .button(.init(action: ActionID(ordinal: 0))),
            children: [ViewNode(id: NodeID("l"), kind: text("Pay"))])
        func column(_ layer: [ViewNode.Attribute]) -> String {
            html(
                .stack(.vertical(.center, spacing: nil)), layer + [.accessibilityLabel("Sum")],
                [words])
        }
        #expect(column([]).contains(" role=\"img\" aria-label=\"Sum\""))
        for layer in [
            ViewNode.Attribute.overlayNodes([button], .center, .center),
            .backgroundNodes([button], .center, .center),
        ] {
            #expect(column([layer]).contains(" role=\"group\" aria-label=\"Sum\""))
        }
    }

    @Test func hiddenSymbolIsNoPictureWithAName() {
        let kind = ViewNode.Kind.image(
            .init(source: .symbol("chevron.right"), label: "chevron right"))
        let output = html(kind, [.accessibilityHidden])
        #expect(output.contains(" viewBox=\"0 0 24 24\" aria-hidden=\"true\">"))
        #expect(!output.contains("role=") && !output.contains("aria-label"))
        #expect(html(kind).contains(" role=\"img\" aria-label=\"chevron right\">"))
    }

    @Test(arguments: [0, 1, 7, 23, 24, 25, 40])
    func escapingDoesNotDependOnLength(length: Int) {
        let filler = String(repeating: "x", count: length)
        #expect(html(text(filler)).contains("dir=\"auto\">\(filler)</span>"))
        #expect(
            html(text(filler + "<é\u{85}>" + filler))
                .contains("dir=\"auto\">\(filler)&lt;é&gt;\(filler)</span>"))
        #expect(html(text("t"), id: filler + "\"").contains(" id=\"n-\(filler)&quot;\""))
    }

    @Test func numbersStayValid() {
        let output = html(
            .drawing(.outline(.rectangle)),
            [
                .frame(.init(width: -.infinity, height: .nan)), .opacity(1e300), .rotation(-0.0004),
                .offset(x: 1.25, y: -2.5),
            ])
        #expect(output.contains("width:0px;height:0px;opacity:100000;rotate:0deg;"))
        #expect(output.contains("translate:1.25px -2.5px;"))
    }
}
