public import _Localization

/// Rows below one another, parted by hairlines.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
    private let content: Content

    @MainActor
    package func draw(in context: inout ResolveContext) {
        context.drawRows(content)
    }
}

extension List where SelectionValue == Never {
    /// Creates a list of rows.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a list with a row for each of some elements that know their identity.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }

    /// Creates a list with a row for each of some elements with the identity at a key path.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        content = ForEach(data, id: id, content: rowContent)
    }
}

extension List {
    /// Creates a list of rows of which one can be chosen.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a list of rows of which several can be chosen.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a list with a row for each of some elements, of which one can be chosen.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }
}

/// Rows of settings below one another, parted by hairlines.
public nonisolated struct Form<Content: View>: PrimitiveView {
    private let content: Content

    /// Creates a form.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor
    package func draw(in context: inout ResolveContext) {
        context.drawRows(content)
    }
}

/// Rows of a list that belong together, with what stands above and below them.
public nonisolated struct Section<Parent, Content, Footer> {
    private let header: Parent
    private let content: Content
    private let footer: Footer
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
        context.noteEdge(from: start)
        context.drawPart("_c", content)
        let end = context.nodes.count
        context.drawPart("_f", footer.font(.footnote).foregroundStyle(.secondary))
        context.noteEdge(from: end)
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    /// Creates a section with a header and a footer.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.header = header
        self.content = content()
        self.footer = footer
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }

    /// Creates a section with a footer.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), footer: footer, content: content)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }

    /// Creates a section with a header.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, footer: EmptyView(), content: content)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a title that is looked up.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
    }

    /// Creates a section with a title from a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleResource) }, footer: { EmptyView() })
    }

    /// Creates a section with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}

extension ResolveContext {
    /// Draws rows of a list in a column as wide as there is room.
    @MainActor
    mutating func drawRows(_ content: some View) {
        let id = path.id
        let outer = sectionEdges
        sectionEdges = []
        var rows: [ViewNode] = []
        let start = nodes.count
        let margins = takeContentMargins()
        let drawn = children(content)
        let edges = Set(sectionEdges ?? [])
        sectionEdges = outer
        for index in drawn.indices {
            var row = drawn[index]
            let isEdge = edges.contains(row.id)
            if index > 0, !isEdge, !edges.contains(drawn[index - 1].id) {
                rows.append(ViewNode(id: NodeID(row.id.rawValue + "_s"), kind: .divider))
            }
            row.apply(.frame(ViewNode.Frame(maxWidth: .infinity, horizontal: .leading)))
            rows.append(row)
        }
        nodes.append(
            ViewNode(
                id: id, kind: .stack(.vertical(.leading, spacing: nil)), children: rows))
        applyContentMargins(margins, from: start)
    }

    /// Notes that what was drawn since there were so many nodes stands above or below rows.
    mutating func noteEdge(from start: Int) {
        sectionEdges?.append(contentsOf: nodes[start...].map(\.id))
    }
}
