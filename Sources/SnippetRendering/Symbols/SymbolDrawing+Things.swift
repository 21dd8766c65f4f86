// Things: objects, documents, communication, devices and commerce.
extension SymbolDrawing {
    private static let disc = circle(12, 12, 9.5)

    static let objects: [String: SymbolDrawing] = [
        "bell": .init(
            body: "M4.5 17.5q2-2 2-5v-2.5a5.5 5.5 0 0 1 11 0v2.5q0 3 2 5z",
            beside: "M10 20.5a2.2 2.2 0 0 0 4 0"),
        "pin": .init(
            body: "M8.5 3h7v6.5l3 3.5v1.5h-13v-1.5l3-3.5z", beside: line(12, 14.5, 12, 21.5)),
        "bookmark": .init(body: "M6 3h12a1 1 0 0 1 1 1v17l-7-5l-7 5v-17a1 1 0 0 1 1-1z"),
        "calendar": .init(
            body: rounded(3, 4.5, 18, 16.5, 3), detail: line(3, 9.5, 21, 9.5),
            dots: circle(8, 13.5, 1.1) + circle(12, 13.5, 1.1) + circle(16, 13.5, 1.1)
                + circle(8, 17, 1.1) + circle(12, 17, 1.1),
            beside: line(8, 2.5, 8, 5) + line(16, 2.5, 16, 5)),
        "clock": .init(body: disc, detail: line(12, 6.5, 12, 12, 15.5, 14)),
        "alarm": .init(
            body: circle(12, 13, 8), detail: line(12, 8.5, 12, 13, 14.5, 14.5),
            beside: line(2.8, 6.5, 6, 3.5) + line(21.2, 6.5, 18, 3.5)),
        "timer": .init(
            detail: "M12 4v4M12 3.5a8.8 8.8 0 1 1-6.5 2.9" + line(12, 13, 7.8, 8.8)),
        "stopwatch": .init(
            body: circle(12, 13.5, 8), detail: line(12, 9, 12, 13.5),
            beside: line(9.5, 2.5, 14.5, 2.5) + line(12, 2.5, 12, 5.5) + line(18, 6.5, 19.5, 5)),
        "hourglass": .init(
            body:
                "M6.5 3h11v3.5q0 2.5-3.5 5.5q3.5 3 3.5 5.5v3.5h-11v-3.5q0-2.5 3.5-5.5"
                + "q-3.5-3-3.5-5.5z",
            beside: line(5, 3, 19, 3) + line(5, 21, 19, 21)),
        "key": .init(
            body: circle(7.5, 16.5, 4.5),
            beside: line(10.8, 13.2, 20.5, 3.5) + line(16, 8, 19.5, 11.5)),
        "lock": .init(
            body: rounded(4.5, 10.5, 15, 11, 2.5), beside: "M7.5 10.5v-3.5a4.5 4.5 0 0 1 9 0v3.5"),
        "lock.open": .init(
            body: rounded(4.5, 10.5, 15, 11, 2.5), beside: "M7.5 10.5v-3.5a4.5 4.5 0 0 1 8.7-1.5"),
        "shield": .init(body: "M12 2.8l8 2.7v6q0 6.5-8 9.8q-8-3.3-8-9.8v-6z"),
        "lightbulb": .init(
            body: "M9 16.5q0-1.8-1.5-3.3a6 6 0 1 1 9 0q-1.5 1.5-1.5 3.3z",
            beside: line(9.5, 19, 14.5, 19) + line(10.5, 21.5, 13.5, 21.5)),
        "gift": .init(
            body: rounded(3, 8, 18, 4, 1)
                + "M4.5 12h15v7.5a1.5 1.5 0 0 1-1.5 1.5h-12a1.5 1.5 0 0 1-1.5-1.5z",
            detail: line(12, 8, 12, 21),
            beside: "M12 7.5c-2-5-7-5-6-1.5c.4 1.4 3 1.5 6 1.5c2-5 7-5 6-1.5c-.4 1.4-3 1.5-6 1.5"),
        "tag": .init(
            body:
                "M3 4.5a1.5 1.5 0 0 1 1.5-1.5h7l9 9a1.5 1.5 0 0 1 0 2.1l-6.4 6.4"
                + "a1.5 1.5 0 0 1-2.1 0l-9-9z",
            dots: circle(7.8, 7.8, 1.4)),
        "trash": .init(
            body: "M5.5 6.5h13l-1 13.1a1.5 1.5 0 0 1-1.5 1.4h-8a1.5 1.5 0 0 1-1.5-1.4z",
            detail: line(10, 10.5, 10.2, 17) + line(14, 10.5, 13.8, 17),
            beside: line(3.5, 6.5, 20.5, 6.5)
                + "M9 6.5v-2a1.5 1.5 0 0 1 1.5-1.5h3a1.5 1.5 0 0 1 1.5 1.5v2"),
        "pencil": .init(
            body: polygon(4, 20, 5, 15.5, 16, 4.5, 19.5, 8, 8.5, 19),
            detail: line(13.5, 7, 17, 10.5)),
        "paintbrush": .init(
            body: "M4 20.5c3 .5 6.5 0 6.5-3.5a3 3 0 0 0-5-2c-1.3 1.3 0 3.5-1.5 5.5z",
            beside: line(9.8, 14, 20, 3.5)),
        "scissors": .init(
            body: circle(6, 6.5, 2.8) + circle(6, 17.5, 2.8),
            beside: line(8.3, 8, 20.5, 17) + line(8.3, 16, 20.5, 7)),
        "wrench": .init(
            body:
                "M20.5 7a5.2 5.2 0 0 1-7 5.5l-7 8a2 2 0 0 1-3-3l8-7a5.2 5.2 0 0 1 5.5-7l-3 3.5"
                + "l.5 2.5l2.5.5z"
        ),
        "wand.and.stars": .init(
            detail: line(3.5, 20.5, 14.5, 9.5) + line(12, 12, 14.5, 9.5)
                + line(18, 3, 18, 7) + line(16, 5, 20, 5) + line(8.5, 3.5, 8.5, 6.5)
                + line(7, 5, 10, 5)
                + line(19, 12.5, 19, 15.5) + line(17.5, 14, 20.5, 14)),
        "book": .init(
            body: "M12 6.5q-3.5-2.5-9.5-2v14q6-.5 9.5 2q3.5-2.5 9.5-2v-14q-6-.5-9.5 2z",
            detail: line(12, 6.5, 12, 20.5)),
        "trophy": .init(
            body: "M7 3.5h10v6a5 5 0 0 1-10 0z",
            beside: "M7 5.5h-3.5q0 5 4 5.5M17 5.5h3.5q0 5-4 5.5" + line(12, 14.5, 12, 20)
                + line(8, 20.5, 16, 20.5)),
        "cube": .init(
            body: polygon(12, 2.5, 20.5, 7.2, 20.5, 16.8, 12, 21.5, 3.5, 16.8, 3.5, 7.2),
            detail: line(3.8, 7.4, 12, 12, 20.2, 7.4) + line(12, 12, 12, 21.2)),
        "shippingbox": .init(
            body: polygon(12, 2.5, 20.5, 7.2, 20.5, 16.8, 12, 21.5, 3.5, 16.8, 3.5, 7.2),
            detail: line(3.8, 7.4, 12, 12, 20.2, 7.4) + line(12, 12, 12, 21.2)
                + line(8, 5, 16.2, 9.6)),
        "puzzlepiece": .init(
            body: "M4 8h4a2.5 2.5 0 1 1 5 0h4v4a2.5 2.5 0 1 1 0 5v4h-13z"),
        "dumbbell": .init(
            body: rounded(4, 7.5, 4, 9, 1.2) + rounded(16, 7.5, 4, 9, 1.2),
            beside: line(8, 12, 16, 12) + line(1.8, 10.5, 1.8, 13.5)
                + line(22.2, 10.5, 22.2, 13.5)),
    ]

