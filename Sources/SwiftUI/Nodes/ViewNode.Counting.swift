public import Foundation

extension ViewNode {
    /// How a stretch of text goes on counting after it was drawn, for clients that can.
    public struct Counting: Sendable, Codable, Hashable {
        /// A way to count.
        public enum Kind: String, Sendable, Codable, Hashable {
            /// The time since the beginning, as a clock shows it.
            case up
            /// The time until the end, as a clock shows it.
            case down
            /// The time until or since a moment, as a clock shows it.
            case away
            /// The time until or since a moment, in words.
            case relative
            /// The same in one unit, with a sign for past and future.
            case offset
        }

        /// How it is counted.
        public var kind: Kind
        /// The beginning, or the moment, in milliseconds since 1970.
        public var start: Int
        /// The end, or the moment, in milliseconds since 1970.
        public var end: Int
        /// Shows full hours as a number of their own.
        public var showsHours: Bool

        /// Creates a way to count; a date that is farther away than a calendar reaches counts as its end.
        public init(_ kind: Kind, from start: Date, to end: Date, showsHours: Bool = true) {
            self.kind = kind
            self.start = Self.milliseconds(start)
            self.end = Self.milliseconds(end)
            self.showsHours = showsHours
        }

        private static func milliseconds(_ date: Date) -> Int {
            // What a client's calendar knows, in either direction.
            let limit = 8.64e15
            let value = date.timeIntervalSince1970 * 1000
            return value.isNaN ? 0 : Int(min(max(value, -limit), limit))
        }
    }
}
