import SwiftUI
import Testing

/// Rows, columns and piles, in a box of 300 points.
@MainActor
@Suite struct StackLayoutTests {
    /// Spacer has priority -inf, min 8.
    @Test func spacerVsColor() {
        let found = probe(40) {
            HStack(spacing: 0) {
                Color.red.mark("a")
                Spacer()
                Color.blue.mark("b")
            }
        }
        #expect(found["a"] == Spot(0, 0, 146, 40))
        #expect(found["b"] == Spot(154, 0, 146, 40))
    }

    /// A spacer's own spacing is 0; it takes only its 8.
    @Test func spacerDefaultGap() {
        let found = probe(40) {
            HStack {
                Color.red.frame(width: 150).mark("a")
                Spacer()
                Color.blue.frame(minWidth: 100).mark("b")
            }
        }
        #expect(found["a"] == Spot(0, 0, 150, 40))
        #expect(found["b"] == Spot(158, 0, 142, 40))
    }

    @Test func maxFinite() {
        let found = probe(40) {
            HStack(spacing: 0) {
                Color.red.frame(maxWidth: 100).mark("a")
                Color.blue.mark("b")
            }
        }
        #expect(found["a"] == Spot(0, 0, 100, 40))
        #expect(found["b"] == Spot(100, 0, 200, 40))
    }

    @Test func equalColors() {
        let found = probe(40) {
            HStack(spacing: 0) {
                Color.red.mark("a")
                Color.blue.mark("b")
                Color.green.frame(width: 50).mark("c")
            }
        }
        #expect(found["a"] == Spot(0, 0, 125, 40))
        #expect(found["b"] == Spot(125, 0, 125, 40))
        #expect(found["c"] == Spot(250, 0, 50, 40))
    }

    /// Too wide a row overflows on both sides.
    @Test func rowOverflow() {
        let found = probe(40) {
            HStack(spacing: 0) {
                Color.red.frame(width: 200).mark("a")
                Color.blue.frame(width: 200).mark("b")
            }.frame(width: 300, height: 40).mark("c")
        }
        #expect(found["a"] == Spot(-50, 0, 200, 40))
        #expect(found["b"] == Spot(150, 0, 200, 40))
        #expect(found["c"] == Spot(0, 0, 300, 40))
    }

    /// Avatars overlap.
    @Test func negativeSpacing() {
        let found = probe(40) {
            HStack(spacing: -10) {
                Color.red.frame(width: 40, height: 40).mark("a")
                Color.blue.frame(width: 40, height: 40).mark("b")
                Color.green.frame(width: 40, height: 40).mark("c")
            }
        }
        #expect(found["a"] == Spot(0, 0, 40, 40))
        #expect(found["b"] == Spot(30, 0, 40, 40))
        #expect(found["c"] == Spot(60, 0, 40, 40))
    }

    @Test func vstackFlex() {
        let found = probe(100) {
            VStack(spacing: 0) {
                Color.red.mark("a")
                Color.blue.mark("b")
                Color.green.frame(height: 20).mark("c")
            }
        }
        #expect(found["a"] == Spot(0, 0, 300, 40))
        #expect(found["b"] == Spot(0, 40, 300, 40))
        #expect(found["c"] == Spot(0, 80, 300, 20))
    }

    @Test func vstackNestedFlex() {
        let found = probe(100) {
            VStack(spacing: 0) {
                VStack(spacing: 0) {
                    Color.red.mark("a")
                    Color.yellow.mark("b")
                }
                Color.blue.mark("c")
            }
        }
        #expect(found["a"] == Spot(0, 0, 300, 25))
        #expect(found["b"] == Spot(0, 25, 300, 25))
        #expect(found["c"] == Spot(0, 50, 300, 50))
    }

    @Test func sharedMax() {
        let found = probe(40) {
            HStack(spacing: 0) {
                Text("A").frame(maxWidth: .infinity).mark("a")
                Text("Rather longer text").frame(maxWidth: .infinity).mark("b")
            }
        }
        #expect(abs(found["a"].x - 0) < 0.01)
        #expect(abs(found["a"].width - 150) < 0.01)
        #expect(abs(found["b"].x - 150) < 0.01)
        #expect(abs(found["b"].width - 150) < 0.01)
    }

    /// A divider in a column in a row.
    @Test func dividerRow() {
        let found = probe(100) {
            HStack(spacing: 10) {
                Color.red.frame(width: 20, height: 20).mark("a")
                VStack(spacing: 0) { Divider() }.mark("d")
                Color.blue.frame(width: 20, height: 20).mark("b")
            }
        }
        #expect(found["a"] == Spot(0, 0, 20, 20))
        #expect(found["d"] == Spot(30, 9.5, 240, 1))
    }

    @Test func vstackTrailing() {
        let found = probe(40) {
            VStack(alignment: .trailing, spacing: 0) {
                Color.red.frame(width: 100, height: 10).mark("a")
                Color.blue.frame(width: 50, height: 10).mark("b")
            }
        }
        #expect(found["a"] == Spot(0, 0, 100, 10))
        #expect(found["b"] == Spot(50, 10, 50, 10))
    }

    @Test func minInRow() {
        let found = probe(40) {
            HStack(spacing: 0) {
                Text("5").frame(minWidth: 44).mark("a")
                Color.blue.mark("b")
            }
        }
        #expect(abs(found["a"].x - 0) < 0.01)
        #expect(abs(found["a"].width - 44) < 0.01)
        #expect(found["b"] == Spot(44, 0, 256, 40))
    }

