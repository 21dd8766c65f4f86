/// How a button looks, drawn from its label.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the view that stands for the button.
    associatedtype Body: View

    /// Makes the view that stands for a button.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The label and the role of the button that a style draws.
    typealias Configuration = ButtonStyleConfiguration
}

/// The label, the role and the state of a button, for a style to draw.
public struct ButtonStyleConfiguration {
    /// The label of the button.
    public nonisolated struct Label: PrimitiveView {
        private let view: AnyView

        init(_ view: AnyView) {
            self.view = view
        }

        @MainActor
        package func draw(in context: inout ResolveContext) {
            view._draw(in: &context)
        }
    }

    /// The purpose of the button, if it has a special one.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    /// True while a person holds the button; never in a snippet, whose renderer draws that.
    public let isPressed: Bool
}

/// A built-in look of a button.
///
/// A type of one's own cannot conform: it would have to perform the action itself.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The look.
    nonisolated var _kind: _ButtonStyleKind { get }
}

/// A look that renderers know.
public struct _ButtonStyleKind: Sendable, Equatable {
    let described: ViewNode.ButtonContent.Style

    static let automatic = _ButtonStyleKind(described: .automatic)
    static let bordered = _ButtonStyleKind(described: .bordered)
    static let borderedProminent = _ButtonStyleKind(described: .borderedProminent)
    static let borderless = _ButtonStyleKind(described: .borderless)
    static let plain = _ButtonStyleKind(described: .plain)

    var isBordered: Bool { self == .bordered || self == .borderedProminent }
}

/// The style at hand.
enum AnyButtonStyle {
    case primitive(_ButtonStyleKind)
    /// One reference, since surroundings are copied.
    indirect case custom(any ButtonStyle)
}

extension ButtonStyle {
    /// Draws what the style makes of a button.
    func draw(
        _ configuration: ButtonStyleConfiguration, in context: inout ResolveContext
    ) {
        context.running { makeBody(configuration: configuration) }._draw(in: &context)
    }
}
