import Foundation
import SwiftUI
import Testing

/// Shapes that follow the shape of a view around.
@MainActor
@Suite struct ContainerShapeTests {
    /// The outlines of a view that is laid out, in reading order.
    private func outlines(_ view: some View, width: Double = 200) -> [ViewNode.Outline] {
        var resolved = resolved(view)
        ViewLayout(width: width, measuring: EvenMeasuring()).place(&resolved)
        return resolved.tree.allNodes.flatMap { node in
            var found: [ViewNode.Outline] = []
            if case .drawing(.outline(let outline, _, _)) = node.kind { found.append(outline) }
            for attribute in node.attributes {
                switch attribute {
                case .background(_, let outline), .clip(let outline): found.append(outline)
                default: continue
                }
            }
            return found
        }
    }

    @Test("A shape inside has corners that are rounder by its distance from the edges")
    func radii() {
        let view = ContainerRelativeShape().fill(.red).frame(height: 40).padding(8)
            .containerShape(RoundedRectangle(cornerRadius: 20))
        #expect(outlines(view) == [.roundedRectangle(radius: 12)])
        let deep = ContainerRelativeShape().fill(.red).frame(height: 40).padding(30)
            .containerShape(RoundedRectangle(cornerRadius: 20))
        #expect(outlines(deep) == [.roundedRectangle(radius: 0)])
        let uneven = Text("a").clipShape(.containerRelative).padding(.leading, 5).padding(4)
            .containerShape(UnevenRoundedRectangle(topLeadingRadius: 9, bottomTrailingRadius: 3))
        #expect(
            outlines(uneven) == [
                .unevenRoundedRectangle(
                    topLeading: 5, bottomLeading: 0, bottomTrailing: 0, topTrailing: 0)
            ])
    }

    @Test("Surfaces, cuts and layers follow it, and so does what a reader makes")
    func places() {
        let shape = RoundedRectangle(cornerRadius: 20)
        func framed(_ view: some View) -> some View { view.padding(6).containerShape(shape) }
        let wanted = [ViewNode.Outline.roundedRectangle(radius: 14)]
        #expect(outlines(framed(Text("a").background(.red, in: .containerRelative))) == wanted)
        #expect(outlines(framed(Text("a").clipShape(ContainerRelativeShape()))) == wanted)
        #expect(
            outlines(framed(Text("a").overlay { ContainerRelativeShape().stroke() })) == wanted)
        #expect(
            outlines(framed(Text("a").background { ContainerRelativeShape() })) == wanted)
        #expect(
            outlines(
                framed(
                    GeometryReader { _ in ContainerRelativeShape().frame(width: 30, height: 30) }
                        .frame(height: 40))) == wanted)
    }

    @Test("The innermost container counts, and without one the card does")
    func containers() {
        let inner = ContainerRelativeShape().frame(height: 20).padding(2)
            .containerShape(Capsule())
            .padding(4)
            .containerShape(RoundedRectangle(cornerRadius: 20))
        #expect(outlines(inner) == [.capsule])
        #expect(outlines(ContainerRelativeShape().frame(height: 20)) == [.containerRelative])
        // A view that isn't laid out has the card's.
        let view = resolved(ContainerRelativeShape().containerShape(Circle()))
        #expect(
            view.tree.allNodes.map(\.kind).last
                == .drawing(.outline(.containerRelative, fill: .paint(.named(.primary)))))
    }

    @Test("A shape of one's own is made smaller by itself")
    func ownShapes() {
        struct Leaf: InsettableShape {
            var amount: CGFloat = 0

            func path(in rect: CGRect) -> Path {
                Path { path in
                    path.move(to: CGPoint(x: rect.minX + amount, y: rect.minY + amount))
                    path.addLine(to: CGPoint(x: rect.maxX - amount, y: rect.maxY - amount))
                }
            }

            func inset(by amount: CGFloat) -> Leaf { Leaf(amount: self.amount + amount) }
        }
        let found = outlines(
            ContainerRelativeShape().frame(height: 20).padding(5).containerShape(Leaf()))
        guard case .path(let path)? = found.first else {
            Issue.record("There is no path.")
            return
        }
        #expect(found.count == 1)
        #expect(path.data(width: 190, height: 20).commands == "M0 0L190 20")
    }
}
