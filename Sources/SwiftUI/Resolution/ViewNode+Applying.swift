extension ViewNode {
    /// Adds an attribute outside those that the node has, and wraps the node in a box where the
    /// order of attributes would be broken.
    mutating func apply(_ attribute: Attribute) {
        let rank = attribute.rank
        if rank >= Attribute.firstAccessibilityRank {
            describe(attribute, rank: rank)
            return
        }
        var end = attributes.count
        while end > 0, attributes[end - 1].rank >= Attribute.firstAccessibilityRank { end -= 1 }
        if end > 0 {
            let last = attributes[end - 1].rank
            if last == rank, let merged = attributes[end - 1].merged(with: attribute) {
                attributes[end - 1] = merged
                return
            }
            if last >= rank {
                wrap()
                attributes.append(attribute)
                return
            }
        }
        attributes.insert(attribute, at: end)
    }

    /// Tells whether an attribute can be added without a box.
    func takes(_ attribute: Attribute) -> Bool {
        let rank = attribute.rank
        return attributes.allSatisfy {
            $0.rank < rank || $0.rank >= Attribute.firstAccessibilityRank
        }
    }

    /// Tells whether an effect changes how the node as a whole is drawn.
    var hasEffects: Bool {
        attributes.contains {
            $0.rank >= Attribute.firstEffectRank && $0.rank < Attribute.firstAccessibilityRank
        }
    }

    /// Tells whether an effect can be added without a box.
    func takesEffect(_ attribute: Attribute) -> Bool {
        // Other effects of the same element would move around the same point as a turn.
        if case .turn = attribute, hasEffects { return false }
        return takes(attribute)
    }

    /// Adds an effect outside those that the node has.
    mutating func applyEffect(_ attribute: Attribute) {
        // Not wherever it takes a box: two effects of one kind may be one.
        if case .turn = attribute, hasEffects { wrap() }
        apply(attribute)
    }

    /// Puts the node into a box, which from now on stands for it.
    mutating func wrap() {
        let inner = self
        self = ViewNode(
            id: NodeID(inner.id.rawValue + "_w"), kind: .box, children: [inner])
    }

    /// Accessibility does not depend on the order; what is said further out wins.
    private mutating func describe(_ attribute: Attribute, rank: Int) {
        let index = attributes.firstIndex { $0.rank >= rank } ?? attributes.count
        if index < attributes.count, attributes[index].rank == rank {
            attributes[index] = attribute
        } else {
            attributes.insert(attribute, at: index)
        }
    }
}

extension ViewNode.Attribute {
    /// The first rank of the attributes that tell assistive technology of an element.
    static var firstAccessibilityRank: Int { 100 }

    /// The first rank of the attributes that change how an element as a whole is drawn.
    static var firstEffectRank: Int { 60 }

    /// The place of the attribute's case in the order of attributes.
    var rank: Int {
        switch self {
        case .font: 0
        case .foreground: 1
        case .tint: 2
        case .textAlignment: 3
        case .lineLimit: 4
        case .truncation: 5
        case .minimumScaleFactor: 6
        case .lineSpacing: 7
        case .contentTransition: 8
        case .redacted: 9
        case .padding: 20
        case .frame: 21
        case .aspectRatio: 22
        case .fixedSize: 23
        case .layoutPriority: 24
        case .gridCell: 25
        case .layoutCode: 26
        case .background: 40
        case .backgroundNodes: 41
        case .overlayNodes: 42
        case .border: 43
        case .clip: 44
        case .mask: 45
        case .opacity: 60
        case .shadow: 61
        case .rotation: 62
        case .scale: 63
        case .offset: 64
        case .blur: 65
        case .filter: 66
        case .blend: 67
        case .turn: 68
        case .zIndex: 69
        case .invalidatable: 71
        case .transition: 72
        case .timing: 73
        case .scheme: 74
        case .direction: 75
        case .accessibilityLabel: 100
        case .accessibilityValue: 101
        case .accessibilityHint: 102
        case .accessibilityHidden: 103
        case .accessibilityCombined: 104
        case .accessibilityHeader: 105
        case .accessibilityIdentifier: 106
        case .help: 107
        case .accessibilitySelected: 108
        case .accessibilityLevel: 109
        }
    }

    /// One attribute that does what this one and another right outside it do, if there is one.
    func merged(with outer: Self) -> Self? {
        switch (self, outer) {
        case (.padding(let inner), .padding(let outer)):
            .padding(
                ViewNode.Insets(
                    top: inner.top + outer.top, leading: inner.leading + outer.leading,
                    bottom: inner.bottom + outer.bottom,
                    trailing: inner.trailing + outer.trailing))
        case (.gridCell(let inner), .gridCell(let outer)):
            .gridCell(
                ViewNode.GridCell(
                    columns: outer.columns == 1 ? inner.columns : outer.columns,
                    anchor: outer.anchor ?? inner.anchor, column: outer.column ?? inner.column,
                    isUnsizedAcross: inner.isUnsizedAcross || outer.isUnsizedAcross,
                    isUnsizedDown: inner.isUnsizedDown || outer.isUnsizedDown,
                    takesLine: inner.takesLine || outer.takesLine))
        case (.fixedSize(let width, let height), .fixedSize(let alsoWidth, let alsoHeight)):
            .fixedSize(horizontal: width || alsoWidth, vertical: height || alsoHeight)
        case (.layoutPriority, .layoutPriority), (.redacted, .redacted),
            (.invalidatable, .invalidatable):
            outer
        // The animation closest to what changes counts, and what is said of colors and direction closest to
        // what is drawn.
        case (.timing, .timing), (.scheme, .scheme), (.direction, .direction): self
        case (.opacity(let inner), .opacity(let outer)): .opacity(inner * outer)
        case (.rotation(let inner), .rotation(let outer)): .rotation(inner + outer)
        case (.scale(let inner), .scale(let outer)): .scale(inner * outer)
        case (.offset(let x, let y), .offset(let moreX, let moreY)):
            .offset(x: x + moreX, y: y + moreY)
        default: nil
        }
    }
}
