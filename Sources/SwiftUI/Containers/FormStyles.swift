/// The style that suits the context: rows separated by hairlines.
public nonisolated struct AutomaticFormStyle: FormStyle, Sendable {
    public init() {}

    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        FormRows(content: configuration.content)
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The style that suits the context: rows separated by hairlines.
    nonisolated public static var automatic: AutomaticFormStyle { .init() }
}

/// Labels in one column and their values in another.
///
/// A row without a label spans both columns.
public nonisolated struct ColumnsFormStyle: FormStyle, Sendable {
    public init() {}

    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        Grid(alignment: .leadingFirstTextBaseline) { configuration.content }
            .labeledContentStyle(ColumnsLabeledContentStyle())
    }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Labels in one column and their values in another.
    nonisolated public static var columns: ColumnsFormStyle { .init() }
}

/// Rows on surfaces, one for each section.
public nonisolated struct GroupedFormStyle: FormStyle, Sendable {
    public init() {}

    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        GroupedFormRows(content: configuration.content)
    }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Rows on surfaces, one for each section.
    nonisolated public static var grouped: GroupedFormStyle { .init() }
}

// MARK: - Parts

/// Rows separated by hairlines.
private nonisolated struct FormRows<Content: View>: PrimitiveView {
    let content: Content

    @MainActor
    package func draw(in context: inout ResolveContext) {
        context.drawRows(content)
    }
}

/// Rows on surfaces, one for each section.
private nonisolated struct GroupedFormRows<Content: View>: PrimitiveView {
    let content: Content

    @MainActor
    package func draw(in context: inout ResolveContext) {
        context.drawRows(content, areGrouped: true)
    }
}

/// A label and a value as a row of the form's grid, or side by side inside another view.
private nonisolated struct ColumnsLabeledContentStyle: LabeledContentStyle {
    @MainActor
    func makeBody(configuration: Configuration) -> some View {
        ColumnsRow(configuration: configuration)
    }
}

private nonisolated struct ColumnsRow: PrimitiveView {
    let configuration: LabeledContentStyleConfiguration

    @MainActor
    package func draw(in context: inout ResolveContext) {
        guard context.isInGrid else {
            return AutomaticLabeledContentStyle().makeBody(configuration: configuration)
                ._draw(in: &context)
        }
        GridRow {
            configuration.label.gridColumnAlignment(.trailing)
            configuration.content
        }
        ._draw(in: &context)
    }
}
