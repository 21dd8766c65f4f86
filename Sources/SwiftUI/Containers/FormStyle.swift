/// The style of a form, which draws it from its content.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The type of the view that draws the form.
    associatedtype Body: View

    /// Makes the view that draws a form.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The parts of the form that a style draws.
    typealias Configuration = FormStyleConfiguration
}

/// The content of a form, for a style to draw.
public struct FormStyleConfiguration {
    /// The rows of the form.
    public nonisolated struct Content: StylePart {
        let view: AnyView
    }

    /// The rows of the form.
    public let content: FormStyleConfiguration.Content
}

extension View {
    /// Sets the style of forms inside.
    nonisolated public consuming func formStyle<S: FormStyle>(_ style: S) -> some View {
        modified(_StyleModifier<any FormStyle>(style: style))
    }
}
