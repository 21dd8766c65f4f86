// Full bleed: a view with a background from edge to edge fills a card to its edge.
extension [ViewNode] {
    /// True for a single full-bleed view: its background extends from edge to edge.
    package var fillsCard: Bool { count == 1 && self[0].hasFullBackground && self[0].reachesAcross }

    /// Returns the nodes with the card's margins around the view's content, if the author set none.
    package func insideMargins(_ margin: Double) -> [ViewNode] {
        guard count == 1 else { return self }
        var node = self[0]
        guard !node.keepsOwnMargins(margin) else { return self }
        var insets = ViewNode.Insets(top: 0, leading: 0, bottom: 0, trailing: 0)
        let place =
            node.attributes.firstIndex { !$0.family.isOfContent } ?? node.attributes.endIndex
        if place < node.attributes.endIndex, case .padding(let own) = node.attributes[place] {
            insets = own
            node.attributes.remove(at: place)
        }
        insets.leading = Swift.max(insets.leading, margin)
        insets.trailing = Swift.max(insets.trailing, margin)
        node.attributes.insert(.padding(insets), at: place)
        return [node]
    }
}

extension ViewTree {
    /// The tree as a style sheet lays it out in a card.
    package var insideMargins: ViewTree {
        guard placements == nil, nodes.fillsCard else { return self }
        return ViewTree(nodes: nodes.insideMargins(Measures.cardPadding))
    }
}

extension ViewNode.Outline {
    /// True for outlines that follow the card's.
    fileprivate var isOfCard: Bool {
        switch self {
        case .rectangle, .containerRelative: true
        default: false
        }
    }
}

extension ViewNode {
    /// True if a paint covers the area behind the whole element.
    fileprivate var hasFullBackground: Bool {
        var hasFullBackground = false
        var hasPadding = false
        for attribute in attributes {
            switch attribute {
            case .padding: hasPadding = true
            case .frame(let frame):
                if frame.width != nil || frame.maxWidth.map(\.isFinite) == true { return false }
            case .aspectRatio, .fixedSize, .border, .mask, .rotation, .scale, .offset, .turn,
                .shadow:
                return false
            case .background(.named(.clear), _): continue
            case .background(_, let outline):
                hasFullBackground = hasFullBackground || outline.isOfCard
            case .backgroundNodes(let nodes, _, _):
                hasFullBackground = hasFullBackground || nodes.contains { $0.isFill }
            case .clip(let outline) where !outline.isOfCard: return false
            default: continue
            }
        }
        if hasFullBackground || hasPadding { return hasFullBackground }
        switch kind {
        case .stack(.depth): return children.first?.isFill == true
        case .box: return children.count == 1 && children[0].hasFullBackground
        default: return false
        }
    }

    /// True for a node that fills its whole size with paint.
    private var isFill: Bool {
        for attribute in attributes {
            switch attribute {
            case .padding, .aspectRatio, .fixedSize, .rotation, .scale, .offset, .turn: return false
            case .frame(let frame):
                guard frame.width == nil, frame.height == nil else { return false }
            case .clip(let outline) where !outline.isOfCard: return false
            default: continue
            }
        }
        switch kind {
        case .drawing(.outline(let outline, .some, _)): return outline.isOfCard
        case .image(let image): return image.isResizable && image.contentMode != .fit
        case .box, .stack(.depth): return children.first?.isFill == true
        default: return false
        }
    }

    /// True if the element takes the whole width.
    fileprivate var reachesAcross: Bool {
        for attribute in attributes.reversed() {
            switch attribute {
            case .frame(let frame):
                if frame.width != nil { return false }
                if let greatest = frame.maxWidth { return greatest == .infinity }
            case .fixedSize(horizontal: true, _), .aspectRatio: return false
            default: continue
            }
        }
        switch kind {
        case .drawing(.outline(.circle, _, _)), .text, .spacer, .stack(.coded): return false
        case .drawing(.range(let line)): return line.form == .bar
        case .drawing, .divider, .stack(.reader): return true
        case .image(let image): return image.isResizable && image.contentMode != .fit
        case .stack(.horizontal), .stack(.gridRow):
            return children.contains {
                switch $0.kind {
                case .spacer: true
                case .divider: false
                default: $0.reachesAcross
                }
            }
        case .stack(.tracks(let layout)): return layout.isColumns
        case .stack, .box, .label, .link, .button: return children.contains(where: \.reachesAcross)
        case .toggle(let toggle):
            return toggle.style == .switch
                ? !children.isEmpty : children.contains(where: \.reachesAcross)
        case .progress(let progress): return progress.style == .linear
        case .gauge(let gauge): return gauge.style == .linear
        }
    }

    /// True if the element's content is as far inside as a card's, or is the background.
    fileprivate func keepsOwnMargins(_ margin: Double) -> Bool {
        for case .padding(let insets) in attributes {
            return min(insets.leading, insets.trailing) >= margin
        }
        switch kind {
        case .stack(.depth): return children.first?.isFill == true
        case .box: return children.count == 1 && children[0].keepsOwnMargins(margin)
        default: return false
        }
    }
}
