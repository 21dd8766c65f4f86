import Foundation

/// The things that the commands of a drawing, or of a layer of it, have drawn.
@MainActor
final class CanvasSheet {
    let id: String
    let size: CGSize
    private let environment: EnvironmentValues
    private let live: LiveParts
    private let symbol: (AnyHashable, inout ResolveContext) -> [ViewNode]?
    private var nodes: [ViewNode] = []
    private var marks: [ViewNode.Mark] = []
    /// Shared by the layers of one drawing.
    private let work: Work

    private final class Work {
        var commands = 0
    }

    /// The most commands of one drawing.
    static let greatestCount = 10_000
    static let tooMuch = """
        A canvas draws more than \(greatestCount) things; the rest is left out. Join paths of one color \
        into one path.
        """

    init(
        id: String, size: CGSize, environment: EnvironmentValues, live: LiveParts,
        symbol: @escaping (AnyHashable, inout ResolveContext) -> [ViewNode]?
    ) {
        self.id = id
        self.size = size
        self.environment = environment
        self.live = live
        self.symbol = symbol
        work = Work()
    }

    private init(layerOf sheet: CanvasSheet, id: String) {
        self.id = id
        size = sheet.size
        environment = sheet.environment
        live = sheet.live
        symbol = sheet.symbol
        work = sheet.work
    }

    /// Mistakes of the drawing's author.
    var issues: [String] { isFull ? [Self.tooMuch] : [] }

    private var isFull: Bool { work.commands > Self.greatestCount }

    private var nextID: String { "\(id)_c\(nodes.count)" }

    /// A sheet that will lie on this one as a whole.
    func layer() -> CanvasSheet {
        flush()
        return CanvasSheet(layerOf: self, id: nextID)
    }

    /// Adds a path, to the paths before it if it needs no look of its own.
    func add(_ mark: ViewNode.Mark, _ look: [ViewNode.Attribute]) {
        guard counts() else { return }
        if !look.isEmpty { flush() }
        marks.append(mark)
        if !look.isEmpty { flush(look) }
    }

    /// Adds nodes in a box.
    func add(_ content: [ViewNode], in box: CGRect, _ look: [ViewNode.Attribute]) {
        guard !content.isEmpty, counts() else { return }
        flush()
        var node = ViewNode(
            id: NodeID(nextID), kind: .stack(.depth(.center, .center)), children: content)
        node.apply(
            .frame(.init(width: Double(box.width), height: Double(box.height))))
        for attribute in look.filter({ !$0.isOfSheet }) { node.apply(attribute) }
        // From the middle, which is where it is whatever direction lines are read in.
        node.apply(
            .offset(
                x: Double(box.midX - size.width / 2), y: Double(box.midY - size.height / 2)))
        let rest = look.filter(\.isOfSheet)
        if !rest.isEmpty { node = whole([node], NodeID(nextID + "_l")) }
        for attribute in rest { node.apply(attribute) }
        nodes.append(node)
    }

    /// Adds what a layer has drawn.
    func add(_ layer: CanvasSheet, _ look: [ViewNode.Attribute]) {
        flush()
        var node = whole(layer.contents(), NodeID(nextID))
        for attribute in look { node.apply(attribute) }
        nodes.append(node)
    }

    /// The nodes of all that was drawn.
    func finish() -> [ViewNode] {
        let contents = contents()
        return contents.isEmpty ? [] : [whole(contents, NodeID(id + "_c"))]
    }

    private func contents() -> [ViewNode] {
        flush()
        return nodes
    }

    /// Nodes that count from the middle of the drawing.
    private func whole(_ children: [ViewNode], _ id: NodeID) -> ViewNode {
        ViewNode(
            id: id, kind: .stack(.depth(.center, .center)),
            attributes: [
                .frame(.init(width: Double(size.width), height: Double(size.height)))
            ], children: children)
    }

    private func flush(_ look: [ViewNode.Attribute] = []) {
        guard !marks.isEmpty else { return }
        var node = ViewNode(
            id: NodeID(nextID), kind: .drawing(.marks(marks)),
            attributes: [
                .frame(.init(width: Double(size.width), height: Double(size.height)))
            ])
        for attribute in look { node.apply(attribute) }
        nodes.append(node)
        marks = []
    }

    private func counts() -> Bool {
        work.commands += 1
        return !isFull
    }

    // MARK: Views

    /// The nodes of a symbol; `nil` if there is none of the tag.
    func nodes(ofSymbol id: AnyHashable) -> [ViewNode]? {
        var found: [ViewNode]?
        _ = nodes { found = symbol(id, &$0) }
        return found
    }

    /// The nodes that are drawn on the sheet; no control acts there.
    func nodes(_ draw: (inout ResolveContext) -> Void) -> [ViewNode] {
        var context = ResolveContext(environment: environment, beside: live)
        flush()
        _ = context.path.replace(with: nextID + "_v")
        let nodes = context.label(draw)
        context.settle(live)
        return nodes
    }

    /// The size of nodes in some room.
    func size(of nodes: [ViewNode], in room: CGSize?) -> CGSize {
        guard let engine = live.engine else { return .zero }
        let size = engine.size(
            of: nodes,
            in: room.map { LayoutProposal(width: Double($0.width), height: Double($0.height)) }
                ?? .unspecified)
        return CGSize(width: size.width, height: size.height)
    }
}

extension ViewNode.Attribute {
    /// Tells whether the attribute counts from the drawing as a whole.
    fileprivate var isOfSheet: Bool { if case .clip = self { true } else { false } }
}
