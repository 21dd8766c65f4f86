public import Foundation

/// A formatter that writes durations as people say them: “2 hours, 5 minutes”.
///
/// Foundation on Linux declares it as unavailable. The phrases “about” and “remaining” are absent,
/// because no table of languages has them.
open class DateComponentsFormatter: Formatter {
    /// The length of the units' names.
    public enum UnitsStyle: Int, Sendable {
        /// As a clock: “2:05:00”.
        case positional
        /// As in “2h 5m”.
        case abbreviated
        /// As in “2 hr, 5 min”.
        case short
        /// As in “2 hours, 5 minutes”.
        case full
        /// As in “two hours, five minutes”.
        case spellOut
        /// As in “2hr 5min”.
        case brief
    }

    /// The handling of units whose value is zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// By default, a clock drops leading zeros, and words drop all zeros.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Drops zeros before the first unit that isn't zero.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Drops zeros between other units.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Drops zeros after the last unit that isn't zero.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// Drops all zeros.
        public static let dropAll: ZeroFormattingBehavior = [
            .dropLeading, .dropMiddle, .dropTrailing,
        ]
        /// Pads each unit of a clock to two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The length of the units' names.
    open var unitsStyle: UnitsStyle = .positional
    /// The units that may be written; all from years to seconds if empty.
    open var allowedUnits: NSCalendar.Unit = []
    /// The handling of units whose value is zero.
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    /// The calendar in which units are counted, with the language of the words; `nil` for the
    /// person's.
    open var calendar: Calendar?
    /// The moment at which a duration begins: a month from then has its actual number of days.
    open var referenceDate: Date?
    /// The smallest unit may have a fraction.
    open var allowsFractionalUnits = false
    /// The maximum number of units that are written; 0 for all.
    ///
    /// Unspecified by Apple; the rest of the duration is not rounded up.
    open var maximumUnitCount = 0
    /// The largest unit is written in the next smaller one if its value is one: “90 min”.
    open var collapsesLargestUnit = false
    /// The position of the words in a text.
    open var formattingContext: Formatter.Context = .unknown

    /// Creates a formatter that writes as a clock.
    public override init() { super.init() }

    /// Creates a formatter; an archive stores nothing of it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Writes date components as a duration; `nil` if they have none of the units.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = zoned.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    /// Writes the duration between two moments.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let isNegative = endDate < startDate
        let (start, end) = isNegative ? (endDate, startDate) : (startDate, endDate)
        let quantities = quantities(from: start, to: end)
        guard !quantities.isEmpty else { return nil }
        let text = unitsStyle == .positional ? clock(quantities) : words(quantities)
        return isNegative ? "-" + text : text
    }

    /// Writes a duration in seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    /// Writes date components in a style, in the language of the person.
    open class func localizedString(
        from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Writes date components; `nil` for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? DateComponents).flatMap { string(from: $0) }
    }
}

// MARK: - Counting

extension DateComponentsFormatter {
    /// A number of one unit.
    private struct Quantity {
        let unit: LengthUnit
        var count: Double
    }

    /// Durations are counted without daylight saving time.
    private var zoned: Calendar {
        var calendar = calendar ?? .autoupdatingCurrent
        if let zone = TimeZone(secondsFromGMT: 0) { calendar.timeZone = zone }
        return calendar
    }

    var locale: Locale { calendar?.locale ?? .autoupdatingCurrent }

    private func quantities(from start: Date, to end: Date) -> [Quantity] {
        let units = LengthUnit.allCases.filter {
            allowedUnits.isEmpty ? $0.isUsual : allowedUnits.contains($0.unit)
        }
        let parts = zoned.dateComponents(Set(units.map(\.component)), from: start, to: end)
        var found = units.map { unit in
            Quantity(unit: unit, count: Double(parts.value(for: unit.component) ?? 0))
        }
        if allowsFractionalUnits, let last = found.indices.last {
            var rest = start
            for quantity in found {
                rest =
                    zoned.date(
                        byAdding: quantity.unit.component, value: Int(quantity.count), to: rest)
                    ?? rest
            }
            found[last].count += end.timeIntervalSince(rest) / found[last].unit.seconds
        }
        if collapsesLargestUnit, let first = found.firstIndex(where: { $0.count != 0 }),
            found[first].count == 1, found.indices.contains(first + 1)
        {
            found[first + 1].count += found[first].unit.seconds / found[first + 1].unit.seconds
            found[first].count = 0
        }
        return limited(dropped(found))
    }

