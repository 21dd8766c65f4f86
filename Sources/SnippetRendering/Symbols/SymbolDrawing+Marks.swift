import Foundation

// Signs on other signs: seals, shields, octagons, bubbles, badges, batteries and arrows.
extension SymbolDrawing {
    private static let octagon = polygon(
        8, 2.8, 16, 2.8, 21.2, 8, 21.2, 16, 16, 21.2, 8, 21.2, 2.8, 16, 2.8, 8)
    private static let shield = "M12 2.8l8 2.7v6q0 6.5-8 9.8q-8-3.3-8-9.8v-6z"
    private static let cross = line(9, 9, 15, 15) + line(15, 9, 9, 15)
    private static let bang = line(12, 7, 12, 13)
    private static let bubble =
        "M12 3.5c5.5 0 9.5 3.6 9.5 8s-4 8-9.5 8q-1.5 0-3-.4l-4.5 2l.8-4q-2.8-2.2-2.8-5.6c0-4.4 4-8 9.5-8z"

    /// A round outline of even arcs.
    private static let scallops: String = {
        let bows = 10
        func point(_ index: Int) -> (Double, Double) {
            let angle = (Double(index) - 0.5) / Double(bows) * 2 * .pi
            return (12 + 8.8 * sin(angle), 12 - 8.8 * cos(angle))
        }
        func text(_ value: Double) -> String { String(format: "%.2f", value) }
        var path = "M\(text(point(0).0)) \(text(point(0).1))"
        for index in 1...bows {
            let (x, y) = point(index)
            path += "A3 3 0 0 1 \(text(x)) \(text(y))"
        }
        return path + "z"
    }()

    static let seals: [String: SymbolDrawing] = [
        "seal": .init(body: scallops),
        "checkmark.seal": .init(body: scallops, detail: line(8, 12.3, 11, 15.3, 16, 9)),
        "xmark.seal": .init(body: scallops, detail: cross),
        "octagon": .init(body: octagon),
        "xmark.octagon": .init(body: octagon, detail: cross),
        "exclamationmark.octagon": .init(body: octagon, detail: bang, dots: circle(12, 16.5, 1.2)),
        "hexagon": .init(
            body: polygon(12, 2.5, 20.3, 7.2, 20.3, 16.8, 12, 21.5, 3.7, 16.8, 3.7, 7.2)),
        "pentagon": .init(body: polygon(12, 2.8, 21.2, 9.6, 17.7, 20.5, 6.3, 20.5, 2.8, 9.6)),
        "checkmark.shield": .init(body: shield, detail: line(8.2, 12, 11, 14.8, 15.8, 9)),
        "xmark.shield": .init(body: shield, detail: cross),
        "exclamationmark.shield": .init(body: shield, detail: bang, dots: circle(12, 16.3, 1.2)),
        "lock.shield": .init(
            body: shield, detail: "M9.8 11.5v-1.3a2.2 2.2 0 0 1 4.4 0v1.3",
            dots: rounded(8.7, 11.3, 6.6, 4.9, 1)),
    ]

