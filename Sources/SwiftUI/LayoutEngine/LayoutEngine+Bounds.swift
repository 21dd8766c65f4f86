// The minimum and the maximum width of an element, if they don't depend on the height: rows
// distribute their width by them without laying anything out.
extension LayoutEngine {
    func findBounds(of index: Int32) {
        let item = item(index)
        var (least, greatest) = contentBounds(of: index)
        if item.pointee.chrome >= 0 {
            let chrome = chromes[Int(item.pointee.chrome)]
            if let side = chrome.side {
                (least, greatest) = (side, side)
            } else if !least.isNaN, !greatest.isNaN {
                least = max(least + chrome.insets.across, chrome.leastWidth)
                greatest = max(greatest + chrome.insets.across, chrome.leastWidth)
            }
        }
        if item.pointee.isWide { greatest = greatest.isNaN ? .nan : .infinity }
        guard item.pointee.hasBox else {
            (item.pointee.least, item.pointee.greatest) = (least, greatest)
            return
        }
        if item.pointee.padding >= 0 {
            let across = paddings[Int(item.pointee.padding)].across
            least = least.isNaN ? least : max(0, least + across)
            greatest = greatest.isNaN ? greatest : max(0, greatest + across)
        }
        if item.pointee.frame >= 0 {
            let limits = frames[Int(item.pointee.frame)].across
            if let fixed = limits.fixed {
                (least, greatest) = (fixed, fixed)
            } else {
                switch (limits.least, limits.greatest) {
                case (nil, nil): break
                case (let low?, nil):
                    least = low
                    greatest = greatest.isNaN ? .nan : max(greatest, low)
                case (nil, let high?):
                    least = least.isNaN ? .nan : min(least, high)
                    greatest = high
                case (let low?, let high?): (least, greatest) = (low, max(low, high))
                }
            }
        }
        if item.pointee.aspect >= 0 || item.pointee.isFixedAcross {
            (least, greatest) = (.nan, .nan)
        }
        (item.pointee.least, item.pointee.greatest) = (least, greatest)
    }

    private func contentBounds(of index: Int32) -> (least: Double, greatest: Double) {
        let item = item(index)
        switch item.pointee.kind {
        case .flexible: return (0, .infinity)
        case .square: return (.nan, .nan)
        case .text: return (0, item.pointee.first)
        case .fixed: return (item.pointee.first, item.pointee.first)
        case .picture: return item.pointee.isWide ? (0, .infinity) : (.nan, .nan)
        case .spacer:
            return item.pointee.axis == .vertical ? (0, 0) : (item.pointee.first, .infinity)
        case .divider:
            return item.pointee.axis == .horizontal
                ? (Measures.hairline, Measures.hairline) : (0, .infinity)
        case .reader: return (0, .infinity)
        case .grid, .tracks, .fitting, .coded: return (.nan, .nan)
        case .row, .gridRow:
            var least = 0.0
            var greatest = 0.0
            for child in children(of: index) {
                let next = self.item(child)
                least += next.pointee.least
                greatest += next.pointee.greatest
                let gap = gap(after: child, spacing: item.pointee.first)
                least += gap
                greatest += gap
            }
            if least.isNaN || greatest.isNaN { return (.nan, .nan) }
            return (max(0, least), max(0, greatest))
        case .column, .pile:
            var least = 0.0
            var greatest = 0.0
            for child in children(of: index) {
                let next = self.item(child)
                if !next.pointee.isHidden {
                    // `max` would ignore NaN.
                    if next.pointee.least.isNaN || next.pointee.greatest.isNaN {
                        return (.nan, .nan)
                    }
                    least = max(least, next.pointee.least)
                    greatest = max(greatest, next.pointee.greatest)
                }
            }
            return (least, greatest)
        }
    }
}
