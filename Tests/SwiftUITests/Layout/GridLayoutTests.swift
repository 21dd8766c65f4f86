import SwiftUI
import Testing

/// Grids, in a box of 300 points.
@MainActor
@Suite struct GridLayoutTests {
    @Test func columnsAreAsWideAsTheirWidestCell() {
        let found = probe(100) {
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    Color.red.frame(width: 20, height: 10).mark("a")
                    Color.red.frame(width: 30, height: 10).mark("b")
                }
                GridRow {
                    Color.red.frame(width: 50, height: 20).mark("c")
                    Color.red.frame(width: 10, height: 10).mark("d")
                }
            }
            .mark("g")
        }
        #expect(found["g"] == Spot(0, 0, 90, 35))
        #expect(found["a"] == Spot(0, 0, 20, 10))
        #expect(found["b"] == Spot(60, 0, 30, 10))
        #expect(found["c"] == Spot(0, 15, 50, 20))
        #expect(found["d"] == Spot(60, 15, 10, 10))
    }

    @Test func cellsLieInTheMiddle() {
        let found = probe(100) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(width: 10, height: 10).mark("a")
                    Color.red.frame(width: 10, height: 30)
                }
                GridRow { Color.red.frame(width: 40, height: 10) }
            }
        }
        #expect(found["a"] == Spot(15, 10, 10, 10))
    }

    @Test func flexibleColumnsShareTheRoom() {
        let found = probe(40) {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    Color.red.frame(width: 60).mark("a")
                    Color.red.mark("b")
                    Color.red.mark("c")
                }
            }
        }
        #expect(found["a"].width == 60)
        #expect(found["b"] == Spot(60, 0, 120, 40))
        #expect(found["c"] == Spot(180, 0, 120, 40))
    }

    @Test func cellsOfSeveralColumns() {
        let found = probe(100) {
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(width: 40, height: 10)
                    Color.red.frame(width: 40, height: 10)
                }
                GridRow {
                    Color.blue.frame(height: 10).gridCellUnsizedAxes(.horizontal)
                        .gridCellColumns(2).mark("wide")
                }
            }
            .mark("g")
        }
        #expect(found["wide"].width == 90)
        #expect(found["g"].height == 20)
    }

    @Test func whatIsNoRowTakesAllColumns() {
        let found = probe(100) {
            Grid(horizontalSpacing: 10, verticalSpacing: 4) {
                GridRow {
                    Color.red.frame(width: 40, height: 10)
                    Color.red.frame(width: 40, height: 10)
                }
                Divider().gridCellUnsizedAxes(.horizontal).mark("line")
            }
            .mark("g")
        }
        #expect(found["line"].height == 1)
        #expect(found["line"].y == 14)
    }

    @Test func aColumnHasItsOwnAlignment() {
        let found = probe(100) {
            Grid(alignment: .leading, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(width: 40, height: 10)
                    Color.red.frame(width: 40, height: 10)
                }
                GridRow {
                    Color.red.frame(width: 10, height: 10).mark("a")
                    Color.red.frame(width: 10, height: 10).gridColumnAlignment(.trailing)
                }
                GridRow {
                    Color.red.frame(width: 10, height: 10)
                        .gridCellAnchor(.bottomTrailing)
                }
            }
        }
        #expect(found["a"].x == 0)
    }

    @Test func rowsOutsideAGridStandForTheirViews() {
        let found = probe(40) {
            HStack(spacing: 0) {
                GridRow {
                    Color.red.mark("a")
                    Color.red.mark("b")
                }
            }
        }
        #expect(found["b"] == Spot(150, 0, 150, 40))
    }

    @Test func lazyColumns() {
        let found = laidOut(
            LazyVGrid(
                columns: [GridItem(.fixed(50), spacing: 10), GridItem(), GridItem()], spacing: 4
            ) {
                ForEach(0..<4) { number in
                    Color.red.frame(height: CGFloat(10 + number)).mark("\(number)")
                }
            }
            .mark("g"))
        #expect(found["g"] == Spot(0, 0, 300, 12 + 4 + 13))
        #expect(found["0"] == Spot(0, 1, 50, 10))
        #expect(found["1"] == Spot(60, 0.5, 116, 11))
        #expect(found["2"] == Spot(184, 0, 116, 12))
        #expect(found["3"] == Spot(0, 16, 50, 13))
    }

    @Test func adaptiveColumns() {
        let found = laidOut(
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 10)]) {
                ForEach(0..<5) { number in Color.red.frame(height: 10).mark("\(number)") }
            })
        // Four tracks of 60 and three gaps fit into 300.
        #expect(found["0"] == Spot(0, 0, 67.5, 10))
        #expect(found["3"].x == 3 * 77.5)
        #expect(found["4"] == Spot(0, 18, 67.5, 10))
    }

    @Test("The header and the footer of a section take the whole width of a lazy grid")
    func sectionsInLazyColumns() {
        let found = laidOut(
            LazyVGrid(columns: [GridItem(), GridItem()], spacing: 4) {
                ForEach(0..<2) { section in
                    Section {
                        ForEach(0..<3) { number in
                            Color.red.frame(height: 10).mark("\(section)\(number)")
                        }
                    } header: {
                        Color.blue.frame(height: 20).mark("h\(section)")
                    } footer: {
                        Color.blue.frame(width: 40, height: 6).mark("f\(section)")
                    }
                }
            })
        #expect(found["h0"] == Spot(0, 0, 300, 20))
        #expect(found["00"] == Spot(0, 24, 146, 10))
        #expect(found["01"] == Spot(154, 24, 146, 10))
        #expect(found["02"] == Spot(0, 38, 146, 10))
        // A footer is no higher than what is in it, and in the middle as the grid says.
        #expect(found["f0"] == Spot(130, 52, 40, 6))
        #expect(found["h1"] == Spot(0, 62, 300, 20))
        #expect(found["10"] == Spot(0, 86, 146, 10))
    }

    @Test(
        "They take the whole height of lazy rows, and in a grid inside a section a cell is a cell")
    func sectionsInLazyRows() {
        let found = probe(38) {
            LazyHGrid(rows: [GridItem(.fixed(10)), GridItem(.fixed(20))], spacing: 6) {
                Section {
                    Color.red.frame(width: 30).mark("a")
                } header: {
                    Color.blue.frame(width: 5).mark("h")
                }
            }
        }
        #expect(found["h"] == Spot(0, 0, 5, 38))
        #expect(found["a"] == Spot(11, 0, 30, 10))
        let stack = nodes(VStack { Section("Title") { Text("a") } })[0]
        #expect(
            !stack.children.flatMap(\.attributes).contains {
                if case .gridCell = $0 { true } else { false }
            })
    }

    @Test func lazyRows() {
        let found = probe(50) {
            LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(10))], spacing: 6) {
                ForEach(0..<3) { number in Color.red.frame(width: 30).mark("\(number)") }
            }
        }
        #expect(found["0"] == Spot(0, 6, 30, 20))
        #expect(found["1"] == Spot(0, 34, 30, 10))
        #expect(found["2"] == Spot(36, 6, 30, 20))
    }

    @Test func lazyStacks() {
        let found = probe(60) {
            LazyVStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 20, height: 10).mark("a")
            }
            .mark("s")
        }
        #expect(found["s"] == Spot(0, 0, 300, 10))
        #expect(found["a"].x == 0)
    }
}