    /// Outlines with a solid part, which is a dot of the plain drawing.
    static let halves: [String: SymbolDrawing] = [
        "shield.lefthalf.filled": .init(dots: "M12 2.8v18.5q-8-3.3-8-9.8v-6z", beside: shield),
        "shield.righthalf.filled": .init(dots: "M12 2.8l8 2.7v6q0 6.5-8 9.8z", beside: shield),
        "circle.lefthalf.filled": .init(
            dots: "M12 2.5a9.5 9.5 0 0 0 0 19z", beside: circle(12, 12, 9.5)),
        "circle.righthalf.filled": .init(
            dots: "M12 2.5a9.5 9.5 0 0 1 0 19z", beside: circle(12, 12, 9.5)),
        "circle.bottomhalf.filled": .init(
            dots: "M2.5 12a9.5 9.5 0 0 0 19 0z", beside: circle(12, 12, 9.5)),
        "circle.inset.filled": .init(dots: circle(12, 12, 6), beside: circle(12, 12, 9.5)),
        "circle.dotted": .init(
            dots: (0..<12).map { step in
                let angle = Double(step) / 6 * .pi
                return circle(12 + 9 * sin(angle), 12 - 9 * cos(angle), 1)
            }.joined()),
        "star.leadinghalf.filled": .init(
            dots: polygon(12, 2.8, 12, 17.4, 6.2, 20.6, 7.4, 14.1, 2.6, 9.6, 9.2, 8.7),
            beside: polygon(
                12, 2.8, 14.8, 8.7, 21.4, 9.6, 16.6, 14.1, 17.8, 20.6, 12, 17.4, 6.2, 20.6, 7.4,
                14.1,
                2.6, 9.6, 9.2, 8.7), mirrors: true),
        "hourglass.bottomhalf.filled": .init(
            dots: "M7.5 20l0-2.5q0-2 4.5-4.5q4.5 2.5 4.5 4.5v2.5z",
            beside:
                "M6.5 3h11v3.5q0 2.5-3.5 5.5q3.5 3 3.5 5.5v3.5h-11v-3.5q0-2.5 3.5-5.5q-3.5-3-3.5-5.5z"
                + line(5, 3, 19, 3) + line(5, 21, 19, 21)),
        "hourglass.tophalf.filled": .init(
            dots: "M7.5 4v2.5q0 2 4.5 4.5q4.5-2.5 4.5-4.5v-2.5z",
            beside:
                "M6.5 3h11v3.5q0 2.5-3.5 5.5q3.5 3 3.5 5.5v3.5h-11v-3.5q0-2.5 3.5-5.5q-3.5-3-3.5-5.5z"
                + line(5, 3, 19, 3) + line(5, 21, 19, 21)),
    ]

    static let bubbles: [String: SymbolDrawing] = [
        "bubble": .init(body: bubble),
        "bubble.right": .init(
            body: "M12 3.5c-5.5 0-9.5 3.6-9.5 8s4 8 9.5 8q1.5 0 3-.4l4.5 2l-.8-4q2.8-2.2 2.8-5.6"
                + "c0-4.4-4-8-9.5-8z"),
        "text.bubble": .init(
            body: bubble, detail: line(7.5, 10, 16.5, 10) + line(7.5, 13.5, 13.5, 13.5)),
        "quote.bubble": .init(
            body: bubble, dots: circle(9.3, 10.5, 1.5) + circle(14.3, 10.5, 1.5)),
        "ellipsis.bubble": .init(
            body: bubble, dots: circle(8, 11.5, 1.2) + circle(12, 11.5, 1.2) + circle(16, 11.5, 1.2)
        ),
        "exclamationmark.bubble": .init(
            body: bubble, detail: line(12, 7, 12, 12), dots: circle(12, 15.3, 1.2)),
        "questionmark.bubble": .init(
            body: bubble, detail: "M9.7 9a2.4 2.4 0 1 1 3.6 2.1q-1.3.8-1.3 1.9",
            dots: circle(12, 15.8, 1.1)),
        "bubble.left.and.bubble.right": .init(
            body:
                "M8.5 3c3.9 0 6.7 2.4 6.7 5.5s-2.8 5.5-6.7 5.5q-1 0-2-.2l-3.2 1.5l.5-2.9q-2-1.5-2-3.9"
                + "c0-3.1 2.8-5.5 6.7-5.5z",
            beside: "M18 8.2c2.6.7 4.3 2.6 4.3 4.9q0 2.2-1.8 3.6l.4 3l-3-1.4c-2.9.6-5.8-.2-7.2-2"),
    ]

