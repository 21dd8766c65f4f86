import SwiftUI

/// The drawing of a symbol, found by its name in Apple's symbol set.
///
/// The drawings are original: round strokes of one weight on a grid of 24. Variants (`.fill`,
/// `.circle`, `.square`, `.slash` and their combinations) are derived by rule from the plain
/// drawing; a letter or a number up to 50 can be enclosed in a circle or a square. An unknown name
/// gives a neutral rounded square.
public struct SymbolGlyph: Sendable {
    /// The paths, without enclosure and slash.
    private let drawing: SymbolDrawing.Prepared
    private let isFilled: Bool
    private let enclosure: Enclosure?
    private let isSlashed: Bool

    /// Tells whether a drawing for the name exists.
    public let isKnown: Bool

    /// Tells whether the drawing points along the reading direction, so that it is mirrored for
    /// right-to-left reading.
    public var mirrorsInRightToLeft: Bool { drawing.mirrors }

    private enum Enclosure { case circle, square }

    /// Finds the drawing for a name such as `ticket` or `checkmark.circle.fill`.
    public init(named name: String) {
        // Nearly all names in use are plain or filled: one lookup.
        if let entry = SymbolDrawing.named[name] {
            self.init(entry.drawing, isFilled: entry.isFilled)
            return
        }
        var rest = Substring(name)
        let isFilled = rest.removeLast(".fill")
        let isSlashed = rest.removeLast(".slash")
        var enclosure: Enclosure?
        if !isSlashed {
            if rest.removeLast(".circle") {
                enclosure = .circle
            } else if rest.removeLast(".square") {
                enclosure = .square
            }
        }
        let plain = String(rest)
        if let drawing = SymbolDrawing.all[plain]
            ?? (enclosure == nil ? nil : SymbolDrawing.lettered[plain])
        {
            self.init(
                drawing, isFilled: isFilled, enclosure: enclosure, isSlashed: isSlashed)
        } else {
            self.init(SymbolDrawing.placeholder, isKnown: false)
        }
    }

    private init(
        _ drawing: SymbolDrawing.Prepared, isFilled: Bool = false, enclosure: Enclosure? = nil,
        isSlashed: Bool = false, isKnown: Bool = true
    ) {
        self.drawing = drawing
        self.isFilled = isFilled
        self.enclosure = enclosure
        self.isSlashed = isSlashed
        self.isKnown = isKnown
    }

    /// Returns an `svg` element for a symbol; it is decorative unless it gets a label.
    ///
    /// Its appearance comes from ``HTMLRenderer/stylesheet``. Holes are a mask that is named after the symbol.
    public static func svg(named name: String, label: String? = nil) -> String {
        let glyph = SymbolGlyph(named: name)
        var out = HTMLWriter(capacity: 384)
        out.markup("<svg class=\"symbol")
        if glyph.mirrorsInRightToLeft { out.markup(" mirrors") }
        out.markup("\" viewBox=\"0 0 24 24\"")
        if let label {
            out.markup(" role=\"img\"")
            out.attribute("aria-label", label)
        } else {
            out.markup(" aria-hidden=\"true\"")
        }
        out.markup(">")
        glyph.write(into: &out, mask: "hole-" + StableHash.text(of: name))
        out.markup("</svg>")
        return out.string
    }
}

// MARK: - Drawing

extension SymbolGlyph {
    /// Tells whether parts are cut out of the drawing, for which its mask needs a name.
    func hasHoles(isLayered: Bool) -> Bool {
        isSlashed || (isFilled && !isLayered && hasMark)
    }

    /// Tells whether a mark is on a form: a mark in an enclosure, or details of a filled body.
    private var hasMark: Bool { enclosure != nil || (isFilled && !drawing.holes.isEmpty) }

