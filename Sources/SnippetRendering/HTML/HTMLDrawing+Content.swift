import Foundation
import SwiftUI

// Elements that show something and do nothing.
extension HTMLDrawing {
    mutating func drawText(_ node: NodePlace, _ runs: [ViewNode.TextRun], _ box: BoxStyle) {
        out.markup("<span")
        identify(node)
        out.markup("text")
        endStyle(node, box)
        // The text brings its own direction, and what it opens it cannot leave open.
        if box.traits.contains(.hasAccessibility) {
            out.markup(" dir=\"auto\"")
            writeOwnAccessibility(of: node, box)
            out.markup(">")
        } else {
            out.markup(" dir=\"auto\">")
        }
        let isRedacted = node.isRedacted
        if isRedacted { out.markup("<span class=\"veil\">") }
        for index in runs.indices {
            // Asking for a style that isn't there would move its room about.
            if runs[index].isPlain {
                out.text(runs[index].text)
            } else if let style = runs[index].style {
                draw(runs[index], style, at: index, of: node)
            } else {
                drawContent(of: runs[index], at: index, of: node)
            }
        }
        out.markup(isRedacted ? "</span></span>" : "</span>")
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
        if let color = run.lineColor {
            style.markup("text-decoration-color:")
            style.color(color)
            style.markup(";")
        }
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

    /// Tells the client how to go on counting.
    private mutating func write(_ counting: ViewNode.Counting) {
        out.attribute("data-count", counting.kind.rawValue)
        out.attribute("data-from", "\(counting.start)")
        out.attribute("data-to", "\(counting.end)")
        if !counting.showsHours { out.attribute("data-hours", "no") }
    }

    /// Draws a picture between the letters of a text.
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
            // Marked for the client, which watches how it fares.
            out.markup(" data-fetched referrerpolicy=\"no-referrer\" loading=\"lazy\"")
            out.markup(" decoding=\"async\"")
            out.attribute("src", url.absoluteString)
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
        if let paint = image.secondary { write(secondary: paint) }
        let gradient = node.gradientOfForeground
        let isLayered = image.secondary != nil
        let hasHoles = glyph.hasHoles(isLayered: isLayered)
        // What stands in a style is no place for a name that an author chose.
        let name =
            gradient == nil && !hasHoles ? "" : StableHash.text(of: identity(of: node))
        let ink = "ink-" + name
        if gradient != nil { writeInk(named: ink) }
        if let motion = image.motion { write(motion) }
        endStyle(node, box, isIcon: true)
        if let motion = image.motion { writeMarks(of: motion, symbol: name) }
        out.markup(" viewBox=\"0 0 24 24\"")
        writeImageAccessibility(of: node, image, box)
        out.markup(">")
        if let gradient { out.symbolGradient(gradient, named: ink) }
        glyph.write(into: &out, mask: "hole-" + name, isLayered: isLayered)
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
        endStyle(node, box)
        writeAddress(of: image)
        let info = AccessibilityInfo(node.node)
        out.attribute("alt", info.isHidden ? "" : info.phrase(content: ""))
        writeRemainder(of: info)
        out.markup(">")
    }

    /// Draws a surface where a picture would be whose size is known: its bytes aren't even sent.
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

    mutating func drawProgress(
        _ node: NodePlace, _ progress: ViewNode.ProgressContent, _ box: BoxStyle
    ) {
        openBlock()
        identify(node)
        out.markup(progress.style == .linear ? "progress linear" : "progress circular")
        if progress.fraction == nil { out.markup(" indeterminate") }
        endStyle(node, box)
        let info = AccessibilityInfo(node.node)
        let isNative = progress.style == .linear && progress.fraction != nil
        if !isNative {
            writeRange(of: info)
            writeRangeWords(of: info)
        }
        out.markup(">")
        switch (progress.style, progress.fraction) {
        case (.linear, let fraction?):
            drawRangeLabel(node.children)
            out.markup("<progress")
            out.markup(" class=\"bar\" max=\"1\"")
            out.attribute("value", fraction.clampedToUnit)
            writeRangeWords(of: info)
            out.markup(">")
            out.markup("</progress>")
        case (.linear, nil):
            drawRangeLabel(node.children)
            out.markup("<span class=\"track\"><span class=\"runner\"></span></span>")
        case (.circular, let fraction):
            drawRing(fraction)
            drawRangeLabel(node.children)
        }
        closeBlock()
    }