    /// Ideal of a shape is 10x10.
    @Test func shapeIdeal() {
        let found = probe(40) {
            HStack(spacing: 0) {
                Rectangle().fill(.red).fixedSize().mark("a")
                Color.blue.mark("b")
            }
        }
        #expect(found["a"] == Spot(0, 15, 10, 10))
        #expect(found["b"] == Spot(10, 0, 290, 40))
    }

    /// A color makes the column wide.
    @Test func greedyInVstack() {
        let found = probe(60) {
            VStack(spacing: 4) {
                Text("Hi").mark("t")
                Color.red.frame(height: 1).mark("a")
            }
        }
        #expect(abs(found["a"].x - 0) < 0.01)
        #expect(abs(found["a"].width - 300) < 0.01)
        #expect(abs(found["a"].height - 1) < 0.01)
    }

    @Test func threeLevels() {
        let found = probe(40) {
            HStack(spacing: 0) {
                VStack(spacing: 0) { Color.red.mark("a") }
                VStack(spacing: 0) {
                    HStack(spacing: 0) {
                        Color.blue.mark("b")
                        Color.green.mark("c")
                    }
                }
            }
        }
        #expect(found["a"] == Spot(0, 0, 150, 40))
        #expect(found["b"] == Spot(150, 0, 75, 40))
        #expect(found["c"] == Spot(225, 0, 75, 40))
    }

    @Test func capsuleInRow() {
        let found = probe(40) {
            HStack(spacing: 4) {
                Capsule().fill(.red).frame(height: 4).mark("a")
                Capsule().fill(.blue).frame(height: 4).mark("b")
            }
        }
        #expect(found["a"] == Spot(0, 0, 148, 4))
        #expect(found["b"] == Spot(152, 0, 148, 4))
    }

    /// A circle is square since iOS 16 (Circle.sizeThatFits).
    @Test func circleInRow() {
        let found = probe(40) {
            HStack(spacing: 0) {
                Circle().fill(.red).mark("a")
                Color.blue.mark("b")
            }
        }
        #expect(found["b"] == Spot(40, 0, 260, 40))
    }

    /// Dots smaller than 10.
    @Test func barInRow() {
        let found = probe(60) {
            HStack(spacing: 4) {
                Rectangle().fill(.red).frame(width: 4, height: 30).mark("a")
                Circle().fill(.blue).frame(width: 6, height: 6).mark("b")
            }
        }
        #expect(found["a"] == Spot(0, 0, 4, 30))
        #expect(found["b"] == Spot(8, 12, 6, 6))
    }

    /// Wrapped text hugs its longest line.
    @Test func fixedSymbolRow() {
        let found = probe(60) {
            HStack(spacing: 0) {
                Text("A rather long text that needs two lines here").mark("t")
                Color.blue.frame(width: 40, height: 20).mark("b")
            }
        }
        #expect(abs(found["b"].x - 29 * 8.5) < 0.01)
        #expect(abs(found["b"].width - 40) < 0.01)
        #expect(abs(found["b"].height - 20) < 0.01)
    }

    /// Short ones stay on one line.
    @Test func twoTexts() {
        let found = probe(90) {
            HStack(spacing: 0) {
                Text("Short").mark("t")
                Text("A rather long text that needs two lines or even three lines here").mark("u")
                Text("End").mark("v")
            }
        }
        #expect(abs(found["t"].x - 0) < 0.01)
        #expect(found["t"].height < 40)
        #expect(found["v"].height < 40)
    }

    /// Whoever has priority stays whole and inside.
    @Test func priorityText() {
        let found = probe(40) {
            HStack(spacing: 0) {
                Text("A rather long text that would need two lines").lineLimit(1).mark("t")
                Text("Another long text kept whole").lineLimit(1).layoutPriority(1).mark("u")
            }
        }
        #expect(abs(found["u"].width - 28 * 8.5) < 0.01)
        #expect(found["u"].x + found["u"].width <= 300)
    }

    /// Six equal columns.
    @Test func sixEqual() {
        let found = probe(40) {
            HStack(spacing: 0) {
                Text("1").frame(maxWidth: .infinity).mark("a")
                Text("2").frame(maxWidth: .infinity)
                Text("3").frame(maxWidth: .infinity).mark("b")
                Text("4").frame(maxWidth: .infinity)
                Text("5").frame(maxWidth: .infinity)
                Text("6").frame(maxWidth: .infinity).mark("c")
            }
        }
        #expect(abs(found["a"].x - 0) < 0.01)
        #expect(abs(found["a"].width - 50) < 0.01)
        #expect(abs(found["b"].x - 100) < 0.01)
        #expect(abs(found["b"].width - 50) < 0.01)
        #expect(abs(found["c"].x - 250) < 0.01)
        #expect(abs(found["c"].width - 50) < 0.01)
    }

    /// Columns that contain something greedy share evenly.
    @Test func columns() {
        let found = probe(60) {
            HStack(spacing: 0) {
                VStack {
                    Color.red.frame(height: 14)
                    Text("A")
                }.mark("a")
                VStack {
                    Color.blue.frame(height: 14)
                    Text("Much longer")
                }.mark("b")
            }
        }
        #expect(abs(found["a"].x - 0) < 0.01)
        #expect(abs(found["a"].width - 150) < 0.01)
        #expect(abs(found["b"].x - 150) < 0.01)
        #expect(abs(found["b"].width - 150) < 0.01)
    }

    /// A greedy child takes what is proposed, not the size of the pile.
    @Test func zstackProposed() {
        let found = probe(60) {
            ZStack {
                Color.red.mark("a")
                Color.blue.frame(width: 20, height: 40).mark("b")
            }.frame(width: 300, height: 20).padding(.top, 10)
        }
        #expect(found["a"] == Spot(0, 10, 300, 20))
        #expect(found["b"] == Spot(140, 0, 20, 40))
    }
}
