// Machines, papers, tools and games.
extension SymbolDrawing {
    static let equipment: [String: SymbolDrawing] = [
        "applewatch": .init(
            body: rounded(6, 6, 12, 12, 3.5),
            beside: "M8.3 6l.8-3.5h5.8l.8 3.5M8.3 18l.8 3.5h5.8l.8-3.5"
                + line(20, 10.5, 20, 12.5)),
        "keyboard": .init(
            body: rounded(1.5, 5.5, 21, 13, 2.5), detail: line(8, 15.2, 16, 15.2),
            dots: circle(5.5, 9.3, 1) + circle(9.8, 9.3, 1) + circle(14.2, 9.3, 1)
                + circle(18.5, 9.3, 1)
                + circle(5.5, 12.3, 1) + circle(18.5, 12.3, 1)),
        "ipad": .init(body: rounded(4, 2.5, 16, 19, 2.5), detail: line(10, 18.7, 14, 18.7)),
        "display": .init(
            body: rounded(1.8, 3.5, 20.4, 13.5, 2.5),
            beside: line(12, 17, 12, 20.5) + line(8, 20.5, 16, 20.5)),
        "homepod": .init(
            body:
                "M8 3.5h8a4.5 4.5 0 0 1 4.5 4.5v7.5a5 5 0 0 1-5 5h-7a5 5 0 0 1-5-5v-7.5a4.5 4.5 0 0 1 4.5-4.5z",
            detail: line(8.5, 7.2, 15.5, 7.2)),
        "hifispeaker": .init(
            body: rounded(5, 2.5, 14, 19, 2.5), detail: circle(12, 14.5, 3.9),
            dots: circle(12, 6.5, 1.4)),
        "gamecontroller": .init(
            body: "M7.5 7h9a5.5 5.5 0 0 1 5.3 6.5l-.6 3.2a2.4 2.4 0 0 1-4.3 1l-1.9-2.5h-6l-1.9 2.5"
                + "a2.4 2.4 0 0 1-4.3-1l-.6-3.2a5.5 5.5 0 0 1 5.3-6.5z",
            detail: line(8, 9.5, 8, 13.5) + line(6, 11.5, 10, 11.5),
            dots: circle(15, 12.8, 1.1) + circle(17.3, 10.3, 1.1)),
        "externaldrive": .init(body: rounded(2, 8, 20, 8.5, 2.5), dots: circle(17.8, 12.2, 1.2)),
        "internaldrive": .init(body: rounded(2, 8, 20, 8.5, 2.5), dots: circle(17.8, 12.2, 1.2)),
        "server.rack": .init(
            body: rounded(3, 3.5, 18, 7.3, 2) + rounded(3, 13.2, 18, 7.3, 2),
            dots: circle(7, 7.2, 1.1) + circle(7, 16.9, 1.1)),
        "computermouse": .init(body: rounded(7, 2.8, 10, 18.4, 5), detail: line(12, 6.3, 12, 9.3)),
        "radio": .init(
            body: rounded(2.5, 8, 19, 12.5, 2.5),
            detail: circle(8, 14.2, 2.8) + line(13.5, 12, 18.5, 12),
            dots: circle(17, 16.5, 1.2), beside: line(6, 8, 18, 3)),
        "dot.radiowaves.left.and.right": .init(
            detail:
                "M8.2 8.5a5 5 0 0 0 0 7M15.8 8.5a5 5 0 0 1 0 7M5.2 5.5a9.4 9.4 0 0 0 0 13M18.8 5.5a9.4 9.4 0 0 1 0 13",
            dots: circle(12, 12, 1.9)),
        "dot.radiowaves.right": .init(
            detail:
                "M10.2 8.5a5 5 0 0 1 0 7M13.6 5.5a9.4 9.4 0 0 1 0 13M17 2.8a13.5 13.5 0 0 1 0 18.4",
            dots: circle(5.5, 12, 1.9)),
        "speaker.wave.1": .init(
            body: "M3 9.5h3.5l5-4v13l-5-4h-3.5z", beside: "M15 9.5a4 4 0 0 1 0 5"),
        "speaker.wave.3": .init(
            body: "M2 9.5h3.3l4.7-4v13l-4.7-4h-3.3z",
            beside: "M13 9.7a4 4 0 0 1 0 4.6M16 7.5a8 8 0 0 1 0 9M19 5.3a12 12 0 0 1 0 13.4"),
        "flashlight.on": .init(
            body:
                "M7 3h10v3l-2.3 4v9.5a1.5 1.5 0 0 1-1.5 1.5h-2.4a1.5 1.5 0 0 1-1.5-1.5v-9.5l-2.3-4z",
            detail: line(7, 6.2, 17, 6.2) + line(12, 11.5, 12, 14)),
        "hammer": .init(
            body: "M9.5 3.2q5-1.4 8.3 1.9l3.4 3.7l-3 2.8l-2.3-2.2l-1.9 1.7l-4-4l1.5-1.6z",
            beside: line(11.3, 8.5, 3.8, 18, 6.3, 20.3, 14, 11.3)),
        "screwdriver": .init(
            body: "M14.3 7.3l4-4l2.4 2.4l-4 4z", beside: line(15.3, 8.7, 6.5, 17.5, 3.2, 20.8)),
        "wrench.and.screwdriver": .init(
            body:
                "M3.5 5.5a4 4 0 0 0 5.2 4.9l8.6 8.6a1.9 1.9 0 0 0 2.7-2.7l-8.6-8.6a4 4 0 0 0-5-5.1l2.6 2.6l-2.7 2.8z",
            beside: line(20, 4, 14.8, 9.2) + line(9.2, 14.8, 4, 20)),
    ]

