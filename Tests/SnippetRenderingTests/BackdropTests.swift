import SnippetRendering
import SwiftUI
import Testing

/// Colors are drawn as they are in front of a picture or of a color of the view's own, and in tints
/// made for the card elsewhere.
@Suite struct BackdropTests {
    private let star = ViewNode(
        id: NodeID("star"), kind: .image(.init(source: .symbol("star.fill"), label: nil)),
        attributes: [.foreground(.named(.yellow))])
    private let photo = ViewNode(
        id: NodeID("photo"),
        kind: .image(.init(source: .asset("a"), label: nil, isResizable: true)))

    private func node(
        _ kind: ViewNode.Kind, _ attributes: [ViewNode.Attribute] = [], _ children: ViewNode...
    ) -> ViewNode {
        ViewNode(id: NodeID("n"), kind: kind, attributes: attributes, children: children)
    }

    private func pile(_ children: ViewNode...) -> ViewNode {
        ViewNode(
            id: NodeID("pile"), kind: .stack(.depth(.center, .center)), children: children)
    }

    private func shape(_ paint: Paint, _ attributes: ViewNode.Attribute...) -> ViewNode {
        ViewNode(
            id: NodeID("shape"), kind: .drawing(.outline(.circle, fill: .paint(paint))),
            attributes: attributes)
    }

    /// Tells whether the star in a view has the color as it is.
    private func isVivid(_ view: ViewNode) -> Bool {
        let html = HTMLRenderer().render(ViewTree(nodes: [view]))
        #expect(html.contains("ink-yellow") != html.contains("color:var(--yellow);"))
        return html.contains("color:var(--yellow);")
    }

    private func isVivid(on paint: Paint) -> Bool {
        isVivid(node(.box, [.background(paint, .capsule)], star))
    }

    @Test("A color or a gradient behind a symbol is a backdrop of its own")
    func colors() {
        let dark = Paint.rgb(red: 0.2, green: 0.1, blue: 0.3, opacity: 1)
        let stops = [
            Paint.Stop(paint: .named(.clear), location: 0), Paint.Stop(paint: dark, location: 1),
        ]
        let center = Paint.UnitPosition(x: 0.5, y: 0.5)
        for paint: Paint in [
            .named(.blue), .named(.black), .faded(.black, opacity: 0.6), dark,
            .linearGradient(stops: stops, start: center, end: center),
            .centeredGradient(.init(form: .angles(from: 0, to: 360), center: center, stops: stops)),
        ] {
            #expect(isVivid(on: paint), "\(paint)")
        }
    }

    @Test("A surface like the card's, or one that hardly covers it, is none")
    func surfaces() {
        for paint: Paint in [
            .named(.background), .named(.white), .named(.fill), .named(.clear),
            .named(.quaternary), .faded(.yellow, opacity: 0.2), .material(.thin),
            .rgb(red: 0.95, green: 0.95, blue: 0.97, opacity: 1),
            .rgb(red: 0, green: 0, blue: 0, opacity: 0.1),
        ] {
            #expect(!isVivid(on: paint), "\(paint)")
        }
        #expect(!isVivid(node(.box, [], star)))
    }

    @Test("What is later in a pile lies in front of what is earlier")
    func piles() {
        #expect(isVivid(pile(photo, star)))
        #expect(isVivid(pile(shape(.named(.blue), .frame(.init(width: 44, height: 44))), star)))
        #expect(isVivid(pile(node(.stack(.phases), [], photo), star)))
        #expect(!isVivid(pile(star, photo)))
        #expect(!isVivid(pile(shape(.named(.blue), .frame(.init(width: 8, height: 8))), star)))
        #expect(!isVivid(pile(shape(.named(.blue), .opacity(0.1)), star)))
        #expect(!isVivid(node(.stack(.vertical(.center, spacing: nil)), [], photo, star)))
        // After a pile there is the card again.
        #expect(
            !isVivid(node(.stack(.vertical(.center, spacing: nil)), [], pile(photo, photo), star)))
    }

    @Test("Materials let a photo through, or cover it")
    func materials() {
        func panel(_ material: Paint.Material) -> ViewNode {
            node(.box, [.background(.material(material), .rectangle)], star)
        }
        #expect(isVivid(pile(photo, panel(.ultraThin))))
        #expect(!isVivid(pile(photo, panel(.regular))))
        #expect(!isVivid(pile(photo, node(.box, [.background(.named(.white), .circle)], star))))
    }

    @Test("Layers lie behind a view's content and in front of it")
    func layers() {
        func overlay(on kind: ViewNode.Kind) -> ViewNode {
            node(kind, [.overlayNodes([star], .center, .center)])
        }
        #expect(isVivid(overlay(on: photo.kind)))
        #expect(isVivid(overlay(on: shape(.named(.red)).kind)))
        #expect(!isVivid(overlay(on: .text([.init(text: "a")]))))
        #expect(isVivid(node(.box, [.backgroundNodes([photo], .center, .center)], star)))
        #expect(isVivid(node(.box, [.backgroundNodes([photo, star], .center, .center)])))
        // The star lies behind the color.
        #expect(
            !isVivid(
                node(
                    .box,
                    [
                        .background(.named(.blue), .rectangle),
                        .backgroundNodes([star], .center, .center),
                    ])))
    }

    @Test("Text has the color too, and so have a tint's words; levels of gray stay")
    func text() {
        func html(_ attributes: [ViewNode.Attribute], _ kind: ViewNode.Kind) -> String {
            let content = ViewNode(id: NodeID("c"), kind: kind, attributes: attributes)
            return HTMLRenderer().render(
                ViewTree(nodes: [node(.box, [.background(.named(.black), .rectangle)], content)]))
        }
        var style = ViewNode.TextStyle()
        style.paint = .named(.green)
        let runs = ViewNode.Kind.text([.init(text: "a"), .init(text: "b", style: style)])
        #expect(html([.foreground(.named(.red))], runs).contains("color:var(--red);"))
        #expect(html([], runs).contains("color:var(--green);"))
        #expect(
            html([.foreground(.faded(.red, opacity: 0.5))], runs)
                .contains("color:color-mix(in srgb,var(--red) 50%,transparent);"))
        #expect(html([.foreground(.named(.secondary))], runs).contains("fg-secondary"))
        let button = ViewNode.Kind.button(.init(action: nil, style: .borderless))
        #expect(html([.tint(.named(.orange))], button).contains("--tint-text:var(--orange);"))
    }

    @Test("A prominent button is a backdrop, and so is what a surface draws behind a tree")
    func surroundings() {
        let button = ViewNode.Kind.button(.init(action: nil, style: .borderedProminent))
        #expect(isVivid(node(button, [], star)))
        var renderer = HTMLRenderer()
        renderer.background = ViewTree(nodes: [photo])
        #expect(renderer.render(ViewTree(nodes: [star])).contains("color:var(--yellow);"))
    }
}