    static let badges: [String: SymbolDrawing] = [
        "bell.badge": .init(
            body: "M4.5 17.5q2-2 2-5v-2.5a5.5 5.5 0 0 1 6.6-5.4a4.9 4.9 0 0 0 4.4 6.6v1.3q0 3 2 5z",
            beside: "M10 20.5a2.2 2.2 0 0 0 4 0" + circle(18, 6, 2.6)),
        "app.badge": .init(
            body: "M13.5 4.5h-6a4 4 0 0 0-4 4v8a4 4 0 0 0 4 4h8a4 4 0 0 0 4-4v-6",
            beside: circle(18.5, 5.5, 3)),
        "calendar.badge.plus": .init(
            body: rounded(2, 4.5, 17, 15.5, 3), detail: line(2, 9.5, 19, 9.5),
            beside: line(6.5, 2.5, 6.5, 5) + line(14.5, 2.5, 14.5, 5) + line(19, 15.5, 19, 22)
                + line(15.7, 18.7, 22.3, 18.7)),
        "calendar.badge.clock": .init(
            body: rounded(2, 4.5, 17, 13, 3), detail: line(2, 9.5, 19, 9.5),
            beside: line(6.5, 2.5, 6.5, 5) + line(14.5, 2.5, 14.5, 5) + circle(18.5, 18.5, 3.7)
                + line(18.5, 16.7, 18.5, 18.5, 19.8, 19.3)),
        "person.badge.plus": .init(
            body: circle(9.5, 8, 4) + "M2 20.5a7.5 6.5 0 0 1 15 0z",
            beside: line(19, 7.5, 19, 13.5) + line(16, 10.5, 22, 10.5)),
        "folder.badge.plus": .init(
            body: "M2 6.5a2 2 0 0 1 2-2h5l2 2.5h7a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2z",
            detail: line(11, 10.5, 11, 16.5) + line(8, 13.5, 14, 13.5)),
        "doc.badge.plus": .init(
            body:
                "M5 4a1.5 1.5 0 0 1 1.5-1.5h7l5.5 5.5v12a1.5 1.5 0 0 1-1.5 1.5h-11a1.5 1.5 0 0 1-1.5-1.5z",
            detail: line(12, 11, 12, 18) + line(8.5, 14.5, 15.5, 14.5)),
    ]

    private static let cell = rounded(2, 7.5, 17.5, 9, 2.5)
    private static let pole = line(22, 10.8, 22, 13.2)

    static let batteries: [String: SymbolDrawing] = {
        var drawings: [String: SymbolDrawing] = [:]
        for level in [0, 25, 50, 75, 100] {
            let drawing = SymbolDrawing(
                body: cell,
                dots: level == 0 ? "" : rounded(4.5, 10, 12.5 * Double(level) / 100, 4, 0.8),
                beside: pole)
            drawings["battery.\(level)"] = drawing
            drawings["battery.\(level)percent"] = drawing
        }
        drawings["battery.100percent.bolt"] = .init(
            body: cell, detail: line(11.5, 8.7, 8.8, 12.3, 12.2, 12.3, 9.7, 15.4), beside: pole)
        drawings["battery.100.bolt"] = drawings["battery.100percent.bolt"]
        return drawings
    }()

    /// Symbols for skipping backward and forward by seconds, with their number inside.
    static let seeking: [String: SymbolDrawing] = {
        let back = "M4.2 13a8 8 0 1 0 3-6.2l-2 1.7" + line(4.6, 3.9, 4.6, 8.8, 9.5, 8.8)
        let forth = "M19.8 13a8 8 0 1 1-3-6.2l2 1.7" + line(19.4, 3.9, 19.4, 8.8, 14.5, 8.8)
        var drawings: [String: SymbolDrawing] = [
            "gobackward": .init(detail: back), "goforward": .init(detail: forth),
        ]
        for seconds in [5, 10, 15, 30, 45, 60, 75, 90] {
            drawings["gobackward.\(seconds)"] = .init(
                detail: back, letters: "\(seconds)", letterSize: 8, letterCenter: 13.3)
            drawings["goforward.\(seconds)"] = .init(
                detail: forth, letters: "\(seconds)", letterSize: 8, letterCenter: 13.3)
        }
        return drawings
    }()

