public import Foundation

/// A type that has previews of views.
///
/// The page of previews of a debug build shows each view of ``previews`` separately.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The previews.
    @ViewBuilder static var previews: Self.Previews { get }
}

/// The layout of a preview.
public enum PreviewLayout: Sendable {
    /// A size as large as a screen.
    case device
    /// A size as large as the view.
    case sizeThatFits
    /// A box of a given size.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The device for a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}

/// The orientation of a screen.
public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
    /// The name of the orientation.
    public let id: String

    /// All orientations.
    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]

    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// Turned to its left side.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// Turned to its right side.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
}

/// The place in which a preview is shown.
public protocol PreviewContext {
    /// The value of the place for a key.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of values that a preview's place may have.
public protocol PreviewContextKey {
    /// The type of the value.
    associatedtype Value

    /// The value if the place sets none.
    static var defaultValue: Self.Value { get }
}
