import Foundation
import SwiftUI
import Testing

/// The commands of a canvas become marks and nodes at places.
@Suite @MainActor struct CanvasTests {
    private func drawn(_ canvas: some View, width: Double = 300) -> ResolvedView {
        var resolution = resolved(canvas)
        ViewLayout(width: width, measuring: EstimatedMeasuring()).place(&resolution)
        return resolution
    }

    /// The marks of all drawings, and all other nodes that show something.
    private func content(_ view: ResolvedView) -> (marks: [ViewNode.Mark], nodes: [ViewNode]) {
        var marks: [ViewNode.Mark] = []
        var nodes: [ViewNode] = []
        view.tree.nodes.visit { node in
            switch node.kind {
            case .drawing(.marks(let new)): marks += new
            case .text, .image: nodes.append(node)
            default: break
            }
            return .everything
        }
        return (marks, nodes)
    }

    @Test func pathsAreMarksInTheirOrder() {
        var size = CGSize.zero
        let view = Canvas { context, room in
            size = room
            context.fill(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), with: .color(.red))
            context.translateBy(x: 10, y: 20)
            context.scaleBy(x: 2, y: 2)
            context.stroke(
                Path {
                    $0.move(to: .zero); $0.addLine(to: CGPoint(x: 5, y: 0))
                },
                with: .foreground, lineWidth: 3)
        }
        .frame(height: 100)
        let marks = content(drawn(view)).marks
        #expect(size == CGSize(width: 300, height: 100))
        #expect(
            marks == [
                .path(.init("M1 2L4 2L4 6L1 6Z"), fill: .paint(.named(.red))),
                .path(.init("M10 20L20 20"), stroke: .init(.foreground, width: 6)),
            ])
    }

    @Test func aGradientGoesAroundAPoint() {
        let gradient = Gradient(colors: [.red, .blue])
        let box = Path(CGRect(x: 10, y: 10, width: 20, height: 40))
        let view = Canvas { context, _ in
            context.scaleBy(x: 2, y: 2)
            context.fill(
                box,
                with: .radialGradient(
                    gradient, center: CGPoint(x: 15, y: 20), startRadius: 1, endRadius: 8))
            context.fill(
                box,
                with: .style(
                    RadialGradient(
                        gradient: gradient, center: .topLeading, startRadius: 0, endRadius: 9)))
        }
        .frame(height: 100)
        let forms = content(drawn(view)).marks.compactMap { mark in
            if case .path(_, .paint(.centeredGradient(let gradient)), _) = mark {
                gradient.form
            } else {
                nil
            }
        }
        #expect(
            forms == [
                .circlesAround(x: 30, y: 40, from: 2, to: 16),
                .circlesAround(x: 20, y: 20, from: 0, to: 9),
            ])
    }

    @Test func aGradientGoesFromPointToPoint() throws {
        let view = Canvas { context, _ in
            context.fill(
                Path(CGRect(x: 10, y: 10, width: 20, height: 40)),
                with: .linearGradient(
                    Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: 10, y: 10),
                    endPoint: CGPoint(x: 30, y: 30)))
        }
        .frame(height: 100)
        guard
            case .path(_, .paint(.linearGradient(let stops, let start, let end))?, _)? = content(
                drawn(view)
            ).marks.first
        else {
            Issue.record("No gradient")
            return
        }
        #expect(stops.map(\.paint) == [.named(.red), .named(.blue)])
        #expect(start == .init(x: 0, y: 0))
        #expect(end == .init(x: 1, y: 0.5))
    }

    @Test func textsPicturesAndViewsStandAtTheirPlaces() throws {
        var measured = CGSize.zero
        var symbolSize: CGSize?
        var missing = true
        let view = Canvas { context, _ in
            let text = context.resolve(Text(verbatim: "Ebb"))
            measured = text.measure(in: CGSize(width: 200, height: 100))
            context.draw(text, at: CGPoint(x: 50, y: 40), anchor: .topLeading)
            let symbol = context.resolveSymbol(id: 7)
            symbolSize = symbol?.size
            missing = context.resolveSymbol(id: 8) == nil
            if let symbol { context.draw(symbol, at: CGPoint(x: 100, y: 60)) }
            context.draw(Image("Pond"), in: CGRect(x: 1, y: 2, width: 30, height: 40))
        } symbols: {
            Color.green.frame(width: 12, height: 8).tag(7)
        }
        .frame(height: 100)
        let result = drawn(view)
        #expect(measured.width > 15 && measured.height > 15)
        #expect(symbolSize == CGSize(width: 12, height: 8))
        #expect(missing)
        // The places of all boxes that are offset on the sheet.
        var places: [String: [ViewNode.Attribute]] = [:]
        result.tree.nodes.visit { node in
            for case .offset(let x, let y) in node.attributes {
                places["\(x) \(y)"] = node.attributes
            }
            return .everything
        }
        // From the middle of 300 × 100 points to the middle of each.
        let x = 50 + measured.width / 2 - 150
        let y = 40 + measured.height / 2 - 50
        #expect(Set(places.keys) == ["\(x) \(y)", "-50.0 10.0", "-134.0 -28.0"])
        #expect(content(result).nodes.count == 2)
        #expect(result.issues == [])
    }

    @Test func aLayerAndALookAreNodesOfTheirOwn() throws {
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        let view = Canvas { context, _ in
            context.opacity = 0.5
            context.fill(square, with: .color(.red))
            context.addFilter(.blur(radius: 2))
            context.drawLayer { layer in
                layer.fill(square, with: .color(.green))
                layer.clip(to: square)
                layer.blendMode = .multiply
                layer.fill(square, with: .color(.blue))
            }
        }
        .frame(height: 100)
        var looks: [[ViewNode.Attribute]] = []
        drawn(view).tree.nodes.visit { node in
            let look = node.attributes.filter {
                switch $0 {
                case .opacity, .blur, .blend: true
                default: false
                }
            }
            if !look.isEmpty { looks.append(look) }
            return .everything
        }
        #expect(
            looks == [[.opacity(0.5)], [.blur(2)], [.opacity(0.5)], [.blend(.multiply)]]
                || looks == [[.opacity(0.5)], [.opacity(0.5)], [.blur(2)], [.blend(.multiply)]])
    }

    @Test("Of several clips what lies in all of them is drawn, and a copy's clips are its own")
    func clipsIntersect() {
        let view = Canvas { context, size in
            let all = Path(CGRect(origin: .zero, size: size))
            var inner = context
            inner.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 20)))
            inner.clip(to: Path(CGRect(x: 10, y: 0, width: 20, height: 20)))
            inner.fill(all, with: .color(.red))
            inner.draw(Text("a"), at: CGPoint(x: 15, y: 10))
            context.fill(all, with: .color(.blue))
        }
        .frame(height: 100)
        let tree = drawn(view).tree
        func clips(around ink: ViewNode.Ink) -> Int? {
            func count(_ nodes: [ViewNode], _ clips: Int) -> Int? {
                for node in nodes {
                    let own = node.attributes.count { if case .clip = $0 { true } else { false } }
                    if case .drawing(.marks(let marks)) = node.kind,
                        marks.contains(where: {
                            if case .path(_, let fill, _) = $0 { fill == ink } else { false }
                        })
                    {
                        return clips + own
                    }
                    if let found = count(node.children, clips + own) { return found }
                }
                return nil
            }
            return count(tree.nodes, 0)
        }
        #expect(clips(around: .paint(.named(.red))) == 2)
        #expect(clips(around: .paint(.named(.blue))) == 0)
        let all = tree.allNodes.flatMap(\.attributes).count {
            if case .clip = $0 { true } else { false }
        }
        // Those of the path and those of the text.
        #expect(all == 4)
    }

    @Test func aCanvasThatDrawsWithoutEndIsCutOff() {
        let view = Canvas { context, _ in
            for index in 0..<10_050 {
                context.fill(
                    Path(CGRect(x: index, y: 0, width: 1, height: 1)), with: .color(.red))
            }
        }
        .frame(height: 10)
        let result = drawn(view)
        #expect(content(result).marks.count == 10_000)
        #expect(
            result.issues == [
                """
                A canvas draws more than 10000 things; the rest is left out. Join paths of one color \
                into one path.
                """
            ])
    }

    @Test func fillingByCrossingsIsTheRuleOfThePath() {
        let view = Canvas { context, size in
            context.fill(
                Path(CGRect(origin: .zero, size: size)), with: .color(.red),
                style: FillStyle(eoFill: true))
        }
        .frame(height: 10)
        let drawing = drawn(view)
        #expect(drawing.issues == [])
        guard case .path(let path, _, _) = content(drawing).marks.first else {
            Issue.record("No path is drawn.")
            return
        }
        #expect(path.countsCrossings)
    }

    @Test func numbersThatAreNoneAreDrawnNowhere() {
        let view = Canvas { context, _ in
            context.translateBy(x: .nan, y: .infinity)
            context.scaleBy(x: .infinity, y: 0)
            context.stroke(
                Path(CGRect(x: CGFloat(0), y: .nan, width: .infinity, height: 1)),
                with: .foreground,
                lineWidth: .nan)
            context.draw(Text(verbatim: "<b>"), at: CGPoint(x: CGFloat.nan, y: -.infinity))
        }
        .frame(height: 10)
        let result = drawn(view)
        #expect(result.tree.placements?.height == 10)
        for place in result.tree.placements?.elements ?? [] {
            #expect(place.box.x.isFinite && place.box.y.isFinite)
        }
    }
}
