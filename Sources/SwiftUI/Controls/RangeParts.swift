/// The parts of progress or of a gauge as nodes, for its style to arrange.
struct RangeParts {
    /// The node that the parts are inside of.
    let id: NodeID
    /// The name of the value.
    var label: [ViewNode] = []
    /// The value.
    var currentValue: [ViewNode] = []
    /// The lower end.
    var minimum: [ViewNode] = []
    /// The upper end.
    var maximum: [ViewNode] = []

    init(of id: NodeID) {
        self.id = id
    }

    /// A line, as thick as that of progress or of a gauge; a ring has a size of its own.
    func line(_ line: ViewNode.RangeLine, thickness: Double? = nil) -> ViewNode {
        ViewNode(
            id: name("_b"), kind: .drawing(.range(line)),
            attributes: thickness.map { [ViewNode.Attribute.frame(.init(height: $0))] } ?? [])
    }

    /// Nodes below the label and above the value.
    func column(
        _ nodes: [ViewNode], alignment: ViewNode.HorizontalPosition = .leading
    ) -> [ViewNode] {
        stack(
            label + nodes + currentValue, "_v",
            .vertical(alignment, spacing: Measures.rangeSpacing))
    }

    /// A line between the labels of its ends.
    func row(_ line: ViewNode) -> [ViewNode] {
        stack(minimum + [line] + maximum, "_h", .horizontal(.center, spacing: Measures.spacing))
    }

    /// The nodes in the opening of a dial: the labels of its ends, or else its own.
    var opening: [ViewNode] {
        let ends = minimum + maximum
        let nodes = ends.isEmpty ? label : ends
        guard !nodes.isEmpty else { return [] }
        return [
            ViewNode(
                id: name("_e"),
                kind: .stack(.horizontal(.center, spacing: Measures.dialEndsSpacing)),
                attributes: [.frame(ViewNode.Frame(maxHeight: .infinity, vertical: .bottom))],
                children: nodes)
        ]
    }

    /// Nodes in a stack, or one alone.
    private func stack(
        _ nodes: [ViewNode], _ step: String, _ layout: ViewNode.StackLayout
    ) -> [ViewNode] {
        nodes.count == 1 ? nodes : [ViewNode(id: name(step), kind: .stack(layout), children: nodes)]
    }

    private func name(_ step: String) -> NodeID { NodeID("\(id.rawValue).\(step)") }
}
