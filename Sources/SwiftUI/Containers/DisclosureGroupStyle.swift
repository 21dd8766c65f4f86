/// The style of a disclosure group, which draws it from its parts.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The type of the view that draws the group.
    associatedtype Body: View

    /// Makes the view that draws a group.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The parts of the group that a style draws.
    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The label and the content of a group, and its state, for a style to draw.
public struct DisclosureGroupStyleConfiguration {
    /// The label of the group.
    public nonisolated struct Label: StylePart {
        let view: AnyView
    }

    /// The content, created where the style draws it; groups inside have the same style.
    public nonisolated struct Content: PrimitiveView {
        let make: () -> AnyView
        let style: (any DisclosureGroupStyle)?

        @MainActor
        package func draw(in context: inout ResolveContext) {
            context.setting(ValueKey<any DisclosureGroupStyle>.self, to: style) { context in
                context.running { make() }._draw(in: &context)
            }
        }
    }

    /// The label of the group.
    public let label: DisclosureGroupStyleConfiguration.Label
    /// The content.
    public let content: DisclosureGroupStyleConfiguration.Content
    /// True for an open group; a card reads it, and nothing in a card sets it.
    @Binding public var isExpanded: Bool
}

/// The style that suits the context: the label beside an arrow, and an open group's content below.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
    public init() {}

    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            HStack {
                configuration.label
                Spacer()
                Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.forward")
                    .foregroundStyle(.tint).accessibilityHidden(true)
            }
            if configuration.isExpanded { configuration.content }
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The style that suits the context: an arrow and the label above an open group's content.
    nonisolated public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}

extension View {
    /// Sets the style of disclosure groups inside.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        modified(_StyleModifier<any DisclosureGroupStyle>(style: style))
    }
}
