import Foundation

/// A time interval as a timer shows it.
struct TimerText: FormattedValue {
    let interval: ClosedRange<Date>
    var pauseTime: Date?
    var countsDown = false
    var showsHours = true
    /// The greatest number of numbers; `nil` for all.
    var fields: Int?
    /// The number of seconds after which the text changes; `nil` for one.
    var precision: Int?

    var counting: ViewNode.Counting? {
        guard pauseTime == nil else { return nil }
        var counting = ViewNode.Counting(
            countsDown ? .down : .up, from: interval.lowerBound, to: interval.upperBound,
            showsHours: showsHours)
        counting.fields = fields
        counting.precision = precision
        return counting
    }

    func text(in environment: EnvironmentValues) -> String {
        text(at: pauseTime ?? Date(), in: environment.locale)
    }

    func text(at moment: Date, in locale: Locale) -> String {
        let moment = min(max(moment, interval.lowerBound), interval.upperBound)
        let seconds =
            countsDown
            ? interval.upperBound.timeIntervalSince(moment)
            : moment.timeIntervalSince(interval.lowerBound)
        let step = Double(precision ?? 1)
        let rounded = (seconds / step).rounded(countsDown ? .up : .down) * step
        return Self.text(
            of: Duration(showing: rounded), in: units(of: rounded), locale: locale)
    }

    /// The units of the numbers that are shown, greatest first.
    private func units(of seconds: Double) -> [Unit] {
        let all: [Unit] =
            showsHours && seconds >= 3600 ? [.hour, .minute, .second] : [.minute, .second]
        let coarse = all.filter { Double(precision ?? 1) < $0.next }
        return Array((coarse.isEmpty ? [all[0]] : coarse).prefix(fields ?? 3))
    }

    private static func text(
        of duration: Duration, in units: [Unit], locale: Locale
    ) -> String {
        guard let last = units.last else { return "" }
        // Smaller units are cut off, not rounded.
        let rest = duration.components.seconds % last.size
        let shown = Duration.seconds(duration.components.seconds - rest)
        if units.count == 1 {
            return shown.formatted(
                .units(allowed: [last.name], width: .wide, zeroValueUnits: .show(length: 1))
                    .locale(locale))
        }
        let pattern: Duration.TimeFormatStyle.Pattern =
            switch (units[0], last) {
            case (.hour, .minute): .hourMinute
            case (.hour, _): .hourMinuteSecond
            default: .minuteSecond
            }
        return shown.formatted(.time(pattern: pattern).locale(locale))
    }

    /// A unit of a timer.
    private enum Unit {
        case hour, minute, second

        var size: Int64 {
            switch self {
            case .hour: 3600
            case .minute: 60
            case .second: 1
            }
        }

        /// The size of the next greater unit.
        var next: Double {
            switch self {
            case .hour: .infinity
            case .minute: 3600
            case .second: 60
            }
        }

        var name: Duration.UnitsFormatStyle.Unit {
            switch self {
            case .hour: .hours
            case .minute: .minutes
            case .second: .seconds
            }
        }
    }
}
