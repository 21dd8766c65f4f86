// The world: people, places, nature and travel.
extension SymbolDrawing {
    static let people: [String: SymbolDrawing] = [
        "person": .init(
            body: circle(12, 7.5, 4.2) + "M4 20.5a8 6.5 0 0 1 16 0z"),
        "person.2": .init(
            body: circle(8.5, 8.5, 3.6) + "M2 20a6.5 6 0 0 1 13 0z",
            beside: "M15 5.2a3.6 3.6 0 0 1 0 6.6M17 14.5a6.5 6 0 0 1 5 5.5"),
        "person.3": .init(
            body: circle(12, 8, 3.2) + "M6.5 19.5a5.5 5.5 0 0 1 11 0z",
            beside: circle(4.5, 10, 2) + circle(19.5, 10, 2)
                + "M1.5 18a4 4 0 0 1 3-3.5M22.5 18a4 4 0 0 0-3-3.5"),
        "person.crop.circle": .init(
            body: circle(12, 12, 9.5), detail: circle(12, 9.5, 3) + "M6 18.6a6.5 5 0 0 1 12 0"),
        "figure.walk": .init(
            detail: line(12.5, 8.5, 11, 14, 14.5, 17, 15.5, 21.5) + line(11, 14, 9.5, 18, 6.5, 21.5)
                + line(7.5, 13.5, 9, 9.8, 12.5, 8.5, 15, 11.5, 18, 12.5),
            dots: circle(13.5, 4.2, 2)),
        "figure.run": .init(
            detail: line(13, 8.5, 10.5, 13.5, 14.5, 16, 13.5, 21) + line(10.5, 14, 8.5, 17, 4, 17)
                + line(7, 11, 9.5, 8, 13, 8.5, 16, 12, 19.5, 11.5),
            dots: circle(15.5, 4.2, 2)),
        "figure.stand": .init(
            detail: line(12, 8.5, 12, 14) + line(7, 10, 17, 10) + line(9, 21, 12, 14, 15, 21),
            dots: circle(12, 4.2, 2)),
        "face.smiling": .init(
            body: circle(12, 12, 9.5), detail: "M7.8 14a4.8 4.8 0 0 0 8.4 0",
            dots: circle(9, 9.5, 1.2) + circle(15, 9.5, 1.2)),
        "eye": .init(
            body: "M2 12q4.5-7 10-7t10 7q-4.5 7-10 7t-10-7z", detail: circle(12, 12, 3.2)),
        "brain": .init(
            body:
                "M12 5a3.5 3.5 0 0 0-6.5 1.5a3.5 3.5 0 0 0-2 5.5a3.5 3.5 0 0 0 2 5.5"
                + "a3.5 3.5 0 0 0 6.5 1.5"
                + "a3.5 3.5 0 0 0 6.5-1.5a3.5 3.5 0 0 0 2-5.5a3.5 3.5 0 0 0-2-5.5"
                + "a3.5 3.5 0 0 0-6.5-1.5z",
            detail: line(12, 5, 12, 19)),
    ]