    static let documents: [String: SymbolDrawing] = [
        "doc": .init(
            body: "M5 4.5a2 2 0 0 1 2-2h7l5 5v12a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2z",
            detail: line(13.5, 3, 13.5, 8, 18.5, 8)),
        "doc.text": .init(
            body: "M5 4.5a2 2 0 0 1 2-2h7l5 5v12a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2z",
            detail: line(8.5, 12, 15.5, 12) + line(8.5, 16, 15.5, 16)),
        "doc.on.doc": .init(
            body: rounded(8, 7, 12.5, 14.5, 2.5),
            beside: "M4.5 16.5a1.5 1.5 0 0 1-1-1.5v-10a2.5 2.5 0 0 1 2.5-2.5h8"
                + "a1.5 1.5 0 0 1 1.5 1"),
        "folder": .init(
            body:
                "M2.5 6.5a2 2 0 0 1 2-2h4.5l2.5 2.5h8a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2h-15"
                + "a2 2 0 0 1-2-2z"
        ),
        "archivebox": .init(
            body: rounded(2.5, 4, 19, 4.5, 1.2) + "M4 8.5h16v9.5a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2z",
            detail: line(9.5, 12.5, 14.5, 12.5)),
        "tray": .init(
            body: "M3 13l3-8h12l3 8v5a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2z",
            detail: "M3.2 13h5q.5 3 3.8 3t3.8-3h5"),
        "square.and.arrow.up": .init(
            detail: line(12, 15, 12, 3) + line(7.5, 7, 12, 2.5, 16.5, 7)
                + "M8 10.5h-1.5a2 2 0 0 0-2 2v6.5a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-6.5"
                + "a2 2 0 0 0-2-2h-1.5"
        ),
        "square.and.arrow.down": .init(
            detail: line(12, 3, 12, 15) + line(7.5, 11, 12, 15.5, 16.5, 11)
                + "M8 8.5h-1.5a2 2 0 0 0-2 2v8.5a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-8.5"
                + "a2 2 0 0 0-2-2h-1.5"
        ),
        "square.and.pencil": .init(
            detail:
                "M12.5 4.5h-6a2.5 2.5 0 0 0-2.5 2.5v10.5a2.5 2.5 0 0 0 2.5 2.5h10.5"
                + "a2.5 2.5 0 0 0 2.5-2.5v-6"
                + line(10, 14, 10.5, 11.5, 18.5, 3.5, 20.5, 5.5, 12.5, 13.5, 10, 14)),
        "note.text": .init(
            body: rounded(3.5, 3.5, 17, 17, 3.5), detail: line(8, 9, 16, 9) + line(8, 14, 13, 14)),
        "text.quote": .init(
            detail: line(9, 6, 20.5, 6) + line(9, 12, 20.5, 12) + line(9, 18, 16.5, 18)
                + line(4, 5, 4, 19)),
        "link": .init(
            detail: "M10 14a4.5 4.5 0 0 0 6.4 0l3.1-3.1a4.5 4.5 0 0 0-6.4-6.4l-1.6 1.6"
                + "M14 10a4.5 4.5 0 0 0-6.4 0l-3.1 3.1a4.5 4.5 0 0 0 6.4 6.4l1.6-1.6"),
        "paperclip": .init(
            detail:
                "M20 11l-8.5 8.5a5 5 0 0 1-7-7l9-9a3.4 3.4 0 0 1 4.8 4.8l-8.8 8.8"
                + "a1.7 1.7 0 0 1-2.4-2.4l7.9-7.9"
        ),
        "photo": .init(
            body: rounded(2.5, 4.5, 19, 15, 3),
            detail: line(3.5, 17.5, 9, 12, 13, 16, 16, 13, 20.5, 17.5),
            dots: circle(15.8, 9, 1.5)),
        "newspaper": .init(
            body: "M3 4.5h14v13.5a2.5 2.5 0 0 0 2.5 2.5h-13.5a3 3 0 0 1-3-3z",
            detail: line(6.5, 8.5, 13.5, 8.5) + line(6.5, 12.5, 13.5, 12.5)
                + line(6.5, 16.5, 11, 16.5),
            beside: "M17 9h4v9a2 2 0 0 1-2 2.5"),
    ]

