// The sky, animals and vehicles.
extension SymbolDrawing {
    private static let rainCloud =
        "M7 14.5a4.3 4.3 0 0 1-.5-8.5a6 6 0 0 1 11.3 1.2a3.7 3.7 0 0 1-.3 7.3z"
    private static let rays =
        line(12, 8.8, 12, 6.3) + line(4, 11, 5.6, 12.2) + line(20, 11, 18.4, 12.2)

    static let halfSun = "M7 13.5a5 5 0 0 1 10 0z"
    /// The rays of a sun on a horizon, crossed by an arrow.
    static let sunlight =
        line(2, 17, 6.5, 17) + line(17.5, 17, 22, 17) + line(12, 2.5, 12, 5.2)
        + line(4.6, 6.1, 6.4, 7.9) + line(19.4, 6.1, 17.6, 7.9) + line(1.8, 13.5, 4, 13.5)
        + line(20, 13.5, 22.2, 13.5)

    static let sky: [String: SymbolDrawing] = [
        "sunset": .init(
            body: halfSun,
            beside: sunlight + line(12, 16.3, 12, 22) + line(8.6, 18.9, 12, 22.2, 15.4, 18.9)),
        "sun.horizon": .init(
            body: "M6.5 17a5.5 5.5 0 0 1 11 0z",
            beside: line(2.5, 17, 21.5, 17) + line(7, 20.5, 17, 20.5) + rays),
        "moon.stars": .init(
            body: "M17.3 16a7.6 7.6 0 1 1-9.3-9.3a6.1 6.1 0 0 0 9.3 9.3z",
            beside: line(16.5, 2.8, 16.5, 7.2) + line(14.3, 5, 18.7, 5)
                + line(20.5, 9.3, 20.5, 12.3)
                + line(19, 10.8, 22, 10.8)),
        "moon.zzz": .init(
            body: "M17.3 16a7.6 7.6 0 1 1-9.3-9.3a6.1 6.1 0 0 0 9.3 9.3z",
            beside: line(14, 3, 18, 3, 14, 8, 18, 8) + line(19, 10.5, 21.7, 10.5, 19, 14, 21.7, 14)),
        "cloud.bolt": .init(
            body: rainCloud, beside: line(12.8, 14.5, 10.3, 18.3, 13.4, 18.3, 11.2, 21.7)),
        "cloud.bolt.rain": .init(
            body: rainCloud,
            beside: line(12.8, 14.5, 10.3, 18.3, 13.4, 18.3, 11.2, 21.7)
                + line(7.3, 17.8, 6.3, 20.8)
                + line(17.5, 17.8, 16.5, 20.8)),
        "cloud.heavyrain": .init(
            body: rainCloud,
            beside: line(6.8, 17.5, 5.5, 21.5) + line(10.5, 17.5, 9.2, 21.5)
                + line(14.2, 17.5, 12.9, 21.5)
                + line(17.9, 17.5, 16.6, 21.5)),
        "cloud.drizzle": .init(
            body: rainCloud,
            beside: line(7.5, 17.7, 7, 19.2) + line(12, 17.7, 11.5, 19.2)
                + line(16.5, 17.7, 16, 19.2)
                + line(9.5, 20.3, 9.1, 21.6) + line(14, 20.3, 13.6, 21.6)),
        "cloud.snow": .init(
            body: rainCloud,
            dots: "",
            beside: circle(7.5, 18, 0.6) + circle(12, 18, 0.6) + circle(16.5, 18, 0.6)
                + circle(9.7, 21, 0.6) + circle(14.3, 21, 0.6)),
        "cloud.fog": .init(body: rainCloud, beside: line(5, 18, 19, 18) + line(8, 21.3, 16, 21.3)),
        "cloud.moon": .init(
            body: "M8.5 20.5a3.8 3.8 0 0 1-.4-7.5a5 5 0 0 1 9.6 1a3.3 3.3 0 0 1-.3 6.5z",
            beside: "M9.5 9.7a4.8 4.8 0 0 1 3.3-6.5a4.3 4.3 0 0 0 6.2 5.4a5 5 0 0 1-1.2 2"),
        "tornado": .init(
            detail: line(3, 4, 21, 4) + line(5, 8, 19, 8) + line(8.5, 12, 17, 12)
                + line(10.5, 16, 15, 16)
                + line(11.5, 20, 13, 20)),
        "thermometer": .init(
            body: "M9.5 14.5v-9.5a2.5 2.5 0 0 1 5 0v9.5a4 4 0 1 1-5 0z",
            detail: line(12, 9.5, 12, 17)),
        "thermometer.low": .init(
            body: "M9.5 14.5v-9.5a2.5 2.5 0 0 1 5 0v9.5a4 4 0 1 1-5 0z",
            detail: line(12, 13.5, 12, 17)),
        "thermometer.high": .init(
            body: "M9.5 14.5v-9.5a2.5 2.5 0 0 1 5 0v9.5a4 4 0 1 1-5 0z",
            detail: line(12, 5.5, 12, 17)),
        "thermometer.sun": .init(
            body: "M5.5 14.5v-8.5a2.3 2.3 0 0 1 4.6 0v8.5a3.8 3.8 0 1 1-4.6 0z",
            detail: line(7.8, 9.5, 7.8, 17),
            beside: "M13.5 8.2a4 4 0 1 1 0 7.6" + line(14.5, 2.7, 14.5, 4.5)
                + line(19.2, 5.3, 20.4, 4)
                + line(20.8, 12, 22.3, 12) + line(19.2, 18.7, 20.4, 20)),
        "humidity": .init(
            body: "M8.5 4.5c3 3.7 5 6.4 5 9.2a5 5 0 0 1-10 0c0-2.8 2-5.5 5-9.2z",
            beside: line(16, 8, 21.5, 8) + line(17.5, 12.5, 21.5, 12.5) + line(16, 17, 21.5, 17)),
        "rainbow": .init(
            detail: "M2.5 18.5a9.5 9.5 0 0 1 19 0M6 18.5a6 6 0 0 1 12 0M9.5 18.5a2.5 2.5 0 0 1 5 0"),
    ]

