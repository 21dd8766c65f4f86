import Foundation
import SwiftUI
import Testing

/// What is seen of views through others.
@MainActor
@Suite struct MaskTests {
    private typealias Part = ViewNode.Mask.Part
    private typealias Length = ViewNode.Mask.Length

    private let fade = LinearGradient(
        colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
    private let fadePaint = Paint.linearGradient(
        stops: [
            .init(paint: .named(.black), location: 0), .init(paint: .named(.clear), location: 1),
        ], start: .init(x: 0.5, y: 0), end: .init(x: 0.5, y: 1))

    /// The parts of the mask that a view is for a text; `nil` if it isn't applied.
    private func parts(
        _ mask: some View, alignment: Alignment = .center,
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> [Part]? {
        let view = resolved(Text("a").mask(alignment: alignment) { mask }, change)
        for case .mask(let mask) in view.tree.nodes.first?.attributes ?? [] { return mask.parts }
        return nil
    }

    @Test("A stack of gradients and colors fades what it masks at its edges")
    func fades() {
        let found = parts(
            VStack(spacing: 0) {
                fade.frame(height: 20)
                Color.black
                fade.frame(height: 30)
            })
        #expect(
            found == [
                Part(paint: fadePaint, height: Length(points: 20)),
                Part(
                    paint: .named(.black), y: Length(points: 20),
                    height: Length(points: -50, share: 1)),
                Part(
                    paint: fadePaint, y: Length(points: -30, share: 1), height: Length(points: 30)),
            ])
    }

    @Test("What takes the rest of a row has equal shares of it, from the side where reading begins")
    func shares() {
        let row = HStack(spacing: 10) {
            Color.black
            Rectangle().frame(width: 30)
            Color.white
        }
        let half = Length(points: -25, share: 0.5)
        #expect(
            parts(row) == [
                Part(paint: .named(.black), width: half),
                Part(
                    paint: .named(.primary), x: Length(points: -15, share: 0.5),
                    width: Length(points: 30)),
                Part(paint: .named(.white), x: Length(points: 25, share: 0.5), width: half),
            ])
        let mirrored = parts(row) { $0.layoutDirection = .rightToLeft }
        #expect(mirrored?.map(\.x.share) == [0.5, 0.5, 0])
        #expect(mirrored?.map(\.paint) == [.named(.black), .named(.primary), .named(.white)])
    }

