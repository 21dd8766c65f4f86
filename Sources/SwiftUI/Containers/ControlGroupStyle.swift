/// How a group of controls looks, drawn from its parts.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// The type of the view that stands for the group.
    associatedtype Body: View

    /// Makes the view that stands for a group.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The parts of the group that a style draws.
    typealias Configuration = ControlGroupStyleConfiguration
}

/// The controls of a group and its label, for a style to draw.
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public nonisolated struct Content: StylePart {
        let view: AnyView
    }

    /// The label of the group, if it has one.
    public nonisolated struct Label: PrimitiveView {
        let view: AnyView?

        @MainActor
        package func draw(in context: inout ResolveContext) {
            view?._draw(in: &context)
        }
    }

    /// The controls.
    public let content: ControlGroupStyleConfiguration.Content
    /// The label of the group, if it has one.
    public let label: ControlGroupStyleConfiguration.Label
}

extension View {
    /// Sets how groups of controls inside look.
    nonisolated public consuming func controlGroupStyle<S: ControlGroupStyle>(_ style: S)
        -> some View
    {
        modified(_StyleModifier<any ControlGroupStyle>(style: style))
    }
}
