/// The limits of a tree, whatever its author's view contains.
///
/// Everything that processes a tree later recurses through its levels on a thread's stack and takes
/// time for its elements, and the whole tree travels to clients at each refresh. So the limits are
/// enforced here, where trees are made: code that lays out, draws, speaks or writes a tree needs no
/// limits.
enum TreeBounds {
    /// The maximum nesting of views and modifiers: each takes some of the thread's stack.
    static let viewLevels = 800

    /// The maximum number of views and modifiers that are drawn for one tree.
    static let views = 100_000

    /// The maximum number of elements.
    static let elements = 10_000

    /// The maximum nesting of elements, in levels of JSON: decoders read 512 of them, and the
    /// element itself and the values around the tree take the rest.
    static let room = 460

    /// The maximum nesting of texts that become one paragraph.
    static let textLevels = 100

    static let tooManyLevels = """
        The view has more than \(viewLevels) views and modifiers inside one another; “…” stands in the \
        place of the rest. Views that contain themselves need an end.
        """
    static let tooDeep = """
        The view’s elements lie too deep in one another: a card has at most \(room / Room.child) levels \
        of content, or \(room / Room.layer) of backgrounds and overlays. What is further inside is left \
        out. Views that contain themselves need an end.
        """
    static let tooMany = """
        The view has more than \(elements) elements, or is made of more than \(views) views and \
        modifiers; it ends with “…” where these are used up. Show the first few of a long list, and \
        open the app for the rest.
        """

    /// The levels that an element takes for a nested one, by the kind of nesting.
    enum Room {
        /// A child: an array, and an object in it.
        static let child = 2
        /// A layer: the attribute as well, by its name and its index.
        static let layer = 5
        /// An element of a toggle's other appearance: the kind as well, by its name and its index.
        static let look = 5
    }
}

/// The remaining views, elements and bytes of one resolution.
struct ResolutionBudget {
    /// Views and modifiers that may still be drawn.
    var views = TreeBounds.views
    /// Elements that may still be added.
    var elements = TreeBounds.elements
    /// Bytes of pictures that travel inside the tree.
    var pictureBytes = PictureFault.maximumBytesOfCard
    /// True once “…” is drawn because no views remain.
    var isEnded = false
    /// The messages that the author got once, and that are not repeated.
    var told: Set<String> = []
}

extension [ViewNode] {
    /// Returns the count of elements; `nil` if they are nested too deeply.
    func elementCount(room: Int) -> Int? {
        if room < 0 { return isEmpty ? 0 : nil }
        // By index: copying a node would retain everything that it holds.
        let nodes = span
        var count = nodes.count
        for index in nodes.indices {
            if !nodes[index].children.isEmpty {
                guard
                    let inner = nodes[index].children.elementCount(
                        room: room - TreeBounds.Room.child)
                else { return nil }
                count += inner
            }
            if !nodes[index].attributes.isEmpty {
                guard
                    let inner = nodes[index].attributes.elementCount(
                        room: room - TreeBounds.Room.layer)
                else { return nil }
                count += inner
            }
            if case .toggle(let toggle) = nodes[index].kind, !toggle.flipped.isEmpty {
                guard let inner = toggle.flipped.elementCount(room: room - TreeBounds.Room.look)
                else { return nil }
                count += inner
            }
        }
        return count
    }

    /// The elements without those that are nested too deeply.
    var withinRoom: [ViewNode] {
        if elementCount(room: TreeBounds.room) != nil { return self }
        var cut = TreeCut(elements: .max)
        return cut.kept(of: self, room: TreeBounds.room)
    }
}

extension [ViewNode.Attribute] {
    /// Returns the count of the elements of layers; `nil` if they are nested too deeply.
    fileprivate func elementCount(room: Int) -> Int? {
        let attributes = span
        var count = 0
        for index in attributes.indices {
            switch attributes[index] {
            case .backgroundNodes(let layer, _, _), .overlayNodes(let layer, _, _):
                guard let inner = layer.elementCount(room: room) else { return nil }
                count += inner
            default: continue
            }
        }
        return count
    }
}

/// A traversal of nodes that removes those beyond the limits of a tree.
struct TreeCut {
    /// The count of elements that may still be kept.
    private(set) var elements: Int
    /// True once some were nested too deeply.
    private(set) var isTooDeep = false
    /// True once there were too many.
    private(set) var isEnded = false

    /// Returns the nodes that are kept, in reading order, with “…” for those beyond the limits.
    mutating func kept(of nodes: [ViewNode], room: Int) -> [ViewNode] {
        guard room >= 0 else {
            if !nodes.isEmpty { isTooDeep = true }
            return []
        }
        var kept: [ViewNode] = []
        for node in nodes {
            guard elements > 0 else {
                if !isEnded { kept.append(.ellipsis(node.id)) }
                isEnded = true
                break
            }
            elements -= 1
            kept.append(self.kept(of: node, room: room))
        }
        return kept
    }

    private mutating func kept(of node: ViewNode, room: Int) -> ViewNode {
        var node = node
        let layerRoom = room - TreeBounds.Room.layer
        node.replaceLayers(.behind) { kept(of: $0, room: layerRoom) }
        node.children = kept(of: node.children, room: room - TreeBounds.Room.child)
        if case .toggle(var toggle) = node.kind, !toggle.flipped.isEmpty {
            toggle.flipped = kept(of: toggle.flipped, room: room - TreeBounds.Room.look)
            node.kind = .toggle(toggle)
        }
        node.replaceLayers(.inFront) { kept(of: $0, room: layerRoom) }
        return node
    }
}

extension ViewNode {
    /// Returns a mark for the omitted rest of a tree.
    static func ellipsis(_ id: NodeID) -> ViewNode {
        ViewNode(id: id, kind: .text([TextRun(text: "…")]))
    }
}
