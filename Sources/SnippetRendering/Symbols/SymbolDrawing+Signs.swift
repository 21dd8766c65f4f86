import Foundation

// Signs: shapes, arrows, marks, and the symbols of controls and players.
extension SymbolDrawing {
    private static let disc = circle(12, 12, 9.5)

    static let shapes: [String: SymbolDrawing] = [
        "circle": .init(body: disc),
        "square": .init(body: rounded(3, 3, 18, 18, 4)),
        "app": .init(body: rounded(3, 3, 18, 18, 5)),
        "rectangle": .init(body: rounded(2.5, 5, 19, 14, 3)),
        "capsule": .init(body: rounded(2.5, 6.5, 19, 11, 5.5)),
        "triangle": .init(body: polygon(12, 4, 21, 19.5, 3, 19.5)),
        "diamond": .init(body: polygon(12, 2.5, 21.5, 12, 12, 21.5, 2.5, 12)),
        "heart": .init(
            body: "M12 20.5C5.5 16 2.5 12.6 2.5 8.9a5 5 0 0 1 9.5-2.2a5 5 0 0 1 9.5 2.2"
                + "C21.5 12.6 18.5 16 12 20.5z"),
        "star": .init(
            body: polygon(
                12, 2.8, 14.8, 8.7, 21.4, 9.6, 16.6, 14.1, 17.8, 20.6, 12, 17.4, 6.2, 20.6, 7.4,
                14.1, 2.6, 9.6, 9.2, 8.7)),
        "sparkles": .init(
            body: "M10 5q1 5.5 7 7q-6 1.5-7 7q-1-5.5-7-7q6-1.5 7-7z",
            beside: "M18.5 3v5M16 5.5h5M18.5 16.5v4M16.5 18.5h4"),
    ]

    static let arrows: [String: SymbolDrawing] = [
        "chevron.right": .init(detail: line(9, 5, 16, 12, 9, 19)),
        "chevron.left": .init(detail: line(15, 5, 8, 12, 15, 19)),
        "chevron.forward": .init(detail: line(9, 5, 16, 12, 9, 19), mirrors: true),
        "chevron.backward": .init(detail: line(15, 5, 8, 12, 15, 19), mirrors: true),
        "chevron.up": .init(detail: line(5, 15.5, 12, 8.5, 19, 15.5)),
        "chevron.down": .init(detail: line(5, 8.5, 12, 15.5, 19, 8.5)),
        "chevron.up.chevron.down": .init(
            detail: line(7.5, 9, 12, 4.5, 16.5, 9) + line(7.5, 15, 12, 19.5, 16.5, 15)),
        "arrow.up": .init(detail: line(12, 20.5, 12, 4) + line(5.5, 10.5, 12, 4, 18.5, 10.5)),
        "arrow.down": .init(detail: line(12, 3.5, 12, 20) + line(5.5, 13.5, 12, 20, 18.5, 13.5)),
        "arrow.left": .init(detail: line(20.5, 12, 4, 12) + line(10.5, 5.5, 4, 12, 10.5, 18.5)),
        "arrow.right": .init(detail: line(3.5, 12, 20, 12) + line(13.5, 5.5, 20, 12, 13.5, 18.5)),
        "arrow.forward": .init(
            detail: line(3.5, 12, 20, 12) + line(13.5, 5.5, 20, 12, 13.5, 18.5), mirrors: true),
        "arrow.backward": .init(
            detail: line(20.5, 12, 4, 12) + line(10.5, 5.5, 4, 12, 10.5, 18.5), mirrors: true),
        "arrow.up.right": .init(detail: line(6, 18, 18, 6) + line(8.5, 6, 18, 6, 18, 15.5)),
        "arrow.clockwise": .init(
            detail: "M19.8 12.5a8 8 0 1 1-2.6-6.4l2.3 2.2" + line(19.6, 3.5, 19.6, 8.4, 14.7, 8.4)),
        "arrow.counterclockwise": .init(
            detail: "M4.2 12.5a8 8 0 1 0 2.6-6.4l-2.3 2.2" + line(4.4, 3.5, 4.4, 8.4, 9.3, 8.4)),
        "arrow.triangle.2.circlepath": .init(
            detail: "M4 11a8.2 8.2 0 0 1 14.5-4M20 13a8.2 8.2 0 0 1-14.5 4"
                + line(18.8, 3, 18.8, 7.3, 14.5, 7.3) + line(5.2, 21, 5.2, 16.7, 9.5, 16.7)),
        "arrow.left.arrow.right": .init(
            detail: line(3.5, 8.5, 20, 8.5) + line(16, 4.5, 20, 8.5) + line(20.5, 15.5, 4, 15.5)
                + line(8, 19.5, 4, 15.5)),
        "arrow.uturn.backward": .init(
            detail: line(8.5, 4, 3.5, 9, 8.5, 14) + "M3.5 9h11a6 6 0 0 1 0 12h-4"),
        "return": .init(
            detail: line(8, 8.5, 3.5, 13, 8, 17.5) + line(4, 13, 20, 13, 20, 6.5)),
    ]

