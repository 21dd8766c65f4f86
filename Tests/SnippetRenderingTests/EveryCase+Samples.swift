import Foundation
import SwiftUI

/// The values in the samples.
extension EveryCase {
    static let everyPart: [ViewNode.Mask.Part] = [
        .init(paint: gradient, height: .init(points: 20)),
        .init(
            paint: .named(.black), y: .init(points: 20), height: .init(points: -40, share: 1)),
        .init(
            paint: .rgb(red: 0, green: 0, blue: 0, opacity: 0.5),
            outline: .roundedRectangle(radius: 4), x: .init(points: -10, share: 0.5),
            y: .init(points: -20, share: 1), width: .init(points: 20), height: .init(points: 20)),
        .init(
            paint: .named(.primary), outline: .roundedRectangle(radius: 2),
            width: .init(share: 0.5)),
        .init(paint: .named(.black), outline: .circle, x: .init(share: 0.5)),
        .init(paint: .named(.black), outline: .ellipse, width: .init(points: 30)),
    ]

    static let everyMark: [ViewNode.Mark] = [
        .path(.init("M9 0L10 10"), fill: .paint(circlesAround)),
        .path(.init("M0 0L10 10"), stroke: .init(.foreground)),
        .path(.init("M1 0L10 10"), fill: .foreground, stroke: .init(.foreground)),
        .path(.init("M2 0L10 10"), fill: .foreground),
        .path(.init("M4 1L10 10", countsCrossings: true), fill: .foreground),
        .path(
            .init("M5 0L10 10\"><x"), fill: .paint(.rgb(red: 1, green: 0, blue: 0, opacity: 1)),
            stroke: .init(.paint(.named(.blue)), width: 2.5)),
        .path(.init("M6 0L10 10"), fill: .paint(gradient), stroke: .init(.paint(gradient))),
        .text("12 <€>", x: 5, y: 6, size: 11, .paint(.named(.secondary))),
        .text("now", x: 5, y: 20, size: 9, .paint(gradient)),
    ]

    static let star = ViewNode.FlexiblePath { rect in
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: 0))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addQuadCurve(
                to: CGPoint(x: 0, y: rect.maxY), control: CGPoint(x: rect.midX, y: rect.midY))
            path.closeSubpath()
        }
    }

    static let around = Paint.centeredGradient(
        .init(
            form: .angles(from: -90, to: 270), center: .init(x: 0.5, y: 0.5),
            stops: [
                .init(paint: .named(.red), location: 0), .init(paint: .named(.blue), location: 1),
            ]))

    static let circles = Paint.centeredGradient(
        .init(
            form: .circles(from: 5, to: 50), center: .init(x: 0, y: 1),
            stops: [.init(paint: .named(.mint), location: 0.5)]))

    static let circlesAround = Paint.centeredGradient(
        .init(
            form: .circlesAround(x: 7, y: 9, from: 5, to: 50), center: .init(x: 0.5, y: 0.5),
            stops: [.init(paint: .named(.mint), location: 0.5)]))

    /// Red, green, half of blue and nothing of white.
    static let mesh = Paint.Mesh(
        width: 2,
        pixels: Data([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 128, 255, 255, 255, 0]))

    static let gradient = Paint.linearGradient(
        stops: [
            .init(paint: .named(.red), location: 0),
            .init(paint: .faded(.blue, opacity: 0.5), location: 1),
        ],
        start: .init(x: 0, y: 0.25), end: .init(x: 0, y: 1))

    static var everyStyle: ViewNode.TextStyle {
        var style = ViewNode.TextStyle()
        style.font = FontDescription(size: .style(.caption))
        style.paint = .named(.pink)
        style.isBold = true
        style.isItalic = true
        style.isUnderlined = true
        style.isStruckThrough = true
        style.isMonospacedDigit = true
        style.lineColor = .named(.green)
        style.linePattern = .dash
        style.background = .named(.yellow)
        style.letterSpacing = 1.5
        style.baselineOffset = -2
        style.link = URL(string: "https://example.org/?a=\"b\"")
        return style
    }

    static func address(_ text: String) -> URL {
        URL(string: text) ?? URL(filePath: "/not-an-address")
    }
}
