import Foundation
import SwiftUI
import Testing

/// Views that no author means: the result has bounds, and the author is told.
@MainActor
@Suite struct LayoutBoundsTests {
    private let layout = ViewLayout(width: 300, measuring: EvenMeasuring())

    @Test(arguments: [Double.nan, -5, .infinity, -.infinity])
    func lengthsThatAreNone(_ length: Double) {
        let found = laidOut(
            Color.red.frame(width: length, height: 20).mark("a"))
        #expect(found["a"] == Spot(0, 0, 300, 20))
        #expect(
            found.issues == [
                """
                A frame has a length that is negative, infinite or no number. It is left out; only \
                maximum lengths may be infinite.
                """
            ])
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
    func noLengthLeadsToEndlessPlaces(_ length: Double) {
        let found = laidOut(
            VStack(spacing: length) {
                Color.red.padding(length).mark("a")
                Color.red.aspectRatio(length, contentMode: .fill).mark("b")
                Spacer(minLength: length)
                Text("x").lineSpacing(length).layoutPriority(length).offset(x: length)
            }
            .frame(minWidth: length, maxWidth: length, minHeight: length))
        for spot in found.spots.values {
            #expect(
                [spot.x, spot.y, spot.width, spot.height].allSatisfy {
                    $0.isFinite && abs($0) <= 1_000_000
                })
        }
    }

    private func nested(_ levels: Int, _ wrap: (ViewNode) -> ViewNode) -> ViewNode {
        var node = ViewNode(id: NodeID("x"), kind: .text([ViewNode.TextRun(text: "x")]))
        for _ in 0..<levels { node = wrap(node) }
        return node
    }

    @Test func tenThousandLevels() {
        let deep = nested(10_000) {
            ViewNode(id: NodeID("x"), kind: .stack(.vertical(.center, spacing: 1)), children: [$0])
        }
        let outcome = layout.placements(of: [deep])
        #expect(outcome.placements == nil)
        #expect(
            outcome.issues == [
                """
                The view has more than 800 elements inside one another and is drawn without layout. \
                Views that contain themselves need an end.
                """
            ])
        let layered = nested(10_000) {
            ViewNode(
                id: NodeID("x"), kind: .box, attributes: [.overlayNodes([$0], .center, .center)])
        }
        #expect(layout.placements(of: [layered]).placements == nil)
    }

    // Each level that asks its child twice would double the time.
    @Test(.timeLimit(.minutes(5)))
    func hundredsOfLevelsOfFlexibleStacks() {
        var isRow = false
        let deep = nested(700) { inner in
            isRow.toggle()
            let other = ViewNode(
                id: NodeID("y"), kind: .drawing(.outline(.circle)),
                attributes: [.aspectRatio(.init(ratio: 1.5, fills: false))])
            return ViewNode(
                id: NodeID("x"),
                kind: .stack(
                    isRow ? .horizontal(.center, spacing: 0) : .vertical(.center, spacing: 0)),
                attributes: [.frame(ViewNode.Frame(minWidth: 1, minHeight: 1))],
                children: [inner, other])
        }
        let outcome = layout.placements(of: [deep])
        #expect(outcome.placements?.elements.count == 1401)
    }

    @Test func aHundredThousandNodes() {
        let row = ViewNode(
            id: NodeID("r"), kind: .stack(.horizontal(.center, spacing: nil)),
            children: (0..<99).map {
                ViewNode(id: NodeID("t\($0)"), kind: .text([ViewNode.TextRun(text: "Text")]))
            })
        let column = ViewNode(
            id: NodeID("c"), kind: .stack(.vertical(.leading, spacing: nil)),
            children: Array(repeating: row, count: 1000))
        let outcome = layout.placements(of: [column])
        #expect(outcome.placements?.elements.count == 100_001)
        #expect(outcome.issues.isEmpty)
    }

    @Test func aMegabyteOfText() {
        let words = String(repeating: "word ", count: 200_000)
        let found = laidOut([.text(words)], layout)
        #expect(found.height > 1000)
        #expect(found.height <= 1_000_000)
    }

    @Test func nothingAtAll() {
        let outcome = layout.placements(of: [])
        #expect(outcome.placements?.elements == [])
        #expect(outcome.placements?.height == 0)
        #expect(outcome.placements?.width == 300)
    }
}

extension ViewNode {
    fileprivate static func text(_ text: String) -> ViewNode {
        ViewNode(id: NodeID("t"), kind: .text([TextRun(text: text)]))
    }
}
