/// The style of a toggle, which draws it from its label and its state.
///
/// Both states are drawn in advance, so that the toggle can flip under the finger; a style must
/// follow `configuration.isOn`.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of the view that draws the toggle.
    associatedtype Body: View

    /// Makes the view that draws a toggle.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The label and the state of the toggle that a style draws.
    typealias Configuration = ToggleStyleConfiguration
}

/// The label and the state of a toggle, for a style to draw.
public struct ToggleStyleConfiguration {
    /// The label of the toggle.
    public nonisolated struct Label: StylePart {
        let view: AnyView
    }

    /// The label of the toggle.
    public let label: Label
    /// The state to draw: true for on.
    ///
    /// The style doesn't set it; the toggle acts as a whole.
    @Binding public var isOn: Bool
    /// True if the toggle represents several values, some of them on; never in a snippet.
    public let isMixed: Bool

    init(label: Label, isOn: Bool) {
        self.label = label
        _isOn = .constant(isOn)
        isMixed = false
    }
}

/// A built-in style of a toggle.
protocol PrimitiveToggleStyle: ToggleStyle {
    nonisolated var kind: ToggleStyleKind { get }
    /// The color of a toggle that is on; `nil` for that of the environment.
    nonisolated var tint: Color? { get }
}

extension PrimitiveToggleStyle {
    /// Returns the label, since renderers draw the toggle itself.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
    }

    nonisolated var tint: Color? { nil }

    nonisolated var erased: AnyToggleStyle { tint.map { .tinted(kind, $0) } ?? .primitive(kind) }
}

enum ToggleStyleKind: Sendable {
    case automatic
    case button

    var described: ViewNode.ToggleContent.Style {
        switch self {
        case .automatic: .switch
        case .button: .button
        }
    }
}

/// The style in use.
enum AnyToggleStyle {
    case primitive(ToggleStyleKind)
    /// A built-in style in a color.
    indirect case tinted(ToggleStyleKind, Color)
    /// Indirect, so that copies of the environment share one reference.
    indirect case custom(any ToggleStyle)
}