    @Test("What has a size lies where it is aligned")
    func alignments() {
        let dot = ZStack { Circle().frame(width: 20, height: 10) }
        func place(_ alignment: Alignment) -> [Length]? {
            parts(dot, alignment: alignment)?.flatMap { [$0.x, $0.y] }
        }
        #expect(place(.topLeading) == [Length(), Length()])
        #expect(
            place(.center) == [Length(points: -10, share: 0.5), Length(points: -5, share: 0.5)])
        #expect(
            place(.bottomTrailing) == [
                Length(points: -20, share: 1), Length(points: -10, share: 1),
            ])
        let inset = parts(Color.black.padding(4).offset(x: 3))
        #expect(
            inset == [
                Part(
                    paint: .named(.black), x: Length(points: 7), y: Length(points: 4),
                    width: Length(points: -8, share: 1), height: Length(points: -8, share: 1))
            ])
        let spaced = parts(
            VStack {
                Color.black.frame(height: 8)
                Spacer()
                Capsule().frame(width: 40, height: 6)
            })
        #expect(
            spaced == [
                Part(paint: .named(.black), height: Length(points: 8)),
                Part(
                    paint: .named(.primary), outline: .roundedRectangle(radius: 3),
                    x: Length(points: -20, share: 0.5), y: Length(points: -6, share: 1),
                    width: Length(points: 40), height: Length(points: 6)),
            ])
    }

    @Test("Several views lie on one another, as opaque as they are")
    func piles() {
        let found = parts(
            Group {
                Color.black.opacity(0.25)
                Circle().fill(.black).opacity(0.5)
                Color.clear
            })
        #expect(
            found == [
                Part(paint: .faded(.black, opacity: 0.25)),
                Part(paint: .faded(.black, opacity: 0.5), outline: .circle),
            ])
        #expect(parts(ZStack { Color.clear }) == [])
    }

    @Test("A mask of other views, or of more than a page can take, isn't applied")
    func others() {
        for view in [
            AnyView(Text("b")), AnyView(VStack { Text("b") }),
            AnyView(Color.black.rotationEffect(.degrees(3))),
            AnyView(ZStack { Circle().stroke(lineWidth: 2) }),
            AnyView(VStack { Color.black.frame(maxHeight: 20) }),
            AnyView(HStack { ForEach(0..<30, id: \.self) { _ in Color.black } }),
            AnyView(ZStack { Capsule() }),
        ] {
            let drawn = resolved(Text("a").mask { view })
            #expect(drawn.issues.count == 1)
            #expect(drawn.tree.nodes.first?.attributes == [])
        }
    }

    @Test("Controls in a mask don't act")
    func controls() {
        let view = resolved(
            Color.red.mask { Button(action: ControlAction(1)) { Text("b") } })
        #expect(view.actions.isEmpty && view.issues.count == 1)
    }

    // MARK: - Texts and symbols

    @Test("A color that a text masks is the text in that color, in the color's place")
    func text() throws {
        let view = resolved(
            Color.red.frame(width: 80, height: 30).mask(alignment: .leading) {
                Text("Hi").bold().foregroundStyle(.black.opacity(0.5))
            })
        #expect(view.issues == [])
        let node = try #require(view.tree.nodes.first)
        #expect(node.kind == .drawing(.outline(.rectangle, fill: .paint(.named(.clear)))))
        #expect(node.attributes.first == .frame(.init(width: 80, height: 30)))
        guard case .overlayNodes(let front, .leading, .center)? = node.attributes.last else {
            Issue.record("There is no overlay.")
            return
        }
        #expect(front.map(\.text) == ["Hi"])
        #expect(front[0].attributes.contains(.foreground(.faded(.red, opacity: 0.5))))
        #expect(view.live == nil)
    }

    @Test("Symbols, shapes and stacks of them are drawn in the color")
    func stencils() {
        let view = resolved(
            Color.green.mask {
                HStack {
                    Image(systemName: "star.circle.fill").symbolRenderingMode(.hierarchical)
                    Text("a").foregroundStyle(.blue)
                    Circle().stroke(lineWidth: 2).frame(width: 20, height: 20)
                    Text("b").background(.black.opacity(0.25), in: .capsule)
                }
            })
        #expect(view.issues == [])
        let all = view.tree.allNodes
        let green = Paint.named(.green)
        let colors = all.flatMap(\.attributes).compactMap { attribute in
            if case .foreground(let paint) = attribute { paint } else { nil }
        }
        #expect(colors == [green, green, green])
        #expect(
            all.contains {
                if case .image(let image) = $0.kind { image.secondary == nil } else { false }
            })
        #expect(
            all.contains {
                if case .drawing(.outline(.circle, nil, let stroke?)) = $0.kind {
                    stroke.ink == .paint(green)
                } else {
                    false
                }
            })
        #expect(
            all.flatMap(\.attributes).contains(
                .background(.faded(.green, opacity: 0.25), .capsule)))
    }

    @Test("A color seen through a gradient fades as that does")
    func fadedColor() {
        let view = resolved(
            Color.red.mask {
                VStack {
                    Text("a").foregroundStyle(fade)
                }
            })
        let wanted = Paint.linearGradient(
            stops: [
                .init(paint: .named(.red), location: 0),
                .init(paint: .faded(.red, opacity: 0), location: 1),
            ], start: .init(x: 0.5, y: 0), end: .init(x: 0.5, y: 1))
        #expect(view.tree.allNodes.flatMap(\.attributes).contains(.foreground(wanted)))
    }

    @Test("A text has the part of a gradient that lies behind it")
    func gradient() throws {
        let rainbow = LinearGradient(
            colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        var view = resolved(
            rainbow.frame(width: 100, height: 40).mask { Text("abcd").padding(3) })
        #expect(view.issues == [])
        ViewLayout(width: 200, measuring: EvenMeasuring()).place(&view)
        let text = try #require(view.tree.allNodes.first { $0.text == "abcd" })
        // Four letters of 8.5 points, in the middle of 100.
        let paint = try #require(
            text.attributes.compactMap { attribute in
                if case .foreground(let paint) = attribute { paint } else { nil }
            }.first)
        guard case .linearGradient(_, let start, let end) = paint else {
            Issue.record("The text has no gradient.")
            return
        }
        #expect(abs(start.x + 33.0 / 34) < 1e-6 && abs(end.x - 67.0 / 34) < 1e-6)
        #expect(abs(start.y - 0.5) < 1e-6)
        // The padding is that of a box around the text alone.
        #expect(!text.attributes.contains { if case .padding = $0 { true } else { false } })
    }

    @Test("Words in front of the same words are heard once")
    func heardOnce() {
        let view = resolved(
            Text("Hello").overlay { Color.red.mask { Text("Hello") } })
        #expect(view.tree.plainText == "Hello")
        #expect(resolved(Color.red.mask { Text("Hello") }).tree.plainText == "Hello")
        let other = resolved(Text("Bye").overlay { Color.red.mask { Text("Hello") } })
        #expect(other.tree.plainText == "Bye\nHello")
    }

    @Test("What isn't a plain fill isn't drawn through texts")
    func contents() {
        for view in [
            AnyView(Text("a").mask { Text("b") }), AnyView(Circle().mask { Text("b") }),
            AnyView(Color.red.shadow(radius: 3).mask { Text("b") }),
            AnyView(
                LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
                    .mask { Text("b").foregroundStyle(fade) }),
            AnyView(Color.red.mask { Text("b").shadow(radius: 2) }),
            AnyView(Color.red.mask { Image("Map") }),
            AnyView(Color.red.mask { Divider() }),
        ] {
            #expect(resolved(view).issues.count == 1)
        }
    }
}