    static let places: [String: SymbolDrawing] = [
        "location": .init(body: polygon(20.5, 3.5, 14, 20.5, 11.2, 12.8, 3.5, 10)),
        "location.north": .init(body: polygon(12, 2.8, 18.5, 20.5, 12, 16.5, 5.5, 20.5)),
        "mappin": .init(dots: circle(12, 6.5, 4.6), beside: line(12, 10.5, 12, 21.5)),
        "mappin.and.ellipse": .init(
            body: circle(12, 5.8, 3.3),
            beside: line(12, 9.1, 12, 17) + "M7 14.2c-7 1.5-5 7 5 7s12-5.5 5-7"),
        "map": .init(
            body: polygon(3, 6, 9, 3.5, 15, 6, 21, 3.5, 21, 18, 15, 20.5, 9, 18, 3, 20.5),
            detail: line(9, 3.5, 9, 18) + line(15, 6, 15, 20.5)),
        "globe": .init(
            body: circle(12, 12, 9.5),
            detail: line(2.5, 12, 21.5, 12)
                + "M12 2.5c-5.8 5.5-5.8 13.5 0 19M12 2.5c5.8 5.5 5.8 13.5 0 19"),
        "house": .init(
            body: "M3 11.5l9-8l9 8v8a1.5 1.5 0 0 1-1.5 1.5h-15a1.5 1.5 0 0 1-1.5-1.5z",
            detail: line(9.5, 20.5, 9.5, 14.5, 14.5, 14.5, 14.5, 20.5)),
        "building": .init(
            body: rounded(5, 2.5, 14, 19, 2),
            detail: line(9, 7, 10, 7) + line(14, 7, 15, 7) + line(9, 11.5, 10, 11.5)
                + line(14, 11.5, 15, 11.5) + line(12, 17, 12, 21)),
        "building.2": .init(
            body: rounded(2.5, 8, 9, 13.5, 1.5) + rounded(11.5, 2.5, 10, 19, 1.5),
            detail: line(15, 7, 18, 7) + line(15, 12, 18, 12) + line(6, 13, 8, 13)),
        "building.columns": .init(
            body: polygon(12, 2.8, 21, 7.5, 21, 9, 3, 9, 3, 7.5),
            beside: line(5.5, 9, 5.5, 17.5) + line(10, 9, 10, 17.5) + line(14, 9, 14, 17.5)
                + line(18.5, 9, 18.5, 17.5) + line(4, 17.5, 20, 17.5) + line(2.5, 21, 21.5, 21)),
        "mountain.2": .init(
            body: polygon(1.8, 19.5, 9, 6, 13, 13.5, 15.5, 10, 22.2, 19.5)),
        "flag": .init(
            body: "M5 4.5q4-2 7.5 0t7 0v9.5q-3.5 2-7 0t-7.5 0z", beside: line(5, 4, 5, 21.5)),
        "signpost.right": .init(
            body: polygon(5, 5, 16.5, 5, 20.5, 8.5, 16.5, 12, 5, 12),
            beside: line(11, 2.5, 11, 5) + line(11, 12, 11, 21.5)),
        "tent": .init(
            body: polygon(12, 4.5, 21.5, 20, 2.5, 20), detail: line(8.5, 20, 12, 13, 15.5, 20)),
    ]

