import SwiftUI
import Testing

@testable import SnippetRendering

/// The style sheet, the layout and the heights must count with the same measures: the expectations
/// are read off the style sheet.
@Suite struct MeasuresTests {
    /// The number that the style sheet declares for the elements of a selector.
    private func css(_ selector: String, _ property: String) throws -> Double {
        let rules = HTMLRenderer.stylesheet.split(separator: "\n").flatMap { line in
            line.matches(of: /([^{}]+)\{([^{}]*)\}/).map { (String($0.1), String($0.2)) }
        }
        for (name, body) in rules where name == selector {
            for declaration in body.split(separator: ";") {
                let parts = declaration.split(separator: ":", maxSplits: 1)
                guard parts.count == 2, parts[0] == property else { continue }
                let number = try #require(parts[1].firstMatch(of: /[0-9]*\.?[0-9]+(?=px|em|$)/))
                let text = String(number.0)
                return try #require(Double(text.hasPrefix(".") ? "0" + text : text))
            }
        }
        throw Missing(description: "\(selector) has no \(property)")
    }

    private struct Missing: Error { var description: String }

    private func text(_ text: String) -> ViewNode {
        ViewNode(id: NodeID("t"), kind: .text([.init(text: text)]))
    }

    /// The width that an element takes where it may have any.
    private func width(_ kind: ViewNode.Kind, _ children: [ViewNode] = []) throws -> Double {
        let node = ViewNode(
            id: NodeID("x"), kind: kind,
            attributes: [.fixedSize(horizontal: true, vertical: true)], children: children)
        let layout = ViewLayout(width: Measures.cardWidth, measuring: EstimatedMeasuring())
        let placements = try #require(layout.placements(of: [node]).placements)
        return Double(try #require(placements.elements.first).box.width)
    }

    /// Places are written with seven digits.
    private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.001 }

    private func height(_ kind: ViewNode.Kind, _ children: [ViewNode] = []) -> Double {
        HeightEstimate(
            of: ViewTree(nodes: [ViewNode(id: NodeID("x"), kind: kind, children: children)])
        ).points
    }

    private let word = "Hello"
    private var wordWidth: Double {
        get throws { try width(.text([.init(text: word)])) }
    }

    @Test func switches() throws {
        let kind = ViewNode.Kind.toggle(.init(action: nil, isOn: true))
        let side = try css(".switch", "width")
        let gap = try css(".toggle.style-switch", "gap")
        #expect(try isNear(width(kind), side))
        #expect(try isNear(width(kind, [text(word)]), wordWidth + side + gap))
        #expect(height(kind, [text(word)]) == (try css(".toggle.style-switch", "min-height")))
        // The knob has the same room on all four sides, and stops at the other end.
        let inset = try css(".knob", "inset-block-start")
        #expect(try css(".knob", "height") + 2 * inset == css(".switch", "height"))
        let on = "[aria-checked=\"true\"]>.switch>.knob"
        #expect(try css(on, "inset-inline-start") == side - css(".knob", "width") - inset)
    }

