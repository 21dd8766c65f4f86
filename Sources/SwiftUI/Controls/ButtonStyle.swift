/// The style of a button, which draws it from its label.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the view that draws the button.
    associatedtype Body: View

    /// Makes the view that draws a button.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The label and the role of the button that a style draws.
    typealias Configuration = ButtonStyleConfiguration
}

/// The label, the role and the state of a button, for a style to draw.
public struct ButtonStyleConfiguration {
    /// The label of the button.
    public nonisolated struct Label: StylePart {
        let view: AnyView
    }

    /// The purpose of the button, if it has a special one.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    /// True while a person holds the button; never in a snippet, whose renderer draws that.
    public let isPressed: Bool
}

/// A style that sets a button's appearance and what makes it act, and draws it from its label.
///
/// In a card, everything that the style draws acts, regardless of when the style calls `trigger()`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of the view that draws the button.
    associatedtype Body: View

    /// Makes the view that draws a button.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The label and the role of the button that a style draws.
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The label and the role of a button, for a style to draw.
public struct PrimitiveButtonStyleConfiguration {
    /// The label of the button.
    public nonisolated struct Label: StylePart {
        let view: AnyView
    }

    /// The purpose of the button, if it has a special one.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label

    /// Performs the action; in a card only a tap performs it.
    public func trigger() {}
}

/// A built-in style of a button.
protocol BuiltInButtonStyle: PrimitiveButtonStyle {
    nonisolated var kind: ButtonStyleKind { get }
}

extension BuiltInButtonStyle {
    /// Returns the button in the built-in style.
    public func makeBody(configuration: Configuration) -> Button<Configuration.Label> {
        Button(configuration)
    }
}

/// A style that renderers know.
struct ButtonStyleKind: Sendable, Equatable {
    let described: ViewNode.ButtonContent.Style

    static let automatic = ButtonStyleKind(described: .automatic)
    static let bordered = ButtonStyleKind(described: .bordered)
    static let borderedProminent = ButtonStyleKind(described: .borderedProminent)
    static let borderless = ButtonStyleKind(described: .borderless)
    static let plain = ButtonStyleKind(described: .plain)

    var isBordered: Bool { self == .bordered || self == .borderedProminent }
}

/// The style in use.
enum AnyButtonStyle {
    case primitive(ButtonStyleKind)
    /// Indirect, so that copies of the environment share one reference.
    indirect case custom(any ButtonStyle)
    indirect case customPrimitive(any PrimitiveButtonStyle)
}