    static let nature: [String: SymbolDrawing] = [
        "sun.max": .init(
            body: circle(12, 12, 4.3),
            beside: line(12, 2, 12, 4) + line(12, 20, 12, 22) + line(2, 12, 4, 12)
                + line(20, 12, 22, 12) + line(4.9, 4.9, 6.3, 6.3) + line(17.7, 17.7, 19.1, 19.1)
                + line(4.9, 19.1, 6.3, 17.7) + line(17.7, 6.3, 19.1, 4.9)),
        "sun.min": .init(
            body: circle(12, 12, 4.3),
            dots: circle(12, 3.8, 1) + circle(12, 20.2, 1) + circle(3.8, 12, 1)
                + circle(20.2, 12, 1)),
        "sunrise": .init(
            body: halfSun,
            beside: sunlight + line(12, 22.3, 12, 16.5) + line(8.6, 19.6, 12, 16.3, 15.4, 19.6)),
        "moon": .init(body: "M20.5 14.5a9 9 0 1 1-11-11a7.2 7.2 0 0 0 11 11z"),
        "cloud": .init(body: "M7 19a4.7 4.7 0 0 1-.6-9.3a6 6 0 0 1 11.5 1.3a4 4 0 0 1-.4 8z"),
        "cloud.rain": .init(
            body: "M7 15.5a4.3 4.3 0 0 1-.5-8.5a6 6 0 0 1 11.3 1.2a3.7 3.7 0 0 1-.3 7.3z",
            beside: line(8, 18.5, 7, 21.5) + line(12.5, 18.5, 11.5, 21.5) + line(17, 18.5, 16, 21.5)
        ),
        "cloud.sun": .init(
            body: "M8.5 20.5a3.8 3.8 0 0 1-.4-7.5a5 5 0 0 1 9.6 1a3.3 3.3 0 0 1-.3 6.5z",
            beside: "M6 10a4 4 0 0 1 7-3" + line(9.5, 2, 9.5, 3) + line(3, 8.5, 2, 8.5)
                + line(4.5, 4, 5.2, 4.7)),
        "bolt": .init(
            body: polygon(13.5, 2.5, 4.5, 13.5, 11, 13.5, 10.5, 21.5, 19.5, 10.5, 13, 10.5)),
        "snowflake": .init(
            detail: line(12, 2.5, 12, 21.5) + line(3.8, 7.2, 20.2, 16.8)
                + line(20.2, 7.2, 3.8, 16.8)
                + line(9.5, 4, 12, 6.5, 14.5, 4) + line(9.5, 20, 12, 17.5, 14.5, 20)),
        "wind": .init(
            detail: "M3 9h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h7a2.5 2.5 0 1 1-2.5 2.5"),
        "flame": .init(
            body:
                "M12.3 2.3c.8 3.4-1.3 4.9-2.6 6.9c-.6.9-.9 1.7-.9 1.7c-.9-.6-1.4-1.6-1.5-2.8"
                + "c-2 2-3 4.2-3 6.4a7.7 7.2 0 0 0 15.4 0c0-4.9-3-8.7-7.4-12.2z",
            detail: "M8.8 18.2c0-2.1 1.9-3.1 3.1-5.4c1.5 2.1 3.5 3.1 3.5 5.4a3.3 3.3 0 0 1-6.6 0z"),
        "drop": .init(body: "M12 2.8q7 7.7 7 12a7 7 0 0 1-14 0q0-4.3 7-12z"),
        "leaf": .init(
            body: "M19.5 4c-9-.5-15.5 2.5-14.5 10.5c.3 2.5 2 4.5 5 4.5c7 0 9.5-6.5 9.5-15z",
            beside: line(3.5, 21, 6, 18)),
        "tree": .init(
            body: polygon(12, 2.5, 19.5, 17, 4.5, 17), beside: line(12, 17, 12, 21.5)),
        "water.waves": .init(
            detail: wave(6.5) + wave(12) + wave(17.5)),
        "thermometer.medium": .init(
            body: "M9.5 14.5v-9.5a2.5 2.5 0 0 1 5 0v9.5a4 4 0 1 1-5 0z",
            detail: line(12, 9.5, 12, 17)),
        "umbrella": .init(
            body: "M2.5 13a9.5 9.5 0 0 1 19 0z",
            beside: line(12, 2, 12, 3.5) + "M12 13v6a2.2 2.2 0 0 0 4.4 0"),
        "pawprint": .init(
            body: "M12 11.5c3 0 5.5 3.5 5.5 6s-2.5 3-5.5 2c-3 1-5.5.5-5.5-2s2.5-6 5.5-6z"
                + circle(5, 11, 1.6) + circle(9.3, 6, 1.7) + circle(14.7, 6, 1.7)
                + circle(19, 11, 1.6)),
    ]

    private static func wave(_ y: Double) -> String {
        "M2.5 \(y)q2.4-3 4.75 0t4.75 0t4.75 0t4.75 0"
    }