    static let communication: [String: SymbolDrawing] = [
        "envelope": .init(
            body: rounded(2.5, 5, 19, 14, 2.8), detail: line(3.5, 7, 12, 13.5, 20.5, 7)),
        "paperplane": .init(
            body: polygon(21.5, 2.5, 14.5, 21.5, 10.8, 13.2, 2.5, 9.5),
            detail: line(10.8, 13.2, 21, 3), mirrors: true),
        "phone": .init(
            body:
                "M7.8 3.2l2.2 4.6l-2 2.2q1.8 4 6 6l2.2-2l4.6 2.2q.2 4.3-3.8 4.6q-4.5.3-9.5-4.3"
                + "q-4.6-5-4.3-9.5q.3-4 4.6-3.8z"
        ),
        "message": .init(
            body:
                "M12 3.5c5.5 0 9.5 3.6 9.5 8s-4 8-9.5 8q-1.5 0-3-.4l-4.5 2l.8-4q-2.8-2.2-2.8-5.6"
                + "c0-4.4 4-8 9.5-8z"
        ),
        "bubble.left": .init(
            body:
                "M12 3.5c5.5 0 9.5 3.6 9.5 8s-4 8-9.5 8q-1.5 0-3-.4l-4.5 2l.8-4q-2.8-2.2-2.8-5.6"
                + "c0-4.4 4-8 9.5-8z"
        ),
        "video": .init(body: rounded(2, 6, 13, 12, 3) + polygon(15, 11, 22, 7.5, 22, 16.5, 15, 13)),
        "at": .init(
            detail: circle(12, 12, 3.8) + "M15.8 8.2v5.3a2.6 2.6 0 0 0 5.2 0v-1.5a9 9 0 1 0-3.8 7.4"
        ),
        "megaphone": .init(
            body: "M3 10v4l13 4.5v-13zM16 9.5a2.6 2.6 0 0 1 0 5z",
            beside: "M6 15.3l1.2 4.2a1.2 1.2 0 0 0 1.3.9h1.5l-.7-4"),
        "wifi": .init(
            detail:
                "M2.5 9a13.5 13.5 0 0 1 19 0M6 12.8a8.5 8.5 0 0 1 12 0M9.3 16.3"
                + "a3.9 3.9 0 0 1 5.4 0",
            dots: circle(12, 19.6, 1.4)),
        "antenna.radiowaves.left.and.right": .init(
            detail:
                "M8.3 8.3a5.2 5.2 0 0 0 0 7.4M15.7 8.3a5.2 5.2 0 0 1 0 7.4M5 5a10 10 0 0 0 0 14"
                + "M19 5a10 10 0 0 1 0 14",
            dots: circle(12, 12, 1.8)),
    ]

