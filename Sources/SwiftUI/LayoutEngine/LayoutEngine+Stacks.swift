// Rows and columns: by priority, and the least flexible child first, each is proposed an even share
// of the remaining space.
extension LayoutEngine {
    /// Returns the space after a child.
    func gap(after child: Int32, spacing: Double) -> Double {
        let next = item(child).pointee.next
        guard next >= 0 else { return 0 }
        if !spacing.isNaN { return spacing }
        // A spacer is space itself.
        let isSpace = item(child).pointee.kind == .spacer || item(next).pointee.kind == .spacer
        return isSpace ? 0 : Measures.spacing
    }

    func stackSize(_ index: Int32, _ room: LayoutProposal, isRow: Bool) -> LayoutSize {
        let stack = item(index)
        let count = Int(stack.pointee.childCount)
        if count == 0 { return LayoutSize() }
        let offered = isRow ? room.width : room.height
        let across = isRow ? room.height : room.width
        @inline(__always) func proposal(_ length: Double) -> LayoutProposal {
            isRow
                ? LayoutProposal(width: length, height: across)
                : LayoutProposal(width: across, height: length)
        }
        var gaps = 0.0
        for child in children(of: index) { gaps += gap(after: child, spacing: stack.pointee.first) }
        if offered >= 0, offered.isFinite, count > 1 {
            share(offered - gaps, among: index, isRow: isRow, proposal)
        } else {
            let length = count == 1 ? offered : (offered < 0 ? LayoutProposal.none : offered)
            for child in children(of: index) { propose(proposal(length), to: child) }
        }
        var length = gaps
        var breadth = 0.0
        for child in children(of: index) {
            let next = item(child)
            length += isRow ? next.pointee.taken.width : next.pointee.taken.height
            breadth = max(
                breadth, isRow ? next.pointee.taken.height : next.pointee.taken.width)
        }
        length = max(0, length)
        if let own = guidedExtent(of: index, isHorizontal: !isRow) {
            breadth = max(0, own.before + own.behind)
        } else if isRow, count > 1, let line = TextBaseline(stack.pointee.vertical) {
            breadth = extent(of: index, on: line).height
        }
        return isRow
            ? LayoutSize(width: length, height: breadth)
            : LayoutSize(width: breadth, height: length)
    }

    private func share(
        _ all: Double, among index: Int32, isRow: Bool, _ proposal: (Double) -> LayoutProposal
    ) {
        let count = Int(item(index).pointee.childCount)
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { order in
            var place = 0
            var isOneGroup = true
            let firstPriority = item(item(index).pointee.firstChild).pointee.priority
            for child in children(of: index) where place < count {
                let next = item(child)
                findFlexibility(of: child, isRow: isRow, proposal)
                if next.pointee.priority != firstPriority { isOneGroup = false }
                order.initializeElement(at: place, to: child)
                place += 1
            }
            let served = UnsafeMutableBufferPointer(rebasing: order[0..<place])
            sort(served, isOneGroup: isOneGroup)
            var room = all
            var start = 0
            while start < place {
                let priority = item(served[start]).pointee.priority
                var end = start + 1
                while end < place, item(served[end]).pointee.priority == priority { end += 1 }
                // Later children keep their minimum lengths.
                var kept = 0.0
                for later in end..<place { kept += item(served[later]).pointee.low }
                var share = room - kept
                for position in start..<end {
                    let offer = proposal(max(0, share / Double(end - position)))
                    let size = propose(offer, to: served[position])
                    let length = isRow ? size.width : size.height
                    share -= length
                    room -= length
                }
                start = end
            }
        }
    }

    /// Finds the flexibility of a child: how much it can shrink and grow.
    private func findFlexibility(
        of child: Int32, isRow: Bool, _ proposal: (Double) -> LayoutProposal
    ) {
        let item = item(child)
        let low: Double
        let high: Double
        if isRow, !item.pointee.least.isNaN, !item.pointee.greatest.isNaN {
            (low, high) = (item.pointee.least, item.pointee.greatest)
        } else {
            let smallest = size(child, proposal(0))
            let largest = size(child, proposal(.infinity))
            low = isRow ? smallest.width : smallest.height
            high = isRow ? largest.width : largest.height
        }
        item.pointee.low = low
        item.pointee.flexibility = high - low
    }

    private func sort(_ order: UnsafeMutableBufferPointer<Int32>, isOneGroup: Bool) {
        func precedes(_ one: Int32, _ other: Int32) -> Bool {
            let (one, other) = (item(one), item(other))
            if !isOneGroup, one.pointee.priority != other.pointee.priority {
                return one.pointee.priority > other.pointee.priority
            }
            if one.pointee.flexibility != other.pointee.flexibility {
                return one.pointee.flexibility < other.pointee.flexibility
            }
            return one < other
        }
        var order = order
        guard order.count <= 16 else { return order.sort(by: precedes) }
        for end in order.indices.dropFirst() {
            var place = end
            while place > 0, precedes(order[place], order[place - 1]) {
                order.swapAt(place, place - 1)
                place -= 1
            }
        }
    }
}
