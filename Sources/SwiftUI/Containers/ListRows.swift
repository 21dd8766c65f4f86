public import Foundation

/// Notes on the rows of a list, collected while they are drawn.
struct ListRows {
    /// The headers and footers of sections, which aren't rows.
    var edges: Set<NodeID> = []
    /// The minimum heights of rows, and of headers and footers.
    var minHeight: Double?
    var minEdgeHeight: Double?
    /// The first and the last rows of sections' contents.
    var firstRows: Set<NodeID> = []
    var lastRows: Set<NodeID> = []
    private var traits: [NodeID: Traits] = [:]

    /// The appearance that a row's author chose; the choice closest to the row counts.
    struct Traits {
        var background: [ViewNode]?
        var insets: EdgeInsets?
        var above = Separator()
        var below = Separator()
    }

    /// The hairline on one side of a row.
    struct Separator {
        var visibility: Visibility?
        var tint: Paint?

        /// Returns the separator between two rows; either row can hide it.
        func joined(with other: Separator) -> Separator {
            let isHidden = visibility == .hidden || other.visibility == .hidden
            return Separator(visibility: isHidden ? .hidden : nil, tint: tint ?? other.tint)
        }
    }

    /// Returns the traits of a row.
    func traits(of row: ViewNode) -> Traits {
        // An outer modifier may have put the row into a box.
        var node = row
        while traits[node.id] == nil, node.id.rawValue.hasSuffix("_w"),
            let inner = node.children.first
        {
            node = inner
        }
        return traits[node.id] ?? Traits()
    }

    /// Returns whether a row belongs to another section than the previous row.
    func isApart(_ index: Int, in rows: [ViewNode]) -> Bool {
        guard index > 0 else { return false }
        let (row, before) = (rows[index].id, rows[index - 1].id)
        return edges.contains(row) || edges.contains(before) || firstRows.contains(row)
            || lastRows.contains(before)
    }

    /// Returns the separator between a row and the previous one; `nil` for none.
    func line(before index: Int, in rows: [ViewNode]) -> Separator? {
        guard index > 0, !edges.contains(rows[index].id), !edges.contains(rows[index - 1].id)
        else { return nil }
        let line = traits(of: rows[index - 1]).below.joined(with: traits(of: rows[index]).above)
        return line.visibility == .hidden ? nil : line
    }

    /// Returns a row with the author's choices applied.
    func row(_ drawn: ViewNode) -> ViewNode {
        var row = drawn
        let traits = traits(of: row)
        if let insets = traits.insets { row.apply(.padding(insets.described)) }
        let height = edges.contains(drawn.id) ? minEdgeHeight : minHeight
        row.apply(
            .frame(
                ViewNode.Frame(minHeight: height, maxWidth: .infinity, horizontal: .leading)))
        if let background = traits.background {
            row.apply(
                ResolveContext.surface(of: background, on: row)
                    ?? .backgroundNodes(background, .center, .center))
        }
        return row
    }

    mutating func change(_ id: NodeID, _ change: (inout Traits) -> Void) {
        change(&traits[id, default: Traits()])
    }
}

extension ResolveContext {
    /// Draws a list's rows in a column of the available width; grouped sections have surfaces.
    @MainActor
    mutating func drawRows(_ content: some View, areGrouped: Bool = false) {
        let id = path.id
        let outer = listRows
        listRows = ListRows()
        listRows?.minHeight = environment.defaultMinListRowHeight.positive
        listRows?.minEdgeHeight = environment.defaultMinListHeaderHeight?.positive
        let start = nodes.count
        let margins = takeContentMargins()
        let drawn = children(content)
        let notes = listRows ?? ListRows()
        listRows = outer
        let lines = drawn.indices.map { index in
            areGrouped && notes.isApart(index, in: drawn)
                ? nil : notes.line(before: index, in: drawn)
        }
        let hasLines = lines.contains { $0 != nil }
        // The spacing is from row to row, so a hairline is in its middle.
        let spacing = environment.listRowSpacing.map { Double(hasLines ? $0 / 2 : $0) }
        let layout = ViewNode.StackLayout.vertical(.leading, spacing: spacing)
        var rows: [ViewNode] = []
        var group: [ViewNode] = []
        for index in drawn.indices {
            if areGrouped, notes.isApart(index, in: drawn), !group.isEmpty {
                rows.append(Self.group(of: group, layout))
                group = []
            }
            var found: [ViewNode] = []
            if let line = lines[index] {
                found.append(line.node(identified: NodeID(drawn[index].id.rawValue + "_s")))
            }
            found.append(notes.row(drawn[index]))
            if areGrouped, !notes.edges.contains(drawn[index].id) {
                group += found
            } else {
                rows += found
            }
        }
        if !group.isEmpty { rows.append(Self.group(of: group, layout)) }
        nodes.append(
            ViewNode(
                id: id, kind: .stack(areGrouped ? .vertical(.leading, spacing: nil) : layout),
                children: rows))
        applyContentMargins(margins, from: start)
    }

