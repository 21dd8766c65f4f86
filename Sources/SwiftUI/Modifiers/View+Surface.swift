public import Foundation

extension View {
    /// Puts a view behind this one.
    @_disfavoredOverload
    nonisolated public consuming func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modified(BackgroundModifier(background: background, alignment: alignment))
    }

    /// Puts views behind this one.
    nonisolated public consuming func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modified(BackgroundModifier(background: content(), alignment: alignment))
    }

    /// Fills the box behind the view.
    ///
    /// A card has no unsafe area to extend into.
    nonisolated public consuming func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modified(SurfaceModifier(style: style, outline: .rectangle))
    }

    /// Fills the box behind the view with the color of the surface.
    nonisolated public consuming func background(
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modified(SurfaceModifier(style: BackgroundStyle(), outline: .rectangle))
    }

    /// Fills a shape behind the view.
    nonisolated public consuming func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T
    ) -> some View {
        modified(SurfaceModifier(style: style, outline: shape._outline.outline))
    }

    /// Fills a shape behind the view with the color of the surface.
    nonisolated public consuming func background<T: Shape>(in shape: T) -> some View {
        background(BackgroundStyle(), in: shape)
    }

    /// Puts a view in front of this one.
    @_disfavoredOverload
    nonisolated public consuming func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modified(OverlayModifier(overlay: overlay, alignment: alignment))
    }

    /// Puts views in front of this one.
    nonisolated public consuming func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modified(OverlayModifier(overlay: content(), alignment: alignment))
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
            ComputedAttributeModifier { environment in
                .border(content._paint(in: environment), width: Double(width))
            })
    }

    /// Cuts off what lies outside a shape.
    nonisolated public consuming func clipShape<S: Shape>(_ shape: S) -> some View {
        attribute(.clip(shape._outline.outline))
    }

    /// Cuts off what lies outside the box.
    nonisolated public consuming func clipped() -> some View {
        attribute(.clip(.rectangle))
    }

    /// Cuts off the corners of the box.
    nonisolated public consuming func cornerRadius(_ radius: CGFloat) -> some View {
        attribute(.clip(.roundedRectangle(radius: Double(radius))))
    }
}

/// A fill that needs no nodes.
private struct SurfaceModifier<Style: ShapeStyle>: PrimitiveModifier {
    let style: Style
    let outline: ViewNode.Outline

    @MainActor
    func resolve<Content: View>(
        _ content: Content, in context: inout ResolveContext
    ) -> [ViewNode] {
        let attribute = ViewNode.Attribute.background(
            style._paint(in: context.environment), outline)
        var nodes = context.resolve(content)
        for index in nodes.indices { nodes[index].apply(attribute) }
        return nodes
    }
}

private struct BackgroundModifier<Background: View>: PrimitiveModifier {
    let background: Background
    let alignment: Alignment

    @MainActor
    func resolve<Content: View>(
        _ content: Content, in context: inout ResolveContext
    ) -> [ViewNode] {
        var nodes = context.resolve(content)
        for index in nodes.indices {
            let empty = ViewNode.Attribute.backgroundNodes([], .center, .center)
            if !nodes[index].takes(empty) { nodes[index].wrap() }
            let behind = context.beside(nodes[index].id, "_k", background)
            if behind.isEmpty { continue }
            nodes[index].apply(
                Self.surface(of: behind, on: nodes[index])
                    ?? .backgroundNodes(
                        behind, alignment.horizontal.position, alignment.vertical.position))
        }
        return nodes
    }

    /// A single filled shape is a fill, which is less to draw.
    private static func surface(
        of nodes: [ViewNode], on node: ViewNode
    ) -> ViewNode.Attribute? {
        guard nodes.count == 1, nodes[0].attributes.isEmpty,
            case .shape(let shape) = nodes[0].kind, shape.stroke == nil, let fill = shape.fill
        else { return nil }
        let attribute = ViewNode.Attribute.background(fill, shape.outline)
        return node.takes(attribute) ? attribute : nil
    }
}

private struct OverlayModifier<Overlay: View>: PrimitiveModifier {
    let overlay: Overlay
    let alignment: Alignment

    @MainActor
    func resolve<Content: View>(
        _ content: Content, in context: inout ResolveContext
    ) -> [ViewNode] {
        var nodes = context.resolve(content)
        for index in nodes.indices {
            let empty = ViewNode.Attribute.overlayNodes([], .center, .center)
            if !nodes[index].takes(empty) { nodes[index].wrap() }
            let front = context.beside(nodes[index].id, "_o", overlay)
            if front.isEmpty { continue }
            nodes[index].apply(
                .overlayNodes(
                    front, alignment.horizontal.position, alignment.vertical.position))
        }
        return nodes
    }
}
