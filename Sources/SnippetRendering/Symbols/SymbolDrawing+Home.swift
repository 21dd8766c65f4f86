// Furniture, appliances, clothing, food and health.
extension SymbolDrawing {
    static let household: [String: SymbolDrawing] = [
        "fan": .init(
            body: "M11 10.6c-2.4-2.7-2-7.1 1-7.1c2.9 0 3.2 4.2 1 7.1z"
                + "M13.7 11.9c3.5-1.1 7.1 1.5 5.6 4c-1.4 2.5-5.2.7-6.6-2.3z"
                + "M11.3 13.6c-.8 3.6-4.8 5.4-6.3 2.9c-1.5-2.5 2-4.9 5.3-4.6z",
            beside: circle(12, 12.2, 1.2)),
        "lamp.desk": .init(
            body: "M12.3 3.2l6.5 5.2l-5.6 3.6l-4.3-6.4z",
            beside: line(9.6, 6.8, 6.5, 13, 9, 21) + line(5, 21, 13.5, 21)),
        "lamp.floor": .init(
            body: polygon(8.5, 2.8, 15.5, 2.8, 18, 9.8, 6, 9.8),
            beside: line(12, 9.8, 12, 21.2) + line(8.5, 21.2, 15.5, 21.2)),
        "lamp.table": .init(
            body: polygon(8.5, 3, 15.5, 3, 18.8, 11.5, 5.2, 11.5),
            beside: line(12, 11.5, 12, 17.5) + "M7.5 21q0-3.5 4.5-3.5q4.5 0 4.5 3.5z"),
        "sofa": .init(
            body: "M2.5 12.5a2.2 2.2 0 0 1 4.4 0v2h10.2v-2a2.2 2.2 0 0 1 4.4 0v5.5h-19z",
            beside: "M5 9.8v-2.3a2.5 2.5 0 0 1 2.5-2.5h9a2.5 2.5 0 0 1 2.5 2.5v2.3"
                + line(5, 18, 5, 20) + line(19, 18, 19, 20)),
        "chair": .init(
            body: rounded(7, 2.8, 10, 9, 2),
            beside: "M6 11.8v4.7h12v-4.7M7.5 16.5v4.7M16.5 16.5v4.7"),
        "washer": .init(
            body: rounded(4, 2.5, 16, 19, 2.5), detail: circle(12, 13.8, 4.6) + line(7, 6, 9.5, 6),
            dots: circle(16.5, 6, 1.1)),
        "dishwasher": .init(
            body: rounded(4, 2.5, 16, 19, 2.5), detail: line(4, 8, 20, 8) + line(7.5, 12, 16.5, 12),
            dots: circle(16.5, 5.3, 1.1)),
        "refrigerator": .init(
            body: rounded(5.5, 2.5, 13, 19, 2.5),
            detail: line(5.5, 10, 18.5, 10) + line(9, 5.5, 9, 7.3) + line(9, 12.8, 9, 15.8)),
        "oven": .init(
            body: rounded(4, 3, 16, 18, 2.5),
            detail: line(4, 8.3, 20, 8.3) + rounded(7.2, 11.2, 9.6, 6.3, 1),
            dots: circle(7.8, 5.7, 1) + circle(11, 5.7, 1)),
        "microwave": .init(
            body: rounded(2, 5.5, 20, 13, 2.5), detail: rounded(4.8, 8.2, 10, 7.6, 1),
            dots: circle(18.4, 9.6, 1.1) + circle(18.4, 13.4, 1.1)),
        "frying.pan": .init(
            body: circle(9.3, 13.7, 6.8), detail: circle(9.3, 13.7, 3),
            beside: line(14.5, 9, 21.2, 3.6)),
        "shower": .init(
            body: "M8.5 10.5a4.2 4.2 0 0 1 8.4 0z",
            beside: "M12.7 6.3v-.5a3.3 3.3 0 0 0-6.6 0v15.4" + line(10, 13.5, 9.6, 15.5)
                + line(12.7, 13.5, 12.7, 15.5) + line(15.4, 13.5, 15.8, 15.5)
                + line(12.7, 18, 12.7, 20) + line(15.9, 18, 16.3, 20)),
        "bathtub": .init(
            body: "M2.5 12h19v2a5.5 5.5 0 0 1-5.5 5.5h-8a5.5 5.5 0 0 1-5.5-5.5z",
            beside: "M5.5 12v-6.8a2.2 2.2 0 0 1 4.3-.6" + line(7, 19.5, 6.3, 21.5)
                + line(17, 19.5, 17.7, 21.5)),
        "toilet": .init(
            body: "M4.5 10.5h15q0 6-5 7.5l.5 3.2h-6l.5-3.2q-5-1.5-5-7.5z",
            beside: "M7 10.5v-6a1.5 1.5 0 0 1 1.5-1.5h7a1.5 1.5 0 0 1 1.5 1.5v6"),
        "door.left.hand.closed": .init(
            body: rounded(6, 2.5, 12, 18.7, 1.5), dots: circle(9.2, 12, 1.2),
            beside: line(3.5, 21.2, 20.5, 21.2)),
        "window.vertical.closed": .init(
            body: rounded(4, 3, 16, 18, 1.5), detail: line(12, 3, 12, 21) + line(4, 12, 20, 12)),
        "powerplug": .init(
            body: "M6.5 9h11v3a5.5 5.5 0 0 1-11 0z",
            beside: line(9.3, 3.5, 9.3, 9) + line(14.7, 3.5, 14.7, 9) + line(12, 17.5, 12, 21.5)),
        "spigot": .init(
            body: "M3 9.5h12.5a4.5 4.5 0 0 1 4.5 4.5v2h-4.5v-1.7h-12.5z",
            beside: line(10, 9.5, 10, 5) + line(7, 5, 13, 5) + line(17.7, 19, 17.7, 21)),
        "tshirt": .init(
            body: "M8.5 3.5q3.5 3 7 0l5.7 3.4l-2.4 4.3l-2.3-1v10.3h-9v-10.3l-2.3 1l-2.4-4.3z"),
        "shoe": .init(
            body: "M2.5 17.5v-9.5q2 1.3 4.5.2l2-1.2l4.5 5.2l6 1.8a3 3 0 0 1 2 3v.5z",
            detail: line(10.5, 11.5, 12, 10) + line(12.5, 13, 14, 11.7)),
        "eyeglasses": .init(
            body: circle(6.5, 14, 3.8) + circle(17.5, 14, 3.8),
            beside: "M10.3 13.6q1.7-1.4 3.4 0" + line(2.7, 13, 4.5, 7) + line(21.3, 13, 19.5, 7)),
        "crown": .init(body: "M3.5 18.5l-1.3-10.5l5 3.8l4.8-6.8l4.8 6.8l5-3.8l-1.3 10.5z"),
        "balloon": .init(
            body:
                "M12 2.5a6 6.6 0 0 1 6 6.6c0 3.6-3 6.4-6 6.9c-3-.5-6-3.3-6-6.9a6 6.6 0 0 1 6-6.6z",
            beside: "M12 16q-2 2.5 0 3.2t0 2.5"),
        "party.popper": .init(
            body: "M3 21l4.5-11.5l7 7z",
            beside: "M13 10.5q-1-3.5 1.5-6M14.5 12.5q3.5-3 6.5-1.5" + line(17, 7.5, 19.5, 4.5)
                + line(10, 4, 10.5, 6) + line(18.5, 15.5, 20.5, 16.5)),
        "carrot": .init(
            body:
                "M9.3 9c1.9-2.2 4.7-2.2 6 -.6c1.4 1.7 1 4.3-1.2 6c-3 2.3-6.5 4.6-10.6 6.1c1.5-4.4 3.4-8.8 5.8-11.5z",
            beside: "M15.3 8.4l4-4M15.3 8.4c-.8-1.8-.5-3.7.6-5.4M15.3 8.4c1.9.7 3.9.4 5.7-.8"),
        "popcorn": .init(
            body: polygon(5, 9.5, 19, 9.5, 17.3, 21.2, 6.7, 21.2),
            detail: line(9.7, 9.5, 10.4, 21.2) + line(14.3, 9.5, 13.6, 21.2),
            beside: "M5.5 9.5a2.7 2.7 0 0 1 2.2-4.3a4 4 0 0 1 7.2-.7a3 3 0 0 1 3.6 5"),
        "takeoutbag.and.cup.and.straw": .init(
            body: rounded(2.5, 9, 10, 12, 1.2)
                + polygon(14.3, 11.5, 21.5, 11.5, 20.3, 21, 15.5, 21),
            beside: "M5 9v-1.5a2.5 2.5 0 0 1 5 0v1.5M18 11.5l1-7h2"),
        "mug": .init(
            body: "M4.5 5.5h11v12a3 3 0 0 1-3 3h-5a3 3 0 0 1-3-3z",
            beside: "M15.5 8.5h1.5a3.5 3.5 0 0 1 0 7h-1.5"),
    ]

