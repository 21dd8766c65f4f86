import Foundation
import SwiftUI
import Testing

/// Views one step lower and further than the one before; a view may ask for more.
private struct Stairs: Layout {
    struct Step: LayoutValueKey {
        static let defaultValue: CGFloat = 10
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        var size = CGSize.zero
        var start = 0.0
        for subview in subviews {
            let next = subview.sizeThatFits(.unspecified)
            size.width = max(size.width, start + next.width)
            size.height = max(size.height, start + next.height)
            start += subview[Step.self]
        }
        return size
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        var point = bounds.origin
        for subview in subviews {
            subview.place(at: point, proposal: .unspecified)
            point.x += subview[Step.self]
            point.y += subview[Step.self]
        }
    }
}

/// A layout that asks the views that it is in.
private struct Vain: Layout {
    // Safe: only tests of one suite use it, one after the other.
    nonisolated(unsafe) static var known: LayoutSubviews?

    let keeps: Bool

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        if keeps { Self.known = subviews }
        if !keeps, let known = Self.known {
            return known.first?.sizeThatFits(ProposedViewSize(width: 1, height: 2)) ?? .zero
        }
        return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
}

/// A layout that computes one number for everything.
private struct Odd: Layout {
    let number: CGFloat

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        _ = subviews.map { $0.sizeThatFits(ProposedViewSize(width: number, height: number)) }
        return CGSize(width: number, height: number)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: number, y: -number), anchor: UnitPoint(x: number, y: number),
                proposal: ProposedViewSize(width: number, height: number))
        }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Void
    ) -> CGFloat? { number }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Void
    ) -> CGFloat? { number }
}

private enum ThirdGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension HorizontalAlignment {
    fileprivate static let third = HorizontalAlignment(ThirdGuide.self)
}

/// What authors' code decides, in a box of 300 points.
@MainActor
@Suite(.serialized) struct AuthoredLayoutTests {
    @Test func aLayoutPlacesItsViews() {
        let found = probe(100) {
            Stairs()() {
                Color.red.frame(width: 20, height: 10).mark("a")
                Color.red.frame(width: 20, height: 10).layoutValue(key: Stairs.Step.self, value: 30)
                    .mark("b")
                Color.red.frame(width: 20, height: 10).mark("c")
            }
            .mark("all")
        }
        #expect(found["all"] == Spot(0, 0, 60, 50))
        #expect(found["a"] == Spot(0, 0, 20, 10))
        #expect(found["b"] == Spot(10, 10, 20, 10))
        #expect(found["c"] == Spot(40, 40, 20, 10))
    }