    /// A ring is drawn on a path of length 100, so that percent are its unit.
    private mutating func drawRing(_ fraction: Double?) {
        out.markup("<svg class=\"ring\" viewBox=\"0 0 24 24\" aria-hidden=\"true\">")
        out.markup("<circle class=\"ring-track\" cx=\"12\" cy=\"12\" r=\"10\"/>")
        out.markup("<circle class=\"ring-value\" cx=\"12\" cy=\"12\" r=\"10\" pathLength=\"100\"")
        out.markup(" stroke-dasharray=\"")
        if let fraction {
            out.number(fraction.clampedToUnit * 100)
        } else {
            out.markup("28")
        }
        out.markup(" 100\"/></svg>")
    }

    private mutating func drawRangeLabel(_ nodes: [ViewNode]) {
        guard !nodes.isEmpty else { return }
        openBlock()
        out.markup(" class=\"range-label\">")
        draw(nodes)
        closeBlock()
    }

    mutating func drawGauge(_ node: NodePlace, _ gauge: ViewNode.GaugeContent, _ box: BoxStyle) {
        let info = AccessibilityInfo(node.node)
        let fraction = info.range?.fraction ?? 0
        openBlock()
        identify(node)
        switch gauge.style {
        case .linear: out.markup("gauge linear")
        case .circular: out.markup("gauge circular")
        case .ring: out.markup("gauge circular closed")
        }
        endStyle(node, box)
        writeRange(of: info)
        writeRangeWords(of: info)
        out.markup(">")
        switch gauge.style {
        case .linear:
            drawRangeLabel(node.children)
            openBlock()
            out.markup(" class=\"gauge-row\">")
            drawCaption("gauge-minimum", gauge.minimumValueLabel)
            out.markup("<span class=\"track\"><span class=\"bar\"")
            declare("inline-size", fraction * 100, "%")
            writeDeclarations()
            out.markup("></span></span>")
            drawCaption("gauge-maximum", gauge.maximumValueLabel)
            closeBlock()
            drawCaption("gauge-current", gauge.currentValueLabel)
        case .circular, .ring:
            let whole = gauge.style == .ring ? 100.0 : 75
            out.markup("<svg class=\"dial\" viewBox=\"0 0 64 64\" aria-hidden=\"true\">")
            for (name, length) in [("ring-track", whole), ("ring-value", whole * fraction)] {
                out.markup("<circle")
                out.attribute("class", name)
                out.markup(" cx=\"32\" cy=\"32\" r=\"28\" pathLength=\"100\" stroke-dasharray=\"")
                out.number(length)
                out.markup(" 100\"/>")
            }
            out.markup("</svg>")
            drawCaption("gauge-current", gauge.currentValueLabel)
            // A closed ring has no ends.
            guard gauge.style == .circular else { break }
            drawCaption("gauge-minimum", gauge.minimumValueLabel)
            drawCaption("gauge-maximum", gauge.maximumValueLabel)
            drawRangeLabel(node.children)
        }
        closeBlock()
    }

    private mutating func drawCaption(_ name: StaticString, _ text: String?) {
        guard let text else { return }
        out.markup("<span class=\"")
        out.markup(name)
        out.markup("\" dir=\"auto\">")
        out.text(text)
        out.markup("</span>")
    }
}

extension String {
    /// The name as one segment of an address path, where not even a slash has a meaning.
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
        // A segment of dots alone would be taken for a step upwards.
        return encoded.allSatisfy { $0 == "." } ? encoded.replacing(".", with: "%2E") : encoded
    }
}
