public import Foundation

/// A label on one side and its value on the other.
public nonisolated struct LabeledContent<Label: View, Content: View>: PrimitiveView {
    private let label: Label
    private let content: Content

    /// Creates labeled content from two views.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        if context.environment.labelsAreHidden { return drawContent(in: &context) }
        let configuration = LabeledContentStyleConfiguration(
            label: .init(label), content: .init(content))
        context.drawStyled { (style: (any LabeledContentStyle)?, context) in
            let style = style ?? AutomaticLabeledContentStyle()
            context.running { style.makeBody(configuration: configuration) }._draw(in: &context)
        }
    }

    /// Draws only the content; if it is a single view, the label becomes its accessible name.
    @MainActor
    private func drawContent(in context: inout ResolveContext) {
        let mark = context.path.pushContainer()
        let name = context.nodes { $0.drawPart("_l", label) }.accessibleName
        var nodes = context.nodes { $0.drawPart("_v", content) }
        context.path.pop(to: mark)
        if nodes.count == 1, !name.isEmpty {
            let value = nodes[0].accessibleName
            nodes[0].apply(.accessibilityLabel(value.isEmpty ? name : "\(name), \(value)"))
        }
        context.nodes += nodes
    }
}

extension LabeledContent where Label == Text {
    /// Creates labeled content with a title that is looked up.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates labeled content with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { Text(title) }
    }

    /// Creates labeled content with a title from a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    private init(_ label: Text, _ content: Text) {
        self.label = label
        self.content = content
    }

    /// Creates labeled text with a title that is looked up.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(Text(titleKey), Text(value))
    }

    /// Creates labeled text with a title.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(Text(title), Text(value))
    }

    /// Creates labeled text with a title from a resource.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init(Text(titleResource), Text(value))
    }

    /// Creates a labeled value in a format with a title that is looked up.
    public init<F: FormatStyle & Sendable>(
        _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        self.init(Text(titleKey), Text(value, format: format))
    }

    /// Creates a labeled value in a format with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle & Sendable>(
        _ title: S, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        self.init(Text(title), Text(value, format: format))
    }

    /// Creates a labeled value in a format with a title from a resource.
    @_disfavoredOverload
    public init<F: FormatStyle & Sendable>(
        _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        self.init(Text(titleResource), Text(value, format: format))
    }
}

extension LabeledContent
where
    Label == LabeledContentStyleConfiguration.Label,
    Content == LabeledContentStyleConfiguration.Content
{
    /// Creates the labeled content of a style's configuration, to be drawn in another style.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}
