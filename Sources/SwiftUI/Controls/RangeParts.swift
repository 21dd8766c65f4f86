/// The parts of progress or of a gauge as nodes, for its style to arrange.
struct RangeParts {
    /// The node that contains the parts.
    let id: NodeID
    /// The name of the value.
    var label: [ViewNode] = []
    /// The value.
    var currentValue: [ViewNode] = []
    /// The lower end.
    var minimum: [ViewNode] = []
    /// The upper end.
    var maximum: [ViewNode] = []

    /// Returns a line as thick as that of progress or of a gauge; a ring has a fixed size.
    func line(_ line: ViewNode.RangeLine, thickness: Double? = nil) -> ViewNode {
        ViewNode(
            id: name("_b"), kind: .drawing(.range(line)),
            attributes: thickness.map { [ViewNode.Attribute.frame(.init(height: $0))] } ?? [])
    }

    /// Returns nodes below the label and above the value.
    func column(
        _ nodes: [ViewNode], alignment: ViewNode.HorizontalPosition = .leading
    ) -> [ViewNode] {
        stack(
            label + nodes + currentValue, "_v",
            .vertical(alignment, spacing: Measures.rangeSpacing))
    }

    /// Returns a line between the labels of its ends.
    func row(_ line: ViewNode) -> [ViewNode] {
        stack(minimum + [line] + maximum, "_h", .horizontal(.center, spacing: Measures.spacing))
    }

    /// The nodes in the opening of a dial: the labels of its ends, or else the gauge's label.
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

    /// Returns nodes in a stack, or a single node as it is.
    private func stack(
        _ nodes: [ViewNode], _ step: String, _ layout: ViewNode.StackLayout
    ) -> [ViewNode] {
        nodes.count == 1 ? nodes : [ViewNode(id: name(step), kind: .stack(layout), children: nodes)]
    }

    private func name(_ step: String) -> NodeID { NodeID("\(id.rawValue).\(step)") }
}
