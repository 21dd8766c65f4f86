/// How a form looks, drawn from its content.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The type of the view that stands for the form.
    associatedtype Body: View

    /// Makes the view that stands for a form.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The parts of the form that a style draws.
    typealias Configuration = FormStyleConfiguration
}

/// The content of a form, for a style to draw.
public struct FormStyleConfiguration {
    /// The rows of the form.
    public nonisolated struct Content: PrimitiveView {
        let view: AnyView

        @MainActor
        package func draw(in context: inout ResolveContext) {
            view._draw(in: &context)
        }
    }

    /// The rows of the form.
    public let content: FormStyleConfiguration.Content
}

extension FormStyle {
    /// The view that stands for a form, its type hidden.
    func makeView(_ configuration: FormStyleConfiguration) -> AnyView {
        AnyView(makeBody(configuration: configuration))
    }
}

extension EnvironmentValues {
    private struct FormStyleKey: EnvironmentKey {
        static var defaultValue: (any FormStyle)? { nil }
    }

    var formStyle: (any FormStyle)? {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how forms inside look.
    nonisolated public consuming func formStyle<S: FormStyle>(_ style: S) -> some View {
        environment(\.formStyle, style)
    }
}
