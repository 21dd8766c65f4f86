// Lazy grids: children fill tracks of given lengths, line after line.
extension LayoutEngine {
    /// A track with its length and the alignment of its children.
    private struct Lane {
        var length: Double
        var gap: Double
        var track: ViewNode.TrackLayout.Track
    }

    /// The maximum number of tracks of a grid.
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
            // Without a proposed length, a track has its minimum length.
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

    /// The position of a child: in one track of a line, or in all of them.
    private struct Slot {
        var item: Int32
        var line: Int
        var lane: Int?
    }

    private func slots(of index: Int32, lanes: Int) -> [Slot] {
        var slots: [Slot] = []
        var line = 0
        var lane = 0
        for child in children(of: index) {
            if cell(of: child).takesLine {
                if lane > 0 { line += 1 }
                slots.append(Slot(item: child, line: line))
                (line, lane) = (line + 1, 0)
            } else {
                slots.append(Slot(item: child, line: line, lane: lane))
                lane += 1
                if lane == lanes { (line, lane) = (line + 1, 0) }
            }
        }
        return slots
    }

    func tracksSize(_ index: Int32, _ room: LayoutProposal) -> LayoutSize {
        let layout = trackLayouts[Int(item(index).pointee.detail)]
        let offered = layout.isColumns ? room.width : room.height
        let lanes = lanes(layout, in: offered)
        guard !lanes.isEmpty else { return LayoutSize() }
        let spacing = layout.spacing?.boundedDistance ?? Measures.spacing
        let bands = ResolvedGrid.bands(
            lanes.map(\.length), gaps: lanes.dropLast().map(\.gap))
        let across = ResolvedGrid.length(bands[...])
        var lines: [Double] = []
        for slot in slots(of: index, lanes: lanes.count) {
            let breadth = slot.lane.map { lanes[$0].length } ?? across
            let offer =
                layout.isColumns
                ? LayoutProposal(width: breadth, height: LayoutProposal.none)
                : LayoutProposal(width: LayoutProposal.none, height: breadth)
            let size = size(slot.item, offer)
            let length = layout.isColumns ? size.height : size.width
            if slot.line == lines.count {
                lines.append(length)
            } else {
                lines[slot.line] = max(lines[slot.line], length)
            }
        }
        let found = ResolvedGrid.bands(
            lines, gaps: Array(repeating: spacing, count: max(lines.count - 1, 0)))
        resolvedGrids[index] =
            layout.isColumns
            ? ResolvedGrid(columns: bands, rows: found) : ResolvedGrid(columns: found, rows: bands)
        // It takes the whole length across its tracks.
        let whole = offered >= 0 && offered.isFinite ? max(offered, across) : across
        let length = ResolvedGrid.length(found[...])
        return layout.isColumns
            ? LayoutSize(width: whole, height: length) : LayoutSize(width: length, height: whole)
    }

    func arrangeTracks(_ index: Int32) {
        let grid = item(index)
        let layout = trackLayouts[Int(grid.pointee.detail)]
        guard let found = resolvedGrids[index] else { return }
        let lanes = lanes(
            layout,
            in: layout.isColumns
                ? grid.pointee.contentOffer.width : grid.pointee.contentOffer.height)
        guard !lanes.isEmpty else { return }
        let size = grid.pointee.contentSize
        let left = position(
            ResolvedGrid.length(found.columns[...]), across: size.width, layout.horizontal)
        let top: Double =
            switch layout.vertical {
            case .top: 0
            case .center, .firstTextBaseline:
                (size.height - ResolvedGrid.length(found.rows[...])) / 2
            case .bottom, .lastTextBaseline: size.height - ResolvedGrid.length(found.rows[...])
            }
        for slot in slots(of: index, lanes: lanes.count) {
            let next = item(slot.item)
            let lane = slot.lane.map { $0..<$0 + 1 } ?? 0..<lanes.count
            let line = slot.line..<slot.line + 1
            let (columns, rows) = layout.isColumns ? (lane, line) : (line, lane)
            guard columns.upperBound <= found.columns.count, rows.upperBound <= found.rows.count
            else { return }
            let cell = LayoutSize(
                width: ResolvedGrid.length(found.columns[columns]),
                height: ResolvedGrid.length(found.rows[rows]))
            let taken = propose(LayoutProposal(cell), to: slot.item)
            let track = slot.lane.map { lanes[$0].track }
            next.pointee.x =
                left + found.columns[columns.lowerBound].start
                + position(
                    taken.width, across: cell.width,
                    track?.horizontal ?? layout.horizontal)
            next.pointee.y =
                top + found.rows[rows.lowerBound].start
                + position(
                    of: slot.item, taken, down: cell.height,
                    track?.vertical ?? layout.vertical, line: nil)
        }
    }
}
