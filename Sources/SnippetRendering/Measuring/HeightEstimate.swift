public import SwiftUI

/// How high a view will probably be, with what each part of it contributes.
///
/// It is the layout of SwiftUI with rough text widths: good enough to warn that a snippet may not fit,
/// never a reason to cut anything.
public struct HeightEstimate: Sendable, Hashable {
    /// One row of the view.
    public struct Part: Sendable, Hashable {
        /// The node that makes the row.
        public var id: NodeID
        /// The words of the row, or its kind if it has none.
        public var name: String
        /// Its height in points.
        public var points: Double
    }

    /// The whole height in points.
    public let points: Double

    /// The rows from top to bottom.
    ///
    /// Each has the height that it takes by itself; with the space between them they make up the whole.
    public let parts: [Part]

    /// Estimates the height of a tree.
    ///
    /// - Parameters:
    ///   - tree: the view.
    ///   - width: the width that is offered, in points.
    ///   - textSize: the person's text size.
    public init(of tree: ViewTree, width: Double = 360, textSize: DynamicTypeSize = .large) {
        var nodes = tree.nodes
        // Rows are what the outermost column holds.
        while nodes.count == 1, nodes[0].attributes.isEmpty || nodes[0].isPlainColumn,
            case .stack(.vertical) = nodes[0].kind, !nodes[0].children.isEmpty
        {
            nodes = nodes[0].children
        }
        let layout = ViewLayout(
            width: width, textSize: textSize, measuring: EstimatedMeasuring())
        let whole = layout.placements(of: tree.nodes).placements
        points = whole?.height ?? 0
        parts = nodes.compactMap { node in
            let height = layout.placements(of: [node]).placements?.height ?? 0
            return height == 0
                ? nil : Part(id: node.id, name: Self.name(of: node), points: height)
        }
    }

    private static func name(of node: ViewNode) -> String {
        let text = node.accessibleName
        guard text.isEmpty else { return text }
        return switch node.kind {
        case .text: "text"
        case .image: "image"
        case .stack: "stack"
        case .spacer: "spacer"
        case .divider: "divider"
        case .drawing: "drawing"
        case .box: "box"
        case .label: "label"
        case .button: "button"
        case .toggle: "toggle"
        case .link: "link"
        case .progress: "progress"
        case .gauge: "gauge"
        }
    }
}

extension ViewNode {
    /// Tells whether nothing about the node changes the height of its rows.
    fileprivate var isPlainColumn: Bool {
        attributes.allSatisfy { attribute in
            switch attribute {
            case .padding, .frame, .aspectRatio, .lineLimit, .minimumScaleFactor: false
            default: true
            }
        }
    }
}
