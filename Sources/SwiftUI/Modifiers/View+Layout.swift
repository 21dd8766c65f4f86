public import Foundation

extension View {
    /// Leaves different distances around the view, in points.
    nonisolated public consuming func padding(_ insets: EdgeInsets) -> some View {
        attribute(.padding(insets.described))
    }

    /// Leaves a distance beside some sides of the view; 16 points by default.
    @inlinable
    nonisolated public consuming func padding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> some View {
        let points = Double(length ?? 16)
        func side(_ edge: Edge.Set) -> Double { edges.contains(edge) ? points : 0 }
        return attribute(
            .padding(
                ViewNode.Insets(
                    top: side(.top), leading: side(.leading), bottom: side(.bottom),
                    trailing: side(.trailing))))
    }

    /// Leaves a distance around the view, in points.
    @inlinable
    nonisolated public consuming func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }

    /// Leaves a distance beside some sides.
    ///
    /// A card has no unsafe area, so it is plain padding.
    nonisolated public consuming func safeAreaPadding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> some View {
        padding(edges, length)
    }

    /// Leaves a distance around the view.
    ///
    /// A card has no unsafe area, so it is plain padding.
    nonisolated public consuming func safeAreaPadding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }

    /// Leaves distances around the view.
    ///
    /// A card has no unsafe area, so it is plain padding.
    nonisolated public consuming func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        padding(insets)
    }

    /// Gives the view a box of a size.
    nonisolated public consuming func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        attribute(
            .frame(
                ViewNode.Frame(
                    width: width.map(Double.init), height: height.map(Double.init),
                    horizontal: alignment.horizontal.position,
                    vertical: alignment.vertical.position)))
    }

    /// Gives the view a box whose size may vary.
    nonisolated public consuming func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        attribute(
            .frame(
                ViewNode.Frame(
                    minWidth: minWidth.map(Double.init), minHeight: minHeight.map(Double.init),
                    maxWidth: maxWidth.map(Double.init), maxHeight: maxHeight.map(Double.init),
                    idealWidth: idealWidth.map(Double.init),
                    idealHeight: idealHeight.map(Double.init),
                    horizontal: alignment.horizontal.position,
                    vertical: alignment.vertical.position)))
    }

    /// Keeps the view at its ideal size.
    nonisolated public consuming func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Keeps the view at its ideal size in some directions.
    nonisolated public consuming func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        attribute(.fixedSize(horizontal: horizontal, vertical: vertical))
    }

    /// Sets how early the view gets space in its stack; 0 is usual.
    nonisolated public consuming func layoutPriority(_ value: Double) -> some View {
        attribute(.layoutPriority(value))
    }

    /// Keeps the view in a ratio of width to height: a resizable picture fits or fills by itself;
    /// another view gets a box of the ratio.
    nonisolated public consuming func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> some View {
        let ratio = ViewNode.AspectRatio(
            ratio: aspectRatio.map(Double.init), fills: contentMode == .fill)
        return drawn(with: ratio) { context, ratio, start in
            for index in start..<context.nodes.count {
                if ratio.ratio == nil, case .image(var image) = context.nodes[index].kind,
                    image.isResizable,
                    context.nodes[index].takes(
                        .padding(.init(top: 0, leading: 0, bottom: 0, trailing: 0)))
                {
                    image.contentMode = ratio.fills ? .fill : .fit
                    context.nodes[index].kind = .image(image)
                } else {
                    context.nodes[index].apply(.aspectRatio(ratio))
                }
            }
        }
    }

    /// Keeps the view in the ratio of a size.
    nonisolated public consuming func aspectRatio(
        _ aspectRatio: CGSize, contentMode: ContentMode
    ) -> some View {
        let ratio = aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil
        return self.aspectRatio(ratio, contentMode: contentMode)
    }

    /// Scales the view until it fits its box.
    nonisolated public consuming func scaledToFit() -> some View {
        aspectRatio(nil, contentMode: .fit)
    }

    /// Scales the view until it covers its box.
    nonisolated public consuming func scaledToFill() -> some View {
        aspectRatio(nil, contentMode: .fill)
    }
}