    static let marks: [String: SymbolDrawing] = [
        "plus": .init(detail: line(12, 4, 12, 20) + line(4, 12, 20, 12)),
        "minus": .init(detail: line(4, 12, 20, 12)),
        "multiply": .init(detail: line(5.5, 5.5, 18.5, 18.5) + line(18.5, 5.5, 5.5, 18.5)),
        "xmark": .init(detail: line(5.5, 5.5, 18.5, 18.5) + line(18.5, 5.5, 5.5, 18.5)),
        "equal": .init(detail: line(4, 9, 20, 9) + line(4, 15, 20, 15)),
        "percent": .init(
            body: circle(7, 7, 3) + circle(17, 17, 3), beside: line(18.5, 5.5, 5.5, 18.5)),
        "number": .init(
            detail: line(4, 9, 20.5, 9) + line(3.5, 15, 20, 15) + line(10, 3.5, 7.5, 20.5)
                + line(16.5, 3.5, 14, 20.5)),
        "checkmark": .init(detail: line(4, 13, 9.5, 18.5, 20, 5.5)),
        "questionmark": .init(
            detail: "M7.5 8a4.5 4.5 0 1 1 6.6 4c-1.5.8-2.1 1.6-2.1 3",
            dots: circle(12, 19.6, 1.4)),
        "exclamationmark": .init(detail: line(12, 4, 12, 14.5), dots: circle(12, 19.6, 1.4)),
        "exclamationmark.triangle": .init(
            body: "M10.3 4.2a2 2 0 0 1 3.4 0l7.7 13.2a2 2 0 0 1-1.7 3h-15.4a2 2 0 0 1-1.7-3z",
            detail: line(12, 9, 12, 13.5), dots: circle(12, 17, 1.15)),
        "info": .init(
            detail: line(9.5, 10.5, 12.3, 10.5, 12.3, 19.5) + line(9, 19.5, 15.5, 19.5),
            dots: circle(12, 5, 1.6)),
        "info.circle": .init(
            body: disc, detail: line(10.5, 11, 12.2, 11, 12.2, 16.3) + line(10.2, 16.5, 14.2, 16.5),
            dots: circle(12, 7.4, 1.25)),
        "ellipsis": .init(dots: circle(5, 12, 1.8) + circle(12, 12, 1.8) + circle(19, 12, 1.8)),
        "asterisk": .init(
            detail: line(12, 4, 12, 20) + line(5, 8, 19, 16) + line(19, 8, 5, 16)),
    ]

