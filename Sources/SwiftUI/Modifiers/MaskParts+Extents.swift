// The lengths of views that mask another one.
extension MaskParts {
    /// The length of a view along an axis.
    enum Extent {
        case fixed(Double)
        case greedy

        var points: Double? { if case .fixed(let points) = self { points } else { nil } }
    }

    /// Returns the points between views in a stack.
    static func gaps(between nodes: [ViewNode], _ spacing: Double?) -> [Double] {
        zip(nodes, nodes.dropFirst()).map { one, next in
            if let spacing { return spacing.boundedDistance }
            // A spacer is space itself, so there is no spacing beside it.
            return one.isSpacer || next.isSpacer ? 0 : Measures.spacing
        }
    }

    /// Returns a view's length without its attributes from an index on; `nil` if unknown here.
    static func extent(
        of node: ViewNode, isAcross: Bool, along isRow: Bool? = nil, before end: Int? = nil
    ) -> Extent? {
        guard var extent = contentExtent(of: node, isAcross: isAcross, along: isRow) else {
            return nil
        }
        for attribute in node.attributes[..<(end ?? node.attributes.endIndex)] {
            switch attribute {
            case .padding(let insets):
                guard let points = extent.points else { continue }
                extent = .fixed(
                    max(
                        0,
                        points
                            + (isAcross
                                ? insets.leading + insets.trailing : insets.top + insets.bottom)))
            case .frame(let frame):
                guard frame.idealWidth == nil, frame.idealHeight == nil else { return nil }
                let (fixed, least, greatest) =
                    isAcross
                    ? (frame.width, frame.minWidth, frame.maxWidth)
                    : (frame.height, frame.minHeight, frame.maxHeight)
                if let fixed {
                    extent = .fixed(fixed.boundedLength)
                } else if greatest == .infinity {
                    extent = .greedy
                } else if greatest != nil || (least != nil && least != 0) {
                    return nil
                }
            case .opacity, .offset, .background, .foreground, .tint, .font, .accessibilityLabel,
                .accessibilityValue, .accessibilityHint, .accessibilityHidden,
                .accessibilityCombined, .accessibilityHeader, .accessibilityIdentifier, .help,
                .accessibilitySelected, .accessibilityLevel, .entity, .timing, .scheme:
                continue
            default: return nil
            }
        }
        return extent
    }

    private static func contentExtent(
        of node: ViewNode, isAcross: Bool, along isRow: Bool?
    ) -> Extent? {
        switch node.kind {
        case .drawing(.outline): return .greedy
        case .spacer:
            // Along its stack, a spacer takes the available space.
            return isRow == nil ? .fixed(0) : .greedy
        case .stack(.horizontal(_, let spacing)):
            return extent(of: node.children, isAcross: isAcross, spacing, isRow: true)
        case .stack(.vertical(_, let spacing)):
            return extent(of: node.children, isAcross: isAcross, spacing, isRow: false)
        case .stack(.depth), .box:
            return extent(of: node.children, isAcross: isAcross, nil, isRow: nil)
        default: return nil
        }
    }

    private static func extent(
        of nodes: [ViewNode], isAcross: Bool, _ spacing: Double?, isRow: Bool?
    ) -> Extent? {
        let isAlong = isRow == isAcross
        var sum = isAlong ? gaps(between: nodes, spacing).reduce(0, +) : 0
        var isGreedy = false
        for node in nodes {
            let own = extent(of: node, isAcross: isAcross, along: isAlong ? isRow : nil)
            switch own {
            case nil: return nil
            case .greedy: isGreedy = true
            case .fixed(let points): sum = isAlong ? sum + points : max(sum, points)
            }
        }
        return isGreedy ? .greedy : .fixed(max(0, sum))
    }
}

extension ViewNode {
    fileprivate var isSpacer: Bool { if case .spacer = kind { true } else { false } }
}
