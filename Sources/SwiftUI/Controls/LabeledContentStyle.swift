/// The style of labeled content, which draws it from its parts.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The type of the view that draws the labeled content.
    associatedtype Body: View

    /// Makes the view that draws the labeled content.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The parts that a style draws.
    typealias Configuration = LabeledContentStyleConfiguration
}

/// The parts of labeled content, for a style to draw.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public nonisolated struct Label: StylePart {
        let view: AnyView
    }

    /// The content.
    public nonisolated struct Content: StylePart {
        let view: AnyView
    }

    /// The label.
    public let label: LabeledContentStyleConfiguration.Label
    /// The content.
    public let content: LabeledContentStyleConfiguration.Content
}

/// The style that suits the context.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
    public init() {}

    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline) {
            configuration.label
            Spacer(minLength: 8)
            configuration.content
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.trailing)
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The style that suits the context.
    nonisolated public static var automatic: AutomaticLabeledContentStyle { .init() }
}

extension View {
    /// Sets the style of labeled content inside.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        modified(_StyleModifier<any LabeledContentStyle>(style: style))
    }
}
