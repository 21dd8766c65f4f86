import SwiftUI
import Testing

/// Frames, padding, proportions and fixed sizes, in a box of 300 points.
@MainActor
@Suite struct FrameLayoutTests {
    /// Fits inside 300x100.
    @Test func aspectFit() {
        let found = probe(100) {
            Color.red.aspectRatio(2, contentMode: .fit).mark("a")
        }
        #expect(found["a"] == Spot(0, 0, 200, 100))
    }

    /// Covers 300x100.
    @Test func aspectFill() {
        let found = probe(100) {
            Color.red.aspectRatio(2, contentMode: .fill).mark("a")
        }
        #expect(found["a"] == Spot(0, 0, 300, 150))
    }

    @Test func aspectFitWidth() {
        let found = probe(100) {
            Color.red.aspectRatio(1, contentMode: .fit).frame(width: 60).mark("a")
        }
        #expect(found["a"] == Spot(0, 0, 60, 60))
    }

    /// Disc of 50 inside; look.
    @Test func circleOblong() {
        let found = probe(60) {
            Circle().fill(.red).frame(width: 100, height: 50).mark("a")
        }
        #expect(found["a"] == Spot(0, 0, 100, 50))
    }

    @Test func frameInFrame() {
        let found = probe(40) {
            Color.red.frame(width: 100, height: 20).mark("a").frame(
                width: 200, height: 40, alignment: .trailing
            ).mark("b")
        }
        #expect(found["a"] == Spot(100, 10, 100, 20))
        #expect(found["b"] == Spot(0, 0, 200, 40))
    }

    /// Content larger than its frame overflows, centered.
    @Test func frameSmaller() {
        let found = probe(100) {
            Color.red.frame(width: 100, height: 100).mark("a").frame(width: 40, height: 40).mark(
                "b"
            ).padding(30)
        }
        #expect(found["a"] == Spot(0, 0, 100, 100))
        #expect(found["b"] == Spot(30, 30, 40, 40))
    }

    @Test func negativePadding() {
        let found = probe(40) {
            HStack(spacing: 0) {
                Color.red.frame(width: 100, height: 40).mark("a").padding(.trailing, -20)
                Color.blue.frame(width: 50, height: 40).mark("b")
            }
        }
        #expect(found["a"] == Spot(0, 0, 100, 40))
        #expect(found["b"] == Spot(80, 0, 50, 40))
    }

    /// Bar as high as its text.
    @Test func fixedVerticalBar() {
        let found = probe(100) {
            HStack {
                Rectangle().fill(.red).frame(width: 4).mark("a")
                Text("two\nlines").mark("t")
            }.fixedSize(horizontal: false, vertical: true)
        }
        #expect(abs(found["a"].x - 0) < 0.01)
        #expect(abs(found["a"].y - 0) < 0.01)
        #expect(abs(found["a"].width - 4) < 0.01)
        #expect(abs(found["a"].height - found["t"].height) < 0.01)
    }

    /// Takes what is offered, up to 200.
    @Test func maxWidthAlone() {
        let found = probe(40) {
            Text("Hi").frame(maxWidth: 200).mark("a")
        }
        #expect(abs(found["a"].x - 0) < 0.01)
        #expect(abs(found["a"].width - 200) < 0.01)
    }

    /// Ideal size with fixedSize.
    @Test func idealWidth() {
        let found = probe(60) {
            Color.red.frame(idealWidth: 80, idealHeight: 30).fixedSize().mark("a")
        }
        #expect(found["a"] == Spot(0, 0, 80, 30))
    }

    /// What is drawn larger takes no more room.
    @Test func scaleEffect() {
        let found = probe(40) {
            HStack(spacing: 0) {
                Color.red.frame(width: 40, height: 20).scaleEffect(2).mark("a")
                Color.blue.frame(width: 20, height: 20).mark("b")
            }
        }
        #expect(found["a"] == Spot(0, 0, 40, 20))
        #expect(found["b"] == Spot(40, 0, 20, 20))
    }

    @Test func paddingOrder() {
        let found = probe(60) {
            VStack(spacing: 0) {
                Color.red.frame(width: 40, height: 20).mark("a").padding(10).background(.blue)
                    .padding(5).mark("b")
            }
        }
        #expect(found["a"] == Spot(15, 15, 40, 20))
        #expect(found["b"] == Spot(0, 0, 70, 50))
    }

    /// Fixed text overflows its frame, centered.
    @Test func textFixedInFrame() {
        let found = probe(60) {
            Text("A long line of text").fixedSize().mark("a").frame(width: 40, height: 30).mark("b")
                .padding(.leading, 80)
        }
        #expect(found["b"] == Spot(80, 0, 40, 30))
        #expect(abs(found["a"].x + found["a"].width / 2 - 100) < 0.01)
        #expect(found["a"].width > 100)
    }
}
