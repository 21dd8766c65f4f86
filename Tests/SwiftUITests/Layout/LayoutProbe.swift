import SwiftUI
import Testing

/// Letters of one width, half their size, in lines 1.3 times it: what a person can add up.
struct EvenMeasuring: TextMeasuring {
    func points(of font: FontDescription, textSize: DynamicTypeSize) -> Double {
        let points =
            switch font.size {
            case .style(let style): style.points
            case .points(let points): points
            }
        return textSize == .accessibility1 ? points * 2 : points
    }

    func measure(
        _ runs: [ViewNode.TextRun], font: FontDescription, textSize: DynamicTypeSize
    ) -> MeasuredText {
        let points = points(of: font, textSize: textSize)
        // Heavy letters are wider, so that a test sees which were asked for.
        let letter = points * ((font.weight ?? .regular).rawValue >= 600 ? 0.6 : 0.5)
        var pieces: [MeasuredText.Piece] = []
        for (number, line) in runs.map(\.text).joined().split(
            separator: "\n", omittingEmptySubsequences: false
        ).enumerated() {
            if number > 0, !pieces.isEmpty { pieces[pieces.count - 1].endsLine = true }
            for word in line.split(separator: " ", omittingEmptySubsequences: false) {
                pieces.append(
                    MeasuredText.Piece(
                        width: Double(word.count) * letter, space: letter, widestLetter: letter))
            }
        }
        return MeasuredText(
            pieces: pieces, lineHeight: points * 1.3, baseline: points, capHeight: points * 0.7)
    }
}

/// Pictures of one size.
struct EvenPictures: PictureMeasuring {
    func size(of source: ViewNode.ImageContent.Source) -> (width: Double, height: Double)? {
        (40, 20)
    }
}

/// A rectangle from the left and the top of the card.
struct Spot: Equatable, CustomStringConvertible {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    var description: String { "(\(x), \(y), \(width), \(height))" }

    static func == (one: Self, other: Self) -> Bool {
        [
            one.x - other.x, one.y - other.y, one.width - other.width, one.height - other.height,
        ].allSatisfy { abs($0) < 0.01 }
    }
}

/// A view with a name by which a test finds its place.
nonisolated struct Marked<Content: View>: PrimitiveView {
    let name: String
    let content: Content

    @MainActor
    func draw(in context: inout _ResolveContext) {
        let start = context.nodes.count
        content._draw(in: &context)
        for index in start..<context.nodes.count {
            let inner = ViewNode(
                id: NodeID("mark-" + name), kind: .box, children: [context.nodes[index]])
            // Attributes of the view around it belong to another box.
            context.nodes[index] = ViewNode(
                id: NodeID("around-" + name), kind: .box, children: [inner])
        }
    }
}

extension View {
    nonisolated func mark(_ name: String) -> Marked<Self> { Marked(name: name, content: self) }
}

/// A view that was laid out.
struct LaidOut {
    /// By the names of marks.
    var spots: [String: Spot] = [:]
    var height = 0.0
    var issues: [String] = []
    /// The factors and the lines of texts that were made to fit.
    var fittings: [(scale: Float, lines: Int32)] = []

    subscript(name: String) -> Spot {
        guard let spot = spots[name] else {
            Issue.record("No view is called “\(name)”.")
            return Spot(.nan, .nan, .nan, .nan)
        }
        return spot
    }
}

/// Lays out a view on a card of a width.
@MainActor
func laidOut(
    _ view: some View, width: Double = 300, textSize: DynamicTypeSize = .large,
    isRightToLeft: Bool = false
) -> LaidOut {
    let layout = ViewLayout(
        width: width, textSize: textSize, isRightToLeft: isRightToLeft,
        measuring: EvenMeasuring(), pictures: EvenPictures())
    var resolved = resolved(view) { environment in
        environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
    layout.place(&resolved)
    return laidOut(resolved.tree.nodes, resolved.tree.placements, resolved.issues)
}

func laidOut(_ nodes: [ViewNode], _ layout: ViewLayout) -> LaidOut {
    let outcome = layout.placements(of: nodes)
    return laidOut(nodes, outcome.placements, outcome.issues)
}

private func laidOut(
    _ nodes: [ViewNode], _ placements: ViewTree.Placements?, _ issues: [String]
) -> LaidOut {
    var result = LaidOut(issues: issues)
    guard let placements else { return result }
    result.height = placements.height
    var walk = PlaceWalk(placements: placements.elements)
    walk.visit(nodes, x: 0, y: 0)
    #expect(walk.next == placements.elements.count, "Some elements have no place.")
    result.spots = walk.spots
    result.fittings = placements.elements.filter { $0.textScale != 1 || $0.lines > 0 }
        .map { ($0.textScale, $0.lines) }
    return result
}

/// A view in the top leading corner of a box of 300 by some points.
@MainActor
func probe(_ height: Double, @ViewBuilder _ view: () -> some View) -> LaidOut {
    laidOut(view().frame(width: 300, height: height, alignment: .topLeading))
}

/// Adds up the places of elements in the order of drawing.
private struct PlaceWalk {
    let placements: [ViewNode.Placement]
    var next = 0
    var spots: [String: Spot] = [:]

    mutating func visit(_ nodes: [ViewNode], x: Double, y: Double) {
        for node in nodes {
            guard placements.indices.contains(next) else {
                next += 1
                continue
            }
            let place = placements[next]
            next += 1
            let left = x + Double(place.box.x)
            let top = y + Double(place.box.y)
            if node.id.rawValue.hasPrefix("mark-") {
                spots[String(node.id.rawValue.dropFirst(5))] = Spot(
                    left, top, Double(place.box.width), Double(place.box.height))
            }
            layers(of: node, .behind, left, top)
            let inside = (left + Double(place.content.x), top + Double(place.content.y))
            if case .toggle(let toggle) = node.kind, toggle.style == .custom {
                let (on, off) = toggle.looks(children: node.children)
                visit(on, x: inside.0, y: inside.1)
                visit(off, x: inside.0, y: inside.1)
            } else {
                visit(node.children, x: inside.0, y: inside.1)
            }
            layers(of: node, .inFront, left, top)
        }
    }

    private mutating func layers(
        of node: ViewNode, _ side: ViewNode.Layer.Side, _ x: Double, _ y: Double
    ) {
        for attribute in node.attributes {
            if let layer = attribute.layer(side) { visit(layer.nodes, x: x, y: y) }
        }
    }
}
