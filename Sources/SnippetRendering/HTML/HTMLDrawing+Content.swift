import Foundation
import SwiftUI

// Elements that show something without acting.
extension HTMLDrawing {
    mutating func drawText(_ node: NodePlace, _ runs: [ViewNode.TextRun], _ box: BoxStyle) {
        out.markup("<span")
        identify(node)
        out.markup("text")
        endStyle(node, box)
        // The text sets its own direction, and unclosed direction marks end with its element.
        if box.traits.contains(.hasAccessibility) {
            out.markup(" dir=\"auto\"")
            writeOwnAccessibility(of: node, box)
            out.markup(">")
        } else {
            out.markup(" dir=\"auto\">")
        }
        let isRedacted = node.isRedacted
        if isRedacted { out.markup("<span class=\"veil\">") }
        if let halves = halves(of: runs, node, box) {
            draw(halves, of: runs, node, isMeasured: box.area != nil)
        } else {
            draw(runs, of: node)
        }
        out.markup(isRedacted ? "</span></span>" : "</span>")
    }

    mutating func draw(_ runs: [ViewNode.TextRun], of node: NodePlace) {
        for index in runs.indices {
            // Reading a missing style would move memory needlessly.
            if runs[index].isPlain {
                out.text(runs[index].text)
            } else if let style = runs[index].style {
                draw(runs[index], style, at: index, of: node)
            } else {
                drawContent(of: runs[index], at: index, of: node)
            }
        }
    }

    private mutating func drawContent(
        of run: ViewNode.TextRun, at index: Int, of node: NodePlace
    ) {
        if let image = run.image {
            drawInText(image, at: index, of: node)
        } else {
            out.text(run.text)
        }
    }

    private mutating func draw(
        _ stretch: ViewNode.TextRun, _ run: ViewNode.TextStyle, at index: Int, of node: NodePlace
    ) {
        let isLink = run.link?.isSafeToFollow == true && !isInControl
        out.markup(isLink ? "<a class=\"run" : "<span class=\"run")
        if let font = run.font { write(font) }
        if let paint = run.paint { writeForeground(paint, isIcon: false) }
        if run.isBold { out.markup(" bold") }
        if run.isItalic { out.markup(" italic") }
        if run.isUnderlined { out.markup(" underline") }
        if run.isStruckThrough { out.markup(" struck") }
        if run.isMonospacedDigit { out.markup(" tabular") }
        if let spacing = run.letterSpacing { declare("letter-spacing", spacing, "px") }
        if let offset = run.baselineOffset { declare("vertical-align", offset, "px") }
        if let color = run.lineColor { declare("text-decoration-color", color) }
        if let pattern = run.linePattern {
            style.markup("text-decoration-style:")
            style.markup(pattern == .dot ? "dotted;" : "dashed;")
        }
        if let color = run.background { declare("background-color", color) }
        out.markup("\"")
        if isLink, let link = run.link {
            out.attribute("href", link.absoluteString)
            out.markup(" rel=\"noopener noreferrer\" target=\"_blank\"")
        }
        if let counting = run.counting { write(counting) }
        writeDeclarations()
        out.markup(">")
        drawContent(of: stretch, at: index, of: node)
        out.markup(isLink ? "</a>" : "</span>")
    }

    /// Writes the attributes of a timer for the client.
    mutating func write(_ counting: ViewNode.Counting) {
        out.attribute("data-count", counting.kind.rawValue)
        out.attribute("data-from", "\(counting.start)")
        out.attribute("data-to", "\(counting.end)")
        if !counting.showsHours { out.attribute("data-hours", "no") }
        if let fields = counting.fields { out.attribute("data-fields", "\(fields)") }
        if let precision = counting.precision { out.attribute("data-precision", "\(precision)") }
    }

    private mutating func drawInText(
        _ image: ViewNode.ImageContent, at index: Int, of node: NodePlace
    ) {
        guard case .symbol(let name) = image.source else {
            out.markup("<img class=\"image in-text\"")
            writeAddress(of: image)
            out.attribute("alt", image.label ?? "")
            return out.markup(">")
        }
        let glyph = SymbolGlyph(named: name)
        out.markup("<svg class=\"symbol in-text")
        if glyph.mirrorsInRightToLeft { out.markup(" mirrors") }
        out.markup("\"")
        if image.scale != 1 { declare("--symbol-scale", image.scale) }
        writeDeclarations()
        out.markup(" viewBox=\"0 0 24 24\"")
        if let label = image.label {
            out.markup(" role=\"img\"")
            out.attribute("aria-label", label)
        } else {
            out.markup(" aria-hidden=\"true\"")
        }
        out.markup(">")
        let mask =
            glyph.hasHoles(isLayered: false)
            ? "hole-" + StableHash.text(of: "\(identity(of: node)):\(index)") : ""
        glyph.write(into: &out, mask: mask)
        out.markup("</svg>")
    }

