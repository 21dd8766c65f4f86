import Foundation
import SwiftUI
import Testing

/// Changes of how a view is drawn that follow its size and its place.
@MainActor
@Suite struct VisualEffectTests {
    /// The effects in a view that is laid out, the outermost first, for each element that has some.
    private func effects(
        _ view: some View, width: Double = 300, keepsPlaces: Bool = true,
        isRightToLeft: Bool = false
    ) -> [[ViewNode.Attribute]] {
        var resolved = resolved(view) {
            $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        }
        ViewLayout(width: width, isRightToLeft: isRightToLeft, measuring: EvenMeasuring())
            .place(&resolved, keepsPlaces: keepsPlaces)
        #expect((resolved.tree.placements == nil) == !keepsPlaces)
        if let elements = resolved.tree.placements?.elements {
            #expect(elements.count == resolved.tree.allNodes.count)
        }
        return resolved.tree.allNodes.map { node in
            node.attributes.filter { attribute in
                switch attribute {
                case .opacity, .offset, .blur, .filter, .turn: true
                default: false
                }
            }
        }.filter { !$0.isEmpty }
    }

    @Test("An effect gets the size of its view, once there is one", arguments: [true, false])
    func sizes(keepsPlaces: Bool) {
        let view = Color.red.frame(height: 20).visualEffect { content, proxy in
            content.offset(x: proxy.size.width / 2, y: proxy.size.height)
        }
        #expect(effects(view, keepsPlaces: keepsPlaces) == [[.offset(x: 150, y: 20)]])
        #expect(effects(view, width: 100, keepsPlaces: keepsPlaces) == [[.offset(x: 50, y: 20)]])
        // Space that is left around the view further out isn't its own.
        #expect(
            effects(view.padding(10), keepsPlaces: keepsPlaces) == [[.offset(x: 140, y: 20)]])
        // Without a layout it is drawn as it is.
        let drawn = resolved(view).tree.allNodes.flatMap(\.attributes)
        #expect(!drawn.contains { if case .offset = $0 { true } else { false } })
    }

    /// A view that is moved by where it is in a space, inside others that have names.
    private func placed(in space: some CoordinateSpaceProtocol & Sendable) -> some View {
        HStack(spacing: 0) {
            Color.red.frame(width: 70)
            HStack(spacing: 0) {
                Color.green.frame(width: 30)
                Color.blue.visualEffect { content, proxy in
                    let frame = proxy.frame(in: space)
                    return content.offset(x: frame.minX, y: frame.minY).blur(radius: frame.width)
                }
            }
            .coordinateSpace(.named("inner"))
        }
        .frame(height: 60)
        .padding(.top, 8)
        .padding(.leading, 5)
    }

    @Test("An effect knows where its view is", arguments: [true, false])
    func places(keepsPlaces: Bool) {
        func place(_ space: some CoordinateSpaceProtocol & Sendable) -> [[ViewNode.Attribute]] {
            effects(placed(in: space), keepsPlaces: keepsPlaces)
        }
        #expect(place(.local) == [[.offset(x: 0, y: 0), .blur(195)]])
        #expect(place(.global) == [[.offset(x: 105, y: 8), .blur(195)]])
    }

    @Test("Places count from a view around that has a name", arguments: [true, false])
    func namedPlaces(keepsPlaces: Bool) {
        let view = VStack(spacing: 0) {
            Color.red.frame(height: 10)
            Color.blue.frame(height: 20)
                .visualEffect { content, proxy in
                    let outer = proxy.bounds(of: .named("outer")) ?? .zero
                    return content.offset(x: proxy.frame(in: .named("outer")).minX, y: outer.minY)
                        .blur(radius: outer.height)
                        .opacity(proxy.bounds(of: .named("other")) == nil ? 1 : 0)
                }
        }
        .padding(.leading, 5)
        .coordinateSpace(.named("outer"))
        .padding(7)
        #expect(
            effects(view, keepsPlaces: keepsPlaces)
                == [[.opacity(1)], [.offset(x: 5, y: -10), .blur(30)]])
    }

    @Test("In what a reader makes, places count from the card", arguments: [true, false])
    func inReaders(keepsPlaces: Bool) {
        let view = GeometryReader { _ in
            Color.blue.frame(width: 40, height: 10).padding(.leading, 6)
                .visualEffect { content, proxy in
                    content.offset(
                        x: proxy.frame(in: .global).minX, y: proxy.frame(in: .scrollView).minY)
                }
        }
        .frame(height: 30)
        .padding(.leading, 5)
        .padding(.top, 9)
        #expect(effects(view, keepsPlaces: keepsPlaces) == [[.offset(x: 5, y: 9)]])
        let scrolled = VStack(spacing: 0) {
            Color.red.frame(height: 4)
            ScrollView { view }
        }
        #expect(effects(scrolled, keepsPlaces: keepsPlaces) == [[.offset(x: 5, y: 9)]])
    }

    @Test("A scroll view is a space by its directions, and costs nothing where none is asked for")
    func scrollViews() {
        let view = ScrollView(.vertical) {
            VStack(spacing: 0) {
                Color.red.frame(height: 10)
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        Color.green.frame(width: 30)
                        Color.blue.visualEffect { content, proxy in
                            content.offset(
                                x: proxy.frame(in: .scrollView).minX,
                                y: proxy.frame(in: .scrollView(axis: .vertical)).minY)
                        }
                    }
                    .frame(height: 20)
                }
            }
        }
        .padding(7)
        #expect(effects(view) == [[.offset(x: 30, y: 10)]])
        #expect(resolved(ScrollView { Text("a") }).live == nil)
    }

    @Test("Each change is outside of those before it")
    func order() {
        let view = Color.red.frame(height: 10).visualEffect { content, proxy in
            content.opacity(0.5).offset(x: 1).blur(radius: proxy.size.height).scaleEffect(2)
                .rotationEffect(.degrees(5)).grayscale(1).saturation(0.2)
        }
        #expect(
            effects(view) == [
                [.filter(.saturation, 0.2)], [.filter(.grayscale, 1)],
                [.turn(ViewNode.Transform(degrees: 5))],
                [.turn(ViewNode.Transform(degrees: 0, size: .init(x: 2, y: 2)))],
                [.opacity(0.5), .offset(x: 1, y: 0), .blur(10)],
            ])
    }

    @Test("An effect has all that a view can be drawn with")
    func changes() {
        let view = Color.red.frame(height: 10).visualEffect { content, proxy in
            content.brightness(0.1).contrast(0.2).hueRotation(.degrees(3)).grayscale(0.4)
                .transformEffect(CGAffineTransform(translationX: proxy.size.height, y: 0))
                .transformEffect(ProjectionTransform(CGAffineTransform(scaleX: 1, y: 2)))
                .rotation3DEffect(.degrees(6), axis: (x: 1, y: 0, z: 0), perspective: 0.5)
                .scaleEffect(CGSize(width: 1, height: 3), anchor: .top)
                .offset(CGSize(width: 7, height: 8))
        }
        #expect(
            effects(view) == [
                [.offset(x: 7, y: 8)],
                [
                    .turn(
                        ViewNode.Transform(
                            degrees: 0, size: .init(x: 1, y: 3), anchor: .init(x: 0.5, y: 0)))
                ],
                [.turn(ViewNode.Transform(degrees: 6, x: 1, y: 0, z: 0, perspective: 0.5))],
                [
                    .turn(
                        ViewNode.Transform(
                            degrees: 0, anchor: .init(x: 0, y: 0), matrix: [1, 0, 0, 2, 0, 0]))
                ],
                [
                    .turn(
                        ViewNode.Transform(
                            degrees: 0, anchor: .init(x: 0, y: 0), matrix: [1, 0, 0, 1, 10, 0]))
                ],
                [.filter(.grayscale, 0.4)], [.filter(.hueRotation, 3)], [.filter(.contrast, 0.2)],
                [.filter(.brightness, 0.1)],
            ])
    }

    @Test("A leading point is the right one where reading goes left", arguments: [false, true])
    func mirrored(isRightToLeft: Bool) {
        let view = Color.red.frame(height: 10).visualEffect { content, _ in
            content.rotationEffect(.degrees(5), anchor: .leading)
        }
        let anchor = Paint.UnitPosition(x: isRightToLeft ? 1 : 0, y: 0.5)
        #expect(
            effects(view, isRightToLeft: isRightToLeft)
                == [[.turn(ViewNode.Transform(degrees: 5, anchor: anchor))]])
    }

    @Test("What stands outside of an effect isn't changed by it, and what is inside keeps its own")
    func outside() {
        let view = Color.red.frame(height: 10).offset(x: 3).opacity(0.3)
            .visualEffect { content, proxy in content.offset(x: proxy.size.height) }
            .background(.blue).opacity(0.5)
        var resolved = resolved(view)
        ViewLayout(width: 300, measuring: EvenMeasuring()).place(&resolved)
        let outer = resolved.tree.nodes[0].attributes
        #expect(outer.contains(.background(.named(.blue), .rectangle)))
        #expect(outer.contains(.opacity(0.5)))
        #expect(
            effects(view) == [
                [.opacity(0.5)], [.offset(x: 10, y: 0)], [.opacity(0.3)], [.offset(x: 3, y: 0)],
            ])
    }

    @Test("An effect leaves the layout as it is")
    func layout() {
        let found = probe(60) {
            HStack(spacing: 0) {
                Text("ab").mark("a").visualEffect { content, proxy in
                    content.scaleEffect(3).offset(x: proxy.size.width * 9).blur(radius: 40)
                }
                Spacer(minLength: 0).visualEffect { content, _ in content.opacity(0.5) }
                Color.red.frame(width: 50).mark("b")
            }
        }
        #expect(found["a"].x == 0)
        #expect(found["b"] == Spot(250, 0, 50, 60))
    }

    @Test("The cells of a row stay in their columns")
    func rows() {
        let found = probe(60) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(width: 20, height: 10)
                    Color.red.frame(width: 10, height: 10).mark("a")
                }
                .visualEffect { content, proxy in content.offset(x: proxy.size.width) }
                GridRow {
                    Color.red.frame(width: 50, height: 10)
                    Color.red.frame(width: 30, height: 10).mark("b")
                }
            }
        }
        #expect(found["a"] == Spot(60, 0, 10, 10))
        #expect(found["b"] == Spot(50, 10, 30, 10))
    }

    @Test("Each of several views has its own size")
    func several() {
        let view = VStack(spacing: 0) {
            Group {
                Color.red.frame(height: 10)
                Color.red.frame(height: 20)
            }
            .visualEffect { content, proxy in
                content.offset(x: proxy.size.height, y: proxy.frame(in: .global).minY)
            }
        }
        #expect(effects(view) == [[.offset(x: 10, y: 0)], [.offset(x: 20, y: 10)]])
    }

    @Test("No change is no box")
    func nothing() {
        let view = Text("a").visualEffect { content, _ in content }
        #expect(nodes(view) == nodes(Text("a")))
        #expect(resolved(view).live == nil)
    }
}
