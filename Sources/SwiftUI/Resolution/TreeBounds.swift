/// The most that a tree holds, however much its author's view asks for.
///
/// All that happens to a tree later goes down its levels on a thread's stack and grows with its
/// elements, and all of it travels to clients at each refresh. So the bounds are here, where trees
/// are made: what lays out, draws, speaks or writes a tree need not look for an end.
enum TreeBounds {
    /// The most views and modifiers inside one another: each takes some of the thread's stack.
    static let viewLevels = 800

    /// The most views and modifiers that are drawn for one tree.
    static let views = 100_000

    /// The most elements.
    static let elements = 10_000

    /// The room for elements inside one another, in levels of JSON: decoders read 512 of them, and
    /// what an element is itself, and what a tree stands in, take the rest.
    static let room = 460

    /// The most texts inside one another that become one paragraph.
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

    /// The room that an element takes for what is inside it, by the way in which that is inside.
    enum Room {
        /// A child: a list, and an object in it.
        static let child = 2
        /// An element in front or behind: the attribute as well, by its name and its number.
        static let layer = 5
        /// An element of a toggle's other look: the kind as well, by its name and its number.
        static let look = 5
    }
}

/// The views, elements and bytes that one resolution may still take.
struct ResolutionBudget {
    /// Views and modifiers to draw.
    var views = TreeBounds.views
    /// Elements of the tree.
    var elements = TreeBounds.elements
    /// Bytes of pictures that travel inside the tree.
    var pictureBytes = PictureFault.maximumBytesOfCard
    /// True once “…” stands where the views were used up.
    var isEnded = false
    /// The findings that the author was told once, and need not be told again.
    var told: Set<String> = []
}

extension [ViewNode] {
    /// Counts the elements; `nil` if they lie deeper in one another than there is room for.
    func elementCount(room: Int) -> Int? {
        if room < 0 { return isEmpty ? 0 : nil }
        // By their places: a copy of a node would be counted at all that it holds.
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

    /// The elements without those that lie too deep in one another.
    var withinRoom: [ViewNode] {
        if elementCount(room: TreeBounds.room) != nil { return self }
        var cut = TreeCut(elements: .max)
        return cut.kept(of: self, room: TreeBounds.room)
    }
}

extension [ViewNode.Attribute] {
    /// Counts the elements of layers; `nil` if they lie deeper in one another than there is room for.
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

/// A way through nodes that leaves out what a tree has no room for.
struct TreeCut {
    /// The elements that may still be kept.
    private(set) var elements: Int
    /// True once some lay too deep in others.
    private(set) var isTooDeep = false
    /// True once there were too many.
    private(set) var isEnded = false

    init(elements: Int) {
        self.elements = elements
    }

    /// The nodes that are kept, in reading order, with “…” where they are used up.
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
    /// A sign that stands where the rest of a tree was left out.
    static func ellipsis(_ id: NodeID) -> ViewNode {
        ViewNode(id: id, kind: .text([TextRun(text: "…")]))
    }
}
