/// The gestures that stay active: the added one, and those of the views inside.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// No gesture.
    public static let none: GestureMask = []
    /// The added gesture.
    public static let gesture = GestureMask(rawValue: 1 << 0)
    /// The gestures of the views inside.
    public static let subviews = GestureMask(rawValue: 1 << 1)
    /// All gestures.
    public static let all: GestureMask = [.gesture, .subviews]
}