    private func dropped(_ quantities: [Quantity]) -> [Quantity] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) {
            behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
        }
        guard let first = quantities.firstIndex(where: { $0.count != 0 }),
            let last = quantities.lastIndex(where: { $0.count != 0 })
        else {
            // If all units are zero, the smallest one is written.
            return behavior.isDisjoint(with: .dropAll) ? quantities : quantities.suffix(1)
        }
        return quantities.enumerated().filter { place, quantity in
            if quantity.count != 0 { return true }
            if place < first { return !behavior.contains(.dropLeading) }
            if place > last { return !behavior.contains(.dropTrailing) }
            return !behavior.contains(.dropMiddle)
        }.map(\.element)
    }

    private func limited(_ quantities: [Quantity]) -> [Quantity] {
        maximumUnitCount > 0 ? Array(quantities.prefix(maximumUnitCount)) : quantities
    }
}

// MARK: - Writing

extension DateComponentsFormatter {
    private func number(_ value: Double) -> String {
        value.formatted(.number.precision(.fractionLength(0...2)).grouping(.never).locale(locale))
    }

    /// Returns hours, minutes and seconds between colons, after larger units in short words.
    private func clock(_ quantities: [Quantity]) -> String {
        let digits = quantities.filter(\.unit.isOnClocks)
        var parts = quantities.filter { !$0.unit.isOnClocks }.map { words(for: $0, width: .narrow) }
        let isPadded = zeroFormattingBehavior.contains(.pad)
        let zero = number(0)
        let shown = digits.enumerated().map { place, quantity in
            let text = number(quantity.count)
            return quantity.count < 10 && (place > 0 || isPadded) ? zero + text : text
        }
        if !shown.isEmpty { parts.append(shown.joined(separator: ":")) }
        return parts.joined(separator: " ")
    }

    private func words(_ quantities: [Quantity]) -> String {
        let width: UnitWords.Width =
            switch unitsStyle {
            case .positional, .abbreviated: .narrow
            case .short, .brief: .short
            case .full, .spellOut: .full
            }
        let parts = quantities.map { words(for: $0, width: width) }
        if unitsStyle == .brief {
            return parts.map { $0.filter { !$0.isWhitespace } }.joined(separator: " ")
        }
        return UnitWords.joined(parts, width: width, in: locale)
    }

    private func words(for quantity: Quantity, width: UnitWords.Width) -> String {
        var written = number(quantity.count)
        if unitsStyle == .spellOut {
            let speller = NumberFormatter()
            speller.numberStyle = .spellOut
            speller.locale = locale
            written = speller.string(from: NSNumber(value: quantity.count)) ?? written
        }
        return UnitWords.text(
            quantity.count, written: written, identifier: quantity.unit.rawValue, width: width,
            in: locale) ?? "\(written) \(quantity.unit.rawValue)"
    }
}

/// The units of durations, the largest first, by ICU's names.
private enum LengthUnit: String, CaseIterable {
    case year, month, week, day, hour, minute, second

    var unit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// The average length, for uses without a calendar: a fraction, and a unit in the next smaller one.
    var seconds: Double {
        switch self {
        case .year: 12 * Self.month.seconds
        case .month: 30 * Self.day.seconds
        case .week: 7 * Self.day.seconds
        case .day: 24 * Self.hour.seconds
        case .hour: 60 * Self.minute.seconds
        case .minute: 60
        case .second: 1
        }
    }

    /// Weeks are written only on request.
    var isUsual: Bool { self != .week }
    var isOnClocks: Bool { self == .hour || self == .minute || self == .second }
}
