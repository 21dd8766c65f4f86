/// The style of a label, which draws it from its title and its icon.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of the view that draws the label.
    associatedtype Body: View

    /// Makes the view that draws a label.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The parts of the label that a style arranges.
    typealias Configuration = LabelStyleConfiguration
}

/// The title and the icon of a label, for a style to arrange.
public struct LabelStyleConfiguration {
    /// The title of the label.
    public nonisolated struct Title: StylePart {
        let view: AnyView
    }

    /// The icon of the label.
    public nonisolated struct Icon: StylePart {
        let view: AnyView
    }

    /// The title of the label.
    public let title: Title
    /// The icon of the label.
    public let icon: Icon
}

/// A built-in style of a label.
protocol PrimitiveLabelStyle: LabelStyle {
    nonisolated var kind: LabelStyleKind { get }
}

extension PrimitiveLabelStyle {
    /// Returns the label in the built-in style.
    public func makeBody(configuration: Configuration) -> some View {
        Label(configuration).labelStyle(self)
    }
}

enum LabelStyleKind: Sendable {
    case titleAndIcon, titleOnly, iconOnly
}

/// The style in use.
typealias AnyLabelStyle = ControlStyle<LabelStyleKind, any LabelStyle>
