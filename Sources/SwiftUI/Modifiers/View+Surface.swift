public import Foundation

extension View {
    /// Puts a view behind this one.
    @_disfavoredOverload
    nonisolated public consuming func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modified(_BackgroundModifier(background: background, alignment: alignment))
    }

    /// Puts views behind this one.
    nonisolated public consuming func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modified(_BackgroundModifier(background: content(), alignment: alignment))
    }

    /// Fills the box behind the view, by default with the color of the surface.
    ///
    /// A card has no unsafe area to extend into.
    nonisolated public consuming func background<S: ShapeStyle>(
        _ style: S = BackgroundStyle(), ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modified(_SurfaceModifier(style: style, outline: .rectangle))
    }

    /// Fills a shape behind the view by a rule, by default with the color of the surface.
    nonisolated public consuming func background<S: ShapeStyle, T: Shape>(
        _ style: S = BackgroundStyle(), in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modified(
            _SurfaceModifier(
                style: style, outline: shape._outline.outline.filled(by: fillStyle)))
    }

    /// Puts a view in front of this one.
    @_disfavoredOverload
    nonisolated public consuming func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modified(_OverlayModifier(overlay: overlay, alignment: alignment))
    }

    /// Puts views in front of this one.
    nonisolated public consuming func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modified(_OverlayModifier(overlay: content(), alignment: alignment))
    }

    /// Fills the box in front of the view.
    ///
    /// A card has no unsafe area to extend into.
    nonisolated public consuming func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        overlay { Rectangle().fill(style) }
    }

    /// Fills a shape in front of the view.
    nonisolated public consuming func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T
    ) -> some View {
        overlay { shape.fill(style) }
    }

    /// Draws a line along the edge of the box.
    nonisolated public consuming func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1)
        -> some View
    {
        modified(
            _ComputedAttributeModifier { environment in
                .border(content._paint(in: environment), width: Double(width))
            })
    }

    /// Clips the view to a shape, by a rule.
    nonisolated public consuming func clipShape<S: Shape>(
        _ shape: S, style: FillStyle = FillStyle()
    ) -> some View {
        attribute(.clip(shape._outline.outline.filled(by: style)))
    }

    /// Clips the view to its box; renderers always smooth the edges.
    nonisolated public consuming func clipped(antialiased: Bool = false) -> some View {
        attribute(.clip(.rectangle))
    }

    /// Clips the corners of the view's box; renderers always smooth the edges.
    nonisolated public consuming func cornerRadius(_ radius: CGFloat, antialiased: Bool = true)
        -> some View
    {
        attribute(.clip(.roundedRectangle(radius: Double(radius))))
    }
}

/// A fill that needs no nodes.
public struct _SurfaceModifier<Style: ShapeStyle>: _PrimitiveModifier {
    let style: Style
    let outline: ViewNode.Outline

    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let paint = style._paint(in: context.environment)
        let start = context.nodes.count
        content._draw(in: &context)
        context.applySurface(paint, outline, from: start)
    }
}

extension ResolveContext {
    /// Fills an outline behind the nodes that were drawn since a node count.
    @MainActor
    mutating func applySurface(_ paint: Paint, _ outline: ViewNode.Outline, from start: Int) {
        guard case .path = outline else { return apply(.background(paint, outline), from: start) }
        // The outline cuts the surface of a box together with its content; it doesn't cut a layer.
        for index in start..<nodes.count {
            if !nodes[index].takes(.backgroundNodes([], .center, .center)) { nodes[index].wrap() }
            let surface = ViewNode(
                id: NodeID(nodes[index].id.rawValue + "_k"),
                kind: .drawing(.outline(outline, fill: .paint(paint))))
            nodes[index].apply(.backgroundNodes([surface], .center, .center))
        }
    }
}

/// Puts views behind each node.
public struct _BackgroundModifier<Background: View>: _PrimitiveModifier {
    let background: Background
    let alignment: Alignment

    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let start = context.nodes.count
        content._draw(in: &context)
        context.putBehind(background, alignment, from: start)
    }
}

/// Puts views in front of each node.
public struct _OverlayModifier<Overlay: View>: _PrimitiveModifier {
    let overlay: Overlay
    let alignment: Alignment

    public func _draw<Content: View>(_ content: Content, in context: inout _ResolveContext) {
        let start = context.nodes.count
        content._draw(in: &context)
        context.putInFront(overlay, alignment, from: start)
    }
}
