public import Foundation

extension ViewNode {
    /// A timer or countdown in a text, which clients update after it is drawn, if they can.
    public struct Counting: Sendable, Codable, Hashable {
        /// A way to count.
        public enum Kind: String, Sendable, Codable, Hashable {
            /// The time since the beginning, as a clock.
            case up
            /// The time until the end, as a clock.
            case down
            /// The time until or since a moment, as a clock.
            case away
            /// The time until or since a moment, in words.
            case relative
            /// The time until or since a moment in one unit, with a sign for past and future.
            case offset
        }

        /// The way to count.
        public var kind: Kind
        /// The beginning, or the moment, in milliseconds since 1970.
        public var start: Int
        /// The end, or the moment, in milliseconds since 1970.
        public var end: Int
        /// True if full hours are shown as a separate number.
        public var showsHours: Bool
        /// The greatest number of numbers of a clock; `nil` for all.
        public var fields: Int?
        /// The number of seconds after which a clock changes; `nil` for one.
        public var precision: Int?

        /// Creates a way to count; a date beyond the calendar's limits is replaced by the limit.
        public init(_ kind: Kind, from start: Date, to end: Date, showsHours: Bool = true) {
            self.kind = kind
            self.start = Self.milliseconds(start)
            self.end = Self.milliseconds(end)
            self.showsHours = showsHours
        }

        private static func milliseconds(_ date: Date) -> Int {
            // The limit of a client's calendar, in either direction.
            let limit = 8.64e15
            let value = date.timeIntervalSince1970 * 1000
            return value.isNaN ? 0 : Int(min(max(value, -limit), limit))
        }
    }
}
