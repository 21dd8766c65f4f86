public import Foundation

/// A view's size and alignment guides.
public struct ViewDimensions: Equatable {
    /// The view's width, in points.
    public let width: CGFloat
    /// The view's height, in points.
    public let height: CGFloat

    let engine: LayoutEngine?
    let item: Int32

    init(_ size: LayoutSize, of item: Int32, in engine: LayoutEngine?) {
        width = size.width
        height = size.height
        self.engine = engine
        self.item = item
    }

    /// The position of a guide, relative to the view's leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        self[explicit: guide] ?? guide.place(in: self)
    }

    /// The position of a guide, relative to the view's top.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        self[explicit: guide] ?? guide.place(in: self)
    }

    /// The explicit position of a guide; `nil` if neither the view nor a view inside it sets it.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        explicit(guide.key)
    }

    /// The explicit position of a guide; `nil` if neither the view nor a view inside it sets it.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        explicit(guide.key)
    }

    private func explicit(_ key: AlignmentKey) -> CGFloat? {
        guard let engine, let place = engine.explicitGuide(key, of: item, isInside: true) else {
            return nil
        }
        return CGFloat(place)
    }

    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.width == rhs.width && lhs.height == rhs.height && lhs.item == rhs.item
            && lhs.engine === rhs.engine
    }
}

extension View {
    /// Sets a horizontal guide of the view.
    nonisolated public consuming func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        layoutCode { $0.guides[g.key] = { Double(computeValue($0)) } }
    }

    /// Sets a vertical guide of the view.
    nonisolated public consuming func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        layoutCode { $0.guides[g.key] = { Double(computeValue($0)) } }
    }

    /// Gives the view a value for its parent's layout.
    nonisolated public consuming func layoutValue<K: LayoutValueKey>(
        key: K.Type, value: K.Value
    ) -> some View {
        layoutCode { $0.values[ObjectIdentifier(key)] = value }
    }

    /// Adds layout code to the view.
    nonisolated private consuming func layoutCode(
        _ change: @escaping (inout LayoutCode) -> Void
    ) -> some View {
        drawn(with: change) { context, change, start in
            for index in start..<context.nodes.count {
                var node = context.nodes[index]
                context.addCode(to: &node, change)
                context.nodes[index] = node
            }
        }
    }
}

extension ResolveContext {
    /// Adds layout code to a node.
    @MainActor
    mutating func addCode(to node: inout ViewNode, _ change: (inout LayoutCode) -> Void) {
        let live = liveParts()
        // Adjacent values and guides are merged, unless a guide would replace another.
        var code = LayoutCode()
        change(&code)
        node.apply(.layoutCode(live.codes.all.count))
        live.codes.all.append(code)
    }

    /// Gives an anchor to the first of the nodes from an index; it represents several views without a container.
    @MainActor
    mutating func setAnchor(_ number: Int, ofFirstFrom index: Int) {
        guard index < nodes.count else { return }
        var node = nodes[index]
        addCode(to: &node) { $0.anchor = number }
        nodes[index] = node
    }
}
