import SwiftUI

extension ViewNode.Kind {
    /// The index of the first attribute that an extra box around the element takes over, or `nil`
    /// if one element can carry all.
    ///
    /// A frame centers its content within a box of another size, which takes two CSS boxes unless
    /// the element fills its frame; and a control keeps its own padding and surface.
    func wrapperStart(_ attributes: [ViewNode.Attribute]) -> Int? {
        guard !attributes.isEmpty else { return nil }
        var firstBox = attributes.endIndex
        var hasFrame = false
        var hasLayers = false
        var hasPadding = false
        var hasLineLimit = false
        var hasSurface = false
        var hasDirection = false
        var hasGradientText = false
        var firstAccessibility = attributes.endIndex
        let span = attributes.span
        for index in span.indices {
            switch span[index] {
            case .font, .tint, .textAlignment, .truncation, .minimumScaleFactor, .lineSpacing,
                .contentTransition, .redacted:
                continue
            case .foreground(let paint):
                switch paint {
                case .linearGradient, .centeredGradient, .mesh: hasGradientText = true
                default: break
                }
                continue
            case .lineLimit:
                hasLineLimit = true
                continue
            case .padding: hasPadding = true
            case .frame: hasFrame = true
            case .background, .border, .clip, .mask: hasSurface = true
            case .backgroundNodes, .overlayNodes: hasLayers = true
            case .aspectRatio, .fixedSize, .layoutPriority, .gridCell, .layoutCode, .opacity,
                .shadow, .rotation, .scale, .offset, .blur, .filter, .blend, .turn, .zIndex,
                .invalidatable, .transition, .timing, .scheme:
                break
            case .direction: hasDirection = true
            case .accessibilityLabel, .accessibilityValue, .accessibilityHint,
                .accessibilityHidden, .accessibilityCombined, .accessibilityHeader,
                .accessibilityIdentifier, .help, .accessibilitySelected, .accessibilityLevel:
                firstAccessibility = min(firstAccessibility, index)
                continue
            }
            firstBox = min(firstBox, index)
        }
        guard firstBox < attributes.endIndex, firstBox < firstAccessibility else { return nil }
        if hasDirection, bringsDirection { return firstBox }
        let needsWrapper =
            switch self {
            case .text:
                hasFrame || hasLayers || (hasLineLimit && hasPadding)
                    || (hasGradientText && hasSurface)
            case .image(let image):
                hasLayers || hasPadding || (hasFrame && !image.isResizable)
            case .stack, .label: hasFrame
            case .spacer, .drawing: hasLayers
            case .box: false
            case .divider, .progress, .gauge: hasFrame || hasLayers || hasPadding || hasSurface
            case .button, .toggle, .link: hasFrame || hasLayers || hasPadding || hasSurface
            }
        return needsWrapper ? firstBox : nil
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