    static let devices: [String: SymbolDrawing] = [
        "camera": .init(
            body:
                "M2.5 9a2.5 2.5 0 0 1 2.5-2.5h2.5l1.7-2.5h5.6l1.7 2.5h2.5a2.5 2.5 0 0 1 2.5 2.5"
                + "v8.5a2.5 2.5 0 0 1-2.5 2.5h-14a2.5 2.5 0 0 1-2.5-2.5z",
            detail: circle(12, 13, 3.8)),
        "iphone": .init(body: rounded(6.5, 2, 11, 20, 3), detail: line(10.5, 18.8, 13.5, 18.8)),
        "desktopcomputer": .init(
            body: rounded(2.5, 3.5, 19, 13, 2),
            beside: line(12, 16.5, 12, 20.5) + line(8, 20.5, 16, 20.5)),
        "laptopcomputer": .init(
            body: rounded(4.5, 5, 15, 10.5, 1.8), beside: line(2, 18.8, 22, 18.8)),
        "tv": .init(body: rounded(2.5, 4, 19, 13, 2), beside: line(8, 20.5, 16, 20.5)),
        "printer": .init(
            body: rounded(3, 8.5, 18, 8, 2), detail: line(7, 13, 17, 13),
            beside: line(7, 8.5, 7, 3.5, 17, 3.5, 17, 8.5)
                + line(7, 16.5, 7, 20.5, 17, 20.5, 17, 16.5)),
        "cpu": .init(
            body: rounded(5.5, 5.5, 13, 13, 2.5), detail: rounded(9.5, 9.5, 5, 5, 1),
            beside: line(9, 2.5, 9, 5.5) + line(15, 2.5, 15, 5.5) + line(9, 18.5, 9, 21.5)
                + line(15, 18.5, 15, 21.5) + line(2.5, 9, 5.5, 9) + line(2.5, 15, 5.5, 15)
                + line(18.5, 9, 21.5, 9) + line(18.5, 15, 21.5, 15)),
        "gauge": .init(body: disc, detail: line(12, 13.5, 16, 8.5), dots: circle(12, 13.5, 1.5)),
        "terminal": .init(
            body: rounded(2.5, 4, 19, 16, 3),
            detail: line(6.5, 9, 9.5, 12, 6.5, 15) + line(12, 15, 16, 15)),
        "qrcode": .init(
            body: rounded(3, 3, 7, 7, 1.2) + rounded(14, 3, 7, 7, 1.2) + rounded(3, 14, 7, 7, 1.2),
            dots: rounded(5.5, 5.5, 2, 2, 0.3) + rounded(16.5, 5.5, 2, 2, 0.3)
                + rounded(5.5, 16.5, 2, 2, 0.3)
                + rounded(14, 14, 2.5, 2.5, 0.3) + rounded(18.5, 14, 2.5, 2.5, 0.3)
                + rounded(16.3, 16.3, 2.5, 2.5, 0.3) + rounded(14, 18.5, 2.5, 2.5, 0.3)
                + rounded(18.5, 18.5, 2.5, 2.5, 0.3)),
        "barcode": .init(
            detail: line(3.5, 5, 3.5, 19) + line(7.5, 5, 7.5, 19) + line(11, 5, 11, 19)
                + line(16, 5, 16, 19) + line(20.5, 5, 20.5, 19)),
    ]

