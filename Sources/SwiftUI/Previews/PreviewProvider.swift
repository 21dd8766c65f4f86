public import Foundation

/// A type that has previews of views.
///
/// The page of previews of a debug build shows each view of ``previews`` by itself.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The previews.
    @ViewBuilder static var previews: Self.Previews { get }
}

/// The room that a preview gets.
public enum PreviewLayout: Sendable {
    /// As large as a screen.
    case device
    /// As large as the view.
    case sizeThatFits
    /// A box of a size.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The device on which a preview is to be shown.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}

/// The way in which a screen is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
    /// The name of the way.
    public let id: String

    /// All ways.
    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]

    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// On its left side.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// On its right side.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
}

/// A place where a preview is to be seen.
public protocol PreviewContext {
    /// The word of the place on something.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// Something that the place of a preview may say.
public protocol PreviewContextKey {
    /// The type of what is said.
    associatedtype Value

    /// The word where nothing else is said.
    static var defaultValue: Self.Value { get }
}
