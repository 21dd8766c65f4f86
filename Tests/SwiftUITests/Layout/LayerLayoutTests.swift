import SwiftUI
import Testing

/// What lies behind and in front, in a box of 300 points.
@MainActor
@Suite struct LayerLayoutTests {
    @Test("What is read in the other direction lies so, and its neighbors as the card does")
    func ownDirection() {
        func view() -> some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 10).mark("a")
                Color.red.frame(width: 30, height: 10).mark("b")
            }
            .frame(width: 100, alignment: .leading)
            .overlay(alignment: .topTrailing) { Color.blue.frame(width: 5, height: 5).mark("o") }
        }
        let right = probe(60) {
            HStack(spacing: 0) {
                view().environment(\.layoutDirection, .rightToLeft)
                Color.red.frame(width: 10, height: 10).mark("next")
            }
        }
        #expect(right["a"] == Spot(80, 0, 20, 10))
        #expect(right["b"] == Spot(50, 0, 30, 10))
        #expect(right["o"] == Spot(0, 0, 5, 5))
        #expect(right["next"].x == 100)
        let left = laidOut(
            view().environment(\.layoutDirection, .leftToRight).frame(
                maxWidth: .infinity, alignment: .leading), isRightToLeft: true)
        #expect(left["a"] == Spot(200, 0, 20, 10))
        #expect(left["b"] == Spot(220, 0, 30, 10))
        #expect(left["o"] == Spot(295, 0, 5, 5))
    }

    @Test("What a reader makes lies in the direction in which the reader is read")
    func directionOfReaders() {
        let found = probe(60) {
            GeometryReader { _ in Color.red.frame(width: 20, height: 10).mark("a") }
                .frame(width: 100, height: 50).environment(\.layoutDirection, .rightToLeft)
        }
        #expect(found["a"] == Spot(80, 0, 20, 10))
    }

    /// Overlay may exceed.
    @Test func overlayLarger() {
        let found = probe(100) {
            Color.red.frame(width: 20, height: 20).mark("a").overlay {
                Color.blue.opacity(0.5).frame(width: 60, height: 60).mark("b")
            }.padding(30)
        }
        #expect(found["a"] == Spot(30, 30, 20, 20))
        #expect(found["b"] == Spot(10, 10, 60, 60))
    }

    @Test func overlayAlign() {
        let found = probe(60) {
            Color.red.frame(width: 100, height: 50).mark("a").overlay(alignment: .bottomTrailing) {
                Color.blue.frame(width: 20, height: 20).mark("b")
            }
        }
        #expect(found["a"] == Spot(0, 0, 100, 50))
        #expect(found["b"] == Spot(80, 30, 20, 20))
    }

    /// Outer box of the padded color.
    @Test func overlayFill() {
        let found = probe(60) {
            Color.red.frame(width: 100, height: 50).mark("a").overlay {
                Color.blue.opacity(0.5).padding(5).mark("b")
            }
        }
        #expect(found["a"] == Spot(0, 0, 100, 50))
        #expect(found["b"] == Spot(0, 0, 100, 50))
    }

    @Test func backgroundFill() {
        let found = probe(60) {
            Color.red.frame(width: 40, height: 20).mark("a").padding(10).background {
                Color.blue.mark("b")
            }
        }
        #expect(found["a"] == Spot(10, 10, 40, 20))
        #expect(found["b"] == Spot(0, 0, 60, 40))
    }

    /// Overlay covers the padding too.
    @Test func overlayOnPadding() {
        let found = probe(60) {
            Color.red.frame(width: 40, height: 20).padding(10).overlay(alignment: .topTrailing) {
                Color.blue.frame(width: 8, height: 8).mark("b")
            }
        }
        #expect(found["b"] == Spot(52, 0, 8, 8))
    }

    @Test func overlayOnPaddedText() {
        let found = probe(60) {
            Text("Hi there").padding(10).overlay(alignment: .topLeading) {
                Color.blue.frame(width: 8, height: 8).mark("b")
            }
        }
        #expect(found["b"] == Spot(0, 0, 8, 8))
    }

    @Test func overlayOnPaddedStack() {
        let found = probe(60) {
            VStack { Color.red.frame(width: 40, height: 20) }.padding(10).overlay(
                alignment: .topLeading
            ) { Color.blue.frame(width: 8, height: 8).mark("b") }
        }
        #expect(found["b"] == Spot(0, 0, 8, 8))
    }

    /// Background covers the padding too.
    @Test func backgroundOnPaddedStack() {
        let found = probe(60) {
            VStack { Color.red.frame(width: 40, height: 20) }.padding(10).background {
                VStack { Color.blue }.mark("b")
            }
        }
        #expect(found["b"] == Spot(0, 0, 60, 40))
    }

    @Test func backgroundOnPaddedText() {
        let found = probe(60) {
            Text("Hi there").padding(10).frame(width: 100).background {
                VStack { Color.blue }.mark("b")
            }
        }
        #expect(abs(found["b"].x - 0) < 0.01)
        #expect(abs(found["b"].y - 0) < 0.01)
        #expect(abs(found["b"].width - 100) < 0.01)
    }
}
