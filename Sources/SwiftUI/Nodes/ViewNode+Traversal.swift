// The one way through a tree. Its order is that in which a person reads, whichever direction that
// is: the first child of a row is its leading one, and what mirrors rows is the renderer that places
// them. A renderer that needs more than a visit asks `layer(_:)` and `looks(children:)`, so that the
// order of parts is known here alone.
extension ViewNode {
    /// Nodes that lie behind or in front of an element, aligned to its box.
    package struct Layer: Sendable {
        /// The side of the element on which a layer lies.
        package enum Side: Sendable { case behind, inFront }

        /// The layer's nodes, in reading order.
        package var nodes: [ViewNode]
        /// The nodes' position across the element's box.
        package var horizontal: HorizontalPosition
        /// The nodes' position down the element's box.
        package var vertical: VerticalPosition
    }

    /// The parts of an element that a visit goes on to.
    public enum Descent: Sendable {
        /// All that is inside the element, behind it and in front of it.
        case everything
        /// Only what lies behind the element and in front of it, as with a control: what is inside
        /// is its label.
        case layers
        /// Nothing of the element.
        case nothing
        /// Nothing more of the whole tree.
        case end
    }
}

extension ViewNode.Attribute {
    /// Tells whether the attribute puts nodes behind the element or in front of it.
    @inlinable
    package var isLayer: Bool {
        switch self {
        case .backgroundNodes, .overlayNodes: true
        default: false
        }
    }

    /// The nodes that the attribute puts on a side of the element; `nil` for other attributes.
    @inline(__always)
    package func layer(_ side: ViewNode.Layer.Side) -> ViewNode.Layer? {
        switch (self, side) {
        case (.backgroundNodes(let nodes, let x, let y), .behind),
            (.overlayNodes(let nodes, let x, let y), .inFront):
            ViewNode.Layer(nodes: nodes, horizontal: x, vertical: y)
        default: nil
        }
    }

    /// The same attribute with other nodes in its layer; `nil` if it has none on the side.
    fileprivate func replacingLayer(
        _ side: ViewNode.Layer.Side, _ change: ([ViewNode]) -> [ViewNode]
    ) -> Self? {
        switch (self, side) {
        case (.backgroundNodes(let nodes, let x, let y), .behind):
            .backgroundNodes(change(nodes), x, y)
        case (.overlayNodes(let nodes, let x, let y), .inFront):
            .overlayNodes(change(nodes), x, y)
        default: nil
        }
    }
}

extension ViewNode {
    /// Replaces the nodes that lie on a side of the element.
    mutating func replaceLayers(_ side: Layer.Side, _ change: ([ViewNode]) -> [ViewNode]) {
        for index in attributes.indices {
            if let replaced = attributes[index].replacingLayer(side, change) {
                attributes[index] = replaced
            }
        }
    }
}

extension ViewNode.ToggleContent {
    /// The looks for on and for off of a toggle with a style of its author's, in drawing order.
    package func looks(children: [ViewNode]) -> (on: [ViewNode], off: [ViewNode]) {
        isOn ? (children, flipped) : (flipped, children)
    }
}

extension [ViewNode] {
    /// Visits the elements in reading order: each before what lies behind it, then what is inside
    /// it, then what lies in front of it.
    ///
    /// The look of a toggle in its other state is not visited: no person sees it yet. The function
    /// tells for each element how the visit goes on.
    public func visit(_ body: (ViewNode) throws -> ViewNode.Descent) rethrows {
        _ = try continueVisit(body)
    }

    /// Visits the elements, and tells whether the visit is to go on after them.
    fileprivate func continueVisit(_ body: (ViewNode) throws -> ViewNode.Descent) rethrows -> Bool {
        for node in self {
            let descent = try body(node)
            switch descent {
            case .end: return false
            case .nothing: continue
            case .layers, .everything: break
            }
            guard try node.continueVisit(to: .behind, body) else { return false }
            if case .everything = descent {
                guard try node.children.continueVisit(body) else { return false }
            }
            guard try node.continueVisit(to: .inFront, body) else { return false }
        }
        return true
    }

    /// The first element for which a condition holds, in reading order.
    package func firstNode(where condition: (ViewNode) throws -> Bool) rethrows -> ViewNode? {
        var found: ViewNode?
        try visit { node in
            guard try condition(node) else { return .everything }
            found = node
            return .end
        }
        return found
    }

    /// The elements for which a condition holds, wherever they lie, without what is inside others.
    package func keeping(_ condition: (ViewNode) -> Bool) -> [ViewNode] {
        compactMap { node in
            guard condition(node) else { return nil }
            var copy = node
            copy.children = node.children.keeping(condition)
            copy.replaceLayers(.behind) { $0.keeping(condition) }
            copy.replaceLayers(.inFront) { $0.keeping(condition) }
            return copy
        }
    }
}

extension ViewNode {
    fileprivate func continueVisit(
        to side: Layer.Side, _ body: (ViewNode) throws -> Descent
    ) rethrows -> Bool {
        for attribute in attributes {
            if let layer = attribute.layer(side) {
                guard try layer.nodes.continueVisit(body) else { return false }
            }
        }
        return true
    }
}
