import SwiftUI

/// The surface behind text and symbols.
///
/// The tints of named colors are made for a card. In front of a picture, or of a color that the
/// view sets, they would be dull, so a color is drawn without a tint.
enum Backdrop: Sendable {
    /// The card's own surface, or one like it.
    case card
    /// A picture, or a color that the view sets.
    case custom
}

// The nodes farthest behind are first: each determines the backdrop of those in front of it, from
// its own backdrop.
extension [ViewNode] {
    /// Returns the backdrop that overlapping nodes form together.
    func backdrop(over outer: Backdrop) -> Backdrop {
        reduce(outer) { backdrop, node in node.backdrop(over: backdrop) }
    }
}

extension [ViewNode.Attribute] {
    /// Returns the backdrop that a node's backgrounds form for its content.
    func backdrop(over outer: Backdrop) -> Backdrop {
        var backdrop = outer
        // The outermost is farthest behind.
        for index in indices.reversed() {
            switch self[index] {
            case .background(let paint, _): backdrop = paint.backdrop(over: backdrop)
            case .backgroundNodes(let nodes, _, _): backdrop = nodes.backdrop(over: backdrop)
            default: continue
            }
        }
        return backdrop
    }
}

extension ViewNode {
    /// The length in points up to which a node, such as a dot, is too small to be a backdrop.
    private static let smallLength = 20.0

    /// Returns the backdrop that the node, with its layers and children, forms for nodes in front of it.
    func backdrop(over outer: Backdrop) -> Backdrop {
        for attribute in attributes {
            switch attribute {
            case .frame(let frame):
                if let width = frame.width, let height = frame.height,
                    max(width, height) < Self.smallLength
                {
                    return outer
                }
            // A node that is hardly visible, or moved, doesn't cover the backdrop.
            case .opacity(let opacity) where opacity < 0.5: return outer
            case .offset: return outer
            default: continue
            }
        }
        var backdrop = contentBackdrop(over: outer)
        for case .overlayNodes(let nodes, _, _) in attributes {
            backdrop = nodes.backdrop(over: backdrop)
        }
        return backdrop
    }

    /// Returns the backdrop that the node forms for overlays of its content.
    func contentBackdrop(over outer: Backdrop) -> Backdrop {
        let backdrop = attributes.backdrop(over: outer)
        switch kind {
        case .drawing(.outline(_, .paint(let paint)?, _)): return paint.backdrop(over: backdrop)
        case .drawing(.outline(_, .foreground?, _)): return .custom
        case .image(let image):
            if case .symbol = image.source { return backdrop }
            return image.isTemplate ? backdrop : .custom
        case .stack(.horizontal), .stack(.vertical), .stack(.grid), .stack(.gridRow),
            .stack(.tracks):
            let areAllCustom =
                !children.isEmpty && children.allSatisfy { $0.backdrop(over: backdrop) == .custom }
            return areAllCustom ? .custom : backdrop
        case .stack, .box, .button, .link: return children.backdrop(over: backdrop)
        case .text, .spacer, .divider, .drawing, .label, .toggle, .progress, .gauge: return backdrop
        }
    }
}

extension ViewNode.Kind {
    /// True for a node whose children overlap each other.
    var pilesChildren: Bool {
        switch self {
        case .stack(.depth), .stack(.reader), .box: true
        default: false
        }
    }
}

extension Paint {
    /// Returns the backdrop that a surface with the paint forms; the one behind it if most of that
    /// shows through.
    func backdrop(over outer: Backdrop) -> Backdrop {
        switch self {
        case .named(let name): return name.backdrop ?? outer
        case .faded(let name, let opacity): return opacity < 0.5 ? outer : name.backdrop ?? outer
        case .rgb(let red, let green, let blue, let opacity):
            if opacity < 0.5 { return outer }
            // On a color as light as a light card, the card's tints are readable.
            return Self.luminance(red: red, green: green, blue: blue) > 0.6 ? .card : .custom
        case .linearGradient, .centeredGradient:
            let hasCustom = stops?.contains { $0.paint.backdrop(over: .card) == .custom }
            return hasCustom == true ? .custom : outer
        case .mesh: return .custom
        case .material(let material):
            switch material {
            case .ultraThin, .thin: return outer
            case .regular, .thick, .ultraThick, .bar: return .card
            }
        }
    }
}

extension Paint.Name {
    /// The backdrop that a surface with the color forms; `nil` for one that shows what is behind it.
    fileprivate var backdrop: Backdrop? {
        switch self {
        case .clear, .fill, .tertiary, .quaternary: nil
        case .background, .white: .card
        case .primary, .secondary, .accent, .black: .custom
        case .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
            .brown, .gray:
            .custom
        }
    }

    /// True for the colors with special tints for text and symbols.
    fileprivate var hasTints: Bool {
        switch self {
        case .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
            .brown, .gray:
            true
        case .primary, .secondary, .tertiary, .quaternary, .accent, .clear, .white, .black,
            .background, .fill:
            false
        }
    }
}

extension HTMLDrawing {
    /// Tells whether text and symbols at the current position use a color without a tint for the card.
    func isVivid(_ paint: Paint) -> Bool {
        guard backdrop.inside == .custom else { return false }
        switch paint {
        case .named(let name), .faded(let name, _): return name.hasTints
        case .rgb, .linearGradient, .centeredGradient, .mesh, .material: return false
        }
    }
}