    static let travel: [String: SymbolDrawing] = [
        "airplane": .init(
            dots:
                "M21.5 12c0 1.2-1 1.8-2.2 1.8h-4.8l-4.5 7h-2.2l2-7h-4.3l-1.7 2.2h-1.6l1-4l-1-4h1.6"
                + "l1.7 2.2h4.3l-2-7h2.2l4.5 7h4.8c1.2 0 2.2.6 2.2 1.8z", mirrors: true),
        "car": .init(
            body:
                "M4.8 11l1.7-5a2 2 0 0 1 1.9-1.3h7.2a2 2 0 0 1 1.9 1.3l1.7 5"
                + "a2.5 2.5 0 0 1 1.8 2.4v5.6h-3v-2.2"
                + "h-12v2.2h-3v-5.6a2.5 2.5 0 0 1 1.8-2.4z",
            detail: line(5.5, 11, 18.5, 11), dots: circle(7.2, 14, 1.1) + circle(16.8, 14, 1.1)),
        "bus": .init(
            body:
                "M4 6a2.5 2.5 0 0 1 2.5-2.5h11a2.5 2.5 0 0 1 2.5 2.5v11a2 2 0 0 1-2 2h-12"
                + "a2 2 0 0 1-2-2z",
            detail: line(4, 12, 20, 12), dots: circle(8, 15.5, 1.1) + circle(16, 15.5, 1.1),
            beside: line(6.5, 19, 6.5, 21) + line(17.5, 19, 17.5, 21)),
        "tram": .init(
            body: rounded(5.5, 5.5, 13, 13, 3), detail: line(5.5, 12, 18.5, 12),
            dots: circle(9, 15.3, 1.1) + circle(15, 15.3, 1.1),
            beside: line(8, 2.5, 16, 2.5) + line(12, 2.5, 12, 5.5) + line(8, 18.5, 6, 21.5)
                + line(16, 18.5, 18, 21.5)),
        "bicycle": .init(
            body: circle(5.8, 16, 3.8) + circle(18.2, 16, 3.8),
            beside: line(5.8, 16, 9.5, 9, 16, 9, 18.2, 16) + line(9.5, 9, 12, 16, 5.8, 16)
                + line(12, 16, 16, 9, 15, 5.5, 17.5, 5.5) + line(7.8, 6.5, 10.5, 6.5)),
        "ferry": .init(
            body: polygon(3.5, 13, 12, 9.5, 20.5, 13, 18, 18.5, 6, 18.5),
            beside: line(7, 11, 7, 6.5, 17, 6.5, 17, 11) + line(12, 6.5, 12, 3.5)
                + line(3, 21.5, 21, 21.5)),
        "suitcase": .init(
            body: rounded(3, 7, 18, 13.5, 3), detail: line(3, 13, 21, 13),
            beside: "M8.5 7v-2a1.5 1.5 0 0 1 1.5-1.5h4a1.5 1.5 0 0 1 1.5 1.5v2"),
        "fuelpump": .init(
            body: rounded(4, 3, 10, 18, 2), detail: rounded(7, 6, 4, 4, 0.8),
            beside: "M14 12h1.5a1.5 1.5 0 0 1 1.5 1.5v3a1.7 1.7 0 0 0 3.4 0v-8l-3-3"),
        "fork.knife": .init(
            detail: line(7.5, 11.5, 7.5, 21.5) + "M4.5 2.8v5a3 3 0 0 0 6 0v-5"
                + line(7.5, 2.8, 7.5, 8)
                + "M17 21.5v-18.7c-3 1.5-3.5 6-3 10.2h3"),
        "cup.and.saucer": .init(
            body: "M4 6h13v6a5 5 0 0 1-5 5h-3a5 5 0 0 1-5-5z",
            beside: "M17 7.5h1.5a2.5 2.5 0 0 1 0 5h-1.6" + line(3, 20.5, 18, 20.5)),
        "wineglass": .init(
            body: "M6.5 3h11q1.5 10-5.5 10t-5.5-10z",
            beside: line(12, 13, 12, 21) + line(8, 21, 16, 21)),
        "birthday.cake": .init(
            body: rounded(3.5, 11, 17, 9.5, 2), detail: "M3.5 15.5q2.8 2.5 5.6 0t5.7 0t5.7 0",
            beside: line(12, 7.5, 12, 11)),
        "bed.double": .init(
            body: "M3 12.5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v5h-18z",
            beside: "M5 10.5v-4a1.5 1.5 0 0 1 1.5-1.5h11a1.5 1.5 0 0 1 1.5 1.5v4"
                + line(3, 17.5, 3, 20) + line(21, 17.5, 21, 20)),
    ]
}
