/// A direction of layout.
public enum Axis: Int8, Sendable, CaseIterable {
    case horizontal
    case vertical

    /// Some of the directions.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public static let horizontal = Set(rawValue: 1 << 0)
        public static let vertical = Set(rawValue: 1 << 1)
    }
}
