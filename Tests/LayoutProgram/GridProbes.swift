import SwiftUI

/// Grids, and stacks in them.
struct GridProbes: View {
    var body: some View {
        Group {
            Probe("columns as wide as their widest cell", height: 60) {
                Grid(horizontalSpacing: 10, verticalSpacing: 6) {
                    GridRow {
                        Color.red.frame(width: 20, height: 20).lies(10, 0, 20, 20)
                        Color.blue.frame(width: 60, height: 10).lies(50, 5, 60, 10)
                    }
                    GridRow {
                        Color.green.frame(width: 40, height: 20).lies(0, 26, 40, 20)
                        Color.red.frame(width: 30, height: 20).lies(65, 26, 30, 20)
                    }
                }
            }
            Probe("cells at the leading edge", height: 60) {
                Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
                    GridRow {
                        Color.red.frame(width: 20, height: 20).lies(0, 0, 20, 20)
                        Color.blue.frame(width: 60, height: 20).lies(50, 0, 60, 20)
                    }
                    GridRow {
                        Color.green.frame(width: 40, height: 20).lies(0, 20, 40, 20)
                        Color.red.frame(width: 30, height: 20).lies(50, 20, 30, 20)
                    }
                }
            }
            Probe("a flexible column beside a fixed one") {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        Color.red.frame(width: 50, height: 20).lies(0, 0, 50, 20)
                        Color.blue.frame(height: 20).lies(50, 0, 250, 20)
                    }
                }
            }
            Probe("what is no row", height: 60) {
                Grid(horizontalSpacing: 0, verticalSpacing: 4) {
                    GridRow {
                        Color.red.frame(width: 50, height: 20).lies(0, 0, 50, 20)
                        Color.blue.frame(width: 70, height: 20).lies(50, 0, 70, 20)
                    }
                    Color.green.frame(width: 80, height: 10).lies(20, 24, 80, 10)
                }
            }
            Probe("a cell of two columns", height: 60) {
                Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                    GridRow {
                        Color.red.frame(width: 30, height: 20).lies(0, 0, 30, 20)
                        Color.blue.frame(width: 40, height: 20).lies(40, 0, 40, 20)
                    }
                    GridRow {
                        Color.green.frame(width: 60, height: 20).lies(10, 20, 60, 20)
                            .gridCellColumns(2)
                    }
                }
            }
            Probe("three flexible columns", height: 60) {
                LazyVGrid(
                    columns: [GridItem(spacing: 0), GridItem(spacing: 0), GridItem()], spacing: 0
                ) {
                    Color.red.frame(height: 20).lies(0, 0, 100, 20)
                    Color.blue.frame(height: 20).lies(100, 0, 100, 20)
                    Color.green.frame(height: 20).lies(200, 0, 100, 20)
                    Color.yellow.frame(height: 20).lies(0, 20, 100, 20)
                }
            }
            Probe("a fixed column beside a flexible one") {
                LazyVGrid(
                    columns: [GridItem(.fixed(50), spacing: 10), GridItem()], spacing: 0
                ) {
                    Color.red.frame(height: 20).lies(0, 0, 50, 20)
                    Color.blue.frame(height: 20).lies(60, 0, 240, 20)
                }
            }
            Probe("as many columns as fit", height: 60) {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 0)], spacing: 5) {
                    Color.red.frame(height: 20).lies(0, 0, 100, 20)
                    Color.blue.frame(height: 20).lies(100, 0, 100, 20)
                    Color.green.frame(height: 20).lies(200, 0, 100, 20)
                    Color.yellow.frame(height: 20).lies(0, 25, 100, 20)
                }
            }
            Probe("two rows from top to bottom", height: 60) {
                LazyHGrid(
                    rows: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20))], spacing: 8
                ) {
                    Color.red.frame(width: 30).lies(0, 0, 30, 20)
                    Color.blue.frame(width: 30).lies(0, 20, 30, 20)
                    Color.green.frame(width: 30).lies(38, 0, 30, 20)
                }
                .frame(height: 40)
            }
            Probe("a row outside a grid") {
                HStack(spacing: 0) {
                    GridRow {
                        Color.red.lies(0, 0, 150, 40)
                        Color.blue.lies(150, 0, 150, 40)
                    }
                }
            }
        }
    }
}
