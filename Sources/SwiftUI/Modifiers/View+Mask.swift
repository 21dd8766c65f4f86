extension View {
    /// Shows the view only where another one is drawn, at that view's opacity.
    ///
    /// Renderers mask by shapes, colors and gradients, also in stacks; texts and symbols also mask
    /// a color or a gradient. With another mask the view is drawn unmasked, and its author is
    /// informed.
    nonisolated public consuming func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modified(_MaskModifier(mask: mask(), alignment: alignment))
    }

    /// Shows the view only where another one is drawn, at that view's opacity.
    nonisolated public consuming func mask<Mask: View>(_ mask: Mask) -> some View {
        modified(_MaskModifier(mask: mask, alignment: .center))
    }
}

/// Shows a view where another one is drawn.
public struct _MaskModifier<Mask: View>: _PrimitiveModifier {
    let mask: Mask
    let alignment: Alignment

    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let start = context.nodes.count
        content._draw(in: &context)
        // Controls inside masks are drawn and don't act.
        let masks = context.label { $0.drawPart("_m", mask) }
        if masks.count == 1, let found = masks[0].mask(alignment) {
            for index in start..<context.nodes.count { context.nodes[index].apply(found) }
            return
        }
        let isRightToLeft = context.environment.layoutDirection == .rightToLeft
        if let parts = MaskParts(masks, alignment, isRightToLeft: isRightToLeft) {
            let found = ViewNode.Mask(parts: parts.all)
            return context.apply(.mask(found), from: start)
        }
        if context.nodes.count == start + 1,
            let drawn = context.stencil(context.nodes[start], masks, alignment)
        {
            context.nodes[start] = drawn
            return
        }
        context.report(
            "A mask that isn't made of filled shapes, colors and gradients isn't applied: snippets know no "
                + "other masks. Texts and symbols mask a color or a gradient. Use one of those, or draw "
                + "what is to be seen.")
    }
}

extension ViewNode {
    /// Returns the mask that the element is for another; `nil` if not a single filled outline.
    fileprivate func mask(_ alignment: Alignment) -> Mask? {
        guard case .drawing(.outline(let outline, let ink?, nil)) = kind else { return nil }
        var mask = Mask(
            paint: .named(.black), outline: outline, horizontal: alignment.horizontal.position,
            vertical: alignment.vertical.position)
        if case .paint(let paint) = ink { mask.paint = paint }
        guard let first = attributes.first else { return mask }
        guard attributes.count == 1, case .frame(let frame) = first, frame.isFixed else {
            return nil
        }
        (mask.width, mask.height) = (frame.width, frame.height)
        switch outline {
        case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .capsule: return mask
        case .circle: return frame.width == frame.height ? mask : nil
        case .ellipse: return frame.width != nil && frame.height != nil ? mask : nil
        case .containerRelative, .path: return nil
        }
    }

    /// Masks the element with the fewest attributes needed.
    fileprivate mutating func apply(_ mask: Mask) {
        var mask = mask
        if mask.width == nil, mask.height == nil {
            if mask.outline != .rectangle || !mask.paint.isGradient { apply(.clip(mask.outline)) }
            if mask.paint.isGradient {
                mask.outline = .rectangle
                apply(.mask(mask))
            }
        } else {
            // Both are clipping paths, and an element has only one.
            let isClipped = attributes.contains { if case .clip = $0 { true } else { false } }
            if isClipped { wrap() }
            apply(.mask(mask))
        }
        let opacity = mask.paint.opacity
        if opacity < 1 { apply(.opacity(opacity)) }
    }
}

extension ViewNode.Frame {
    /// True if the frame only sets a width, a height or both.
    fileprivate var isFixed: Bool {
        minWidth == nil && minHeight == nil && maxWidth == nil && maxHeight == nil
            && idealWidth == nil && idealHeight == nil && (width != nil || height != nil)
    }
}

extension Paint {
    /// True if the paint changes from place to place.
    package var isGradient: Bool {
        switch self {
        case .linearGradient, .centeredGradient: true
        case .named, .rgb, .faded, .mesh, .material: false
        }
    }

    /// The opacity of a plain color, 0…1; 1 for another paint.
    var opacity: Double {
        switch self {
        case .named(.clear): 0
        case .rgb(_, _, _, let opacity), .faded(_, let opacity): opacity.clampedToUnit
        case .named, .linearGradient, .centeredGradient, .mesh, .material: 1
        }
    }
}
