public import Foundation

/// A part of the day, as people speak of it.
public enum TimeOfDay: String, Sendable, Hashable, Codable, CaseIterable {
    /// From five o'clock to eleven.
    case morning
    /// From eleven o'clock, with noon, to five.
    case afternoon
    /// From five o'clock in the afternoon to ten.
    case evening
    /// From ten o'clock to five.
    case night
}

/// A day with the time of day at which a person performed an action, where the person was.
public struct Occasion: Sendable, Hashable, Codable {
    /// The number of the day, counted from the beginning of 1970; the night belongs to the day
    /// before it.
    public var day: Int
    /// The time of day.
    public var time: TimeOfDay

    /// Creates an occasion.
    public init(day: Int, time: TimeOfDay) {
        self.day = day
        self.time = time
    }

    /// Creates the occasion of a date in a time zone; a date that no clock can mean is in a night of
    /// its own.
    public init(_ date: Date, in timeZone: TimeZone) {
        guard abs(date.timeIntervalSince1970) < Self.longest else {
            self.init(day: .min, time: .night)
            return
        }
        let seconds =
            Int(date.timeIntervalSince1970.rounded(.down)) + timeZone.secondsFromGMT(for: date)
            - Self.beginning * 3600
        let day = (Double(seconds) / 86_400).rounded(.down)
        let hour = Self.beginning + (seconds - Int(day) * 86_400) / 3600
        let time: TimeOfDay =
            switch hour {
            case ..<11: .morning
            case ..<17: .afternoon
            case ..<22: .evening
            default: .night
            }
        self.init(day: Int(day), time: time)
    }

    /// The seconds from 1970 to any date that a clock may mean.
    private static let longest: TimeInterval = 1e12
    /// The hour at which a day begins.
    private static let beginning = 5
}

extension [Occasion] {
    /// The number of occasions that are kept for each time of day, and that make an action usual
    /// then.
    private static let usualCount = 3

    /// The number of days after which an occasion no longer counts.
    private static let usualDays = 21

    /// Returns whether an action is usual at a time of day: the person performed it then on several
    /// days of the last weeks.
    func areUsual(at moment: Occasion) -> Bool {
        filter {
            $0.time == moment.time
                && (0...Self.usualDays).contains(moment.day &- $0.day)
        }.count >= Self.usualCount
    }

    /// Returns the occasions with another one, only the last few of each time of day.
    func adding(_ occasion: Occasion) -> [Occasion] {
        if contains(occasion) { return self }
        var occasions = self + [occasion]
        let same = occasions.indices.filter { occasions[$0].time == occasion.time }
        if same.count > Self.usualCount { occasions.remove(at: same[0]) }
        return occasions
    }
}