    @Test(arguments: [true, false])
    func anyLayoutIsTheLayoutThatItHides(isRow: Bool) {
        let layout =
            isRow ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(spacing: 4))
        let found = probe(100) {
            layout {
                Color.red.frame(width: 20, height: 10)
                Color.red.frame(width: 20, height: 10).mark("b")
            }
        }
        #expect(found["b"] == (isRow ? Spot(24, 0, 20, 10) : Spot(0, 14, 20, 10)))
        let stairs = probe(100) {
            AnyLayout(Stairs()) {
                Color.red.frame(width: 20, height: 10)
                Color.red.frame(width: 20, height: 10).mark("b")
            }
        }
        #expect(stairs["b"] == Spot(10, 10, 20, 10))
    }

    @Test func rowsOfAGridStayRowsWhereTheLayoutsTypeIsHidden() {
        @ViewBuilder func cells() -> some View {
            GridRow {
                Color.red.frame(width: 20, height: 10)
                Color.red.frame(width: 30, height: 10).mark("b")
            }
            GridRow {
                Color.red.frame(width: 50, height: 20)
                Color.red.frame(width: 10, height: 10).mark("d")
            }
        }
        let layout = GridLayout(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5)
        let grid = laidOut(AnyLayout(layout) { cells() }.mark("g"), width: 90)
        #expect(grid["g"] == Spot(0, 0, 90, 35))
        #expect(grid["b"] == Spot(60, 0, 30, 10))
        #expect(grid["d"] == Spot(60, 15, 10, 10))
        let direct = laidOut(layout { cells() }.mark("g"), width: 90)
        #expect(direct["d"] == grid["d"])
        // In a column there are no rows.
        let column = laidOut(
            AnyLayout(VStackLayout(alignment: .leading, spacing: 0)) { cells() }, width: 50)
        #expect(column["d"] == Spot(0, 40, 10, 10))
    }

    @Test func aGridThatAnotherLayoutAsksHasARowForEachView() {
        struct Around: Layout {
            let grid = GridLayout(alignment: .leading, verticalSpacing: 3)

            func sizeThatFits(
                proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
            ) -> CGSize {
                grid.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
            }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
                cache: inout Void
            ) {
                grid.placeSubviews(
                    in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
        let found = laidOut(
            Around()() {
                Color.red.frame(width: 40, height: 10)
                Color.red.frame(width: 20, height: 10).mark("b")
            }.mark("all"), width: 40)
        #expect(found["all"] == Spot(0, 0, 40, 23))
        #expect(found["b"] == Spot(0, 13, 20, 10))
    }

    @Test func aLayoutThatAsksForItselfGetsNothing() {
        let found = laidOut(
            Vain(keeps: true)() { Vain(keeps: false)() { Color.red.mark("a") } })
        #expect(
            found.issues == [
                """
                A layout asks for its own size while it finds it; the answer is zero. It can only ask \
                for the sizes of its subviews.
                """
            ])
        Vain.known = nil
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1, .leastNonzeroMagnitude])
    func aLayoutOfNumbersWithoutAnEndHasPlaces(_ number: CGFloat) {
        for isRightToLeft in [false, true] {
            let found = laidOut(
                VStack(alignment: .third) {
                    Odd(number: number)() {
                        Color.red.mark("a")
                        Text(verbatim: "some words").padding(5).mark("b")
                        Odd(number: number)() { Text(verbatim: "more").mark("c") }
                        GeometryReader { proxy in
                            Color.red.frame(width: proxy.size.width / 2).mark("d")
                        }
                    }
                    .mark("all")
                    Text(verbatim: "below").mark("below")
                }, isRightToLeft: isRightToLeft)
            #expect(found.spots.count == 6)
            for (name, spot) in found.spots {
                #expect(
                    [spot.x, spot.y, spot.width, spot.height].allSatisfy {
                        $0.isFinite && abs($0) <= 10_000_000
                    }, "\(name) of \(number)")
                #expect(spot.width >= 0 && spot.height >= 0, "\(name) of \(number)")
            }
            #expect(found.height.isFinite && found.height >= 0)
        }
    }

    @Test func aSizeOfNoNumberIsNothing() {
        let found = laidOut(
            VStack(spacing: 0) {
                Odd(number: .nan)() { Color.red }.mark("a")
                Color.red.frame(height: 10).mark("below")
            })
        #expect(found["a"].height == 0)
        #expect(found["below"] == Spot(0, 0, 300, 10))
    }

    @Test func aReaderIsMadeForItsSize() {
        let found = probe(60) {
            GeometryReader { proxy in
                Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height).mark("a")
            }
            .padding(10).mark("r")
        }
        #expect(found["r"] == Spot(0, 0, 300, 60))
        #expect(found["a"] == Spot(10, 10, 140, 40))
    }

    @Test func aReaderKnowsItsPlace() {
        let found = probe(60) {
            HStack(spacing: 0) {
                Color.red.frame(width: 70)
                GeometryReader { proxy in
                    Color.blue.frame(width: proxy.frame(in: .global).minX, height: 10).mark("a")
                    Color.blue.frame(width: proxy.frame(in: .local).minX + 5, height: 10).mark("b")
                }
            }
        }
        #expect(found["a"].width == 70)
        #expect(found["b"] == Spot(70, 0, 5, 10))
    }

    @Test func aReaderKnowsItsPlaceInAViewThatHasAName() {
        var inner: CGRect?
        var outer: CGRect?
        var unknown: CGRect?
        var bounds: CGRect?
        let found = probe(60) {
            HStack(spacing: 0) {
                Color.red.frame(width: 70)
                HStack(spacing: 0) {
                    Color.green.frame(width: 30)
                    GeometryReader { proxy in
                        let _ = inner = proxy.frame(in: .named("inner"))
                        let _ = outer = proxy.frame(in: .named("outer"))
                        let _ = unknown = proxy.frame(in: .named(3))
                        let _ = bounds = proxy.bounds(of: .named("inner"))
                        Color.blue.frame(width: 10, height: 10).mark("b")
                    }
                }
                .coordinateSpace(.named("inner"))
            }
            .padding(.leading, 5)
            .coordinateSpace(.named("outer"))
        }
        #expect(found["b"] == Spot(105, 0, 10, 10))
        #expect(inner == CGRect(x: 30, y: 0, width: 195, height: 60))
        #expect(outer == CGRect(x: 105, y: 0, width: 195, height: 60))
        #expect(unknown == CGRect(x: 105, y: 0, width: 195, height: 60))
        #expect(bounds == CGRect(x: -30, y: 0, width: 225, height: 60))
    }

    @Test func aReaderInAReader() {
        let found = probe(60) {
            GeometryReader { outer in
                GeometryReader { inner in
                    Color.red.frame(width: inner.size.width / 2, height: 10).mark("a")
                }
                .frame(width: outer.size.width / 3)
            }
        }
        #expect(found["a"].width == 50)
    }

    private func endless() -> AnyView {
        AnyView(GeometryReader { _ in endless() })
    }

    @Test func readersWithoutEndEnd() {
        let found = laidOut(endless())
        #expect(
            found.issues == [
                """
                The view has more than 24 geometry readers inside one another; what the innermost \
                contain is left out. A reader that contains itself needs an end.
                """
            ])
    }

    private struct Itself: View {
        var body: some View { AnyView(Itself()).padding(1).frame(width: 20) }
    }

    @Test func aViewThatContainsItselfEnds() {
        let found = laidOut(VStack { Itself() })
        #expect(
            found.issues.contains(
                """
                The view has more than 800 views and modifiers inside one another; “…” stands in the \
                place of the rest. Views that contain themselves need an end.
                """))
    }

    @Test func actionsInsideReadersAct() {
        var resolved = resolved(
            VStack {
                Button(action: ControlAction("first")) { Text("a") }
                GeometryReader { _ in Button(action: ControlAction("second")) { Text("b") } }
                Button(action: ControlAction("third")) { Text("c") }
            })
        ViewLayout(width: 300, measuring: EvenMeasuring()).place(&resolved)
        #expect(resolved.actions.map { $0 as? String } == ["first", "third", "second"])
        #expect(resolved.tree.button(named: "b")?.action == ActionID(ordinal: 2))
        #expect(resolved.tree.placements?.elements.count == resolved.tree.allNodes.count)
    }

    @Test(arguments: [100.0, 50, 20])
    func theFirstThatFits(width: Double) {
        let found = laidOut(
            ViewThatFits {
                Color.red.frame(width: 80, height: 10).mark("wide")
                Color.red.frame(width: 40, height: 10).mark("narrow")
                Color.red.frame(width: 30, height: 10).mark("least")
            }, width: width)
        #expect(
            Array(found.spots.keys) == [width == 100 ? "wide" : width == 50 ? "narrow" : "least"])
    }

    @Test func guidesMove() {
        let found = probe(100) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 50, height: 10).mark("a")
                Color.red.frame(width: 50, height: 10).alignmentGuide(.leading) { $0.width / 2 }
                    .mark("b")
            }
            .mark("s")
        }
        #expect(found["s"].width == 75)
        // The column's own guide is that of the view in it, and lies where the frame around it begins.
        #expect(found["s"].x == -25)
        #expect(found["a"].x == 0)
        #expect(found["b"].x == -25)
    }

    @Test func guidesOfOnesOwn() {
        let found = probe(100) {
            VStack(alignment: .third, spacing: 0) {
                Color.red.frame(width: 90, height: 10).mark("a")
                Color.red.frame(width: 30, height: 10).mark("b")
                HStack(spacing: 0) {
                    Color.red.frame(width: 10, height: 10)
                    Color.red.frame(width: 10, height: 10).alignmentGuide(.third) { $0[.trailing] }
                }
                .mark("c")
            }
        }
        #expect(found["a"].x == 0)
        #expect(found["b"].x == 20)
        // The row's own guide is that of the view in it: 20 from its start.
        #expect(found["c"].x == 10)
    }

    @Test func guidesDownARow() {
        let found = probe(100) {
            HStack(alignment: .top, spacing: 0) {
                Color.red.frame(width: 10, height: 40).mark("a")
                Color.red.frame(width: 10, height: 20).alignmentGuide(.top) { _ in -12 }.mark("b")
            }
        }
        #expect(found["b"].y - found["a"].y == 12)
    }

    @Test("A badge lies across the edge of what it is on")
    func guidesInOverlays() {
        let found = probe(100) {
            Color.red.frame(width: 100, height: 50).mark("a")
                .overlay(alignment: .topTrailing) {
                    Color.blue.frame(width: 20, height: 10).mark("b")
                        .alignmentGuide(.top) { $0[.bottom] / 2 }
                        .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
                }
        }
        #expect(found["a"] == Spot(0, 0, 100, 50))
        #expect(found["b"] == Spot(90, -5, 20, 10))
        let mirrored = laidOut(
            Color.red.frame(width: 100, height: 50).mark("a")
                .overlay(alignment: .topTrailing) {
                    Color.blue.frame(width: 20, height: 10)
                        .alignmentGuide(.trailing) { $0.width / 2 }.mark("b")
                }, isRightToLeft: true)
        #expect(mirrored["b"].x == mirrored["a"].x - 10)
    }

    @Test("A background lies with its guide on the guide of what it is behind")
    func guidesInBackgrounds() {
        let found = probe(100) {
            HStack(spacing: 0) {
                Color.red.frame(width: 30, height: 40).alignmentGuide(.bottom) { _ in 25 }
                Color.red.frame(width: 30, height: 40)
            }
            .mark("a")
            .background(alignment: .bottom) {
                Color.blue.frame(width: 60, height: 10).mark("b")
            }
        }
        #expect(found["a"] == Spot(0, 0, 60, 40))
        #expect(found["b"] == Spot(0, 15, 60, 10))
    }

    @Test("What is in a frame lies with its guide on the frame's")
    func guidesInFrames() {
        let found = probe(100) {
            Color.red.frame(width: 20, height: 10).mark("a")
                .alignmentGuide(.leading) { _ in -7 }
                .alignmentGuide(.top) { _ in 4 }
                .padding(2)
                .frame(width: 60, height: 60, alignment: .topLeading).mark("f")
        }
        #expect(found["f"] == Spot(0, 0, 60, 60))
        #expect(found["a"] == Spot(7, -4, 20, 10))
        let centered = probe(100) {
            Color.red.frame(width: 20, height: 10).mark("a")
                .alignmentGuide(VerticalAlignment.center) { _ in 0 }
                .frame(width: 60, height: 60)
        }
        #expect(centered["a"] == Spot(20, 30, 20, 10))
    }

    @Test("Guides in a row of a grid leave its cells where they are")
    func guidesInGrids() {
        let found = probe(100) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(width: 10, height: 10).alignmentGuide(.bottom) { _ in 3 }
                    Color.red.frame(width: 50, height: 10)
                }
                GridRow {
                    Color.red.frame(width: 40, height: 10)
                    Color.red.frame(width: 20, height: 10).mark("c")
                }
                .overlay(alignment: .top) { Color.blue.frame(width: 4, height: 4) }
            }
            .frame(width: 90, height: 20, alignment: .leading)
        }
        #expect(found["c"] == Spot(55, 10, 20, 10))
    }

    /// Each level asks its parts for their guides; asking anew at each level would take 3 to the power of 40 times.
    @Test func guidesDeepInside() {
        func deep(_ levels: Int) -> AnyView {
            levels == 0
                ? AnyView(Color.red.frame(width: 10, height: 10).alignmentGuide(.top) { _ in 2 })
                : AnyView(ZStack { deep(levels - 1) }.frame(width: 100, height: 100))
        }
        let found = laidOut(deep(40).mark("a"))
        #expect(found["a"].width == 100)
        #expect(found.issues.isEmpty)
    }

    @Test("Without places, what guides move stands in the tree", arguments: [false, true])
    func frozenGuides(isRightToLeft: Bool) {
        var resolved = resolved(
            Color.red.frame(width: 100, height: 50)
                .overlay(alignment: .topTrailing) {
                    Color.blue.frame(width: 20, height: 10)
                        .alignmentGuide(.trailing) { $0.width / 2 }
                        .alignmentGuide(.top) { _ in 3 }
                })
        ViewLayout(width: 300, isRightToLeft: isRightToLeft, measuring: EvenMeasuring())
            .place(&resolved, keepsPlaces: false)
        let offsets = resolved.tree.allNodes.flatMap(\.attributes).filter { attribute in
            if case .offset = attribute { true } else { false }
        }
        #expect(offsets == [.offset(x: isRightToLeft ? -10 : 10, y: -3)])
    }

    @Test func withoutPlacesTheSizesStandInTheTree() {
        var resolved = resolved(
            GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }
                .frame(height: 30))
        ViewLayout(width: 300, measuring: EvenMeasuring()).place(&resolved, keepsPlaces: false)
        #expect(resolved.tree.placements == nil)
        let frames = resolved.tree.allNodes.flatMap(\.attributes).compactMap { attribute in
            if case .frame(let frame) = attribute { frame.width } else { nil }
        }
        #expect(frames.contains(300))
        #expect(frames.contains(150))
    }
}
