import SwiftUI

// Text and its fonts; all sizes scale with the person's setting.
extension HTMLRenderer {
    static let textRules = """
        :where(.snippet [data-scheme]:not(:is(.button:not(.style-plain,.style-custom),.toggle.style-button,\
        .link) *)){color:var(--text-primary)}
        .text{display:block;white-space:pre-wrap;max-width:100%;\
        line-height:calc(\(number: Measures.lineHeight)em + var(--line-spacing,0px))}
        .text-leading{text-align:start}
        .text-center{text-align:center}
        .text-trailing{text-align:end}
        .one-line{white-space:pre;overflow:clip;overflow-clip-margin:\(number: overhangEms)em;text-overflow:ellipsis}
        .one-line.cut-head{direction:rtl;text-align:left;unicode-bidi:plaintext}
        .cut-middle{position:relative}
        .cut-whole{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        .cut-shown{user-select:none;-webkit-user-select:none}
        .cut-halves{display:flex}
        .cut-start{overflow:hidden;text-overflow:ellipsis}
        .cut-end{flex:none}
        .clamp{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:var(--lines);\
        line-clamp:var(--lines);overflow:hidden}
        .clamp:dir(rtl){overflow:clip;overflow-clip-margin:\(number: overhangEms)em}
        .fixed-x.text{white-space:pre}
        .bold{font-weight:700}
        .italic{font-style:italic}
        .underline{text-decoration:underline}
        .struck{text-decoration:line-through}
        .underline.struck{text-decoration:underline line-through}
        .tabular,[data-transition="numeric"]{font-variant-numeric:tabular-nums}
        [data-count]{white-space:nowrap}
        .design-rounded{font-family:var(--rounded)}
        .design-serif{font-family:var(--serif)}
        .design-monospaced{font-family:var(--mono)}
        .font-sized{line-height:calc(\(number: Measures.sizedLineHeight)em + var(--line-spacing,0px));letter-spacing:\(number: Measures.largeTracking)em}
        .fg-gradient{color:transparent;-webkit-background-clip:text;background-clip:text}
        \(fontRules)
        \(weightRules)
        \(widthRules)
        """

    /// How far letters may reach out of their line, as many Arabic ones do below it.
    ///
    /// Of Latin text, this would show the accents of the first line that is left out.
    private static let overhangEms = 0.25

    private static let fontRules = FontDescription.TextStyle.allCases.map { style in
        let font = FontDescription(size: .style(style))
        var rule = """
            .font-\(style.rawValue){font-size:calc(\(Int(font.points))px + \
            (var(--text-scale,1) - 1)*\(font.growth)px);\
            line-height:calc(\(font.lineRatio)em + var(--line-spacing,0px))
            """
        if style == .headline { rule += ";font-weight:600" }
        if font.tracking != 0 { rule += ";letter-spacing:\(number: font.tracking)em" }
        return rule + "}"
    }.joined(separator: "\n")

    /// The fonts that are measured and sent have one width, so this affects only a reader's own fonts.
    private static let widthRules = FontDescription.Width.allCases.map { width in
        ".stretch-\(width.rawValue){font-stretch:\(number: width.percent)%}"
    }.joined(separator: "\n")

    /// Symbols are drawn with the weight of the text beside them.
    private static let weightRules = FontDescription.Weight.allCases.map { weight in
        let stroke = 1.1 + Double(weight.rawValue - 100) / 100 * 0.24
        let rounded = (stroke * 100).rounded() / 100
        return """
            .weight-\(weight.rawValue){font-weight:\(weight.rawValue);--stroke:\(rounded)px}
            """
    }.joined(separator: "\n")
}
