import Foundation

/// Dates at which an axis is marked: the beginnings of a calendar's units.
enum CalendarTicks {
    /// Some units of a calendar.
    struct Stride: Hashable {
        var unit: Calendar.Component
        var count: Int

        /// The approximate duration in seconds.
        var length: Double { Double(count) * unit.length }
    }

    /// The possible strides of axes, from the shortest.
    private static let strides: [Stride] =
        [(.second, [1, 5, 15, 30]), (.minute, [1, 5, 15, 30]), (.hour, [1, 3, 6, 12])].flatMap {
            (unit: Calendar.Component, counts: [Int]) in
            counts.map { Stride(unit: unit, count: $0) }
        } + [
            Stride(unit: .day, count: 1), Stride(unit: .day, count: 2),
            Stride(unit: .weekOfYear, count: 1), Stride(unit: .month, count: 1),
            Stride(unit: .month, count: 3), Stride(unit: .month, count: 6),
        ]

    /// Returns the stride with at most a number of dates in a span, not shorter than a unit.
    static func stride(
        span: Double, count: Int, atLeast unit: Calendar.Component? = nil
    ) -> Stride {
        let least = unit?.length ?? 0
        let count = Double(max(count, 1))
        for stride in strides where stride.length >= least * 0.99 && span / stride.length <= count {
            return stride
        }
        let years = NumberTicks.step(span: span / Calendar.Component.year.length, count: Int(count))
        return Stride(unit: .year, count: Int(min(max(years, 1), 10_000)))
    }

    /// Returns the dates between two at which units begin, counted within a larger unit.
    static func moments(
        from lower: Double, to upper: Double, _ stride: Stride, in calendar: Calendar
    ) -> [Double] {
        guard lower.isDate, upper.isDate, lower <= upper, stride.count > 0 else { return [] }
        let start = Date(timeIntervalSinceReferenceDate: lower)
        guard var moment = first(before: start, stride, in: calendar) else { return [] }
        var moments: [Double] = []
        for number in 1...(NumberTicks.greatestCount * 4) {
            let seconds = moment.timeIntervalSinceReferenceDate
            if seconds > upper + 0.001 || moments.count >= NumberTicks.greatestCount { break }
            if seconds >= lower - 0.001 { moments.append(seconds) }
            guard
                let next = first(before: start, stride, in: calendar).flatMap({
                    calendar.date(byAdding: stride.unit, value: number * stride.count, to: $0)
                }), next > moment
            else { break }
            moment = next
        }
        return moments
    }

    /// Returns the last date before another from which a stride counts.
    private static func first(before date: Date, _ stride: Stride, in calendar: Calendar) -> Date? {
        guard let whole = calendar.dateInterval(of: stride.unit, for: date)?.start else {
            return nil
        }
        guard stride.count > 1, let outer = stride.unit.outer else {
            guard stride.count > 1 else { return whole }
            let years = calendar.component(.year, from: whole)
            return calendar.date(byAdding: .year, value: -(years % stride.count), to: whole)
        }
        guard let start = calendar.dateInterval(of: outer, for: date)?.start,
            let units = calendar.dateComponents([stride.unit], from: start, to: whole).value(
                for: stride.unit)
        else { return whole }
        return calendar.date(byAdding: stride.unit, value: -(units % stride.count), to: whole)
    }
}

extension Calendar.Component {
    /// The approximate duration of a unit in seconds.
    var length: Double {
        switch self {
        case .second, .nanosecond: 1
        case .minute: 60
        case .hour: 3600
        case .weekOfYear, .weekOfMonth: 604_800
        case .month: 2_629_746
        case .quarter: 7_889_238
        case .year, .yearForWeekOfYear: 31_556_952
        case .era: 3_155_695_200
        default: 86_400
        }
    }

    /// The larger unit from whose beginning smaller ones are counted.
    fileprivate var outer: Calendar.Component? {
        switch self {
        case .second: .minute
        case .minute: .hour
        case .hour: .day
        case .day, .weekOfYear, .weekOfMonth: .month
        case .month, .quarter: .year
        default: nil
        }
    }
}
