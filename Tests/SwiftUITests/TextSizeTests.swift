import Foundation
import SwiftUI
import Testing

/// Text that an author makes larger or smaller than the card's.
@MainActor
@Suite struct TextSizeTests {
    /// The points in which a card draws the one text of a view.
    private func points(_ view: some View, card: DynamicTypeSize = .large) -> Double? {
        let tree = resolved(view) { $0.dynamicTypeSize = card }.tree
        var font = FontDescription()
        for case .font(let own) in tree.nodes.first?.attributes ?? [] { font = own }
        return font.points(at: card.textScale)
    }

    @Test("A text size that an author sets holds for the views inside")
    func subtree() throws {
        let large = try #require(points(Text("a"), card: .accessibility3))
        let usual = try #require(points(Text("a")))
        #expect(large > 2 * usual)
        let held = points(Text("a").dynamicTypeSize(.large), card: .accessibility3)
        #expect(abs(try #require(held) - usual) < 0.01)
        let grown = points(Text("a").dynamicTypeSize(.accessibility3))
        #expect(abs(try #require(grown) - large) < 0.01)
    }

    @Test("A range bounds the person's text size, and leaves a size within it alone")
    func range() throws {
        let usual = try #require(points(Text("a")))
        let bounded = points(
            Text("a").dynamicTypeSize(...DynamicTypeSize.large), card: .accessibility3)
        #expect(abs(try #require(bounded) - usual) < 0.01)
        let raised = points(Text("a").dynamicTypeSize(DynamicTypeSize.large...), card: .xSmall)
        #expect(abs(try #require(raised) - usual) < 0.01)
        #expect(
            attributes(Text("a").dynamicTypeSize(DynamicTypeSize.small...DynamicTypeSize.xxLarge))
                == [])
    }

    @Test("A view in another text size reads that size")
    func read() {
        struct Reader: View {
            @Environment(\.dynamicTypeSize) var size
            var body: some View { Text(verbatim: "\(size)") }
        }
        let view = resolved(Reader().dynamicTypeSize(...DynamicTypeSize.xLarge)) {
            $0.dynamicTypeSize = .accessibility1
        }
        #expect(view.tree.plainText == "xLarge")
    }

    @Test("Secondary text is smaller, and the usual scale is none")
    func scale() throws {
        let usual = try #require(points(Text("a")))
        #expect(try #require(points(Text("a").textScale(.secondary))) < usual)
        #expect(points(Text("a").textScale(.default)) == usual)
        #expect(points(Text("a").textScale(.secondary, isEnabled: false)) == usual)
        let inside = nodes(VStack { Text("a") }.textScale(.secondary))[0]
        #expect(inside.children.first?.attributes == attributes(Text("a").textScale(.secondary)))
    }

    @Test("Lines of a tight font stand closer, those of a loose one further apart")
    func leading() {
        let text = Text("One two three four")
        let usual = laidOut(text.font(.body).mark("a"), width: 60)["a"].height
        let tight = laidOut(text.font(.body.leading(.tight)).mark("a"), width: 60)["a"].height
        let loose = laidOut(text.font(.body.leading(.loose)).mark("a"), width: 60)["a"].height
        #expect(tight < usual)
        #expect(loose > usual)
        #expect(
            laidOut(text.font(.body.leading(.standard)).mark("a"), width: 60)["a"].height == usual)
    }
}
