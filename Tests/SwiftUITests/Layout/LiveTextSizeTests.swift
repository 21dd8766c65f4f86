import Foundation
import SwiftUI
import Testing

/// Hands all of its room to its one view.
private struct Whole: Layout {
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

/// Large text in a narrow card whose layout runs code of the author's.
@Suite @MainActor struct LiveTextSizeTests {
    private static let layout = ViewLayout(
        width: 264, textSize: .accessibility3, measuring: EstimatedMeasuring())

    private static var columns: some View {
        HStack(spacing: 0) {
            ForEach(0..<3, id: \.self) { _ in
                Text(verbatim: "Harbor").frame(maxWidth: .infinity)
            }
        }
    }

    private static func placed(_ view: some View) -> ResolvedView {
        var resolution = resolved(view)
        layout.place(&resolution)
        return resolution
    }

    /// What in a view makes layout call code.
    enum Code: String, CaseIterable, Sendable {
        case guide, choice, space, layout, reader, canvas
    }

    private static func view(with code: Code) -> AnyView {
        switch code {
        case .guide: AnyView(columns.alignmentGuide(.leading) { $0[.leading] })
        case .choice: AnyView(ViewThatFits { columns })
        case .space: AnyView(columns.coordinateSpace(.named("card")))
        case .layout: AnyView(Whole() { columns })
        case .reader: AnyView(GeometryReader { _ in columns }.frame(height: 400))
        case .canvas:
            AnyView(
                VStack {
                    columns
                    Canvas { _, _ in }.frame(height: 10)
                })
        }
    }

    @Test(arguments: Code.allCases)
    func `Words that would be broken make the text smaller, whatever code there is`(
        code: Code
    ) throws {
        let usual = try #require(Self.placed(Self.columns).tree.placements?.textScale)
        #expect(usual < DynamicTypeSize.accessibility3.textScale)
        let view = Self.view(with: code)
        #expect(resolved(view).live != nil)
        let placed = Self.placed(view)
        let placements = try #require(placed.tree.placements)
        #expect(placements.textScale == usual)
        #expect(placements.elements.count == placed.tree.allNodes.count)
    }

    @Test func `A choice is made anew for each size`() throws {
        let placed = Self.placed(
            ViewThatFits(in: .horizontal) {
                Text(verbatim: "Harbors and boats").fixedSize()
                Text(verbatim: "Boats")
            })
        // The short text has room in the person's size, so no smaller one is tried for the long one.
        #expect(placed.tree.placements?.textScale == nil)
        #expect(placed.tree.allNodes.compactMap(\.text) == ["Boats"])
    }

    @Test func `Code that ran for several sizes leaves the actions of one`() {
        var runs = 0
        let placed = Self.placed(
            GeometryReader { _ in
                let _ = runs += 1
                HStack(spacing: 0) {
                    ForEach(0..<3, id: \.self) { number in
                        Button(action: ControlAction(number)) {
                            Text(verbatim: "Harbor").frame(maxWidth: .infinity)
                        }
                        .id(number)
                    }
                }
            }
            .frame(height: 400))
        #expect(runs > 1)
        #expect(placed.tree.placements?.textScale != nil)
        #expect(placed.actions.map { $0 as? Int } == [0, 1, 2])
        #expect(placed.issues == [])
    }

    @Test func `Without places the text keeps the person's size`() {
        var runs = 0
        var resolution = resolved(
            GeometryReader { _ in
                let _ = runs += 1
                Self.columns
            })
        Self.layout.place(&resolution, keepsPlaces: false)
        #expect(runs == 1)
        #expect(resolution.tree.placements == nil)
    }
}
