import Foundation
import SwiftUI
import Testing

/// Large text in a narrow card.
@Suite @MainActor struct LargeTextLayoutTests {
    private func placements(
        _ view: some View, _ textSize: DynamicTypeSize = .accessibility3
    ) throws -> ViewTree.Placements {
        let layout = ViewLayout(
            width: 264, textSize: textSize, measuring: EstimatedMeasuring())
        return try #require(layout.placements(of: nodes(view)).placements)
    }

    private var columns: some View {
        HStack(spacing: 0) {
            ForEach(0..<3, id: \.self) { _ in Text("Harbor").frame(maxWidth: .infinity) }
        }
    }

    @Test func `Words that would be broken make the text smaller, as little as it takes`() throws {
        let found = try placements(columns)
        let scale = try #require(found.textScale)
        #expect(scale >= 1)
        #expect(scale < DynamicTypeSize.accessibility3.textScale)
        let larger = DynamicTypeSize.allCases.first { $0.textScale > scale } ?? .accessibility3
        #expect(try placements(columns, larger).textScale == scale)
    }

    @Test func `Text that has room keeps the person's size`() throws {
        #expect(try placements(Text("Boats leave the harbor at noon")).textScale == nil)
        #expect(try placements(columns, .large).textScale == nil)
        #expect(try placements(columns, .xSmall).textScale == nil)
    }

    @Test func `A word that no line has room for changes nothing`() throws {
        let address = Text(String(repeating: "address", count: 20))
        #expect(try placements(address).textScale == nil)
    }

    @Test func `Where some word is always broken, the fewest are`() throws {
        let narrow = HStack(spacing: 0) {
            Text("Harbor").frame(width: 20)
            ForEach(0..<3, id: \.self) { _ in Text("Harbor").frame(maxWidth: .infinity) }
        }
        let scale = try #require(try placements(narrow).textScale)
        #expect(scale < DynamicTypeSize.accessibility3.textScale)
        #expect(try placements(Text("Harbor").frame(width: 20)).textScale == nil)
    }

    @Test func `A row that stands out of the card gets smaller text`() throws {
        let row = HStack {
            ForEach(0..<6, id: \.self) { _ in Image(systemName: "drop").font(.title3) }
        }
        #expect(try #require(try placements(row).textScale) < 2)
    }

    @Test func `What size doesn't mend stays as it is`() throws {
        #expect(try placements(Color.red.frame(width: 500, height: 10)).textScale == nil)
    }

    @Test func `The scale is written with the places`() throws {
        let found = try placements(columns)
        let tree = ViewTree(nodes: nodes(columns), placements: found)
        let data = try ViewTree.encoder.encode(tree)
        #expect(try ViewTree.decoder.decode(ViewTree.self, from: data) == tree)
    }
}
