import SwiftUI
import Testing

/// What lies behind and in front, in a box of 300 points.
@MainActor
@Suite struct LayerLayoutTests {
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
