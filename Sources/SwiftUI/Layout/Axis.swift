/// A direction of layout.
public enum Axis: Int8, Sendable, CaseIterable {
    /// Across.
    case horizontal
    /// Up and down.
    case vertical

    /// Some of the directions.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Across.
        public static let horizontal = Set(rawValue: 1 << 0)
        /// Up and down.
        public static let vertical = Set(rawValue: 1 << 1)
    }
}
