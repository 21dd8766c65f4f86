public import SwiftUI

/// The height of a view, with the contribution of each part.
///
/// It uses SwiftUI's layout: the layout of a page, if there is one, else one with approximate text
/// widths. It is accurate enough to warn that a snippet may not fit, but never a reason to cut
/// anything.
public struct HeightEstimate: Sendable, Hashable {
    /// One row of the view.
    public struct Part: Sendable, Hashable {
        /// The node of the row.
        public var id: NodeID
        /// The text of the row, or its kind if it has none.
        public var name: String
        /// Its height in points.
        public var points: Double
    }

    /// The whole height in points.
    public let points: Double

    /// The rows from top to bottom.
    ///
    /// Together with the space between them they add up to the whole height.
    public let parts: [Part]

    /// Estimates the height of a tree, ignoring its placements for a page.
    ///
    /// - Parameters:
    ///   - tree: The view.
    ///   - width: The proposed width, in points.
    ///   - textSize: The person's text size.
    public init(of tree: ViewTree, width: Double = 360, textSize: DynamicTypeSize = .large) {
        let layout = ViewLayout(
            width: width, textSize: textSize, measuring: EstimatedMeasuring())
        self.init(tree.nodes, layout.placements(of: tree.nodes).placements)
    }

    /// Creates an estimate from the height with which a tree was laid out in the fonts of a page;
    /// `nil` if it wasn't, or if the person's text size differs from the default.
    public init?(placed tree: ViewTree) {
        guard let placements = tree.placements, placements.personScale == nil,
            placements.elements.count == ViewLayout.placeCount(of: tree.nodes)
        else { return nil }
        self.init(tree.nodes, placements)
    }

    private init(_ nodes: [ViewNode], _ placements: ViewTree.Placements?) {
        points = placements?.height ?? 0
        let elements = placements?.elements ?? []
        var rows = nodes
        var place = 0
        // The rows are the children of the outermost column.
        while rows.count == 1, rows[0].isPlainColumn, !rows[0].children.isEmpty {
            place += 1 + rows[0].placesBehind
            rows = rows[0].children
        }
        var parts: [Part] = []
        for row in rows where elements.indices.contains(place) {
            let height = Double(elements[place].box.height)
            if height > 0 {
                parts.append(Part(id: row.id, name: Self.name(of: row), points: height))
            }
            place += ViewLayout.placeCount(of: [row]) ?? 0
        }
        self.parts = parts
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
    /// Tells whether the node is a column without attributes that change the height of its rows.
    fileprivate var isPlainColumn: Bool {
        guard case .stack(.vertical) = kind else { return false }
        return attributes.allSatisfy { attribute in
            switch attribute {
            case .padding, .frame, .aspectRatio, .lineLimit, .minimumScaleFactor: false
            default: true
            }
        }
    }

    /// The count of placements of the layers behind the node, which precede those of its children.
    fileprivate var placesBehind: Int {
        attributes.reduce(0) { count, attribute in
            count + (attribute.layer(.behind).flatMap { ViewLayout.placeCount(of: $0.nodes) } ?? 0)
        }
    }
}
