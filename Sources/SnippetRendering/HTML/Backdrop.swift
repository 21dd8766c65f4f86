import SwiftUI

/// The surface that text and symbols lie in front of.
///
/// The tints in which named colors are written are made for a card. In front of a picture, or of a color
/// that the view has brought, they would be dull, and a color is drawn as it is.
enum Backdrop: Sendable {
    /// The card's own surface, or one like it.
    case card
    /// A picture, or a color of the view's own.
    case custom
}

// The nodes farthest behind come first: each says what lies in front of it, given what it lies in
// front of itself.
extension [ViewNode] {
    /// The backdrop that piled nodes are together.
    func backdrop(over outer: Backdrop) -> Backdrop {
        reduce(outer) { backdrop, node in node.backdrop(over: backdrop) }
    }
}

extension [ViewNode.Attribute] {
    /// The backdrop that a node's backgrounds are for its content.
    func backdrop(over outer: Backdrop) -> Backdrop {
        var backdrop = outer
        // The outermost lies farthest behind.
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
    /// The length in points up to which a node is too small to lie behind anything, such as a dot.
    private static let smallLength = 20.0

    /// The backdrop that the node, with all that belongs to it, is for what lies in front of it.
    func backdrop(over outer: Backdrop) -> Backdrop {
        for attribute in attributes {
            switch attribute {
            case .frame(let frame):
                if let width = frame.width, let height = frame.height,
                    max(width, height) < Self.smallLength
                {
                    return outer
                }
            // What is hardly visible, or away from its place, hides nothing of what lies behind.
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

    /// The backdrop that the node is for what lies in front of its content.
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
    /// True for what lays its children on one another.
    var pilesChildren: Bool {
        switch self {
        case .stack(.depth), .stack(.reader), .box: true
        default: false
        }
    }
}

extension Paint {
    /// The backdrop that a surface of the paint is; that behind it where most of it shows through.
    func backdrop(over outer: Backdrop) -> Backdrop {
        switch self {
        case .named(let name): return name.backdrop ?? outer
        case .faded(let name, let opacity): return opacity < 0.5 ? outer : name.backdrop ?? outer
        case .rgb(let red, let green, let blue, let opacity):
            if opacity < 0.5 { return outer }
            // What is as light as a light card bears its inks.
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
    /// The backdrop that a surface of the color is; `nil` for what shows what lies behind.
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

    /// True for the colors that have tints of their own for text and for symbols.
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
    /// Tells whether text and symbols at hand have a color as it is, instead of a tint for the card.
    func isVivid(_ paint: Paint) -> Bool {
        guard backdrop.inside == .custom else { return false }
        switch paint {
        case .named(let name), .faded(let name, _): return name.hasTints
        case .rgb, .linearGradient, .centeredGradient, .mesh, .material: return false
        }
    }
}