    static let animals: [String: SymbolDrawing] = [
        "tortoise": .init(
            body: "M3.5 15.5a7 7 0 0 1 14 0z",
            beside: "M17.5 15.5h1.5a2.6 2.6 0 1 0-2-4.2" + line(6, 15.5, 5.5, 18.5)
                + line(15, 15.5, 15.5, 18.5)),
        "hare": .init(
            body:
                "M2.8 17.5c0-4.5 4-7 9-7l-1.5-6q4 1 5.2 6c3 .4 5.2 1.8 5.7 4q.3 1.6-2 1.9h-5l2 2.6h-10.5q-2.9 0-2.9-1.5z",
            dots: circle(17.3, 12.8, 0.9)),
        "bird": .init(
            body:
                "M3 17.5c4 0 5-3 5.5-6.5c.5-3.7 2.8-6 6-6a4.6 4.6 0 0 1 4.4 3.3l2.6 1.2l-2.5 1.4c0 6-3.5 9.6-9 9.6c-3 0-5.5-1-7-3z",
            dots: circle(15.3, 8.6, 1)),
        "fish": .init(
            body:
                "M2.5 12c3-4.5 6.5-6 10-6c3 0 5.5 1.7 7 4l2-2.3v8.6l-2-2.3c-1.5 2.3-4 4-7 4c-3.5 0-7-1.5-10-6z",
            dots: circle(7.5, 11, 1)),
        "ladybug": .init(
            body: "M5.5 13a6.5 6.5 0 0 1 13 0a6.5 7.5 0 0 1-13 0z",
            detail: line(12, 9, 12, 20.5) + line(6, 10.5, 18, 10.5),
            dots: circle(9, 14.5, 1) + circle(15, 14.5, 1),
            beside: "M9 7.3a3.2 3.2 0 0 1 6 0" + line(3, 9, 5.8, 11) + line(21, 9, 18.2, 11)
                + line(3, 18, 6, 16.5) + line(21, 18, 18, 16.5)),
        "dog": .init(
            body: "M4 4.5l4.5 2q3.5-1 7 0l4.5-2l-.6 7c.4 5-3 9-7.4 9s-7.8-4-7.4-9z",
            dots: circle(9, 12, 1.1) + circle(15, 12, 1.1) + circle(12, 15.8, 1.4)),
        "cat": .init(
            body:
                "M4.5 3.5l4.2 3.7q3.3-.8 6.6 0l4.2-3.7q1 5 .2 8.5c0 5-3.4 8.5-7.7 8.5s-7.7-3.5-7.7-8.5q-.8-3.5.2-8.5z",
            dots: circle(9, 12, 1.1) + circle(15, 12, 1.1) + circle(12, 15.5, 0.9)),
    ]

    static let vehicles: [String: SymbolDrawing] = [
        "truck.box": .init(
            body: "M1.5 6a1.5 1.5 0 0 1 1.5-1.5h10.5v12.5h-12zM13.5 8.5h4.2l4.3 4.5v4h-8.5z",
            beside: circle(6.3, 18.3, 1.9) + circle(17.3, 18.3, 1.9)),
        "box.truck": .init(
            body: "M1.5 6a1.5 1.5 0 0 1 1.5-1.5h10.5v12.5h-12zM13.5 8.5h4.2l4.3 4.5v4h-8.5z",
            beside: circle(6.3, 18.3, 1.9) + circle(17.3, 18.3, 1.9)),
        "sailboat": .init(
            body: polygon(11.2, 2.5, 11.2, 15, 4, 15) + polygon(13.5, 6, 13.5, 15, 19.5, 15)
                + "M2.8 17.5h18.4q-1.3 4-4.6 4h-9.2q-3.3 0-4.6-4z"),
        "airplane.departure": .init(
            body:
                "M2.8 13.3l1.9-.6l2.4 1.8l4.2-1.2l-3.9-6l2.1-.6l6.3 5.1l3.7-1a1.6 1.6 0 0 1 .9 3.1"
                + "l-13.3 3.7q-1.5.4-2.4-.9z",
            beside: line(3, 21, 21, 21), mirrors: true),
        "airplane.arrival": .init(
            body: "M3.5 5.2l1.9.5l1.2 2.8l4.2 1.2l-.5-7.1l2.1.6l3 7.5l3.7 1a1.6 1.6 0 0 1-.8 3.1"
                + "l-13.3-3.7q-1.5-.4-1.5-2z",
            beside: line(3, 21, 21, 21), mirrors: true),
        "steeringwheel": .init(
            body: circle(12, 12, 9.5),
            detail: circle(12, 12, 2.4) + line(2.8, 10.5, 9.7, 11.4) + line(14.3, 11.4, 21.2, 10.5)
                + line(12, 14.4, 12, 21.5)),
        "scooter": .init(
            detail: line(13, 4, 16.5, 4, 18.5, 16.5) + "M8.5 18.5c0-4.5 3.5-6.5 8.5-7",
            dots: "", beside: circle(6, 18.5, 2.4) + circle(18.7, 18.5, 2.2)),
        "road.lanes": .init(
            detail: line(6.5, 3.5, 3, 20.5) + line(17.5, 3.5, 21, 20.5) + line(12, 4, 12, 7)
                + line(12, 10.5, 12, 13.5)
                + line(12, 17, 12, 20)),
        "parkingsign": .init(letters: "P"),
    ]
}
