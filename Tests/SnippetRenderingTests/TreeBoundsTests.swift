import Foundation
import SnippetRendering
import SwiftUI
import Testing

/// Views without an end, and views with too much in them: their trees have bounds, which every
/// renderer takes, and their author is told.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct TreeBoundsTests {
    private static let tooManyLevels = """
        The view has more than 800 views and modifiers inside one another; “…” stands in the place of \
        the rest. Views that contain themselves need an end.
        """
    private static let tooDeep = """
        The view’s elements lie too deep in one another: a card has at most 230 levels of content, or \
        92 of backgrounds and overlays. What is further inside is left out. Views that contain \
        themselves need an end.
        """
    private static let tooMany = """
        The view has more than 10000 elements, or is made of more than 100000 views and modifiers; it \
        ends with “…” where these are used up. Show the first few of a long list, and open the app for \
        the rest.
        """

    /// A way in which views lie inside one another.
    enum Nesting: String, CaseIterable {
        case stacks, rows, background, overlay, wrapped, erased, twice, looks, buttons, readers
        case fitting, layouts, grids, lists
    }

    /// Ten thousand views inside one another.
    private struct Deep: View {
        let nesting: Nesting
        var level = 10_000

        private var inner: Deep { Deep(nesting: nesting, level: level - 1) }

        @ViewBuilder var body: some View {
            if level == 0 {
                Text(verbatim: "the end")
            } else {
                AnyView(nested)
            }
        }

        private var nested: any View {
            switch nesting {
            case .stacks: VStack { VStack { VStack { VStack { VStack { VStack { inner } } } } } }
            case .rows:
                HStack {
                    Text(verbatim: "a")
                    HStack { HStack { HStack { inner } } }
                }
            case .background: Text(verbatim: "a").background { inner }
            case .overlay: Text(verbatim: "a").overlay { inner }
            case .wrapped:
                inner.padding(1).border(.red).padding(1).border(.blue).rotationEffect(.degrees(1))
                    .padding(1)
            case .erased: AnyView(AnyView(inner.padding(1)).frame(minWidth: 1))
            case .twice:
                Group {
                    inner
                    inner
                }
            case .looks: Toggle(isOn: .constant(true)) { inner }.toggleStyle(Bare())
            case .buttons: Button("a") {}.background { inner }
            case .readers: GeometryReader { _ in VStack { VStack { VStack { inner } } } }
            case .fitting: ViewThatFits { inner }
            case .layouts: AnyLayout(VStackLayout())() { Pile()() { inner } }
            case .grids: Grid { GridRow { inner } }
            case .lists: List { Section { inner } }
            }
        }
    }

    private struct Bare: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack { configuration.label }
        }
    }

    private struct Pile: Layout {
        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) -> CGSize { subviews.first?.sizeThatFits(proposal) ?? .zero }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            subviews.first?.place(at: bounds.origin, proposal: proposal)
        }
    }

    private let layout = ViewLayout(width: 300, measuring: EstimatedMeasuring())

    /// Lets every renderer draw a tree, and reads it back from its JSON.
    private func draw(_ tree: ViewTree, _ hint: Comment) throws {
        for renderer in [TextRenderer(form: .written), TextRenderer(form: .spoken)] {
            #expect(renderer.render(tree).utf8.count < 1_000_000, hint)
        }
        #expect(HTMLRenderer().render(tree).utf8.count < 40_000_000, hint)
        #expect(HeightEstimate(of: tree).points.isFinite, hint)
        #expect(tree.plainText.utf8.count < 1_000_000, hint)
        let json = try JSONRenderer().data(of: tree)
        #expect(try JSONRenderer().tree(from: json) == tree, hint)
        // As in a message or a store, which hold a tree among other things.
        let around = try ViewTree.encoder.encode([["card": ["tree": tree]]])
        let read = try ViewTree.decoder.decode([[String: [String: ViewTree]]].self, from: around)
        #expect(read == [["card": ["tree": tree]]], hint)
    }

    @Test("Ten thousand views inside one another", arguments: Nesting.allCases)
    func deep(nesting: Nesting) throws {
        for keepsPlaces in [true, false] {
            var resolved = ViewResolver.resolve(Deep(nesting: nesting))
            #expect(!resolved.tree.isEmpty)
            layout.place(&resolved, keepsPlaces: keepsPlaces)
            #expect(
                resolved.issues.contains { issue in
                    issue == Self.tooManyLevels || issue == Self.tooDeep || issue == Self.tooMany
                        || issue.contains("more than 24 geometry readers")
                }, "\(nesting)")
            #expect((resolved.tree.placements != nil) == keepsPlaces, "\(nesting)")
            try draw(resolved.tree, "\(nesting), placed: \(keepsPlaces)")
        }
    }

    @Test("The author of views inside one another without an end is told once of each bound")
    func findings() {
        #expect(
            ViewResolver.resolve(Deep(nesting: .stacks)).issues == [
                Self.tooManyLevels, Self.tooDeep,
            ])
        #expect(ViewResolver.resolve(Deep(nesting: .erased)).issues == [Self.tooManyLevels])
        #expect(ViewResolver.resolve(Deep(nesting: .twice)).issues.last == Self.tooMany)
        #expect(ViewResolver.resolve(Deep(nesting: .stacks, level: 30)).issues == [])
        let whole = ViewResolver.resolve(Deep(nesting: .overlay, level: 60))
        #expect(whole.issues == [])
        #expect(whole.tree.allNodes.last?.accessibleName == "the end")
    }

    @Test("Erased views inside one another that are all there before the first is drawn")
    func built() throws {
        var view = AnyView(Text(verbatim: "the end"))
        for _ in 0..<2000 { view = AnyView(view.padding(1)) }
        let resolved = ViewResolver.resolve(view)
        #expect(resolved.issues == [Self.tooManyLevels])
        try draw(resolved.tree, "built")
    }

    @Test("A tree of a hundred thousand elements ends where they are used up")
    func many() throws {
        var resolved = ViewResolver.resolve(
            VStack { ForEach(0..<100_000) { Text(verbatim: "row \($0)") } })
        #expect(resolved.issues == [Self.tooMany])
        let rows = resolved.tree.nodes.first?.children ?? []
        #expect(rows.count == 10_000)
        #expect(rows.first?.accessibleName == "row 0")
        #expect(rows.dropLast().last?.accessibleName == "row 9998")
        #expect(rows.last?.accessibleName == "…")
        #expect(Set(rows.map(\.id)).count == rows.count)
        layout.place(&resolved)
        #expect(resolved.tree.placements?.elements.count == 10_001)
        try draw(resolved.tree, "many")
    }

    @Test("Elements behind and in front, and the other look of a toggle, count as well")
    func manyLayers() {
        let layered = ViewResolver.resolve(
            VStack {
                ForEach(0..<4000) { _ in
                    Text(verbatim: "a").background { Text(verbatim: "b") }
                        .overlay { Text(verbatim: "c") }
                }
            })
        #expect(layered.issues == [Self.tooMany])
        #expect(layered.tree.allNodes.count == 10_001)
        let looks = ViewResolver.resolve(
            VStack {
                ForEach(0..<6000) { _ in
                    Toggle(isOn: .constant(true)) { EmptyView() }.toggleStyle(Bare())
                }
            })
        #expect(looks.issues.last == Self.tooMany)
    }

    @Test("A tree that has just enough elements is whole")
    func enough() {
        let resolved = ViewResolver.resolve(
            VStack { ForEach(0..<9_999) { Text(verbatim: "row \($0)") } })
        #expect(resolved.issues == [])
        #expect(resolved.tree.nodes.first?.children.last?.accessibleName == "row 9998")
    }

    @Test("Views without elements end too")
    func nothing() {
        let nothing = ViewResolver.resolve(ForEach(0..<100_000_000) { _ in EmptyView() })
        #expect(nothing.issues == [Self.tooMany])
        #expect(nothing.tree.nodes.map(\.accessibleName) == ["…"])
        var calls = 0
        let group = ForEach(0..<1_000_000) { _ in
            let _ = calls += 1
            Text(verbatim: "")
        }
        _ = ViewResolver.resolve(group.padding(1))
        #expect(calls > 1000 && calls <= 100_001)
    }

    @Test("Readers inside one another share the bounds")
    func readers() {
        var resolved = ViewResolver.resolve(
            GeometryReader { _ in
                VStack { ForEach(0..<6000) { Text(verbatim: "\($0)") } }
                GeometryReader { _ in
                    VStack { ForEach(0..<6000) { Text(verbatim: "\($0)") } }
                }
            })
        layout.place(&resolved)
        #expect(resolved.issues == [Self.tooMany])
        // Each reader has a “…” where its part of the elements ends.
        #expect((10_000...10_010).contains(resolved.tree.allNodes.count))
    }

    /// A drawing with itself as a symbol.
    private struct Mirror: View {
        var body: some View {
            Canvas { context, _ in
                guard let symbol = context.resolveSymbol(id: 1) else { return }
                context.draw(symbol, at: CGPoint(x: 25, y: 10))
            } symbols: {
                AnyView(Mirror()).frame(width: 50, height: 20).tag(1)
            }
        }
    }

    @Test("A canvas that draws itself ends, and a reader in one has its size")
    func canvases() throws {
        var mirror = ViewResolver.resolve(Mirror().frame(height: 40))
        layout.place(&mirror)
        #expect(mirror.issues.contains { $0.contains("more than 24 geometry readers") })
        try draw(mirror.tree, "mirror")
        let view = Canvas { context, _ in
            guard let symbol = context.resolveSymbol(id: 1) else { return }
            context.draw(symbol, at: CGPoint(x: 25, y: 10))
        } symbols: {
            GeometryReader { proxy in Text(verbatim: "\(Int(proxy.size.width)) wide") }
                .frame(width: 50, height: 20).tag(1)
        }
        var resolved = ViewResolver.resolve(view.frame(height: 40))
        layout.place(&resolved)
        #expect(resolved.tree.node(named: "50 wide") != nil)
    }

    @Test("Texts inside one another end")
    func texts() {
        func text(_ text: Text) -> String {
            ViewResolver.resolve(text).tree.nodes.first?.accessibleName ?? ""
        }
        var nested = Text(verbatim: "x")
        for _ in 0..<1000 { nested = Text("\(nested)!") }
        #expect(text(nested) == "…" + String(repeating: "!", count: 101))
        var joined = Text(verbatim: "x")
        for _ in 0..<1000 { joined = Text(verbatim: "x") + joined }
        #expect(text(joined) == String(repeating: "x", count: 1001))
    }
}
