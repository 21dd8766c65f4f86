// The one traversal of a tree. It follows the reading order, in either direction: the first child
// of a row is its leading one, and the renderer mirrors rows when it places them. A renderer that
// needs more than a visit calls `layer(_:)` and `looks(children:)`, so that the order of parts is
// defined only here.
extension ViewNode {
    /// Nodes behind or in front of an element, aligned to its box.
    package struct Layer: Sendable {
        /// The side of the element that a layer is on.
        package enum Side: Sendable { case behind, inFront }

        /// The layer's nodes, in reading order.
        package var nodes: [ViewNode]
        /// The nodes' position across the element's box.
        package var horizontal: HorizontalPosition
        /// The nodes' position down the element's box.
        package var vertical: VerticalPosition
    }

    /// The parts of an element at which a visit continues.
    public enum Descent: Sendable {
        /// Everything inside the element, behind it and in front of it.
        case everything
        /// Only the layers behind and in front of the element, such as for a control, whose
        /// children are its label.
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

    /// Returns the attribute with other nodes in its layer; `nil` if it has no layer on the side.
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
    /// Replaces the nodes on a side of the element.
    mutating func replaceLayers(_ side: Layer.Side, _ change: ([ViewNode]) -> [ViewNode]) {
        for index in attributes.indices {
            if let replaced = attributes[index].replacingLayer(side, change) {
                attributes[index] = replaced
            }
        }
    }
}

extension ViewNode.ToggleContent {
    /// The appearances for on and for off of a toggle with a custom style, in drawing order.
    package func looks(children: [ViewNode]) -> (on: [ViewNode], off: [ViewNode]) {
        isOn ? (children, flipped) : (flipped, children)
    }
}

extension [ViewNode] {
    /// Visits each element, then its background layer, its children, and its overlay layer.
    ///
    /// The appearance of a toggle in its other state is not visited: it isn't shown yet. The
    /// function returns for each element how the visit continues.
    public func visit(_ body: (ViewNode) throws -> ViewNode.Descent) rethrows {
        _ = try continueVisit(body)
    }

    /// Visits the elements, and returns true if the visit continues after them.
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

    /// Returns the first element that matches a condition, in reading order.
    package func firstNode(where condition: (ViewNode) throws -> Bool) rethrows -> ViewNode? {
        var found: ViewNode?
        try visit { node in
            guard try condition(node) else { return .everything }
            found = node
            return .end
        }
        return found
    }

    /// Returns the elements that match a condition, at any depth, without their descendants.
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