    static let papers: [String: SymbolDrawing] = [
        "book.closed": .init(
            body: "M5 5.5a3 3 0 0 1 3-3h11v15h-11a3 3 0 0 0-3 3z",
            beside: "M5 19a2.3 2.3 0 0 0 2.3 2.5h11.7v-4"),
        "text.book.closed": .init(
            body: "M5 5.5a3 3 0 0 1 3-3h11v15h-11a3 3 0 0 0-3 3z",
            detail: line(9, 7, 15.5, 7) + line(9, 10.5, 13.5, 10.5),
            beside: "M5 19a2.3 2.3 0 0 0 2.3 2.5h11.7v-4"),
        "books.vertical": .init(
            body: rounded(3, 3.5, 5, 17, 1) + rounded(8, 6, 5, 14.5, 1)
                + "M14.3 5.3l4.2-1.1l4 15.2l-4.2 1.1z"),
        "magazine": .init(
            body: rounded(4, 2.8, 16, 18.4, 2),
            detail: line(7.5, 7, 16.5, 7) + line(7.5, 11, 12, 11),
            dots: rounded(7.2, 14, 9.6, 4, 0.8)),
        "clipboard": .init(
            body: rounded(4.5, 4.5, 15, 17, 2.5), detail: rounded(8.5, 2.5, 7, 4, 1.5)),
        "list.clipboard": .init(
            body: rounded(4.5, 4.5, 15, 17, 2.5),
            detail: rounded(8.5, 2.5, 7, 4, 1.5) + line(11, 11, 16, 11) + line(11, 15.5, 16, 15.5),
            dots: circle(8.2, 11, 1) + circle(8.2, 15.5, 1)),
        "doc.plaintext": .init(
            body: rounded(5, 2.5, 14, 19, 2.5),
            detail: line(8.5, 7.5, 15.5, 7.5) + line(8.5, 11.5, 15.5, 11.5)
                + line(8.5, 15.5, 13, 15.5)),
        "doc.richtext": .init(
            body: rounded(5, 2.5, 14, 19, 2.5),
            detail: line(8.5, 14, 15.5, 14) + line(8.5, 17.5, 13, 17.5),
            dots: rounded(8.2, 6, 7.6, 4.5, 0.8)),
        "doc.on.clipboard": .init(
            body: rounded(9.5, 8.5, 11, 13, 2),
            beside: "M6.5 18h-1a2 2 0 0 1-2-2v-10.5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2"),
        "envelope.open": .init(
            body: "M3 9.5l9-6.5l9 6.5v10a1.5 1.5 0 0 1-1.5 1.5h-15a1.5 1.5 0 0 1-1.5-1.5z",
            detail: line(3.5, 10, 12, 15.5, 20.5, 10)),
        "envelope.badge": .init(
            body: "M14 5.5h-9.5a2 2 0 0 0-2 2v10.5a2 2 0 0 0 2 2h15a2 2 0 0 0 2-2v-7.5",
            detail: line(3.5, 8, 12, 13.8, 16, 11), beside: circle(19, 6, 2.8)),
        "text.alignleft": .init(
            detail: line(3.5, 6, 20.5, 6) + line(3.5, 10, 14, 10) + line(3.5, 14, 20.5, 14)
                + line(3.5, 18, 11, 18)),
        "text.aligncenter": .init(
            detail: line(3.5, 6, 20.5, 6) + line(6.5, 10, 17.5, 10) + line(3.5, 14, 20.5, 14)
                + line(7.5, 18, 16.5, 18)),
        "text.justify": .init(
            detail: line(3.5, 6, 20.5, 6) + line(3.5, 10, 20.5, 10) + line(3.5, 14, 20.5, 14)
                + line(3.5, 18, 20.5, 18)),
        "list.dash": .init(
            detail: line(9, 6, 20.5, 6) + line(9, 12, 20.5, 12) + line(9, 18, 20.5, 18)
                + line(3, 6, 5.5, 6) + line(3, 12, 5.5, 12) + line(3, 18, 5.5, 18)),
        "list.bullet.rectangle": .init(
            body: rounded(2, 4, 20, 16, 2.5), detail: line(10, 9, 18, 9) + line(10, 15, 18, 15),
            dots: circle(6.3, 9, 1.2) + circle(6.3, 15, 1.2)),
        "list.bullet.clipboard": .init(
            body: rounded(4.5, 4.5, 15, 17, 2.5),
            detail: rounded(8.5, 2.5, 7, 4, 1.5) + line(11, 11, 16, 11) + line(11, 15.5, 16, 15.5),
            dots: circle(8.2, 11, 1) + circle(8.2, 15.5, 1)),
        "textformat": .init(letters: "Aa", letterSize: 17),
        "textformat.size": .init(letters: "aA", letterSize: 17),
        "signature": .init(
            detail:
                "M2.5 16q4-2.5 6.5-8.5q1.5-4.5-1-4.5t-2 6q1 8 3.5 8t3-4.5q.5 4 2 4t2.5-3q.5 2.5 2 2.5h2.5"
                + line(2.5, 20.5, 21.5, 20.5)),
        "scribble": .init(detail: "M4 14q1-8 5.5-9.5t1 8t1.5 6q4.5-1.5 4-8t2-5.5t2.5 8"),
        "highlighter": .init(
            body: "M15 3.2l5.8 5.8l-8.3 7.7l-5.2-5.2z",
            beside: line(7.3, 11.5, 5.5, 16.5, 7.5, 18.5, 12.5, 16.7) + line(3, 21, 14, 21)),
        "eraser": .init(
            body: "M13.5 4l6.5 6.5l-8.5 9h-4l-4.5-4.5z", detail: line(8.3, 9.7, 14.5, 16),
            beside: line(11.5, 19.8, 21, 19.8)),
        "ruler": .init(
            body: "M15.5 2.8l5.7 5.7l-12.7 12.7l-5.7-5.7z",
            detail: line(12.7, 5.6, 15, 7.9) + line(9.8, 8.5, 12.8, 11.5) + line(7, 11.3, 9.3, 13.6)
        ),
        "rectangle.portrait": .init(body: rounded(5.5, 2.5, 13, 19, 2.5)),
        "rectangle.stack": .init(
            body: rounded(2.5, 9, 19, 11.5, 2.5),
            beside: line(5, 5.8, 19, 5.8) + line(7.5, 2.8, 16.5, 2.8)),
        "square.stack": .init(
            body: rounded(4, 8.5, 16, 13, 3),
            beside: line(6.5, 5.3, 17.5, 5.3) + line(9, 2.3, 15, 2.3)),
        "square.stack.3d.up": .init(
            body: polygon(12, 2.5, 21.5, 7.5, 12, 12.5, 2.5, 7.5),
            beside: line(2.5, 12, 12, 17, 21.5, 12) + line(2.5, 16.5, 12, 21.5, 21.5, 16.5)),
        "square.on.square": .init(
            body: rounded(2.5, 2.5, 13.5, 13.5, 3),
            beside: "M8 20a2.5 2.5 0 0 0 2 1.5h8.5a3 3 0 0 0 3-3v-8.5a2.5 2.5 0 0 0-1.5-2"),
        "square.grid.3x3": .init(
            dots: [4.0, 10, 16].flatMap { y in
                [4.0, 10, 16].map { x in rounded(x, y, 4.2, 4.2, 1) }
            }.joined()),
        "rectangle.grid.2x2": .init(
            body: rounded(2, 4.5, 9, 6.5, 1.5) + rounded(13, 4.5, 9, 6.5, 1.5)
                + rounded(2, 13, 9, 6.5, 1.5) + rounded(13, 13, 9, 6.5, 1.5)),
        "circle.grid.2x2": .init(
            body: circle(7, 7, 3.7) + circle(17, 7, 3.7) + circle(7, 17, 3.7) + circle(17, 17, 3.7)),
        "circle.grid.3x3": .init(
            dots: [5.0, 12, 19].flatMap { y in [5.0, 12, 19].map { x in circle(x, y, 2.2) } }
                .joined()),
    ]

