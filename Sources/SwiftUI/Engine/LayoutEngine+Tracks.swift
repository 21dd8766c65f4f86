// Lazy grids: children fill tracks of given lengths, line after line.
extension LayoutEngine {
    /// A track with its length and how children lie in it.
    private struct Lane {
        var length: Double
        var gap: Double
        var track: ViewNode.TrackLayout.Track
    }

    /// The most tracks that a grid has.
    private static let mostLanes = 1000

    private func lanes(_ layout: ViewNode.TrackLayout, in room: Double) -> [Lane] {
        let tracks = layout.tracks
        let gaps = tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? Measures.spacing) }
        var left = room.isFinite ? room - gaps : room
        var flexible = 0.0
        for track in tracks {
            if case .fixed(let length) = track.length { left -= length } else { flexible += 1 }
        }
        var lanes: [Lane] = []
        for track in tracks {
            let gap = track.spacing ?? Measures.spacing
            // Without any room in particular, a track has its least length.
            let share = room < 0 ? 0 : max(0, left / max(flexible, 1))
            switch track.length {
            case .fixed(let length): lanes.append(Lane(length: length, gap: gap, track: track))
            case .flexible(let minimum, let maximum):
                let length = min(max(share, minimum), maximum ?? .infinity).boundedLength
                lanes.append(Lane(length: length, gap: gap, track: track))
                (left, flexible) = (left - length, flexible - 1)
            case .adaptive(let minimum, let maximum):
                let step = max(minimum, 1) + gap
                let fit = step > 0 ? ((share + gap) / step + 0.0001).boundedLength : 1
                let count = min(max(Int(fit), 1), Self.mostLanes)
                let all = share - gap * Double(count - 1)
                let length = min(max(all / Double(count), minimum), maximum ?? .infinity)
                for _ in 0..<count {
                    lanes.append(Lane(length: length.boundedLength, gap: gap, track: track))
                }
                (left, flexible) = (left - share, flexible - 1)
            }
        }
        return lanes
    }

    func tracksSize(_ index: Int32, _ room: LayoutProposal) -> LayoutSize {
        let layout = trackLayouts[Int(item(index).pointee.detail)]
        let offered = layout.isColumns ? room.width : room.height
        let lanes = lanes(layout, in: offered)
        guard !lanes.isEmpty else { return LayoutSize() }
        let spacing = layout.spacing?.boundedDistance ?? Measures.spacing
        var lines: [Double] = []
        var child = item(index).pointee.firstChild
        var place = 0
        while child >= 0 {
            let lane = lanes[place % lanes.count]
            let offer =
                layout.isColumns
                ? LayoutProposal(width: lane.length, height: LayoutProposal.none)
                : LayoutProposal(width: LayoutProposal.none, height: lane.length)
            let size = size(child, offer)
            let length = layout.isColumns ? size.height : size.width
            if place % lanes.count == 0 {
                lines.append(length)
            } else {
                lines[lines.count - 1] = max(lines[lines.count - 1], length)
            }
            place += 1
            child = item(child).pointee.next
        }
        let bands = FoundGrid.bands(
            lanes.map(\.length), gaps: lanes.dropLast().map(\.gap))
        let found = FoundGrid.bands(
            lines, gaps: Array(repeating: spacing, count: max(lines.count - 1, 0)))
        foundGrids[index] =
            layout.isColumns
            ? FoundGrid(columns: bands, rows: found) : FoundGrid(columns: found, rows: bands)
        let across = FoundGrid.length(bands[...])
        // It takes all the room across its tracks.
        let whole = offered >= 0 && offered.isFinite ? max(offered, across) : across
        let length = FoundGrid.length(found[...])
        return layout.isColumns
            ? LayoutSize(width: whole, height: length) : LayoutSize(width: length, height: whole)
    }

    func arrangeTracks(_ index: Int32) {
        let grid = item(index)
        let layout = trackLayouts[Int(grid.pointee.detail)]
        guard let found = foundGrids[index] else { return }
        let lanes = lanes(
            layout,
            in: layout.isColumns
                ? grid.pointee.contentOffer.width : grid.pointee.contentOffer.height)
        guard !lanes.isEmpty else { return }
        let size = grid.pointee.contentSize
        let left = position(
            FoundGrid.length(found.columns[...]), across: size.width, layout.horizontal)
        let top: Double =
            switch layout.vertical {
            case .top: 0
            case .center, .firstTextBaseline: (size.height - FoundGrid.length(found.rows[...])) / 2
            case .bottom, .lastTextBaseline: size.height - FoundGrid.length(found.rows[...])
            }
        var child = grid.pointee.firstChild
        var place = 0
        while child >= 0 {
            let next = item(child)
            let lane = place % lanes.count
            let line = place / lanes.count
            let (column, row) = layout.isColumns ? (lane, line) : (line, lane)
            guard found.columns.indices.contains(column), found.rows.indices.contains(row) else {
                return
            }
            let cell = LayoutSize(
                width: found.columns[column].length, height: found.rows[row].length)
            let offer = LayoutProposal(width: cell.width, height: cell.height)
            next.pointee.given = offer
            next.pointee.taken = self.size(child, offer)
            next.pointee.x =
                left + found.columns[column].start
                + position(
                    next.pointee.taken.width, across: cell.width, lanes[lane].track.horizontal)
            next.pointee.y =
                top + found.rows[row].start
                + position(
                    of: child, next.pointee.taken, down: cell.height,
                    lanes[lane].track.vertical, line: nil)
            place += 1
            child = next.pointee.next
        }
    }
}