    static let health: [String: SymbolDrawing] = [
        "pill": .init(
            body: "M4.3 13.2l8.9-8.9a4.6 4.6 0 0 1 6.5 6.5l-8.9 8.9a4.6 4.6 0 0 1-6.5-6.5z",
            detail: line(8.8, 8.8, 15.2, 15.2)),
        "pills": .init(
            body: "M3.1 11.6l8.5-8.5a3.4 3.4 0 0 1 4.8 4.8l-8.5 8.5a3.4 3.4 0 0 1-4.8-4.8z"
                + circle(17.3, 17.3, 4.2),
            detail: line(7.3, 7.4, 12.1, 12.2) + line(14.6, 20, 20, 14.6)),
        "cross": .init(
            body: polygon(
                8.8, 3, 15.2, 3, 15.2, 8.8, 21, 8.8, 21, 15.2, 15.2, 15.2, 15.2, 21, 8.8, 21, 8.8,
                15.2, 3, 15.2, 3, 8.8, 8.8, 8.8)),
        "cross.case": .init(
            body: rounded(2.5, 7, 19, 13.5, 2.5),
            detail: line(12, 10.3, 12, 17.2) + line(8.5, 13.7, 15.5, 13.7),
            beside: "M8.3 7v-1.8a1.7 1.7 0 0 1 1.7-1.7h4a1.7 1.7 0 0 1 1.7 1.7v1.8"),
        "bandage": .init(
            body: "M4.2 14l9.8-9.8a4.1 4.1 0 0 1 5.8 5.8l-9.8 9.8a4.1 4.1 0 0 1-5.8-5.8z",
            dots: circle(12, 10, 0.9) + circle(14, 12, 0.9) + circle(10, 12, 0.9)
                + circle(12, 14, 0.9)),
        "stethoscope": .init(
            body: circle(18.7, 11.3, 2.3),
            beside: "M6.5 3.5h-2v6a5 5 0 0 0 10 0v-6h-2M9.5 14.5v1.7a4.6 4.6 0 0 0 9.2 0v-2.6"),
        "waveform.path.ecg": .init(
            detail: line(2, 12.5, 6.5, 12.5, 9.3, 5, 14, 19.5, 16.5, 12.5, 22, 12.5)),
        "syringe": .init(
            body: polygon(8.2, 10.2, 13.8, 15.8, 9.3, 20.3, 3.7, 14.7),
            beside: line(11, 13, 17.5, 6.5) + line(15, 4, 20, 9) + line(4.5, 19.5, 2.5, 21.5)),
        "ear": .init(
            beside: "M6.5 10a5.5 5.5 0 0 1 11 0c0 3.5-3.5 4.3-3.5 7.5a3.6 3.6 0 0 1-6.7 1.9"
                + "M9.5 10.5a2.5 2.5 0 0 1 5 0c0 1.6-2 2-2 3.8"),
        "lungs": .init(
            body: "M9.5 9c0 6 0 9.5-3 10.5c-2.6.8-4-.7-4-3.5c0-4 2-9.5 4.5-9.5c1.6 0 2.5 1 2.5 2.5z"
                + "M14.5 9c0 6 0 9.5 3 10.5c2.6.8 4-.7 4-3.5c0-4-2-9.5-4.5-9.5c-1.6 0-2.5 1-2.5 2.5z",
            beside: line(12, 3, 12, 11.5) + line(9.5, 13, 12, 11.5, 14.5, 13)),
        "bed.double.circle": .init(
            body: circle(12, 12, 9.5),
            detail: line(6.5, 16, 6.5, 9) + line(6.5, 13.5, 17.5, 13.5, 17.5, 16)),
        "soccerball": .init(
            body: circle(12, 12, 9.5),
            detail: polygon(12, 8.3, 15.5, 10.9, 14.2, 15, 9.8, 15, 8.5, 10.9)
                + line(12, 8.3, 12, 2.5)
                + line(15.5, 10.9, 21, 9.3) + line(14.2, 15, 17.5, 19.5) + line(9.8, 15, 6.5, 19.5)
                + line(8.5, 10.9, 3, 9.3)),
        "basketball": .init(
            body: circle(12, 12, 9.5),
            detail: line(2.5, 12, 21.5, 12) + line(12, 2.5, 12, 21.5)
                + "M5.3 5.3q4.7 6.7 0 13.4M18.7 5.3q-4.7 6.7 0 13.4"),
        "tennisball": .init(
            body: circle(12, 12, 9.5),
            detail: "M4 7q6.5 1 7.2 7.5t5.3 5.8M8.5 3.2q7 1.3 7.2 5.3t5.5 5"),
        "sportscourt": .init(
            body: rounded(2, 5, 20, 14, 2), detail: line(12, 5, 12, 19) + circle(12, 12, 2.7)),
        "medal": .init(
            body: circle(12, 15.5, 5.7),
            beside: line(9.8, 10.2, 6, 2.8, 10, 2.8, 12, 7)
                + line(14.2, 10.2, 18, 2.8, 14, 2.8, 12, 7)),
    ]
}