    @Test(arguments: [true, false])
    func surfaces(isToggle: Bool) throws {
        let kind: ViewNode.Kind =
            isToggle
            ? .toggle(.init(action: nil, isOn: true, style: .button))
            : .button(.init(action: nil, style: .bordered))
        let paddings = try #require(
            HTMLRenderer.stylesheet.firstMatch(
                of: /toggle\.style-button\{padding:(\d+)px (\d+)px/))
        let block = try #require(Double(paddings.1))
        let inline = try #require(Double(paddings.2))
        #expect(try isNear(width(kind, [text(word)]), wordWidth + 2 * inline))
        #expect(height(kind, [text(word)]) == FontDescription().lineHeight + 2 * block)
        let tall = ViewNode(
            id: NodeID("s"), kind: .stack(.vertical(.center, spacing: nil)),
            children: [text(word), text(word), text(word)])
        let spacing = try css(".hstack,.vstack", "--gap")
        #expect(
            height(kind, [tall])
                == 3 * FontDescription().lineHeight + 2 * spacing + 2 * block)
    }

    @Test func stacks() throws {
        let spacing = try css(".hstack,.vstack", "--gap")
        #expect(try css(".snippet", "gap") == spacing)
        let row = ViewNode.Kind.stack(.horizontal(.center, spacing: nil))
        #expect(try isNear(width(row, [text(word), text(word)]), 2 * wordWidth + spacing))
        let line = FontDescription().lineHeight
        #expect(
            height(.stack(.vertical(.center, spacing: nil)), [text(word), text(word)])
                == 2 * line + spacing)
        #expect(
            HeightEstimate(of: ViewTree(nodes: [text(word), text(word)])).points == 2 * line
                + spacing)
        #expect(height(.divider) == (try css(".divider", "height")))
        let spacer = ViewNode(id: NodeID("s"), kind: .spacer(minLength: nil))
        #expect(
            try isNear(
                width(.stack(.horizontal(.center, spacing: 0)), [spacer]),
                css(".hstack>.spacer", "min-width")))
        #expect(
            height(.drawing(.outline(.rectangle)))
                == (try css(":is(.vstack,.hstack)>.shape.grow-y", "min-height")))
    }

    @Test func symbolsAndLabels() throws {
        let body = FontDescription.TextStyle.body.points
        let ems = try css(".symbol", "width")
        #expect(try css(".symbol", "height") == ems)
        let symbol = ViewNode(
            id: NodeID("i"), kind: .image(.init(source: .symbol("heart"), label: nil, scale: 1.3)))
        #expect(try isNear(width(symbol.kind), ems * body * 1.3))
        #expect(abs(height(symbol.kind) - ems * body * 1.3) < 0.001)
        let gap = try css(".label", "gap")
        let label = try width(.label(iconCount: 1), [symbol, text(word)])
        #expect(try isNear(label, ems * body * 1.3 + gap * body + wordWidth))
    }

    @Test @MainActor func ranges() throws {
        func points(_ view: some View) -> Double {
            HeightEstimate(of: ViewResolver.resolve(view).tree).points
        }
        let ring = try css(".ring", "width")
        #expect(try isNear(width(.drawing(.range(.init(.ring, fraction: nil)))), ring))
        #expect(points(ProgressView()) == ring)
        let thickness = try css(".range", "height")
        #expect(points(ProgressView(value: 0.5)) == thickness)
        #expect(
            points(ProgressView(value: 0.5) { Text(word) })
                == FontDescription().lineHeight + Measures.rangeSpacing + thickness)
        #expect(points(Gauge(value: 0.5) { EmptyView() }) == Measures.gaugeBar)
        #expect(try css(".range>.marker", "width") == Measures.gaugeBar)
        let dial = ViewNode.Kind.gauge(
            .init(value: 1, lowerBound: 0, upperBound: 2, style: .circular))
        #expect(try isNear(width(dial), css(".gauge.circular", "width")))
        #expect(height(dial) == (try css(".gauge.circular", "height")))
        #expect(try css(".gauge.circular", "padding-inline") == Measures.dialInset)
    }

    @Test func text() throws {
        let ratio = try css(".font-sized", "line-height")
        let node = ViewNode(
            id: NodeID("t"), kind: .text([.init(text: word)]),
            attributes: [.font(FontDescription(size: .points(40)))])
        let points = HeightEstimate(of: ViewTree(nodes: [node])).points
        #expect(abs(points - 40 * ratio) < 0.001)
        for style in FontDescription.TextStyle.allCases {
            let font = FontDescription(size: .style(style))
            let ratio = try css(".font-\(style.rawValue)", "line-height")
            #expect(abs(font.points * ratio - font.lineHeight) < 0.2, "\(style)")
        }
    }
}
