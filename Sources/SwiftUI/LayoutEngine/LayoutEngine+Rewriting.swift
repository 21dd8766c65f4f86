import Foundation

// The tree after all its code has run: with the content of geometry readers, and the views that fit.
extension LayoutEngine {
    func rewritten(_ nodes: [ViewNode]) -> [ViewNode] {
        guard live != nil else { return nodes }
        var next: Int32 = 1
        return rewrite(nodes, &next)
    }

    private func rewrite(_ nodes: [ViewNode], _ next: inout Int32) -> [ViewNode] {
        nodes.map { rewrite($0, &next) }
    }

    /// The order is that in which the items were added.
    private func rewrite(_ node: ViewNode, _ next: inout Int32) -> ViewNode {
        let index = next
        next += 1
        var node = node
        node.replaceLayers(.behind) { rewrite($0, &next) }
        if case .toggle(var toggle) = node.kind, toggle.style == .custom {
            if toggle.isOn {
                node.children = rewrite(node.children, &next)
                toggle.flipped = rewrite(toggle.flipped, &next)
            } else {
                toggle.flipped = rewrite(toggle.flipped, &next)
                node.children = rewrite(node.children, &next)
            }
            node.kind = .toggle(toggle)
        } else {
            node.children = rewrite(node.children, &next)
        }
        node.replaceLayers(.inFront) { rewrite($0, &next) }
        switch node.kind {
        case .stack(.fitting): choose(in: &node, index)
        case .stack(.reader):
            node.kind = .stack(.depth(.leading, .top))
            node.children = made[index]?.nodes ?? []
            if freezes { freeze(&node, index) }
        case .stack(.coded) where freezes: freezeChildren(of: &node, index)
        default: break
        }
        finish(&node, index)
        if let shift = shiftsInFrames[index] {
            for place in node.children.indices {
                node.children[place].apply(offset(by: shift, in: index))
            }
        }
        if let shift = shiftsOfLayers[index] {
            node.apply(offset(by: shift, in: item(index).pointee.parent))
        }
        return node
    }

    /// Lets the author's code change an element whose size and position are known.
    private func finish(_ node: inout ViewNode, _ index: Int32) {
        let code = Int(item(index).pointee.code)
        guard let live, code >= 0, let finish = codes[code].finish else { return }
        let size = item(index).pointee.size.bounded
        finish(
            &node, CGSize(width: size.width, height: size.height),
            MainActor.assumeIsolated { live.anchors })
    }

    /// Returns an offset in reading direction as one to the right and down.
    private func offset(by shift: Shift, in index: Int32) -> ViewNode.Attribute {
        .offset(
            x: (item(index).pointee.isRightToLeft ? -shift.x : shift.x).boundedDistance,
            y: shift.y.boundedDistance)
    }

    private func choose(in node: inout ViewNode, _ index: Int32) {
        node.kind = .box
        let chosen = item(index).pointee.chosen
        let place = zip(node.children.indices, children(of: index)).first { $0.1 == chosen }?.0
        node.children = place.map { [node.children[$0]] } ?? []
    }

    /// Gives a node the size that was found for its content, as a fixed one.
    private func freeze(_ node: inout ViewNode, _ index: Int32) {
        let size = item(index).pointee.contentSize.bounded
        var frozen = ViewNode(
            id: NodeID(node.id.rawValue + "_f"), kind: node.kind, children: node.children)
        frozen.apply(
            .frame(
                ViewNode.Frame(
                    width: size.width, height: size.height, horizontal: .leading, vertical: .top)))
        node.kind = .box
        node.children = [frozen]
    }

    /// Gives the children of a custom layout the positions that it found for them.
    private func freezeChildren(of node: inout ViewNode, _ index: Int32) {
        node.kind = .stack(.depth(.leading, .top))
        for (place, child) in zip(node.children.indices, children(of: index)) {
            let found = item(child)
            let size = found.pointee.size.bounded
            var box = ViewNode(
                id: NodeID(node.children[place].id.rawValue + "_f"), kind: .box,
                children: [node.children[place]])
            box.apply(.frame(ViewNode.Frame(width: size.width, height: size.height)))
            box.apply(offset(by: Shift(x: found.pointee.x, y: found.pointee.y), in: index))
            node.children[place] = box
        }
        freeze(&node, index)
    }
}
