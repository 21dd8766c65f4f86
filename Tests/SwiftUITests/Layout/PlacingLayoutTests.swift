import Foundation
import SwiftUI
import Testing

/// Positions, margins of content and mirror images, in a box of 300 points.
@MainActor
@Suite struct PlacingLayoutTests {
    /// The center lies at the point, and the view takes all of the room.
    @Test func position() {
        let found = laidOut(
            Color.red.frame(width: 40, height: 20).mark("a").position(x: 100, y: 50).mark("b")
                .frame(height: 80))
        #expect(found["a"] == Spot(80, 40, 40, 20))
        #expect(found["b"] == Spot(0, 0, 300, 80))
    }

    /// From right to left, points count from the left as on Apple's platforms.
    @Test func positionOfPoint() {
        let found = laidOut(
            Color.red.frame(width: 40, height: 20).mark("a").position(CGPoint(x: 20, y: 10))
                .frame(height: 80))
        #expect(found["a"] == Spot(0, 0, 40, 20))
    }

    @Test("Lists and moved content have margins, and what is inside them none of its own")
    func contentMargins() {
        let found = laidOut(
            ScrollView {
                ScrollView { Color.red.frame(height: 20).mark("a") }
            }
            .contentMargins(.horizontal, 12))
        #expect(found["a"] == Spot(12, 0, 276, 20))
        let bars = laidOut(
            ScrollView { Color.red.frame(height: 20).mark("a") }
                .contentMargins(12, for: .scrollIndicators))
        #expect(bars["a"] == Spot(0, 0, 300, 20))
    }

    @Test("A view is mirrored where a person reads from right to left, and only there")
    func flips() {
        let view = Image(systemName: "star").flipsForRightToLeftLayoutDirection(true)
        func turns(_ direction: LayoutDirection, _ view: some View) -> Int {
            resolved(view) { $0.layoutDirection = direction }.tree.allNodes.flatMap(\.attributes)
                .count { if case .turn = $0 { true } else { false } }
        }
        #expect(turns(.rightToLeft, view) == 1)
        #expect(turns(.leftToRight, view) == 0)
        let still = Image(systemName: "star").flipsForRightToLeftLayoutDirection(false)
        #expect(turns(.rightToLeft, still) == 0)
    }

    @Test("A badge stands at the end of a row of a list, and nowhere else")
    func badge() {
        func text(_ view: some View) -> String { resolved(view).tree.plainText }
        #expect(text(List { Text("Inbox").badge(3) }).contains("3"))
        #expect(!text(List { Text("Inbox").badge(0) }).contains("0"))
        #expect(!text(Text("Inbox").badge(3)).contains("3"))
        // Twelve letters of 8.5 points beside the badge's three and a gap of at least 8.
        let row = laidOut(List { Text("Inbox folder").mark("a").badge("new") }, width: 100)
        #expect(row["a"].width <= 66.5)
    }
}