    static let commerce: [String: SymbolDrawing] = [
        "ticket": .init(
            body:
                "M2.5 7.5a2 2 0 0 1 2-2h15a2 2 0 0 1 2 2v2a2.5 2.5 0 0 0 0 5v2a2 2 0 0 1-2 2h-15"
                + "a2 2 0 0 1-2-2v-2a2.5 2.5 0 0 0 0-5z",
            detail: line(15, 9, 15, 10) + line(15, 14, 15, 15)),
        "cart": .init(
            body: "M5.5 6h15.5l-2 8.5h-12z",
            beside: line(2, 3, 4.8, 3, 7.2, 14.5) + circle(9, 19.5, 1) + circle(17, 19.5, 1)),
        "bag": .init(
            body: "M5 7.5h14l1 11.5a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2z",
            beside: "M8.5 7.5v-1a3.5 3.5 0 0 1 7 0v1"),
        "basket": .init(
            body: "M3 9.5h18l-2 9.5a2 2 0 0 1-2 1.5h-10a2 2 0 0 1-2-1.5z",
            detail: line(9.5, 13, 9.5, 17) + line(14.5, 13, 14.5, 17),
            beside: line(7, 9.5, 10.5, 3.5) + line(17, 9.5, 13.5, 3.5)),
        "creditcard": .init(
            body: rounded(2.5, 5, 19, 14, 2.8),
            detail: line(2.5, 9.8, 21.5, 9.8) + line(6, 15, 9, 15)),
        "wallet.pass": .init(
            body: rounded(4, 2.5, 16, 19, 3), detail: line(4, 8, 20, 8) + "M4 13h4q1 3 4 3t4-3h4"),
        "dollarsign": .init(
            detail: "M16.5 7.8q-.8-2.8-4.5-2.8c-5.5 0-5.5 6 0 7s6 7 0 7q-4 0-4.7-3"
                + line(12, 2.5, 12, 21.5)),
        "eurosign": .init(
            detail: "M18 6.5a7 7 0 1 0 0 11" + line(4, 10.5, 13, 10.5) + line(4, 14, 12.5, 14)),
        "banknote": .init(
            body: rounded(2, 6, 20, 12, 2.5), detail: circle(12, 12, 2.6),
            dots: circle(5.8, 12, 1) + circle(18.2, 12, 1)),
        "storefront": .init(
            body:
                "M4 3.5h16l1.5 5.5a3 3 0 0 1-3.2 2.5a3 3 0 0 1-3.1-1.5a3.2 3.2 0 0 1-6.4 0"
                + "a3 3 0 0 1-3.1 1.5a3 3 0 0 1-3.2-2.5z",
            beside: line(4.5, 11.5, 4.5, 20.5, 19.5, 20.5, 19.5, 11.5)),
        "chart.bar": .init(
            body: rounded(3, 12, 4.5, 8.5, 1) + rounded(9.75, 7.5, 4.5, 13, 1)
                + rounded(16.5, 3.5, 4.5, 17, 1)),
        "chart.line.uptrend.xyaxis": .init(
            detail: line(3.5, 3.5, 3.5, 20.5, 20.5, 20.5) + line(7, 15.5, 11, 11, 14, 13.5, 20, 6.5)
        ),
        "chart.pie": .init(
            body: "M11 4a8.7 8.7 0 1 0 9 9h-9z", beside: "M14.5 2.8a8.5 8.5 0 0 1 6.7 6.7h-6.7z"),
    ]
}
