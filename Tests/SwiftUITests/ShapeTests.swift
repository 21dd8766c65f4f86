import Foundation
import SwiftUI
import Testing

private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY + 4))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

private struct Wave: Shape {
    var phase: Double
    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(phase, 0) }
        set { phase = newValue.first }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: 0, y: rect.midY))
            for x in stride(from: 0, through: rect.width, by: 5) {
                path.addLine(to: CGPoint(x: x, y: rect.midY + sin(x / 10 + phase) * 4))
            }
        }
    }
}

@MainActor
@Suite struct ShapeTests {
    private func outline(_ view: some View) -> ViewNode.Outline? {
        guard case .drawing(.outline(let outline, _, _))? = nodes(view).first?.kind
        else { return nil }
        return outline
    }

    private func commands(_ view: some View, _ width: Double, _ height: Double) -> String? {
        guard case .path(let path)? = outline(view) else { return nil }
        return path.data(width: width, height: height).commands
    }

    @Test("A shape of one's own is exact in every box")
    func ownShape() {
        for (width, height) in [(30.0, 80.0), (500, 20), (64, 64)] {
            let rect = CGRect(x: 0, y: 0, width: width, height: height)
            let expected = Triangle().path(in: rect).data.commands
            #expect(commands(Triangle(), width, height) == expected)
        }
    }

    @Test("A ring's part is exact in wide and in high boxes, and keeps its proportions")
    func ring() {
        let ring = Circle().trim(from: 0, to: 0.25)
        for (width, height) in [(30.0, 80.0), (500, 20)] {
            guard case .path(let path)? = outline(ring) else {
                Issue.record("There is no path.")
                return
            }
            #expect(path.keepsProportions)
            let side = min(width, height)
            let segments = path.segments(width: width, height: height)
            let end = segments.last?.end ?? .zero
            #expect(abs(end.x - width / 2) < 0.01)
            #expect(abs(end.y - (height + side) / 2) < 0.01)
        }
    }

    @Test("A shape that isn't made of shares of its box is stretched from a similar one")
    func stretched() {
        guard case .path(let path)? = outline(Wave(phase: 0)) else {
            Issue.record("There is no path.")
            return
        }
        let end = path.segments(width: 600, height: 80).last?.end
        #expect(end?.x == 600)
    }

    @Test("A stroke lies on the edge, a border inside it")
    func strokes() {
        func stroke(_ view: some View) -> ViewNode.Stroke? {
            guard case .drawing(.outline(_, _, let stroke))? = nodes(view).first?.kind
            else { return nil }
            return stroke
        }
        #expect(stroke(Circle().stroke(.red, lineWidth: 4))?.isCentered == true)
        #expect(stroke(Circle().strokeBorder(.red, lineWidth: 4))?.isCentered == false)
        let dashed = StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2])
        #expect(stroke(Circle().stroke(.red, style: dashed))?.line?.dash == [4, 2])
        #expect(stroke(Circle().stroke(style: dashed))?.line?.cap == .round)
    }

    @Test("A border with dashes runs along a smaller shape")
    func dashedBorder() {
        let dashed = StrokeStyle(lineWidth: 2, dash: [4, 2])
        #expect(
            commands(Rectangle().strokeBorder(.red, style: dashed), 20, 10) == "M1 1L19 1L19 9L1 9Z"
        )
    }

    @Test("A surface of a shape of one's own lies behind, and cuts nothing off")
    func surface() {
        let attributes = attributes(Text("a").background(.red, in: Triangle()))
        guard case .backgroundNodes(let nodes, .center, .center)? = attributes.first else {
            Issue.record("There is no layer.")
            return
        }
        #expect(nodes.count == 1)
    }

    @Test("Shapes are turned, scaled and moved")
    func changes() {
        let box = Rectangle()
        #expect(commands(box.offset(x: 5, y: 1), 20, 10) == "M5 1L25 1L25 11L5 11Z")
        #expect(commands(box.scale(0.5), 20, 10) == "M5 2.5L15 2.5L15 7.5L5 7.5Z")
        #expect(commands(box.rotation(.degrees(180)), 20, 10) == "M20 10L0 10L0 0L20 0Z")
    }

    @Test("A path tells its bounds, what it contains and its parts")
    func geometry() {
        let circle = Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(abs(circle.boundingRect.width - 20) < 0.1)
        #expect(circle.contains(CGPoint(x: 20, y: 20)))
        #expect(!circle.contains(CGPoint(x: 11, y: 11)))
        var count = 0
        circle.forEach { _ in count += 1 }
        #expect(count == 6)
        let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)]) }
        #expect(line.trimmedPath(from: 0.2, to: 0.5).data.commands == "M2 0L5 0")
    }

    @Test("A tree with a path that follows its box comes back from its stored form")
    func stored() throws {
        let tree = ViewTree(nodes: nodes(Triangle().fill(.red)))
        let data = try ViewTree.encoder.encode(tree)
        #expect(try ViewTree.decoder.decode(ViewTree.self, from: data) == tree)
    }
}
