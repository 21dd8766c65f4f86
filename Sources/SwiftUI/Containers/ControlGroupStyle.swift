/// The style of a group of controls, which draws it from its parts.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// The type of the view that draws the group.
    associatedtype Body: View

    /// Makes the view that draws a group.
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
    /// Sets the style of groups of controls inside.
    nonisolated public consuming func controlGroupStyle<S: ControlGroupStyle>(_ style: S)
        -> some View
    {
        modified(_StyleModifier<any ControlGroupStyle>(style: style))
    }
}
