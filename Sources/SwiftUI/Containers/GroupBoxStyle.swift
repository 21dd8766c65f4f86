/// The style of a group box, which draws it from its parts.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The type of the view that draws the group box.
    associatedtype Body: View

    /// Makes the view that draws the group box.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The parts that a style draws.
    typealias Configuration = GroupBoxStyleConfiguration
}

/// The parts of a group box, for a style to draw.
public struct GroupBoxStyleConfiguration {
    /// The label.
    public nonisolated struct Label: StylePart {
        let view: AnyView
    }

    /// The content.
    public nonisolated struct Content: StylePart {
        let view: AnyView
    }

    /// The label.
    public let label: GroupBoxStyleConfiguration.Label
    /// The content.
    public let content: GroupBoxStyleConfiguration.Content
}

/// The style that suits the context.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
    public init() {}

    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.fill, in: .rect(cornerRadius: 12))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The style that suits the context.
    nonisolated public static var automatic: DefaultGroupBoxStyle { .init() }
}

extension View {
    /// Sets the style of group boxes inside.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modified(_StyleModifier<any GroupBoxStyle>(style: style))
    }
}
