/// The gestures that a gesture lets through: its own, and those of the views inside.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// No gesture.
    public static let none: GestureMask = []
    /// The gesture itself.
    public static let gesture = GestureMask(rawValue: 1 << 0)
    /// Those of the views inside.
    public static let subviews = GestureMask(rawValue: 1 << 1)
    /// All.
    public static let all: GestureMask = [.gesture, .subviews]
}