    mutating func drawImage(_ node: NodePlace, _ image: ViewNode.ImageContent, _ box: BoxStyle) {
        switch image.source {
        case .symbol(let name): drawSymbol(node, named: name, image, box)
        case .asset, .data, .remote: drawPicture(node, image, box)
        }
    }

    private mutating func writeAddress(of image: ViewNode.ImageContent) {
        switch image.source {
        case .symbol: break
        case .asset(let name):
            out.attribute("src", prefix: renderer.assetPath, name.percentEncodedPathSegment)
        case .data(let data, let contentType):
            out.attribute(
                "src", prefix: "data:\(contentType);base64,", data.base64EncodedString())
        case .remote(let url):
            // Marked for the client, which observes its loading.
            out.markup(" data-fetched referrerpolicy=\"no-referrer\" loading=\"lazy\"")
            out.markup(" decoding=\"async\"")
            if url.isSafeToFetch { out.attribute("src", url.absoluteString) }
        }
    }

    private mutating func drawSymbol(
        _ node: NodePlace, named name: String, _ image: ViewNode.ImageContent, _ box: BoxStyle
    ) {
        let glyph = SymbolGlyph(named: name)
        out.markup("<svg")
        identify(node)
        out.markup("symbol")
        if glyph.mirrorsInRightToLeft { out.markup(" mirrors") }
        if image.isResizable { out.markup(" resizable") }
        if image.scale != 1 { declare("--symbol-scale", image.scale) }
        write(secondary: image.secondary, tertiary: image.tertiary)
        let gradient = node.gradientOfForeground
        let layers = image.secondary == nil ? 1 : image.tertiary == nil ? 2 : 3
        let hasHoles = glyph.hasHoles(isLayered: layers > 1)
        // A CSS value must not contain a name that an author chose.
        let mark =
            gradient == nil && !hasHoles ? "" : StableHash.text(of: identity(of: node))
        let ink = "ink-" + mark
        if gradient != nil { writeInk(named: ink) }
        if let motion = image.motion { write(motion) }
        endStyle(node, box, isIcon: true)
        if let motion = image.motion { writeMarks(of: motion, symbol: name) }
        out.markup(" viewBox=\"0 0 24 24\"")
        writeImageAccessibility(of: node, image, box)
        out.markup(">")
        if let gradient { out.symbolGradient(gradient, named: ink) }
        glyph.write(into: &out, mask: "hole-" + mark, layers: layers)
        out.markup("</svg>")
    }

    private mutating func drawPicture(
        _ node: NodePlace, _ image: ViewNode.ImageContent, _ box: BoxStyle
    ) {
        if box.area != nil, node.isRedacted { return drawPlaceholder(node, image, box) }
        out.markup("<img")
        identify(node)
        out.markup("image")
        if image.isResizable { outClass(" resizable content-", image.contentMode) }
        if image.scale != 1 { declare("scale", image.scale) }
        if image.isPixelated { style.markup("image-rendering:pixelated;") }
        endStyle(node, box)
        writeAddress(of: image)
        let info = AccessibilityInfo(node.node)
        out.attribute("alt", info.isHidden ? "" : info.phrase(content: ""))
        writeRemainder(of: info)
        out.markup(">")
    }

    /// Draws a surface instead of a picture of known size, whose bytes aren't even sent.
    private mutating func drawPlaceholder(
        _ node: NodePlace, _ image: ViewNode.ImageContent, _ box: BoxStyle
    ) {
        out.markup("<span")
        identify(node)
        out.markup("image")
        endStyle(node, box)
        writeImageAccessibility(of: node, image, box)
        out.markup("></span>")
    }

    mutating func drawSpacer(_ node: NodePlace, _ minLength: Double?, _ box: BoxStyle) {
        openBlock()
        identify(node)
        out.markup("spacer")
        if let minLength { declare("--length", max(minLength, 0), "px") }
        endStyle(node, box)
        out.markup(">")
        closeBlock()
    }

    mutating func drawDivider(_ node: NodePlace, _ box: BoxStyle) {
        if isInControl { out.markup("<span") } else { out.markup("<hr") }
        identify(node)
        out.markup("divider")
        endStyle(node, box)
        out.markup(">")
        if isInControl { out.markup("</span>") }
    }
}

extension String {
    /// The name as one segment of a URL path, in which a slash is escaped too.
    fileprivate var percentEncodedPathSegment: String {
        let isPlain = utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        if isPlain { return self }
        var allowed = CharacterSet()
        allowed.insert(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
        allowed.insert(charactersIn: "0123456789-._~")
        let encoded = addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
        // A segment of dots alone would refer to a parent directory.
        return encoded.allSatisfy { $0 == "." } ? encoded.replacing(".", with: "%2E") : encoded
    }
}
