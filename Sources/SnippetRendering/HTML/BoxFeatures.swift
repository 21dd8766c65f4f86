import SwiftUI

/// The properties of the box around a content, read from its attributes in one pass.
struct BoxFeatures {
    /// The index of the first attribute that concerns the box instead of the content.
    var start: Int
    var hasLineLimit = false
    var hasGradientText = false
    var hasPadding = false
    var hasFrame = false
    var hasSurface = false
    /// True for a circle as the background, which in an oblong box is a separate element.
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
                // A color scheme alone can be applied to the content as well.
                guard case .direction = span[index] else { continue }
                hasDirection = true
            case .accessibility:
                hasAccessibility = true
                continue
            }
            start = min(start, index)
        }
    }

    /// Tells whether the box has visible parts besides its content.
    var isVisible: Bool { hasLayers || hasSurface || hasEffects }

    /// The features that determine how parts of the element are drawn.
    var flags: LayoutTraits.Flags {
        var flags: LayoutTraits.Flags = []
        if hasLayers { flags.insert(.hasLayers) }
        if hasAccessibility { flags.insert(.hasAccessibility) }
        return flags
    }
}

extension ViewNode.Kind {
    /// Returns the index of the first attribute for an extra box around the element if the style
    /// sheet lays out, or `nil` if one element can have all attributes.
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

    /// Tells whether an element of the kind sets the direction of its text itself, or can have
    /// none: its layout direction is then set on a box around it.
    var bringsDirection: Bool {
        switch self {
        case .text, .image: true
        case .stack, .spacer, .divider, .drawing, .box, .label, .button, .toggle, .link, .progress,
            .gauge:
            false
        }
    }
}
