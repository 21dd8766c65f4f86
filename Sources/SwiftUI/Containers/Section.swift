public import _Localization

/// Rows of a list that belong together, with a header and a footer.
public nonisolated struct Section<Parent, Content, Footer> {
    private let header: Parent
    private let content: Content
    private let footer: Footer
    private let isExpanded: Bool
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    @MainActor
    package func draw(in context: inout ResolveContext) {
        let start = context.nodes.count
        let isProminent = context.environment.headerProminence == .increased
        context.drawPart(
            "_h",
            header.font(isProminent ? .title3.bold() : .footnote)
                .foregroundStyle(isProminent ? HierarchicalShapeStyle.primary : .secondary)
                .accessibilityAddTraits(.isHeader))
        context.noteSectionEdge(from: start)
        if context.isInTracks { context.apply(.line, from: start) }
        let rows = context.nodes.count
        if isExpanded { context.drawPart("_c", content) }
        context.noteSection(from: rows)
        let end = context.nodes.count
        context.drawPart("_f", footer.font(.footnote).foregroundStyle(.secondary))
        context.noteSectionEdge(from: end)
        if context.isInTracks { context.apply(.line, from: end) }
    }
}

extension ViewNode.Attribute {
    /// A separate line across all tracks.
    fileprivate static var line: Self { .gridCell(ViewNode.GridCell(takesLine: true)) }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Creates a section, perhaps with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.init(header: header(), footer: footer(), content: content)
    }

    /// Creates a section with a header, and perhaps a footer.
    public init(
        header: Parent, footer: Footer = EmptyView(), @ViewBuilder content: () -> Content
    ) {
        self.init(header: header, content: content(), footer: footer, isExpanded: true)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), footer: footer, content: content)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header that is open or closed; a closed one shows only its header.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent
    ) {
        self.init(
            header: header(), content: content(), footer: EmptyView(),
            isExpanded: isExpanded.wrappedValue)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a localized title that is open or not.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool> = .constant(true),
        @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a section with a title from a resource that is open or not.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool> = .constant(true),
        @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
    }

    /// Creates a section with a title that is open or not.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool> = .constant(true),
        @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
