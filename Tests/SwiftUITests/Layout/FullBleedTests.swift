import SwiftUI
import Testing

/// Views with a background from edge to edge, which fill a card.
@Suite @MainActor struct FullBleedTests {
    private func fills(_ view: some View) -> Bool { nodes(view).fillsCard }

    @Test func `A view with a background from edge to edge fills the card`() {
        #expect(
            fills(
                HStack {
                    Text("A"); Spacer()
                }.padding().background(.blue)))
        #expect(
            fills(
                VStack { Divider() }.background(
                    LinearGradient(
                        colors: [.red, .blue], startPoint: .top, endPoint: .bottom))))
        #expect(fills(Text("A").frame(maxWidth: .infinity).padding().background { Color.red }))
        #expect(
            fills(
                ZStack {
                    Color.red; Text("A")
                }.frame(height: 100)))
        #expect(
            fills(
                ZStack {
                    Image("Lake").resizable().scaledToFill(); Text("A")
                }))
        #expect(fills(VStack { Divider() }.background(.blue).accessibilityLabel("A")))
    }

    @Test func `Other views keep the card's margins`() {
        #expect(!fills(Text("A").background(.blue)))
        #expect(
            !fills(
                HStack {
                    Text("A"); Spacer()
                }.padding()))
        #expect(
            !fills(
                HStack {
                    Text("A"); Spacer()
                }.background(.blue, in: .rect(cornerRadius: 8))))
        #expect(!fills(VStack { Divider() }.background(.blue).clipShape(.capsule)))
        #expect(!fills(VStack { Divider() }.background(.blue).padding()))
        #expect(!fills(VStack { Divider() }.frame(width: 100).background(.blue)))
        #expect(
            !fills(
                ZStack {
                    Circle(); Text("A")
                }))
        #expect(
            !fills(
                Group {
                    Color.red.frame(height: 5); Color.blue.frame(height: 5)
                }))
    }

    private func places(_ view: some View) throws -> [ViewNode.Placement] {
        let layout = ViewLayout(width: 328, measuring: EstimatedMeasuring())
        return try #require(layout.placements(of: nodes(view)).placements).elements
    }

    @Test func `The background reaches the edge, and the content keeps its margins`() throws {
        let bare = try places(VStack { Divider() }.background(.blue))
        #expect(bare[0].box.width == 360)
        #expect(bare[1].box.x == 0 && bare[1].box.width == 328)
        #expect(bare[0].content.x == 16)
        let own = try places(VStack { Divider() }.padding(40).background(.blue))
        #expect(own[0].box.width == 360)
        #expect(own[0].content.x == 40)
        let narrow = try places(VStack { Divider() }.padding(4).background(.blue))
        #expect(narrow[0].content.x == 16)
        #expect(narrow[0].content.y == 4)
    }
}
