/// Rows one below the other, separated by hairlines.
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
}

extension List {
    /// Creates a list of rows that were made from data.
    init(rows: Content) {
        content = rows
    }

    /// Creates a list of rows; one can be chosen.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a list of rows; several can be chosen.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}
