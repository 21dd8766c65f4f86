import SwiftUI

// Masks of several paints, as pictures with separate positions.
extension HTMLDrawing {
    private typealias Length = ViewNode.Mask.Length

    /// The maximum number of paints that are written; a tree from another source may have any
    /// number.
    private static var greatestCount: Int { 32 }

    /// One picture of a mask.
    private enum MaskPicture {
        case paint(Paint)
        /// The largest circle in the box.
        case circle(Paint)
        /// The ellipse that touches the sides of the box.
        case ellipse(Paint)
        /// A quarter of a circle around a corner of the box, which is as large as the radius.
        case corner(Paint, radius: Double, isRight: Bool, isBottom: Bool)
    }

    mutating func write(_ parts: [ViewNode.Mask.Part]) {
        // Older browsers know the property only by this name, which all others know too.
        style.markup("-webkit-mask:")
        if parts.isEmpty { style.markup("linear-gradient(transparent,transparent)") }
        for (index, part) in parts.prefix(Self.greatestCount).enumerated() {
            if index > 0 { style.markup(",") }
            switch part.outline {
            case .roundedRectangle(let radius): writeRounded(part, max(radius, 0))
            case .circle: write(.circle(part.paint), part.x, part.y, part.width, part.height)
            case .ellipse: write(.ellipse(part.paint), part.x, part.y, part.width, part.height)
            case .rectangle, .unevenRoundedRectangle, .capsule, .containerRelative, .path:
                write(.paint(part.paint), part.x, part.y, part.width, part.height)
            }
        }
        style.markup(";")
    }

    /// Writes a rectangle with rounded corners as bands and quarter circles.
    private mutating func writeRounded(_ part: ViewNode.Mask.Part, _ radius: Double) {
        let (x, y, width, height) = (part.x, part.y, part.width, part.height)
        let round = Length(points: radius)
        let (innerWidth, innerHeight) = (width.adding(-2 * radius), height.adding(-2 * radius))
        let right = x.adding(width, -radius)
        let bottom = y.adding(height, -radius)
        write(.paint(part.paint), x, y.adding(radius), width, innerHeight)
        style.markup(",")
        if part.paint.isOpaque {
            // Overlapping bands have no seams.
            write(.paint(part.paint), x.adding(radius), y, innerWidth, height)
        } else {
            write(.paint(part.paint), x.adding(radius), y, innerWidth, round)
            style.markup(",")
            write(.paint(part.paint), x.adding(radius), bottom, innerWidth, round)
        }
        for isBottom in [false, true] {
            for isRight in [false, true] {
                style.markup(",")
                write(
                    .corner(part.paint, radius: radius, isRight: isRight, isBottom: isBottom),
                    isRight ? right : x, isBottom ? bottom : y, round, round)
            }
        }
    }

    private mutating func write(
        _ picture: MaskPicture, _ x: Length, _ y: Length, _ width: Length, _ height: Length
    ) {
        write(picture)
        style.markup(" ")
        writePosition(x, width)
        style.markup(" ")
        writePosition(y, height)
        style.markup("/")
        write(width.share * 100, max(width.points, width.share == 0 ? 0 : -.infinity))
        style.markup(" ")
        write(height.share * 100, max(height.points, height.share == 0 ? 0 : -.infinity))
        style.markup(" no-repeat")
    }

    private mutating func write(_ picture: MaskPicture) {
        switch picture {
        case .paint(let paint):
            if paint.isGradient { return style.background(paint) }
            style.markup("linear-gradient(")
            style.color(paint)
            style.markup(",")
            style.color(paint)
            style.markup(")")
        case .circle(let paint):
            style.markup("radial-gradient(circle closest-side,")
            writeEdge(paint, 100, 0)
        case .ellipse(let paint):
            style.markup("radial-gradient(closest-side,")
            writeEdge(paint, 100, 0)
        case .corner(let paint, let radius, let isRight, let isBottom):
            style.markup("radial-gradient(circle at ")
            style.markup(isRight ? "0 " : "100% ")
            style.markup(isBottom ? "0," : "100%,")
            writeEdge(paint, 0, radius)
        }
    }

    /// Writes a color up to a distance, with a smooth edge.
    private mutating func writeEdge(_ paint: Paint, _ percent: Double, _ points: Double) {
        style.color(paint)
        style.markup(" ")
        write(percent, points - 0.5)
        style.markup(",transparent ")
        write(percent, points + 0.5)
        style.markup(")")
    }

    /// Writes the position of a picture in CSS: a fraction of the space that the picture leaves free.
    private mutating func writePosition(_ start: Length, _ length: Length) {
        let rest = 1 - length.share
        let share = abs(rest) < 1e-9 ? 0 : start.share / rest
        write(share * 100, start.points + share * length.points)
    }

    private mutating func write(_ percent: Double, _ points: Double) {
        if percent == 0 {
            style.number(points)
            return style.markup("px")
        }
        if points == 0 {
            style.number(percent)
            return style.markup("%")
        }
        style.markup("calc(", percent, "% + ", points, "px)")
    }
}

extension ViewNode.Mask.Length {
    fileprivate func adding(_ more: Double) -> Self {
        Self(points: points + more, share: share)
    }

    fileprivate func adding(_ other: Self, _ more: Double) -> Self {
        Self(points: points + other.points + more, share: share + other.share)
    }
}

extension Paint {
    /// True for a fully opaque color.
    fileprivate var isOpaque: Bool {
        switch self {
        case .named(let name):
            switch name {
            case .clear, .tertiary, .quaternary, .fill: false
            default: true
            }
        case .rgb(_, _, _, let opacity): opacity >= 1
        case .faded, .linearGradient, .centeredGradient, .mesh, .material: false
        }
    }
}
