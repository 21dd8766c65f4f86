extension View {
    /// Shows the view only where another one is drawn, and as much of it as that is opaque.
    ///
    /// Renderers mask by one shape, color or gradient; another mask is drawn as if there were none, and its
    /// author is told so.
    nonisolated public consuming func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modified(_MaskModifier(mask: mask(), alignment: alignment))
    }

    /// Shows the view only where another one is drawn, and as much of it as that is opaque.
    nonisolated public consuming func mask<Mask: View>(_ mask: Mask) -> some View {
        modified(_MaskModifier(mask: mask, alignment: .center))
    }
}

/// Shows a view where another one is drawn.
public nonisolated struct _MaskModifier<Mask: View>: _PrimitiveModifier {
    let mask: Mask
    let alignment: Alignment

    /// Draws a view, masked.
    @MainActor
    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let start = context.nodes.count
        content._draw(in: &context)
        let masks = context.nodes { $0.drawPart("_m", mask) }
        guard masks.count == 1, let found = masks[0].mask(alignment) else {
            return context.report(
                "A mask that isn't one filled shape, color or gradient isn't applied: snippets know no "
                    + "other masks. Use one of those, or draw what is to be seen.")
        }
        for index in start..<context.nodes.count { context.nodes[index].apply(found) }
    }
}

extension ViewNode {
    /// The mask that the element is for another one; `nil` if it is no single filled outline.
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

    /// Masks the element with as little as that takes.
    fileprivate mutating func apply(_ mask: Mask) {
        var mask = mask
        if mask.width == nil, mask.height == nil {
            if mask.outline != .rectangle || !mask.paint.isGradient { apply(.clip(mask.outline)) }
            if mask.paint.isGradient {
                mask.outline = .rectangle
                apply(.mask(mask))
            }
        } else {
            // Both are a path to cut along, and an element has one.
            let isClipped = attributes.contains { if case .clip = $0 { true } else { false } }
            if isClipped { wrap() }
            apply(.mask(mask))
        }
        let opacity = mask.paint.opacity
        if opacity < 1 { apply(.opacity(opacity)) }
    }
}

extension ViewNode.Frame {
    /// Tells whether the frame is nothing but a width, a height or both.
    fileprivate var isFixed: Bool {
        minWidth == nil && minHeight == nil && maxWidth == nil && maxHeight == nil
            && idealWidth == nil && idealHeight == nil && (width != nil || height != nil)
    }
}

extension Paint {
    /// Tells whether the paint changes from place to place.
    package var isGradient: Bool {
        switch self {
        case .linearGradient, .centeredGradient: true
        case .named, .rgb, .faded, .mesh, .material: false
        }
    }

    /// How opaque a plain color is, 0…1; 1 for what is none.
    fileprivate var opacity: Double {
        switch self {
        case .named(.clear): 0
        case .rgb(_, _, _, let opacity), .faded(_, let opacity): opacity.clampedToUnit
        case .named, .linearGradient, .centeredGradient, .mesh, .material: 1
        }
    }
}
