import Foundation
import SwiftUI
import Testing

/// Effects that turn a view or change its size, and their fixed points.
@MainActor
@Suite struct TurningTests {
    private func turn(
        _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> ViewNode.Transform? {
        for case .turn(let turn) in resolved(view, change).tree.nodes.first?.attributes ?? [] {
            return turn
        }
        return nil
    }

    @Test("A size has two factors and a point that stays")
    func scales() {
        #expect(
            turn(Color.red.scaleEffect(x: -1, y: 2))
                == ViewNode.Transform(degrees: 0, size: .init(x: -1, y: 2)))
        #expect(
            turn(Color.red.scaleEffect(CGSize(width: 2, height: 3), anchor: .bottom))
                == ViewNode.Transform(
                    degrees: 0, size: .init(x: 2, y: 3), anchor: .init(x: 0.5, y: 1)))
        #expect(turn(Color.red.scaleEffect(2, anchor: .top))?.size == .init(x: 2, y: 2))
        #expect(attributes(Color.red.scaleEffect(2)) == [.scale(2)])
    }

    @Test("A transformation counts from the left, whatever the direction of reading")
    func transforms() {
        let view = Color.red.transformEffect(
            CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 4, ty: 0))
        let wanted = ViewNode.Transform(
            degrees: 0, anchor: .init(x: 0, y: 0), matrix: [1, 0, 0.5, 1, 4, 0])
        #expect(turn(view) == wanted)
        #expect(turn(view) { $0.layoutDirection = .rightToLeft } == wanted)
    }

    @Test("A change with perspective has nine numbers, one without has six")
    func projections() {
        var transform = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
        #expect(
            turn(Color.red.projectionEffect(transform))
                == ViewNode.Transform(
                    degrees: 0, anchor: .init(x: 0, y: 0), matrix: [1, 0, 0, 1, 3, 4]))
        transform.m13 = 0.25
        #expect(
            turn(Color.red.projectionEffect(transform))?.matrix == [1, 0, 0.25, 0, 1, 0, 3, 4, 1])
        transform.m11 = .nan
        #expect(turn(Color.red.projectionEffect(transform))?.matrix == nil)
    }

    @Test("Changes are joined, and taken back where that is possible")
    func algebra() {
        var tilted = ProjectionTransform(CGAffineTransform(rotationAngle: 0.3))
        tilted.m13 = 0.002
        tilted.m32 = 7
        #expect(!tilted.isAffine && !tilted.isIdentity)
        let back = tilted.concatenating(tilted.inverted())
        for (number, wanted) in [
            (back.m11, 1), (back.m12, 0), (back.m13, 0), (back.m22, 1), (back.m31, 0),
            (back.m32, 0), (back.m33, 1),
        ] as [(CGFloat, CGFloat)] {
            #expect(abs(number - wanted) < 1e-12)
        }
        let move = ProjectionTransform(CGAffineTransform(translationX: 5, y: 0))
        let scale = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(move.concatenating(scale).m31 == 10)
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        #expect(!flat.invert() && flat.m11 == 0)
        #expect(ProjectionTransform() == ProjectionTransform(.identity))
    }

    @Test("A plane that is turned in space is seen in perspective")
    func space() {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        transform = CATransform3DRotate(transform, .pi / 6, 0, 1, 0)
        transform = CATransform3DTranslate(transform, -50, -50, 0)
        let seen = ProjectionTransform(transform)
        #expect(abs(seen.m11 - cos(.pi / 6)) < 1e-12)
        #expect(abs(seen.m13 - sin(.pi / 6) / 500) < 1e-12)
        #expect(abs(seen.m33 - (1 - 50 * seen.m13)) < 1e-12)
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
        let scaled = CATransform3DConcat(
            CATransform3DMakeScale(2, 3, 4),
            CATransform3DMakeAffineTransform(CGAffineTransform(translationX: 1, y: 2)))
        #expect((scaled.m11, scaled.m22, scaled.m41, scaled.m42) == (2, 3, 1, 2))
    }

    /// Moves a view by a share of its width.
    private struct Slide: GeometryEffect {
        var share: CGFloat

        var animatableData: CGFloat {
            get { share }
            set { share = newValue }
        }

        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(
                CGAffineTransform(translationX: share * size.width, y: size.height))
        }
    }

    @Test("An effect gets the size of its view, once there is one")
    func effects() {
        func matrices(_ view: some View, width: Double = 300) -> [[Double]?] {
            var resolved = resolved(view)
            let layout = ViewLayout(width: width, measuring: EvenMeasuring())
            layout.place(&resolved)
            return resolved.tree.allNodes.flatMap(\.attributes).compactMap {
                if case .turn(let turn) = $0 { turn.matrix } else { nil }
            }
        }
        let view = Color.red.frame(height: 20).modifier(Slide(share: 0.5))
        #expect(matrices(view) == [[1, 0, 0, 1, 150, 20]])
        #expect(matrices(view, width: 100) == [[1, 0, 0, 1, 50, 20]])
        #expect(
            matrices(view.padding(10).modifier(Slide(share: 1).ignoredByLayout())) == [
                [1, 0, 0, 1, 300, 40], [1, 0, 0, 1, 140, 20],
            ])
        // Without a layout it is drawn as it is.
        #expect(turn(view)?.matrix == nil && turn(view) != nil)
        #expect(matrices(Color.red.frame(height: 20).modifier(Slide(share: .infinity))) == [nil])
    }

    @Test("What stands outside of an effect isn't changed by it")
    func effectsInside() {
        let node = nodes(Color.red.modifier(Slide(share: 1)).background(.blue))[0]
        #expect(node.kind == .box)
        #expect(node.attributes == [.background(.named(.blue), .rectangle)])
        #expect(node.children.map(\.attributes.count) == [2])
    }

    @Test("A modifier without a body that is no effect changes nothing, and its author is told")
    func noBody() {
        struct Nothing: ViewModifier {
            typealias Body = Never
        }
        let view = resolved(Text("a").modifier(Nothing()))
        #expect(view.tree.plainText == "a")
        #expect(view.issues == ["Nothing has no body and is no modifier that snippets know."])
    }

    @Test("Headers that stand out are larger than others")
    func headers() {
        let list = Section("Fruit") { Text("Apple") }
        let plain = nodes(list)[0].attributes
        let prominent = resolved(list.headerProminence(.increased)).tree.nodes[0].attributes
        #expect(plain != prominent)
        #expect(
            prominent.contains(.font(FontDescription(size: .style(.title3), weight: .bold))))
    }

    @Test("A turn around a leading point is around the right one where reading goes left")
    func mirrored() {
        let view = Color.red.rotationEffect(.degrees(30), anchor: .topLeading)
        #expect(turn(view)?.anchor == .init(x: 0, y: 0))
        #expect(turn(view) { $0.layoutDirection = .rightToLeft }?.anchor == .init(x: 1, y: 0))
        let space = Color.red.rotation3DEffect(
            .degrees(10), axis: (x: 0, y: 1, z: 0), anchor: .trailing)
        #expect(turn(space)?.anchor == .init(x: 1, y: 0.5))
    }

    @Test("Effects inside a turn keep their own center")
    func wraps() {
        let view = Color.red.rotationEffect(.degrees(5)).scaleEffect(2, anchor: .top)
        let node = nodes(view)[0]
        #expect(node.kind == .box)
        #expect(node.children.first?.attributes == [.rotation(5)])
    }

    @Test("A scroll transition draws what is in place")
    func scrollTransition() {
        let view = Text("a").scrollTransition { content, phase in
            content.opacity(phase.isIdentity ? 1 : 0).blur(radius: phase.value * 4)
                .offset(y: phase.isIdentity ? 3 : 40)
        }
        let effects = resolved(view).tree.allNodes.flatMap(\.attributes).filter {
            switch $0 {
            case .opacity, .blur, .offset: true
            default: false
            }
        }
        #expect(effects.contains(.offset(x: 0, y: 3)))
        #expect(effects.contains(.opacity(1)) && !effects.contains(.opacity(0)))
    }

    @Test("A picture in parts is stretched as a whole, and its author is told")
    func parts() {
        #expect(resolved(Image("Paper").resizable()).issues.isEmpty)
        #expect(
            resolved(Image("Paper").resizable(resizingMode: .tile)).issues == [
                "A picture is stretched as a whole: a card neither repeats pictures (resizingMode: .tile) "
                    + "nor keeps their caps (capInsets). Draw the parts as pictures of their own, or fill "
                    + "a shape."
            ])
    }

    @Test("A formatter writes a value in its own locale")
    func formatters() {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        formatter.numberStyle = .decimal
        let number = NSNumber(value: 1234.5)
        #expect(resolved(Text(number, formatter: formatter)).tree.plainText == "1.234,5")
        #expect(
            resolved(Text("It is \(number, formatter: formatter)")).tree.plainText
                == "It is 1.234,5")
        let dates = DateFormatter()
        dates.dateFormat = "yyyy"
        dates.timeZone = .gmt
        let date = Date(timeIntervalSince1970: 0)
        #expect(resolved(Text("In \(date, formatter: dates)")).tree.plainText == "In 1970")
    }

    @Test("A scroll position is where it was last sent")
    func positions() {
        var position = ScrollPosition(edge: .top)
        #expect(position.edge == .top && position.viewID == nil)
        position.scrollTo(id: "a", anchor: .center)
        #expect(position.viewID(type: String.self) == "a" && position.edge == nil)
        #expect(position == ScrollPosition(id: "a", anchor: .center))
        position.scrollTo(point: CGPoint(x: 1, y: 2))
        #expect(position.point == CGPoint(x: 1, y: 2))
    }
}
