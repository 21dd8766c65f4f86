/// A baseline by which elements are aligned.
enum TextBaseline {
    case first
    case last

    init?(_ position: ViewNode.VerticalPosition) {
        switch position {
        case .firstTextBaseline: self = .first
        case .lastTextBaseline: self = .last
        case .top, .center, .bottom: return nil
        }
    }
}

// Text baselines: an element has one if it is text or has text inside it.
extension LayoutEngine {
    /// Returns the points from the top of an element's box to its baseline, for the size that its
    /// parent found; `nil` if it has none.
    func baseline(of index: Int32, _ line: TextBaseline) -> Double? {
        settle(index)
        let item = item(index)
        return contentBaseline(of: index, line).map { $0 + item.pointee.contentY }
    }

    /// Returns the baseline of an element; its lower edge if it has none.
    private func guide(of index: Int32, _ line: TextBaseline) -> Double {
        baseline(of: index, line) ?? item(index).pointee.taken.height
    }

    private func contentBaseline(of index: Int32, _ line: TextBaseline) -> Double? {
        let item = item(index)
        switch item.pointee.kind {
        case .text:
            let text = texts[Int(item.pointee.text)]
            return text.baseline(
                of: (item.pointee.contentSize.height, item.pointee.textScale),
                isLast: line == .last)
        case .fixed where item.pointee.isSymbol:
            // A symbol is 1.2 ems high, and centered on the capitals beside it.
            let points = item.pointee.second / Measures.symbolEms
            return (item.pointee.contentSize.height + points * Measures.capHeightEms) / 2
        case .flexible, .square, .fixed, .picture, .spacer, .divider, .reader: return nil
        case .row, .gridRow, .column, .pile, .grid, .tracks, .fitting, .coded:
            arrange(index)
            var found: Double?
            for child in children(of: index) {
                let next = self.item(child)
                if !next.pointee.isHidden, let inner = baseline(of: child, line) {
                    let here = next.pointee.y + inner
                    found = found.map { line == .first ? min($0, here) : max($0, here) } ?? here
                }
            }
            return found
        }
    }

    /// Returns the height of children on one baseline, and its distance from the top.
    func extent(of index: Int32, on line: TextBaseline) -> (height: Double, line: Double) {
        var above = 0.0
        var below = 0.0
        var isFirst = true
        for child in children(of: index) {
            let next = item(child)
            if !next.pointee.isHidden {
                let guide = guide(of: child, line)
                let rest = next.pointee.taken.height - guide
                above = isFirst ? guide : max(above, guide)
                below = isFirst ? rest : max(below, rest)
                isFirst = false
            }
        }
        return (max(0, above + below), above)
    }

    /// Returns the vertical position of a part that is aligned in a whole.
    func position(
        of part: Int32, _ size: LayoutSize, down height: Double,
        _ alignment: ViewNode.VerticalPosition, line: Double?
    ) -> Double {
        switch alignment {
        case .top: 0
        case .center: (height - size.height) / 2
        case .bottom: height - size.height
        case .firstTextBaseline, .lastTextBaseline:
            (line ?? height)
                - guide(of: part, alignment == .firstTextBaseline ? .first : .last)
        }
    }

    /// Returns the horizontal position of a part that is aligned in a whole.
    func position(
        _ width: Double, across whole: Double, _ alignment: ViewNode.HorizontalPosition
    ) -> Double {
        switch alignment {
        case .leading: 0
        case .center: (whole - width) / 2
        case .trailing: whole - width
        }
    }
}
