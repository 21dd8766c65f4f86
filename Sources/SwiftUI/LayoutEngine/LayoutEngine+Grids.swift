/// The columns and rows of a grid for one proposed size.
struct ResolvedGrid {
    /// A column or a row.
    struct Band {
        var start = 0.0
        var length = 0.0
    }

    var columns: [Band] = []
    var rows: [Band] = []

    /// Returns consecutive bands.
    static func bands(_ lengths: [Double], gaps: [Double]) -> [Band] {
        var start = 0.0
        return lengths.indices.map { index in
            defer { start += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
            return Band(start: start, length: lengths[index])
        }
    }

    /// Returns the length of bands and of the gaps between them.
    static func length(_ bands: ArraySlice<Band>) -> Double {
        guard let first = bands.first, let last = bands.last else { return 0 }
        return last.start + last.length - first.start
    }
}

// Grids: a column gets its width as a view of a row does, by its cells.
extension LayoutEngine {
    /// A cell of a grid: a child of a row, or a child of the grid that takes all columns.
    private struct Cell {
        var item: Int32
        var row: Int
        var columns: Range<Int>
        var cell: ViewNode.GridCell
        var isWholeRow: Bool
    }

    private func cells(of index: Int32) -> (cells: [Cell], columns: Int, rows: Int) {
        var cells: [Cell] = []
        var columns = 0
        var row = 0
        for child in children(of: index) {
            if item(child).pointee.kind == .gridRow {
                var column = 0
                for inner in children(of: child) {
                    let cell = cell(of: inner)
                    let end = column + min(max(cell.columns, 1), 1000)
                    cells.append(
                        Cell(
                            item: inner, row: row, columns: column..<end, cell: cell,
                            isWholeRow: false))
                    column = end
                }
                columns = max(columns, column)
            } else {
                cells.append(
                    Cell(
                        item: child, row: row, columns: 0..<0, cell: cell(of: child),
                        isWholeRow: true))
            }
            row += 1
        }
        columns = max(columns, 1)
        for place in cells.indices where cells[place].isWholeRow {
            cells[place].columns = 0..<columns
        }
        return (cells, columns, row)
    }

    func cell(of index: Int32) -> ViewNode.GridCell {
        var index = index
        // A box around a single view takes that view's properties.
        while index >= 0 {
            let item = item(index)
            if item.pointee.cell >= 0 { return cells[Int(item.pointee.cell)] }
            guard item.pointee.kind == .pile, item.pointee.childCount == 1 else { break }
            index = item.pointee.firstChild
        }
        return ViewNode.GridCell()
    }

    func gridSize(_ index: Int32, _ room: LayoutProposal) -> LayoutSize {
        let grid = grids[Int(item(index).pointee.detail)]
        let across = grid.horizontalSpacing?.boundedDistance ?? Measures.spacing
        let down = grid.verticalSpacing?.boundedDistance ?? Measures.spacing
        let (cells, columnCount, rowCount) = cells(of: index)
        guard rowCount > 0 else { return LayoutSize() }

        func width(of column: Int, _ offer: Double) -> Double {
            cells.reduce(0) { widest, cell in
                guard cell.columns == column..<column + 1, !cell.cell.isUnsizedAcross,
                    !cell.isWholeRow
                else { return widest }
                return max(
                    widest,
                    size(
                        cell.item, LayoutProposal(width: offer, height: LayoutProposal.none)
                    ).width)
            }
        }
        let gaps = Array(repeating: across, count: max(columnCount - 1, 0))
        var widths = lengths(
            count: columnCount, in: room.width, gaps: across * Double(columnCount - 1), width)
        // A cell that spans columns widens the last of them if it needs more.
        for cell in cells where cell.columns.count > 1 && !cell.cell.isUnsizedAcross {
            let bands = ResolvedGrid.bands(widths, gaps: gaps)
            let have = ResolvedGrid.length(bands[cell.columns])
            let offer = room.width < 0 ? LayoutProposal.none : max(room.width, have)
            let need = size(
                cell.item, LayoutProposal(width: offer, height: LayoutProposal.none)
            ).width
            if need > have, need.isFinite { widths[cell.columns.upperBound - 1] += need - have }
        }
        let columns = ResolvedGrid.bands(widths, gaps: gaps)

        func height(of row: Int, _ offer: Double) -> Double {
            cells.reduce(0) { highest, cell in
                guard cell.row == row, !cell.cell.isUnsizedDown else { return highest }
                let offer = LayoutProposal(
                    width: ResolvedGrid.length(columns[cell.columns]), height: offer)
                return max(highest, size(cell.item, offer).height)
            }
        }
        let rows = ResolvedGrid.bands(
            lengths(
                count: rowCount, in: room.height, gaps: down * Double(rowCount - 1), height),
            gaps: Array(repeating: down, count: rowCount - 1))
        resolvedGrids[index] = ResolvedGrid(columns: columns, rows: rows)
        return LayoutSize(
            width: ResolvedGrid.length(columns[...]), height: ResolvedGrid.length(rows[...]))
    }

    /// Distributes a length among bands, the least flexible first.
    private func lengths(
        count: Int, in room: Double, gaps: Double, _ length: (Int, Double) -> Double
    ) -> [Double] {
        var lengths = Array(repeating: 0.0, count: count)
        guard room >= 0, room.isFinite else {
            let offer = room < 0 ? LayoutProposal.none : room
            for band in 0..<count { lengths[band] = length(band, offer) }
            return lengths
        }
        var left = room - gaps
        let flexibility = (0..<count).map { length($0, .infinity) - length($0, 0) }
        let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
        for (served, band) in order.enumerated() {
            lengths[band] = length(band, max(0, left / Double(count - served)))
            left -= lengths[band]
        }
        return lengths
    }

    func arrangeGrid(_ index: Int32) {
        let grid = item(index)
        guard let found = resolvedGrids[index] else { return }
        let (cells, _, _) = cells(of: index)
        var alignments: [Int: ViewNode.HorizontalPosition] = [:]
        for cell in cells {
            if let alignment = cell.cell.column { alignments[cell.columns.lowerBound] = alignment }
        }
        for cell in cells {
            let row = found.rows[cell.row]
            let size = LayoutSize(
                width: ResolvedGrid.length(found.columns[cell.columns]), height: row.length)
            let next = item(cell.item)
            let taken = propose(LayoutProposal(size), to: cell.item)
            var vertical = grid.pointee.vertical
            var top = row.start
            if !cell.isWholeRow {
                // The row's own box encloses its cells.
                let line = item(next.pointee.parent)
                if line.pointee.detail >= 0 { vertical = line.pointee.vertical }
                let room = LayoutSize(
                    width: ResolvedGrid.length(found.columns[...]), height: row.length)
                line.pointee.given = LayoutProposal(room)
                line.pointee.taken = room
                (line.pointee.x, line.pointee.y) = (0, row.start)
                top = 0
            }
            let start = found.columns[cell.columns.lowerBound].start
            if let anchor = cell.cell.anchor {
                next.pointee.x = start + (size.width - taken.width) * anchor.x
                next.pointee.y = top + (size.height - taken.height) * anchor.y
                continue
            }
            let horizontal = alignments[cell.columns.lowerBound] ?? grid.pointee.horizontal
            next.pointee.x = start + position(taken.width, across: size.width, horizontal)
            var line: Double?
            if let kind = TextBaseline(vertical) {
                line = cells.filter { $0.row == cell.row }.compactMap { other in
                    baseline(of: other.item, kind)
                }.max()
            }
            next.pointee.y =
                top
                + position(
                    of: cell.item, taken, down: size.height, vertical, line: line)
        }
    }
}
