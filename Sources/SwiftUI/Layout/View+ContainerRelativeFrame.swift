public import Foundation

extension View {
    /// Gives the view a box as wide as the card.
    ///
    /// A card has no fixed height, so along the vertical axis the view keeps its own size.
    nonisolated public consuming func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Gives the view a box as wide as some of the columns into which the card is divided.
    ///
    /// A card has no fixed height, so along the vertical axis the view keeps its own size.
    nonisolated public consuming func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let count = CGFloat(max(count, 1))
            let column = (length - spacing * (count - 1)) / count
            return column * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }

    /// Gives the view a box whose width a closure returns for the card's.
    ///
    /// A card has no fixed height, so along the vertical axis the view keeps its own size.
    nonisolated public consuming func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        let layout = ContainerRelativeLayout(axes: axes, alignment: alignment, length: length)
        return _LayoutView(layout: layout, content: self)
    }
}

/// A box whose lengths depend on those of the card.
struct ContainerRelativeLayout: Layout {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    /// Returns the lengths of the box, where the container's are known.
    private func lengths(_ subviews: Subviews) -> (width: CGFloat?, height: CGFloat?) {
        let container = subviews.engine.container
        func made(_ axis: Axis, _ set: Axis.Set, _ whole: Double) -> CGFloat? {
            guard axes.contains(set), whole >= 0, whole.isFinite else { return nil }
            let length = length(CGFloat(whole), axis)
            return length.isFinite ? max(0, length) : nil
        }
        return (
            made(.horizontal, .horizontal, container.width),
            made(.vertical, .vertical, container.height)
        )
    }

    private func offer(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
        let lengths = lengths(subviews)
        return ProposedViewSize(
            width: lengths.width ?? proposal.width, height: lengths.height ?? proposal.height)
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        let lengths = lengths(subviews)
        let offer = offer(proposal, subviews)
        var size = CGSize.zero
        for subview in subviews {
            let own = subview.sizeThatFits(offer)
            size.width = max(size.width, own.width)
            size.height = max(size.height, own.height)
        }
        return CGSize(width: lengths.width ?? size.width, height: lengths.height ?? size.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let offer = offer(proposal, subviews)
        let anchor = UnitPoint(
            x: alignment.horizontal.position.share, y: alignment.vertical.position.share)
        for subview in subviews {
            subview.place(
                at: CGPoint(
                    x: bounds.minX + anchor.x * bounds.width,
                    y: bounds.minY + anchor.y * bounds.height), anchor: anchor, proposal: offer)
        }
    }
}
