import Foundation

/// The values that an axis shows, found from the marks and the author's settings.
struct AxisDomain: Equatable {
    var domain: AxisScale.Domain
    var transform: ScaleTransform = .linear
    var isReversed = false
    /// The calendar unit of the marks along the axis.
    var unit: Calendar.Component?
    /// True if all lengths along the axis are fractions.
    var isShare = false
    /// True if the axis shows only a part of the values.
    var isPart = false

    /// Finds the values of an axis; the bounds are rounded to the interval of so many marks.
    init(
        _ extents: [PlacedMark.Extent], _ kind: AxisKind, _ settings: AxisSettings, count: Int,
        in calendar: Calendar
    ) {
        domain = .categories([])
        transform = kind == .numbers ? settings.type?.transform ?? .linear : .linear
        if kind == .categories {
            domain = .categories(Self.categories(extents, settings))
            isReversed = settings.domain?.isReversed ?? false
            return
        }
        let isDate = kind == .dates
        var values = extents.flatMap(\.numbers).filter(\.isFinite)
        if transform == .log { values.removeAll { $0 <= 0 } }
        var (lower, upper) = (values.min() ?? 0, values.max() ?? (isDate ? 0 : 1))
        var isGiven = false
        switch settings.domain {
        case .range(let start, let end):
            if let start = start.number, let end = end.number {
                isReversed = start > end
                (lower, upper, isGiven) = (min(start, end), max(start, end), true)
            }
        case .values(let given):
            let numbers = given.compactMap(\.number)
            if let first = numbers.first, let last = numbers.last, let least = numbers.min(),
                let most = numbers.max(), numbers.count > 1
            {
                isReversed = first > last
                (lower, upper, isGiven) = (least, most, true)
            }
        case .automatic(_, let reversed): isReversed = reversed
        case nil: break
        }
        if !isGiven, !isDate, transform != .log, settings.domain?.includesZero ?? true {
            (lower, upper) = (min(lower, 0), max(upper, 0))
        }
        if transform == .log, lower <= 0 { lower = upper > 1 ? 1 : max(upper, 1e-12) / 10 }
        (lower, upper) = Self.opened(lower, upper, isDate: isDate)
        if !isGiven, !isDate { (lower, upper) = rounded(lower, upper, settings, count) }
        if let length = settings.visibleLength, length > 0, length < upper - lower {
            let start = settings.initialPosition?.number ?? lower
            lower = min(max(start, lower), upper - length)
            upper = lower + length
            isPart = true
        }
        domain = .numbers(from: lower, to: upper, isDate: isDate)
    }

    private static func categories(
        _ extents: [PlacedMark.Extent], _ settings: AxisSettings
    ) -> [String] {
        var names: [String] = []
        var seen: Set<String> = []
        if case .values(let given) = settings.domain {
            for case .category(let name) in given where seen.insert(name).inserted {
                names.append(name)
            }
            return names
        }
        for name in extents.flatMap(\.categories) where seen.insert(name).inserted {
            names.append(name)
        }
        return names
    }

    /// Returns two bounds that differ.
    private static func opened(_ lower: Double, _ upper: Double, isDate: Bool) -> (Double, Double) {
        guard lower == upper else { return (lower, upper) }
        if isDate { return (lower - 43_200, upper + 43_200) }
        if lower == 0 { return (0, 1) }
        let room = abs(lower) * 0.1
        return lower + room == lower ? (0, 1) : (lower - room, upper + room)
    }

    /// Returns the bounds extended to marks of the axis.
    private func rounded(
        _ lower: Double, _ upper: Double, _ settings: AxisSettings, _ count: Int
    ) -> (Double, Double) {
        if transform == .log {
            return (pow(10, floor(log10(lower) + 1e-9)), pow(10, ceil(log10(upper) - 1e-9)))
        }
        var rounding = (lower: true, upper: true)
        var step = NumberTicks.step(span: upper - lower, count: count)
        switch settings.values {
        case .automatic(let wanted, let least, let roundLower, let roundUpper):
            step = NumberTicks.step(
                span: upper - lower, count: wanted ?? count, atLeast: least ?? 0)
            rounding = (roundLower ?? true, roundUpper ?? true)
        case .stride(let given, let roundLower, let roundUpper):
            if given > 0, (upper - lower) / given <= Double(NumberTicks.greatestCount) {
                step = given
            }
            rounding = (roundLower ?? true, roundUpper ?? true)
        case .explicit, .calendar, nil: break
        }
        let low = rounding.lower ? floor(lower / step + 1e-9) * step : lower
        let high = rounding.upper ? ceil(upper / step - 1e-9) * step : upper
        return low.isFinite && high.isFinite && low < high ? (low, high) : (lower, upper)
    }

    /// True for an axis of categories.
    var isOfCategories: Bool { if case .categories = domain { true } else { false } }

    /// Returns the scale of the values over a length.
    func scale(from start: CGFloat, to end: CGFloat) -> AxisScale {
        isReversed
            ? AxisScale(domain, transform, from: end, to: start)
            : AxisScale(domain, transform, from: start, to: end)
    }
}
