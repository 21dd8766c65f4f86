import Foundation

extension DateComponents {
    /// A day, a time of day or both, in ISO 8601.
    var dateText: String {
        var text = ""
        if let year, let month, let day {
            text = "\(Self.padded(year, 4))-\(Self.padded(month))-\(Self.padded(day))"
        }
        if let hour, let minute {
            text += text.isEmpty ? "" : "T"
            text += "\(Self.padded(hour)):\(Self.padded(minute))"
            if let second { text += ":\(Self.padded(second))" }
        }
        if let timeZone {
            let minutes = timeZone.secondsFromGMT() / 60
            text += minutes < 0 ? "-" : "+"
            text += "\(Self.padded(abs(minutes) / 60)):\(Self.padded(abs(minutes) % 60))"
        }
        return text
    }

    /// Reads `2026-11-21`, `09:30`, `2026-11-21T09:30(:15)` and those with `Z` or an offset.
    ///
    /// `nil` for a day or a time that doesn't exist: it isn't moved to another one.
    init?(dateText text: String) {
        // Not a regular expression, which takes a hundred times as long because it is recreated
        // each time.
        var reader = DigitReader(text)
        let day = reader.reading { reader -> (year: Int, month: Int, day: Int)? in
            guard let year = reader.number(4), reader.skip("-"), let month = reader.number(2),
                reader.skip("-"), let day = reader.number(2)
            else { return nil }
            return (year: year, month: month, day: day)
        }
        let isSeparated = reader.skip("T")
        let time = reader.reading { reader -> (hour: Int, minute: Int)? in
            guard let hour = reader.number(2), reader.skip(":"), let minute = reader.number(2)
            else { return nil }
            return (hour: hour, minute: minute)
        }
        guard day != nil || time != nil,
            day != nil ? isSeparated == (time != nil) : true
        else { return nil }
        self.init(
            year: day?.year, month: day?.month, day: day?.day, hour: time?.hour,
            minute: time?.minute)
        if time != nil, !reader.isAtEnd {
            if reader.skip(":") {
                guard let second = reader.number(2), reader.skipFraction() else { return nil }
                self.second = second
            }
            if !reader.isAtEnd {
                guard let timeZone = reader.timeZone() else { return nil }
                self.timeZone = timeZone
            }
        }
        guard reader.isAtEnd, exists else { return nil }
    }

    private var exists: Bool {
        if let hour, !(0...23).contains(hour) { return false }
        if let minute, !(0...59).contains(minute) { return false }
        if let second, !(0...59).contains(second) { return false }
        guard year != nil else { return true }
        return DateComponents(year: year, month: month, day: day)
            .isValidDate(in: Calendar(identifier: .gregorian))
    }

    private static func padded(_ number: Int, _ width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

/// A reader of a date from left to right.
private struct DigitReader {
    private var rest: Substring.UTF8View

    init(_ text: String) {
        rest = text[...].utf8
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// Calls a function that reads; resets the position if it returns `nil`.
    mutating func reading<Found>(_ read: (inout DigitReader) -> Found?) -> Found? {
        let start = self
        guard let found = read(&self) else {
            self = start
            return nil
        }
        return found
    }

    /// Reads a number of the given count of digits; only ASCII digits count.
    mutating func number(_ count: Int) -> Int? {
        let digits = rest.prefix(count)
        guard digits.count == count, digits.allSatisfy(Self.isDigit) else { return nil }
        rest = rest.dropFirst(count)
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    /// Skips a character; `false` if the next character is a different one.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest = rest.dropFirst()
        return true
    }

    /// Skips the fraction of a second, if there is one; `false` for a point without digits.
    mutating func skipFraction() -> Bool {
        guard skip(".") else { return true }
        guard rest.first.map(Self.isDigit) == true else { return false }
        rest = rest.drop(while: Self.isDigit)
        return true
    }

    /// Reads `Z`, or an offset: `+02:00` or `+0200`.
    mutating func timeZone() -> TimeZone? {
        if skip("Z") { return .gmt }
        let isBehind = skip("-")
        guard isBehind || skip("+"), let hours = number(2) else { return nil }
        _ = skip(":")
        guard let minutes = number(2), hours <= 14, minutes <= 59 else { return nil }
        let seconds = (hours * 60 + minutes) * 60
        return TimeZone(secondsFromGMT: isBehind ? -seconds : seconds)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
