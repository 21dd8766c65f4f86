public import SwiftUI

/// How high a view is, with what each part of it contributes.
///
/// It is the layout of SwiftUI: that of a page, where there is one, else one with rough text widths, good
/// enough to warn that a snippet may not fit, never a reason to cut anything.
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
    /// With the space between them they make up the whole.
    public let parts: [Part]

    /// Estimates the height of a tree, wherever its elements lie for some page.
    ///
    /// - Parameters:
    ///   - tree: the view.
    ///   - width: the width that is offered, in points.
    ///   - textSize: the person's text size.
    public init(of tree: ViewTree, width: Double = 360, textSize: DynamicTypeSize = .large) {
        let layout = ViewLayout(
            width: width, textSize: textSize, measuring: EstimatedMeasuring())
        self.init(tree.nodes, layout.placements(of: tree.nodes).placements)
    }

    /// Takes the height with which a tree was laid out in the fonts that a page draws with; `nil` if it
    /// wasn't, or if the person has text of another size than the default.
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
        // Rows are what the outermost column holds.
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
    /// Tells whether the node is a column about which nothing changes the height of its rows.
    fileprivate var isPlainColumn: Bool {
        guard case .stack(.vertical) = kind else { return false }
        return attributes.allSatisfy { attribute in
            switch attribute {
            case .padding, .frame, .aspectRatio, .lineLimit, .minimumScaleFactor: false
            default: true
            }
        }
    }

    /// The places of all that lies behind the node, which come before those of its children.
    fileprivate var placesBehind: Int {
        attributes.reduce(0) { count, attribute in
            count + (attribute.layer(.behind).flatMap { ViewLayout.placeCount(of: $0.nodes) } ?? 0)
        }
    }
}
