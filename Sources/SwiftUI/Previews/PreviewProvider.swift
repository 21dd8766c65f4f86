public import Foundation

/// A type that has previews of views, which a program on its own doesn't show.
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

extension View {
    /// Names a preview.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

    /// Gives a preview a room.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// Names the device of a preview.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