    /// Writes the marks, for an `svg` element with a view box of 24 by 24.
    ///
    /// A mark on a filled form, and the gap beside a slash, are holes through which the background
    /// shows. They are cut by a mask, whose name must be unique in the document. A layered symbol,
    /// in several colors, has its mark drawn instead, and the form behind a mark or a slash has the
    /// class `back`; so have the parts beside a form without a mark. The parts beside a form with a
    /// mark are a third layer, of the class `side`.
    func write(into out: inout HTMLWriter, mask: String, layers: Int = 1) {
        let isLayered = layers > 1
        let hasHoles = hasHoles(isLayered: isLayered)
        let hasSide =
            isLayered && enclosure == nil && !isSlashed && drawing.hasSides
            && (layers > 2 || !hasMark)
        let hasBack = isLayered && (hasMark || isSlashed)
        // A struck-out symbol is one form, whose details stay holes.
        let isMarkCut = isFilled && (!isLayered || isSlashed)
        if hasSide {
            out.markup(hasMark ? "<g class=\"side\">" : "<g class=\"back\">")
            out.markup(drawing.beside)
            out.markup("</g>")
        }
        if hasHoles || hasBack {
            out.markup(hasBack ? "<g class=\"back\"" : "<g")
            if hasHoles {
                out.markup(" mask=\"url(#")
                out.attributeValue(mask)
                out.markup(")\"")
            }
            out.markup(">")
        }
        writeForm(into: &out, isWhole: !hasSide)
        if hasHoles || hasBack { out.markup("</g>") }
        if !isMarkCut { writeMark(into: &out) }
        if isSlashed { out.markup("<path d=\"M3.5 3.5l17 17\"/>") }
        guard hasHoles else { return }
        out.markup("<mask id=\"")
        out.attributeValue(mask)
        // White parts of the mask are kept, black parts are cut out.
        out.markup("\" maskUnits=\"userSpaceOnUse\"><path fill=\"#fff\" d=\"M-9-9h42v42H-9z\"/>")
        if isMarkCut { writeMark(into: &out) }
        if isSlashed { out.markup("<path class=\"gap\" d=\"M5.2 2.2l17 17\"/>") }
        out.markup("</mask>")
    }

    /// Writes the form behind a mark, or the whole of a symbol without one.
    private func writeForm(into out: inout HTMLWriter, isWhole: Bool) {
        switch enclosure {
        case nil:
            if isWhole { out.markup(drawing.beside) }
            out.markup(isFilled ? drawing.filled : drawing.plain)
        case .circle: out.markup(isFilled ? Self.disc : Self.circle)
        case .square: out.markup(isFilled ? Self.plate : Self.square)
        }
    }

    private func writeMark(into out: inout HTMLWriter) {
        guard enclosure != nil else {
            if isFilled { out.markup(drawing.holes) }
            return
        }
        out.markup("<g class=\"inner\" transform=\"translate(5.76 5.76) scale(.52)\">")
        out.markup(drawing.beside)
        // In a small enclosure, a solid form is more readable than its outline.
        out.markup(drawing.isFormOnly ? drawing.filled : drawing.plain)
        out.markup("</g>")
    }

    // Prepared once, since a card may show many.
    private static let circle = prepared(circlePath, isFilled: false)
    private static let disc = prepared(circlePath, isFilled: true)
    private static let square = prepared(squarePath, isFilled: false)
    private static let plate = prepared(squarePath, isFilled: true)

    private static let circlePath = "M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0z"
    private static let squarePath =
        "M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4h-10a4 4 0 0 1-4-4v-10a4 4 0 0 1 4-4z"

    private static func prepared(_ path: String, isFilled: Bool) -> [UInt8] {
        var out = HTMLWriter(capacity: 128)
        out.marks([
            .path(
                ViewNode.PathData(path), fill: isFilled ? .foreground : nil,
                stroke: ViewNode.Stroke(.foreground))
        ])
        return out.bytes
    }
}

extension Substring {
    /// Removes an ending, and returns true if it was present.
    fileprivate mutating func removeLast(_ ending: String) -> Bool {
        let bytes = utf8
        guard bytes.count > ending.utf8.count,
            bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8)
        else { return false }
        self = Substring(bytes.dropLast(ending.utf8.count))
        return true
    }
}
