import SwiftUI

/// The facts that attributes state about the box around a content, read in one pass.
struct BoxFeatures {
    /// Where the attributes begin that concern the box and not the content.
    var start: Int
    var hasLineLimit = false
    var hasGradientText = false
    var hasPadding = false
    var hasFrame = false
    var hasSurface = false
    /// Has a circle as its background, which in an oblong box is an element of its own.
    var hasCircle = false
    var hasLayers = false
    var hasEffects = false
    var hasDirection = false
    var hasAccessibility = false

    init(_ attributes: [ViewNode.Attribute]) {
        start = attributes.count
        let span = attributes.span
        for index in span.indices {
            switch span[index].family {
            case .text:
                if case .lineLimit = span[index] { hasLineLimit = true }
                continue
            case .ink:
                switch span[index] {
                case .foreground(.linearGradient), .foreground(.centeredGradient),
                    .foreground(.mesh):
                    hasGradientText = true
                default: break
                }
                continue
            case .box:
                switch span[index] {
                case .padding: hasPadding = true
                case .frame: hasFrame = true
                default: break
                }
            case .surface:
                hasSurface = true
                if case .background(_, .circle) = span[index] { hasCircle = true }
            case .layer: hasLayers = true
            case .effect: hasEffects = true
            case .environment:
                // A scheme alone is as well on the content.
                guard case .direction = span[index] else { continue }
                hasDirection = true
            case .accessibility:
                hasAccessibility = true
                continue
            }
            start = min(start, index)
        }
    }

    /// Tells whether anything but the content itself is to be seen of the box.
    var isVisible: Bool { hasLayers || hasSurface || hasEffects }

    /// The features that parts of the element are drawn by.
    var flags: LayoutTraits.Flags {
        var flags: LayoutTraits.Flags = []
        if hasLayers { flags.insert(.hasLayers) }
        if hasAccessibility { flags.insert(.hasAccessibility) }
        return flags
    }
}

extension ViewNode.Kind {
    /// The index of the first attribute that an extra box around the element takes over where the style
    /// sheet lays out, or `nil` if one element can carry all.
    ///
    /// A frame centers its content within a box of another size, which takes two CSS boxes unless
    /// the element fills its frame; and a control keeps its own padding and surface.
    func wrapperStart(_ attributes: [ViewNode.Attribute], _ box: BoxFeatures) -> Int? {
        if box.hasDirection, bringsDirection {
            return attributes.firstIndex { !$0.family.isOfContent }
        }
        let needsWrapper =
            switch self {
            case .text:
                box.hasFrame || box.hasLayers || (box.hasLineLimit && box.hasPadding)
                    || (box.hasGradientText && box.hasSurface)
            case .image(let image):
                box.hasLayers || box.hasPadding || (box.hasFrame && !image.isResizable)
            case .stack, .label: box.hasFrame
            case .spacer, .drawing: box.hasLayers
            case .box: false
            case .divider, .progress, .gauge, .button, .toggle, .link:
                box.hasFrame || box.hasLayers || box.hasPadding || box.hasSurface
            }
        return needsWrapper ? box.start : nil
    }

    /// Tells whether an element of the kind has a direction of its own words, or can have none: the one that it
    /// is to be read in is that of a box around it.
    var bringsDirection: Bool {
        switch self {
        case .text, .image: true
        case .stack, .spacer, .divider, .drawing, .box, .label, .button, .toggle, .link, .progress,
            .gauge:
            false
        }
    }
}
