import SwiftUI

/// The paths of one symbol, by their roles.
struct SymbolDrawing: Sendable {
    /// The closed outline: stroked in the plain variant, solid in the filled one.
    var body = ""
    /// Strokes on the body: cut out of it in the filled variant.
    var detail = ""
    /// Solid dots: cut out of the body in the filled variant if there is a body.
    var dots = ""
    /// Strokes beside the body, the same in both variants.
    var beside = ""
    /// A letter or a number in the center.
    var letters = ""
    /// The size of the letters; if `nil`, they fill the drawing.
    var letterSize: Double?
    /// The distance of the letters' center from the top.
    var letterCenter = 12.0
    /// True if the symbol points along the reading direction.
    var mirrors = false

    /// A drawing as prepared markup, shared by all cards.
    final class Prepared: Sendable {
        /// The parts beside all others, the same in both variants; they are behind the others.
        let beside: [UInt8]
        /// The plain variant without the parts beside it.
        let plain: [UInt8]
        /// The filled variant without the parts beside it.
        let filled: [UInt8]
        /// The parts that are cut out of the filled variant.
        let holes: [UInt8]
        let isFormOnly: Bool
        let mirrors: Bool

        /// Tells whether the drawing has parts beside others.
        var hasSides: Bool { !beside.isEmpty && !plain.isEmpty }

        init(
            beside: [UInt8], plain: [UInt8], filled: [UInt8], holes: [UInt8], isFormOnly: Bool,
            mirrors: Bool
        ) {
            self.beside = beside
            self.plain = plain
            self.filled = filled
            self.holes = holes
            self.isFormOnly = isFormOnly
            self.mirrors = mirrors
        }
    }

    /// The drawing for a symbol without its own.
    static let placeholder = SymbolDrawing(
        body: rounded(4, 4, 16, 16, 4.5), detail: line(9, 12, 15, 12)
    ).prepared

    static let all: [String: Prepared] = {
        var drawings: [String: Prepared] = [:]
        let topics = [
            shapes, arrows, marks, controls, media, people, places, nature, travel, objects,
            documents, communication, devices, commerce, household, health, sky, animals, vehicles,
            seals, halves, bubbles, badges, batteries, seeking, directions, equipment, papers, work,
        ]
        for topic in topics {
            drawings.merge(topic.mapValues(\.prepared)) { first, _ in first }
        }
        return drawings
    }()

    /// The letters and numbers that can be enclosed in a circle or a square, by name.
    static let lettered: [String: Prepared] = {
        var drawings: [String: Prepared] = [:]
        for letter in "abcdefghijklmnopqrstuvwxyz" {
            drawings[String(letter)] = SymbolDrawing(letters: letter.uppercased()).prepared
        }
        for number in 0...50 {
            drawings[String(number)] = SymbolDrawing(letters: String(number)).prepared
        }
        return drawings
    }()

    /// The drawings by plain name and by name of the filled variant.
    static let named: [String: (drawing: Prepared, isFilled: Bool)] = {
        var entries: [String: (drawing: Prepared, isFilled: Bool)] = [:]
        entries.reserveCapacity(all.count * 2)
        for (name, drawing) in all {
            entries[name] = (drawing, false)
            entries[name + ".fill"] = (drawing, true)
        }
        return entries
    }()

    private var prepared: Prepared {
        // Without a body, there is nothing to cut details out of.
        let isCut = !body.isEmpty
        return Prepared(
            beside: Self.markup(Self.mark(beside, stroke: ViewNode.Stroke(.foreground))),
            plain: Self.markup(form(isFilled: false) + details + lettering),
            filled: Self.markup(form(isFilled: true) + (isCut ? [] : details) + lettering),
            holes: isCut ? Self.markup(details) : [], isFormOnly: isCut && details.isEmpty,
            mirrors: mirrors)
    }

    private func form(isFilled: Bool) -> [ViewNode.Mark] {
        Self.mark(
            body, fill: isFilled ? .foreground : nil, stroke: ViewNode.Stroke(.foreground))
    }

    private var details: [ViewNode.Mark] {
        Self.mark(detail, stroke: ViewNode.Stroke(.foreground)) + Self.mark(dots, fill: .foreground)
    }

    private var lettering: [ViewNode.Mark] {
        if letters.isEmpty { return [] }
        let size = letterSize ?? (letters.count == 1 ? 21 : 18)
        return [.text(letters, x: 12, y: letterCenter, size: size, .foreground)]
    }

    /// Returns a path as a mark, in the color of the text beside the symbol; no mark for an empty path.
    private static func mark(
        _ path: String, fill: ViewNode.Ink? = nil, stroke: ViewNode.Stroke? = nil
    ) -> [ViewNode.Mark] {
        path.isEmpty ? [] : [.path(ViewNode.PathData(path), fill: fill, stroke: stroke)]
    }

    private static func markup(_ marks: [ViewNode.Mark]) -> [UInt8] {
        var out = HTMLWriter(capacity: 512)
        out.marks(marks)
        return out.bytes
    }
}

// MARK: - Primitives

extension SymbolDrawing {
    /// Returns a circle around a center.
    static func circle(_ x: Double, _ y: Double, _ r: Double) -> String {
        "M\(short(x - r)) \(short(y))a\(short(r)) \(short(r)) 0 1 0 \(short(2 * r)) 0"
            + "a\(short(r)) \(short(r)) 0 1 0 \(short(-2 * r)) 0z"
    }

    /// Returns a rectangle with rounded corners, from its top left corner.
    static func rounded(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ r: Double
    ) -> String {
        let (w, h, r2) = (short(width - 2 * r), short(height - 2 * r), short(r))
        return "M\(short(x + r)) \(short(y))h\(w)a\(r2) \(r2) 0 0 1 \(r2) \(r2)v\(h)"
            + "a\(r2) \(r2) 0 0 1 -\(r2) \(r2)h-\(w)a\(r2) \(r2) 0 0 1 -\(r2) -\(r2)v-\(h)"
            + "a\(r2) \(r2) 0 0 1 \(r2) -\(r2)z"
    }

    /// Returns straight strokes through points given as x and y in turn.
    static func line(_ coordinates: Double...) -> String { polyline(coordinates) }

    /// Returns a closed polygon through points given as x and y in turn.
    static func polygon(_ coordinates: Double...) -> String { polyline(coordinates) + "z" }

    private static func polyline(_ coordinates: [Double]) -> String {
        var path = ""
        for index in stride(from: 0, to: coordinates.count - 1, by: 2) {
            path += index == 0 ? "M" : "L"
            path += "\(short(coordinates[index])) \(short(coordinates[index + 1]))"
        }
        return path
    }

    private static func short(_ value: Double) -> String {
        let hundredths = (value * 100).rounded() / 100
        return hundredths == hundredths.rounded() ? String(Int(hundredths)) : String(hundredths)
    }
}