    static let controls: [String: SymbolDrawing] = [
        "magnifyingglass": .init(body: circle(10.5, 10.5, 7), beside: line(15.8, 15.8, 21, 21)),
        "line.3.horizontal": .init(
            detail: line(3.5, 6, 20.5, 6) + line(3.5, 12, 20.5, 12) + line(3.5, 18, 20.5, 18)),
        "line.3.horizontal.decrease": .init(
            detail: line(3.5, 7, 20.5, 7) + line(6.5, 12, 17.5, 12) + line(9.5, 17, 14.5, 17)),
        "list.bullet": .init(
            detail: line(9, 6, 20.5, 6) + line(9, 12, 20.5, 12) + line(9, 18, 20.5, 18),
            dots: circle(4.4, 6, 1.4) + circle(4.4, 12, 1.4) + circle(4.4, 18, 1.4)),
        "list.number": .init(
            detail: line(9.5, 6, 20.5, 6) + line(9.5, 12, 20.5, 12) + line(9.5, 18, 20.5, 18)
                + line(3.5, 4.5, 4.8, 4, 4.8, 8) + "M3.5 16.5q2.8-1 2.4.8l-2.4 2.7h2.6"),
        "checklist": .init(
            detail: line(12.5, 7, 20.5, 7) + line(12.5, 17, 20.5, 17) + line(3.5, 7, 5.5, 9, 9, 4.5)
                + line(3.5, 17, 5.5, 19, 9, 14.5)),
        "square.grid.2x2": .init(
            body: rounded(3, 3, 7.5, 7.5, 2) + rounded(13.5, 3, 7.5, 7.5, 2)
                + rounded(3, 13.5, 7.5, 7.5, 2) + rounded(13.5, 13.5, 7.5, 7.5, 2)),
        "slider.horizontal.3": .init(
            detail: line(3, 6, 5.5, 6) + line(10.5, 6, 21, 6) + line(3, 12, 13.5, 12)
                + line(18.5, 12, 21, 12) + line(3, 18, 6.5, 18) + line(11.5, 18, 21, 18)
                + circle(8, 6, 2.3) + circle(16, 12, 2.3) + circle(9, 18, 2.3)),
        "gear": gearwheel(teeth: 8), "gearshape": gearwheel(teeth: 8),
        "power": .init(detail: line(12, 3, 12, 11.5) + "M7 6.2a8 8 0 1 0 10 0"),
        "hand.thumbsup": .init(
            body: "M8 10.5l4-7.3a2.3 2.3 0 0 1 2.6 2.6l-.8 3.9h4.7a2.2 2.2 0 0 1 2.2 2.7"
                + "l-1.5 6.3a2.4 2.4 0 0 1-2.3 1.8h-8.9z", beside: line(4, 10.5, 4, 20.5)),
        "hand.thumbsdown": .init(
            body: "M8 13.5l4 7.3a2.3 2.3 0 0 0 2.6-2.6l-.8-3.9h4.7a2.2 2.2 0 0 0 2.2-2.7"
                + "l-1.5-6.3a2.4 2.4 0 0 0-2.3-1.8h-8.9z", beside: line(4, 13.5, 4, 3.5)),
        "hand.raised": .init(
            body: "M6.5 13.5v-6.5a1.5 1.5 0 0 1 3 0v-2.5a1.5 1.5 0 0 1 3 0v1a1.5 1.5 0 0 1 3 0"
                + "v7l1.2-2a1.6 1.6 0 0 1 2.8 1.5l-3 6.5a5 5 0 0 1-4.6 3h-1.4a4.5 4.5 0 0 1-4-4z"),
    ]

    /// Returns a gear whose teeth are around a circle, computed instead of drawn by hand.
    private static func gearwheel(teeth: Int) -> SymbolDrawing {
        var path = ""
        let step = 2 * Double.pi / Double(teeth)
        for tooth in 0..<teeth {
            let middle = Double(tooth) * step
            for (offset, radius) in [(-0.31, 7.4), (-0.17, 9.8), (0.17, 9.8), (0.31, 7.4)] {
                let angle = middle + offset * step
                let x = ((12 + radius * sin(angle)) * 100).rounded() / 100
                let y = ((12 - radius * cos(angle)) * 100).rounded() / 100
                path += path.isEmpty ? "M\(x) \(y)" : "L\(x) \(y)"
            }
        }
        return SymbolDrawing(body: path + "z", detail: circle(12, 12, 3))
    }

