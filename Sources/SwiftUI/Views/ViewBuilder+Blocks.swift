// Safe, in all of these: what draws the children is a private part of a view, and a view is not
// Sendable, so the children go nowhere without it.
extension ViewBuilder {
    /// Collects two views.
    @inlinable
    public static func buildBlock<A: View, B: View>(
        _ a: consuming A, _ b: consuming B
    ) -> TupleView<(A, B)> {
        nonisolated(unsafe) let a = a, b = b
        return TupleView(count: 2) { context in
            context.draw(a, at: 0)
            context.draw(b, at: 1)
        }
    }

    /// Collects three views.
    @inlinable
    public static func buildBlock<A: View, B: View, C: View>(
        _ a: consuming A, _ b: consuming B, _ c: consuming C
    ) -> TupleView<(A, B, C)> {
        nonisolated(unsafe) let a = a, b = b, c = c
        return TupleView(count: 3) { context in
            context.draw(a, at: 0)
            context.draw(b, at: 1)
            context.draw(c, at: 2)
        }
    }

    /// Collects four views.
    @inlinable
    public static func buildBlock<A: View, B: View, C: View, D: View>(
        _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D
    ) -> TupleView<(A, B, C, D)> {
        nonisolated(unsafe) let a = a, b = b, c = c, d = d
        return TupleView(count: 4) { context in
            context.draw(a, at: 0)
            context.draw(b, at: 1)
            context.draw(c, at: 2)
            context.draw(d, at: 3)
        }
    }

    /// Collects five views.
    @inlinable
    public static func buildBlock<A: View, B: View, C: View, D: View, E: View>(
        _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D, _ e: consuming E
    ) -> TupleView<(A, B, C, D, E)> {
        nonisolated(unsafe) let a = a, b = b, c = c, d = d, e = e
        return TupleView(count: 5) { context in
            context.draw(a, at: 0)
            context.draw(b, at: 1)
            context.draw(c, at: 2)
            context.draw(d, at: 3)
            context.draw(e, at: 4)
        }
    }

    /// Collects six views.
    @inlinable
    public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View>(
        _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D, _ e: consuming E,
        _ f: consuming F
    ) -> TupleView<(A, B, C, D, E, F)> {
        nonisolated(unsafe) let a = a, b = b, c = c, d = d, e = e, f = f
        return TupleView(count: 6) { context in
            context.draw(a, at: 0)
            context.draw(b, at: 1)
            context.draw(c, at: 2)
            context.draw(d, at: 3)
            context.draw(e, at: 4)
            context.draw(f, at: 5)
        }
    }

    /// Collects seven views.
    @inlinable
    public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View, G: View>(
        _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D, _ e: consuming E,
        _ f: consuming F, _ g: consuming G
    ) -> TupleView<(A, B, C, D, E, F, G)> {
        nonisolated(unsafe) let a = a, b = b, c = c, d = d, e = e, f = f, g = g
        return TupleView(count: 7) { context in
            context.draw(a, at: 0)
            context.draw(b, at: 1)
            context.draw(c, at: 2)
            context.draw(d, at: 3)
            context.draw(e, at: 4)
            context.draw(f, at: 5)
            context.draw(g, at: 6)
        }
    }

    /// Collects eight views.
    @inlinable
    public static func buildBlock<
        A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View
    >(
        _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D, _ e: consuming E,
        _ f: consuming F, _ g: consuming G, _ h: consuming H
    ) -> TupleView<(A, B, C, D, E, F, G, H)> {
        nonisolated(unsafe) let a = a, b = b, c = c, d = d, e = e, f = f, g = g, h = h
        return TupleView(count: 8) { context in
            context.draw(a, at: 0)
            context.draw(b, at: 1)
            context.draw(c, at: 2)
            context.draw(d, at: 3)
            context.draw(e, at: 4)
            context.draw(f, at: 5)
            context.draw(g, at: 6)
            context.draw(h, at: 7)
        }
    }

    /// Collects nine views.
    @inlinable
    public static func buildBlock<
        A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View, I: View
    >(
        _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D, _ e: consuming E,
        _ f: consuming F, _ g: consuming G, _ h: consuming H, _ i: consuming I
    ) -> TupleView<(A, B, C, D, E, F, G, H, I)> {
        nonisolated(unsafe) let a = a, b = b, c = c, d = d, e = e, f = f, g = g, h = h, i = i
        return TupleView(count: 9) { context in
            context.draw(a, at: 0)
            context.draw(b, at: 1)
            context.draw(c, at: 2)
            context.draw(d, at: 3)
            context.draw(e, at: 4)
            context.draw(f, at: 5)
            context.draw(g, at: 6)
            context.draw(h, at: 7)
            context.draw(i, at: 8)
        }
    }

    /// Collects ten views.
    @inlinable
    public static func buildBlock<
        A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View, I: View, J: View
    >(
        _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D, _ e: consuming E,
        _ f: consuming F, _ g: consuming G, _ h: consuming H, _ i: consuming I, _ j: consuming J
    ) -> TupleView<(A, B, C, D, E, F, G, H, I, J)> {
        nonisolated(unsafe) let a = a, b = b, c = c, d = d, e = e, f = f, g = g, h = h, i = i, j = j
        return TupleView(count: 10) { context in
            context.draw(a, at: 0)
            context.draw(b, at: 1)
            context.draw(c, at: 2)
            context.draw(d, at: 3)
            context.draw(e, at: 4)
            context.draw(f, at: 5)
            context.draw(g, at: 6)
            context.draw(h, at: 7)
            context.draw(i, at: 8)
            context.draw(j, at: 9)
        }
    }

    /// Collects many views.
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var count = 0
        for _ in repeat (each Content).self { count += 1 }
        nonisolated(unsafe) let children = Children(views: (repeat each content))
        return TupleView(count: count) { context in
            var index = 0
            @MainActor func draw<Child: View>(_ child: Child) {
                context.draw(child, at: index)
                index += 1
            }
            // Not a loop, which would copy each child.
            repeat draw(each children.views)
        }
    }

    private struct Children<each Content: View> {
        let views: (repeat each Content)
    }
}