    static let directions: [String: SymbolDrawing] = [
        "arrowtriangle.up": .init(body: polygon(12, 4.5, 20.5, 19, 3.5, 19)),
        "arrowtriangle.down": .init(body: polygon(12, 19.5, 20.5, 5, 3.5, 5)),
        "arrowtriangle.left": .init(body: polygon(4.5, 12, 19, 3.5, 19, 20.5)),
        "arrowtriangle.right": .init(body: polygon(19.5, 12, 5, 3.5, 5, 20.5)),
        "arrowtriangle.backward": .init(body: polygon(4.5, 12, 19, 3.5, 19, 20.5), mirrors: true),
        "arrowtriangle.forward": .init(body: polygon(19.5, 12, 5, 3.5, 5, 20.5), mirrors: true),
        "arrow.up.left": .init(detail: line(18, 18, 6, 6) + line(15, 6, 6, 6, 6, 15)),
        "arrow.down.left": .init(detail: line(18, 6, 6, 18) + line(15, 18, 6, 18, 6, 9)),
        "arrow.down.right": .init(detail: line(6, 6, 18, 18) + line(9, 18, 18, 18, 18, 9)),
        "arrow.up.forward": .init(
            detail: line(6, 18, 18, 6) + line(9, 6, 18, 6, 18, 15), mirrors: true),
        "arrow.up.arrow.down": .init(
            detail: line(8, 20, 8, 4) + line(4, 8, 8, 4, 12, 8) + line(16, 4, 16, 20)
                + line(12, 16, 16, 20, 20, 16)),
        "arrow.up.and.down": .init(
            detail: line(12, 3, 12, 21) + line(8, 7, 12, 3, 16, 7) + line(8, 17, 12, 21, 16, 17)),
        "arrow.left.and.right": .init(
            detail: line(3, 12, 21, 12) + line(7, 8, 3, 12, 7, 16) + line(17, 8, 21, 12, 17, 16)),
        "arrow.uturn.left": .init(
            detail: "M4 9h10.5a5 5 0 0 1 0 10h-5.5" + line(8.5, 4.5, 4, 9, 8.5, 13.5)),
        "arrow.uturn.right": .init(
            detail: "M20 9h-10.5a5 5 0 0 0 0 10h5.5" + line(15.5, 4.5, 20, 9, 15.5, 13.5)),
        "arrow.uturn.forward": .init(
            detail: "M20 9h-10.5a5 5 0 0 0 0 10h5.5" + line(15.5, 4.5, 20, 9, 15.5, 13.5),
            mirrors: true),
        "arrow.turn.up.right": .init(
            detail: "M5 20v-8a3 3 0 0 1 3-3h11.5" + line(15, 4.5, 19.5, 9, 15, 13.5)),
        "arrow.triangle.branch": .init(
            detail: line(5, 3.5, 5, 20.5) + "M5 14.5q0-5 7-5h6"
                + line(14.5, 5.5, 18.5, 9.5, 14.5, 13.5)),
        "arrow.up.to.line": .init(
            detail: line(5, 3.5, 19, 3.5) + line(12, 21, 12, 7.5) + line(7.5, 12, 12, 7.5, 16.5, 12)
        ),
        "arrow.down.to.line": .init(
            detail: line(5, 20.5, 19, 20.5) + line(12, 3, 12, 16.5)
                + line(7.5, 12, 12, 16.5, 16.5, 12)),
        "chevron.left.2": .init(detail: line(12, 5, 5, 12, 12, 19) + line(19, 5, 12, 12, 19, 19)),
        "chevron.right.2": .init(detail: line(5, 5, 12, 12, 5, 19) + line(12, 5, 19, 12, 12, 19)),
        "plus.forwardslash.minus": .init(
            detail: line(7, 4, 7, 10) + line(4, 7, 10, 7) + line(19, 4, 5, 20)
                + line(14, 17.5, 20, 17.5)),
    ]
}