    /// Returns the rows of one section on a surface.
    private static func group(of rows: [ViewNode], _ layout: ViewNode.StackLayout) -> ViewNode {
        var group = ViewNode(
            id: NodeID((rows.first?.id.rawValue ?? "") + "_g"), kind: .stack(layout),
            children: rows)
        group.apply(.padding(ViewNode.Insets(top: 10, leading: 14, bottom: 10, trailing: 14)))
        group.apply(.frame(ViewNode.Frame(maxWidth: .infinity, horizontal: .leading)))
        group.apply(.background(.named(.fill), .roundedRectangle(radius: 12)))
        return group
    }

    /// Notes that the rows drawn since a node count are the content of a section.
    mutating func noteSection(from start: Int) {
        guard start < nodes.count, let last = nodes.last else { return }
        listRows?.firstRows.insert(nodes[start].id)
        listRows?.lastRows.insert(last.id)
    }

    /// Notes that the nodes drawn since a node count are a section's header or footer.
    mutating func noteSectionEdge(from start: Int) {
        listRows?.edges.formUnion(nodes[start...].map(\.id))
    }

    /// Notes a choice for the rows drawn since a node count.
    mutating func noteRows(from start: Int, _ change: (inout ListRows.Traits) -> Void) {
        for index in start..<nodes.count { listRows?.change(nodes[index].id, change) }
    }
}

extension ListRows.Separator {
    /// Returns the drawn line.
    fileprivate func node(identified id: NodeID) -> ViewNode {
        guard let tint else { return ViewNode(id: id, kind: .divider) }
        return ViewNode(
            id: id, kind: .drawing(.outline(.rectangle, fill: .paint(tint))),
            attributes: [.frame(ViewNode.Frame(height: Measures.hairline))])
    }
}

extension View {
    /// Puts a view behind the row of a list.
    nonisolated public consuming func listRowBackground<V: View>(_ view: V?) -> some View {
        drawn(with: view) { context, view, start in
            guard let view, context.listRows != nil else { return }
            for index in start..<context.nodes.count {
                let id = context.nodes[index].id
                let behind = context.beside(id, "_r", view)
                context.listRows?.change(id) { $0.background = $0.background ?? behind }
            }
        }
    }

    /// Sets the distances in the row of a list; without them a row has none.
    nonisolated public consuming func listRowInsets(_ insets: EdgeInsets?) -> some View {
        drawn(with: insets) { context, insets, start in
            context.noteRows(from: start) { $0.insets = $0.insets ?? insets }
        }
    }

    /// Shows the hairlines above and below the row of a list or not.
    nonisolated public consuming func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        drawn(with: (visibility, edges)) { context, separator, start in
            context.noteRows(from: start) {
                $0.changeSeparators(separator.1) { $0.visibility = $0.visibility ?? separator.0 }
            }
        }
    }

    /// Colors the hairlines above and below the row of a list.
    nonisolated public consuming func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        drawn(with: (color, edges)) { context, separator, start in
            let paint = separator.0?.paint(in: context.environment)
            context.noteRows(from: start) {
                $0.changeSeparators(separator.1) { $0.tint = $0.tint ?? paint }
            }
        }
    }

    /// Sets the spacing of rows in the lists inside.
    ///
    /// Unspecified by Apple where the hairline is; here in the middle.
    nonisolated public consuming func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
    }
}

extension ListRows.Traits {
    fileprivate mutating func changeSeparators(
        _ edges: VerticalEdge.Set, _ change: (inout ListRows.Separator) -> Void
    ) {
        if edges.contains(.top) { change(&above) }
        if edges.contains(.bottom) { change(&below) }
    }
}

extension CGFloat {
    /// The length if it takes room; `nil` otherwise.
    fileprivate var positive: Double? { self > 0 && isFinite ? Double(self) : nil }
}
