import Foundation
import SwiftUI
import Testing

/// Effects that turn a view or change its size, and where they stand still.
@MainActor
@Suite struct TurningTests {
    private func turn(
        _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> ViewNode.Turn? {
        for case .turn(let turn) in resolved(view, change).tree.nodes.first?.attributes ?? [] {
            return turn
        }
        return nil
    }

    @Test("A size has two factors and a point that stays")
    func scales() {
        #expect(
            turn(Color.red.scaleEffect(x: -1, y: 2))
                == ViewNode.Turn(degrees: 0, size: .init(x: -1, y: 2)))
        #expect(
            turn(Color.red.scaleEffect(CGSize(width: 2, height: 3), anchor: .bottom))
                == ViewNode.Turn(
                    degrees: 0, size: .init(x: 2, y: 3), anchor: .init(x: 0.5, y: 1)))
        #expect(turn(Color.red.scaleEffect(2, anchor: .top))?.size == .init(x: 2, y: 2))
        #expect(attributes(Color.red.scaleEffect(2)) == [.scale(2)])
    }

    @Test("A transformation counts from the left, whatever the direction of reading")
    func transforms() {
        let view = Color.red.transformEffect(
            CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 4, ty: 0))
        let wanted = ViewNode.Turn(
            degrees: 0, anchor: .init(x: 0, y: 0), matrix: [1, 0, 0.5, 1, 4, 0])
        #expect(turn(view) == wanted)
        #expect(turn(view) { $0.layoutDirection = .rightToLeft } == wanted)
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