    static let media: [String: SymbolDrawing] = [
        "play": .init(
            body: "M7 4.5v15a1 1 0 0 0 1.5.9l12-7.5a1 1 0 0 0 0-1.8l-12-7.5a1 1 0 0 0-1.5.9z"),
        "pause": .init(body: rounded(5.5, 4, 4.5, 16, 1.2) + rounded(14, 4, 4.5, 16, 1.2)),
        "stop": .init(body: rounded(4.5, 4.5, 15, 15, 2.5)),
        "record.circle": .init(body: disc, detail: circle(12, 12, 4.5)),
        "backward": .init(
            body: polygon(11, 6, 11, 18, 2.5, 12) + polygon(20.5, 6, 20.5, 18, 12, 12)),
        "forward": .init(body: polygon(13, 6, 13, 18, 21.5, 12) + polygon(3.5, 6, 3.5, 18, 12, 12)),
        "backward.end": .init(body: polygon(19, 5, 19, 19, 8, 12), beside: line(5, 5, 5, 19)),
        "forward.end": .init(body: polygon(5, 5, 5, 19, 16, 12), beside: line(19, 5, 19, 19)),
        "shuffle": .init(
            detail:
                "M3 7h3.5c5 0 5.5 10 10.5 10h3.5M3 17h3.5c2 0 3.2-1.6 4-3.5M13.5 10"
                + "c.8-1.8 1.8-3 3.5-3h3.5"
                + line(18, 4.5, 20.8, 7, 18, 9.5) + line(18, 14.5, 20.8, 17, 18, 19.5)),
        "repeat": .init(
            detail: line(16.5, 3, 20, 6.5, 16.5, 10) + "M20 6.5h-12a4 4 0 0 0-4 4v1.5"
                + line(7.5, 14, 4, 17.5, 7.5, 21) + "M4 17.5h12a4 4 0 0 0 4-4v-1.5"),
        "speaker.wave.2": .init(
            body: speakerBox, beside: "M15 9a4.2 4.2 0 0 1 0 6M17.5 6a8.5 8.5 0 0 1 0 12"),
        "speaker": .init(body: speakerBox),
        "speaker.slash": .init(
            body: speakerBox, beside: line(15.5, 9, 21, 15) + line(21, 9, 15.5, 15)),
        "mic": .init(
            body: rounded(8.5, 2.5, 7, 12, 3.5),
            beside: "M5 11.5a7 7 0 0 0 14 0" + line(12, 18.5, 12, 21.5)
                + line(8.5, 21.5, 15.5, 21.5)),
        "music.note": .init(
            dots: circle(8.2, 18.3, 3.2) + polygon(10.6, 3.6, 18, 2, 18, 6.2, 10.6, 7.8),
            beside: line(11, 18, 11, 4.2)),
        "headphones": .init(
            body: rounded(3, 13, 4.5, 7.5, 2) + rounded(16.5, 13, 4.5, 7.5, 2),
            beside: "M3.5 14v-2a8.5 8.5 0 0 1 17 0v2"),
        "film": .init(
            body: rounded(3, 4.5, 18, 15, 3),
            detail: line(7.5, 4.5, 7.5, 19.5) + line(16.5, 4.5, 16.5, 19.5)
                + line(7.5, 12, 16.5, 12)),
        "waveform": .init(
            detail: line(4, 10, 4, 14) + line(8, 6, 8, 18) + line(12, 3.5, 12, 20.5)
                + line(16, 7, 16, 17) + line(20, 10, 20, 14)),
    ]

    private static let speakerBox = "M3 9.5a1 1 0 0 1 1-1h3l4-4v15l-4-4h-3a1 1 0 0 1-1-1z"
}
