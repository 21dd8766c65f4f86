import Foundation
import SnippetRendering
import SwiftUI
import Testing

/// Script in every text of every kind of element and of every attribute: nothing of it becomes an
/// element, an attribute, or an address that runs it.
@Suite struct ScriptInEveryStringTests {
    static let scripts = [
        "<script>oai()</script>", "\"><oai-injected oai-x=\"", "\" onload=\"oai()",
        "' onload='oai()", "</span></div></svg></button><oai-injected>", "--><oai-injected><!--",
        "]]><oai-injected>", "javascript:oai()", "https://example.org/\"><oai-injected>",
        "data:text/html,<script>oai()</script>", ");}</style><oai-injected>",
        "\u{0}<oai-injected\u{0}>",
    ]

    /// Each sample on a separate element, with a child if it has children.
    private static var samples: [(String, ViewNode)] {
        let inside = ViewNode(id: NodeID("i"), kind: .text([.init(text: "Inside")]))
        let kinds = EveryCase.kinds.map { name, kind in
            (name, ViewNode(id: NodeID("k"), kind: kind, children: [inside]))
        }
        let attributes = EveryCase.attributes.flatMap { name, attribute in
            [
                ViewNode.Kind.text([.init(text: "Text")]), .stack(.vertical(.center, spacing: nil)),
                .button(.init(action: ActionID(ordinal: 0), style: .bordered)),
                .image(.init(source: .symbol("star"), label: "Star")),
                .image(.init(source: .asset("Pond"), label: "Pond")),
                .image(
                    .init(
                        source: .data(Data([1, 2, 3]), contentType: "image/png"), label: "Bytes")),
                .toggle(.init(action: nil, isOn: false, style: .custom, flipped: [inside])),
            ].map { kind in
                (
                    name,
                    ViewNode(
                        id: NodeID("a"), kind: kind, attributes: [attribute], children: [inside])
                )
            }
        }
        return kinds + attributes
    }

    private static func outlines(of node: ViewNode) -> [MarkupOutline] {
        let layout = ViewLayout(width: 300, measuring: EstimatedMeasuring())
        let placements = layout.placements(of: [node]).placements
        return [
            ViewTree(nodes: [node]), ViewTree(nodes: [node], placements: placements),
        ].map { MarkupOutline(HTMLRenderer().render($0)) }
    }

    /// A sample, with the places of its texts that may be anything.
    private struct Sample {
        var name: String
        var node: ViewNode
        var json: LooseJSON
        var places: Set<Int>
    }

    /// The names of all elements and attributes of samples that hold no script, and the samples.
    private static let known = Result {
        var names: Set<String> = []
        var known: [Sample] = []
        for (name, node) in samples {
            let json = try LooseJSON(of: node)
            for outline in outlines(of: node) { names.formUnion(outline.names) }
            var free: Set<Int> = []
            // A word instead of each text may choose another style than the sample.
            for word in ["word", "https://example.org/"] {
                let replaced = json.changing(node, text(word))
                free.formUnion(replaced.places)
                for outline in outlines(of: replaced.changed) { names.formUnion(outline.names) }
            }
            known.append(Sample(name: name, node: node, json: json, places: free))
        }
        return (names: names, samples: known)
    }

    @Test(arguments: ScriptInEveryStringTests.scripts)
    func staysText(script: String) throws {
        let (known, samples) = try Self.known.get()
        #expect(!known.contains { $0.contains("oai") || $0.contains("onload") || $0 == "script" })
        for sample in samples {
            let name = sample.name
            // All texts together, or one after the other if an address can't be the script.
            let hostile =
                sample.json.changed(to: ViewNode.self, at: sample.places, Self.text(script))
                ?? sample.json.changed(sample.node, Self.text(script))
            #expect(hostile.id.rawValue == script, "\(name)")
            for outline in Self.outlines(of: hostile) {
                #expect(outline.isWhole, "\(name)")
                #expect(outline.names.isSubset(of: known), "\(name)")
            }
            let html = HTMLRenderer().render(ViewTree(nodes: [hostile]))
            for scheme in ["javascript:", "data:text"] {
                #expect(!html.contains("href=\"\(scheme)"), "\(name)")
                #expect(!html.contains("src=\"\(scheme)"), "\(name)")
            }
        }
    }

    /// Puts a text in the place of any other.
    private static func text(_ text: String) -> (LooseJSON) -> LooseJSON? {
        { leaf in if case .text = leaf { .text(text) } else { nil } }
    }

    @Test func theOutlineFindsWhatIsInjected() {
        let good = MarkupOutline(#"<div id="a>b" hidden><br>x &lt;b&gt;</div>"#)
        #expect(good.isWhole)
        #expect(good.names == ["div", "@id", "@hidden", "br", "/div"])
        let bad = MarkupOutline(#"<div id=""><b onload="x"></div>"#)
        #expect(bad.names == ["div", "@id", "b", "@onload", "/div"])
        #expect(!MarkupOutline(#"<div id="a"#).isWhole)
        #expect(!MarkupOutline("<div id='a'>").isWhole)
        #expect(!MarkupOutline("<div").isWhole)
    }
}
