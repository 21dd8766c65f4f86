/// Durations as ISO 8601 writes them: `PT1H30M`, `-PT0.5S`.
extension Duration {
    /// The duration in hours, minutes and seconds, exact to the attosecond.
    package var iso8601Text: String {
        let (seconds, attoseconds) = components
        if seconds == 0, attoseconds == 0 { return "PT0S" }
        var text = seconds < 0 || attoseconds < 0 ? "-PT" : "PT"
        let (minutes, second) = seconds.magnitude.quotientAndRemainder(dividingBy: 60)
        let (hours, minute) = minutes.quotientAndRemainder(dividingBy: 60)
        if hours > 0 { text += "\(hours)H" }
        if minute > 0 { text += "\(minute)M" }
        if second > 0 || attoseconds != 0 {
            text += "\(second)"
            if attoseconds != 0 {
                var digits = String(attoseconds.magnitude)
                digits = String(repeating: "0", count: 18 - digits.count) + digits
                while digits.last == "0" { digits.removeLast() }
                text += ".\(digits)"
            }
            text += "S"
        }
        return text
    }

    /// Reads weeks, days of 24 hours, hours, minutes and seconds; `nil` for years and months, which
    /// have no fixed length, and for anything longer than a `Duration` can be.
    package init?(iso8601 text: String) {
        var rest = text[...]
        let isNegative = rest.first == "-"
        if isNegative { rest.removeFirst() }
        guard rest.first == "P", rest.utf8.count <= 64 else { return nil }
        rest.removeFirst()
        var total = Duration.zero
        var units: [(letter: Character, seconds: Int64, isTime: Bool)] = [
            ("W", 604_800, false), ("D", 86_400, false), ("H", 3600, true), ("M", 60, true),
            ("S", 1, true),
        ]
        var isTime = false
        var hasPart = false
        while let first = rest.first {
            if first == "T", !isTime {
                isTime = true
                hasPart = false
                rest.removeFirst()
                continue
            }
            let whole = rest.prefix { $0.isASCII && $0.isNumber }
            rest = rest[whole.endIndex...]
            var fraction: Substring?
            if rest.first == "." || rest.first == "," {
                rest.removeFirst()
                let digits = rest.prefix { $0.isASCII && $0.isNumber }
                rest = rest[digits.endIndex...]
                fraction = digits
            }
            guard let letter = rest.popFirst(),
                let place = units.firstIndex(where: { $0.letter == letter && $0.isTime == isTime }),
                let part = Self.part(whole, fraction, of: units[place].seconds),
                let sum = total.adding(part)
            else { return nil }
            total = sum
            hasPart = true
            // Parts are in order from the greatest to the least, and only the last may have a
            // fraction.
            units.removeSubrange(...place)
            if fraction != nil { guard rest.isEmpty else { return nil } }
        }
        guard hasPart else { return nil }
        self = isNegative ? .zero - total : total
    }

    private static func part(
        _ whole: Substring, _ fraction: Substring?, of seconds: Int64
    ) -> Duration? {
        guard let count = Int64(whole) else { return nil }
        let (product, isTooLong) = count.multipliedReportingOverflow(by: seconds)
        guard !isTooLong else { return nil }
        var part = Duration(secondsComponent: product, attosecondsComponent: 0)
        if let fraction {
            guard (1...18).contains(fraction.count),
                let digits = Int64(fraction + String(repeating: "0", count: 18 - fraction.count))
            else { return nil }
            part += Duration(secondsComponent: 0, attosecondsComponent: digits) * Int(seconds)
        }
        return part
    }

    /// Returns the sum; `nil` if its seconds would overflow.
    private func adding(_ other: Duration) -> Duration? {
        let (_, isTooLong) = components.seconds
            .addingReportingOverflow(other.components.seconds &+ 1)
        return isTooLong ? nil : self + other
    }
}
