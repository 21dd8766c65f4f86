import SwiftUI

/// Cells that span and align, and the tracks of lazy grids.
struct TrackProbes: View {
    var body: some View {
        Group {
            // What is unsized along an axis takes the length that the other cells give.
            Probe("a flexible cell of two columns that asks for no width") {
                Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                    GridRow {
                        Color.red.frame(width: 30, height: 10).lies(0, 0, 30, 10)
                        Color.blue.frame(width: 40, height: 10).lies(40, 0, 40, 10)
                        Color.green.frame(width: 50, height: 10).lies(90, 0, 50, 10)
                    }
                    GridRow {
                        Color.yellow.frame(height: 10).lies(0, 10, 80, 10)
                            .gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
                        Color.red.frame(width: 20, height: 10).lies(105, 10, 20, 10)
                    }
                }
            }
            Probe("a divider across all columns") {
                Grid(horizontalSpacing: 10, verticalSpacing: 4) {
                    GridRow {
                        Color.red.frame(width: 40, height: 10)
                        Color.blue.frame(width: 40, height: 10)
                    }
                    Divider().lies(0, 14, 90, 1).gridCellUnsizedAxes(.horizontal)
                }
            }
            Probe("a column with an edge of its own") {
                Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                    GridRow {
                        Color.red.frame(width: 40, height: 10).lies(0, 0, 40, 10)
                        Color.blue.frame(width: 60, height: 10).lies(50, 0, 60, 10)
                    }
                    GridRow {
                        Color.green.frame(width: 20, height: 10).lies(20, 10, 20, 10)
                            .gridColumnAlignment(.trailing)
                        Color.yellow.frame(width: 20, height: 10).lies(70, 10, 20, 10)
                    }
                }
            }
            Probe("a cell at a corner of its own") {
                Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                    GridRow {
                        Color.red.frame(width: 20, height: 10).lies(20, 20, 20, 10)
                            .gridCellAnchor(.bottomTrailing)
                        Color.blue.frame(width: 30, height: 30).lies(50, 0, 30, 30)
                    }
                    GridRow {
                        Color.green.frame(width: 40, height: 10).lies(0, 30, 40, 10)
                        Color.yellow.frame(width: 30, height: 10).lies(50, 30, 30, 10)
                    }
                }
            }
            Probe("a row with an edge of its own") {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow(alignment: .bottom) {
                        Color.red.frame(width: 20, height: 10).lies(0, 20, 20, 10)
                        Color.blue.frame(width: 20, height: 30).lies(20, 0, 20, 30)
                    }
                }
            }
        }
        Group {
            // Three of at least 70 and two gaps fit into 300 points, and share them.
            Probe("adaptive columns with gaps", height: 60) {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 70), spacing: 10)], spacing: 5) {
                    Color.red.frame(height: 20).lies(0, 0, 93.3, 20)
                    Color.blue.frame(height: 20).lies(103.3, 0, 93.3, 20)
                    Color.green.frame(height: 20).lies(206.7, 0, 93.3, 20)
                    Color.yellow.frame(height: 20).lies(0, 25, 93.3, 20)
                }
            }
            // A column's share is bounded first; the next ones share the rest.
            Probe("a column that is at least so wide") {
                LazyVGrid(
                    columns: [GridItem(.flexible(minimum: 200), spacing: 0), GridItem()],
                    spacing: 0
                ) {
                    Color.red.frame(height: 20).lies(0, 0, 200, 20)
                    Color.blue.frame(height: 20).lies(200, 0, 100, 20)
                }
            }
            Probe("a column that is at most so wide") {
                LazyVGrid(
                    columns: [GridItem(.flexible(maximum: 60), spacing: 0), GridItem()], spacing: 0
                ) {
                    Color.red.frame(height: 20).lies(0, 0, 60, 20)
                    Color.blue.frame(height: 20).lies(60, 0, 240, 20)
                }
            }
            Probe("adaptive columns beside a fixed one") {
                LazyVGrid(
                    columns: [
                        GridItem(.fixed(40), spacing: 0),
                        GridItem(.adaptive(minimum: 50), spacing: 0),
                    ], spacing: 0
                ) {
                    Color.red.frame(height: 10).lies(0, 0, 40, 10)
                    ForEach(0..<5) {
                        Color.blue.frame(height: 10).lies(40 + 52 * Double($0), 0, 52, 10)
                    }
                    Color.green.frame(height: 10).lies(0, 10, 40, 10)
                }
            }
            Probe("a track with an edge of its own") {
                LazyVGrid(
                    columns: [
                        GridItem(.fixed(100), spacing: 0, alignment: .topTrailing),
                        GridItem(.fixed(50)),
                    ], alignment: .leading, spacing: 0
                ) {
                    Color.red.frame(width: 20, height: 10).lies(80, 0, 20, 10)
                    Color.blue.frame(height: 30).lies(100, 0, 50, 30)
                }
            }
            Probe("fixed columns in the middle") {
                LazyVGrid(
                    columns: [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50))], spacing: 0
                ) {
                    Color.red.frame(height: 20).lies(100, 0, 50, 20)
                    Color.blue.frame(height: 20).lies(150, 0, 50, 20)
                }
            }
            Probe("flexible rows") {
                LazyHGrid(rows: [GridItem(spacing: 0), GridItem()], spacing: 8) {
                    Color.red.frame(width: 30).lies(0, 0, 30, 20)
                    Color.blue.frame(width: 30).lies(0, 20, 30, 20)
                    Color.green.frame(width: 30).lies(38, 0, 30, 20)
                }
            }
        }
    }
}