    static let work: [String: SymbolDrawing] = [
        "briefcase": .init(
            body: rounded(2, 7, 20, 13.5, 2.5),
            detail: line(2, 12.8, 22, 12.8) + line(12, 11.5, 12, 14.2),
            beside: "M8 7v-1.8a1.7 1.7 0 0 1 1.7-1.7h4.6a1.7 1.7 0 0 1 1.7 1.7v1.8"),
        "graduationcap": .init(
            body: polygon(12, 4, 23, 9, 12, 14, 1, 9) + "M5.5 11.3v5q6.5 4.8 13 0v-5",
            beside: line(21.5, 9.7, 21.5, 16)),
        "theatermasks": .init(
            body: "M2.5 4q5 1.7 10 0v7a5 6 0 0 1-10 0z", detail: "M5.3 11.5q2.2 2 4.4 0",
            dots: circle(5.3, 8, 0.9) + circle(9.7, 8, 0.9),
            beside: "M15 8q3.5.5 6.5-.5v6.5a5 6 0 0 1-9.3 2.7M15.3 16.5q1.7-1.6 3.6-.3"),
        "paintpalette": .init(
            body:
                "M12 3c5.5 0 9.5 3.6 9.5 8c0 3.5-2.5 4.5-5 4.2c-2-.2-2.7 1-2 2.6c.8 1.8 0 3.2-2.5 3.2c-5.5 0-9.5-4-9.5-9s4-9 9.5-9z",
            dots: circle(7, 11, 1.3) + circle(10, 7.2, 1.3) + circle(15, 7.5, 1.3)
                + circle(17.8, 11, 1.3)),
        "guitars": .init(
            body:
                "M13.5 7.5l3 3q1 2-.7 3.5t-1.2 3.5q-.6 4-4.8 4q-6 0-6.3-6q0-4 4-4.7q2 .4 3.3-1.3t2.7-2z",
            detail: circle(9.5, 14.8, 1.6),
            beside: line(15, 9, 20.5, 3.5)),
        "pianokeys": .init(
            body: rounded(2.5, 4.5, 19, 15, 2),
            detail: line(8.8, 13, 8.8, 19.5) + line(15.2, 13, 15.2, 19.5),
            dots: rounded(7.2, 4.8, 3.2, 8.2, 0.6) + rounded(13.6, 4.8, 3.2, 8.2, 0.6)),
        "music.mic": .init(
            body: "M12.2 5a4.8 4.8 0 1 1 6.8 6.8l-2.3.6l-5.1-5.1z",
            beside: line(11.6, 8, 3, 18.6, 5.4, 21, 16, 12.4)),
        "music.note.list": .init(
            detail: line(3, 6, 12, 6) + line(3, 11, 12, 11) + line(3, 16, 9, 16),
            dots: circle(15.3, 18.2, 2.5), beside: line(17.8, 18.2, 17.8, 5.5, 21.5, 8)),
        "playpause": .init(
            body: polygon(3, 5, 12.5, 12, 3, 19) + rounded(15, 5.5, 2, 13, 1)
                + rounded(19.5, 5.5, 2, 13, 1)),
        "play.rectangle": .init(
            body: rounded(2, 4.5, 20, 15, 2.8), dots: polygon(10, 8.5, 15.8, 12, 10, 15.5)),
        "quote.opening": .init(
            dots: circle(7, 14.5, 3.3) + circle(17, 14.5, 3.3),
            beside: "M3.8 14.5q-.5-6 4.7-8.5M13.8 14.5q-.5-6 4.7-8.5"),
        "quote.closing": .init(
            dots: circle(7, 9.5, 3.3) + circle(17, 9.5, 3.3),
            beside: "M10.2 9.5q.5 6-4.7 8.5M20.2 9.5q.5 6-4.7 8.5"),
        "dice": .init(
            body: rounded(3, 3, 18, 18, 4),
            dots: circle(8, 8, 1.5) + circle(16, 8, 1.5) + circle(12, 12, 1.5) + circle(8, 16, 1.5)
                + circle(16, 16, 1.5)),
        "chart.line.downtrend.xyaxis": .init(
            detail: line(3, 3.5, 3, 20.5, 21, 20.5) + line(6.5, 6.5, 11, 12, 14, 9.5, 20, 16)),
        "chart.xyaxis.line": .init(
            detail: line(3, 3.5, 3, 20.5, 21, 20.5) + line(6.5, 15, 10.5, 9.5, 14.5, 13, 20, 5.5)),
        "chart.bar.xaxis": .init(
            body: rounded(3.5, 11, 4, 6.5, 1) + rounded(10, 4, 4, 13.5, 1)
                + rounded(16.5, 8, 4, 9.5, 1), beside: line(2.5, 21, 21.5, 21)),
        "sterlingsign": .init(letters: "£"), "yensign": .init(letters: "¥"),
        "rublesign": .init(letters: "₽"),
        "indianrupeesign": .init(letters: "₹"), "wonsign": .init(letters: "₩"),
        "bitcoinsign": .init(letters: "₿"),
        "lightbulb.max": .init(
            body: "M9.5 17q0-1.5-1.3-2.8a5.3 5.3 0 1 1 7.6 0q-1.3 1.3-1.3 2.8z",
            beside: line(10, 19.3, 14, 19.3) + line(12, 1.3, 12, 2.7) + line(2.5, 10.5, 4, 10.5)
                + line(20, 10.5, 21.5, 10.5)
                + line(5, 3.8, 6.1, 4.9) + line(19, 3.8, 17.9, 4.9)),
        "faceid": .init(
            detail:
                "M3 8v-2.5a2.5 2.5 0 0 1 2.5-2.5h2.5M16 3h2.5a2.5 2.5 0 0 1 2.5 2.5v2.5M21 16v2.5a2.5 2.5 0 0 1-2.5 2.5h-2.5"
                + "M8 21h-2.5a2.5 2.5 0 0 1-2.5-2.5v-2.5M8.5 15.5q3.5 2.7 7 0M12.3 8.5v4.3h-1.3"
                + line(8, 8.5, 8, 10.3) + line(16, 8.5, 16, 10.3)),
        "touchid": .init(
            detail:
                "M5 17.5q1.5-3 1.3-6a5.7 5.7 0 0 1 11.4 0q0 3-.6 5.5M8.5 20q1.3-4 1.2-8.2a2.3 2.3 0 0 1 4.6 0q0 5-1.3 9"
                + "M4 9.5a8.3 8.3 0 0 1 4-5.2M16.5 4.5a8.3 8.3 0 0 1 4 7"),
        "viewfinder": .init(
            detail:
                "M3 8v-2.5a2.5 2.5 0 0 1 2.5-2.5h2.5M16 3h2.5a2.5 2.5 0 0 1 2.5 2.5v2.5M21 16v2.5a2.5 2.5 0 0 1-2.5 2.5h-2.5"
                + "M8 21h-2.5a2.5 2.5 0 0 1-2.5-2.5v-2.5"),
        "hand.tap": .init(
            body:
                "M9 13v-5.5a1.6 1.6 0 0 1 3.2 0v4.5l4.6 1a2.4 2.4 0 0 1 1.9 2.8l-.9 5.2h-7.5l-4.3-5.5a1.6 1.6 0 0 1 2.4-2z",
            beside: "M6.2 9.3a4.8 4.8 0 1 1 8.8 0"),
        "atom": .init(
            detail:
                "M2.8 12a9.2 3.8 0 1 0 18.4 0a9.2 3.8 0 1 0-18.4 0zM7.4 4a9.2 3.8 60 1 0 9.2 16a9.2 3.8 60 1 0-9.2-16z"
                + "M16.6 4a9.2 3.8 120 1 0-9.2 16a9.2 3.8 120 1 0 9.2-16z",
            dots: circle(12, 12, 1.6)),
        "flask": .init(
            body: "M9.5 3v6l-5.3 9a2 2 0 0 0 1.7 3h12.2a2 2 0 0 0 1.7-3l-5.3-9v-6z",
            detail: line(7, 14.5, 17, 14.5), beside: line(8, 3, 16, 3)),
        "network": .init(
            body: circle(12, 12, 9.5),
            detail: "M12 2.5c-5 5-5 14 0 19M12 2.5c5 5 5 14 0 19" + line(2.5, 12, 21.5, 12)
                + "M4.2 7q7.8 3.4 15.6 0M4.2 17q7.8-3.4 15.6 0"),
        "safari": .init(
            body: circle(12, 12, 9.5), dots: polygon(16.5, 7.5, 13.3, 13.3, 7.5, 16.5, 10.7, 10.7)),
        "figure.2": .init(
            body: circle(7.5, 5, 2.2) + circle(16.5, 5, 2.2)
                + "M4.5 9h6v6h-1.3v6.5h-3.4v-6.5h-1.3zM13.5 9h6v6h-1.3v6.5h-3.4v-6.5h-1.3z"),
        "person.crop.square": .init(
            body: rounded(3, 3, 18, 18, 4),
            detail: circle(12, 9.7, 3) + "M6.3 19.5a5.7 5 0 0 1 11.4 0"),
        "scalemass": .init(
            body: "M6.5 8.5h11l2.8 11.5h-16.6z", detail: "M9.3 16a2.7 2.7 0 0 1 5.4 0",
            beside: circle(12, 5.7, 2.7)),
        "bolt.horizontal": .init(body: "M2.5 14l5-7.5l6 4l2-3.5l6 3l-5 7.5l-6-4l-2 3.5z"),
    ]
}
