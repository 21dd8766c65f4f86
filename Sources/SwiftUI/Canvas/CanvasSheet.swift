import Foundation

/// The content that the commands of a drawing, or of a layer, have drawn.
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

    /// The greatest number of commands of one drawing.
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

    /// Returns a sheet that is put on this one as a whole.
    func layer() -> CanvasSheet {
        flush()
        return CanvasSheet(layerOf: self, id: nextID)
    }

    /// Adds a path, combined with the previous paths if it has no effects.
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
        // Relative to the middle, which doesn't depend on the reading direction.
        node.apply(
            .offset(
                x: Double(box.midX - size.width / 2), y: Double(box.midY - size.height / 2)))
        let rest = look.filter(\.isOfSheet)
        if !rest.isEmpty { node = whole([node], NodeID(nextID + "_l")) }
        for attribute in rest { node.apply(attribute) }
        nodes.append(node)
    }

    /// Adds the content of a layer.
    func add(_ layer: CanvasSheet, _ look: [ViewNode.Attribute]) {
        flush()
        var node = whole(layer.contents(), NodeID(nextID))
        for attribute in look { node.apply(attribute) }
        nodes.append(node)
    }

    /// Returns the nodes of the whole drawing.
    func finish() -> [ViewNode] {
        let contents = contents()
        return contents.isEmpty ? [] : [whole(contents, NodeID(id + "_c"))]
    }

    private func contents() -> [ViewNode] {
        flush()
        return nodes
    }

    /// Returns nodes whose positions are relative to the middle of the drawing.
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

    /// Returns the nodes of a symbol; `nil` if none has the tag.
    func nodes(ofSymbol id: AnyHashable) -> [ViewNode]? {
        var found: [ViewNode]?
        _ = nodes { found = symbol(id, &$0) }
        return found
    }

    /// Returns nodes drawn for the sheet; controls don't act there.
    func nodes(_ draw: (inout ResolveContext) -> Void) -> [ViewNode] {
        var context = ResolveContext(environment: environment, beside: live)
        flush()
        _ = context.path.replace(with: nextID + "_v")
        let nodes = context.label(draw)
        context.settle(live)
        return nodes
    }

    /// Returns the size of nodes in the available space.
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
    /// True if the attribute is relative to the whole drawing.
    fileprivate var isOfSheet: Bool { if case .clip = self { true } else { false } }
}
