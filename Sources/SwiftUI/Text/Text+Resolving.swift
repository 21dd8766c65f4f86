import Foundation
import _Localization

extension Text: View, PrimitiveView {
    @MainActor
    package func nodes(in context: inout ResolveContext) -> [ViewNode] {
        let id = context.path.id
        return [node(id, in: context.environment)]
    }

    private func node(_ id: NodeID, in environment: EnvironmentValues) -> ViewNode {
        ViewNode(
            id: id, kind: .text(runs(in: environment)),
            attributes: environment.textAttributes(
                font: baseFont(in: environment),
                paint: style?._paint(in: environment) ?? environment.foreground))
    }

    /// The characters that the reader sees.
    func plainText(in environment: EnvironmentValues) -> String {
        switch content {
        case .verbatim(let text) where environment.textCase == nil: text
        default: runs(in: environment).reduce(into: "") { $0 += $1.text }
        }
    }

    private func baseFont(in environment: EnvironmentValues) -> FontDescription {
        let outer = (font ?? environment.font)?.description ?? FontDescription()
        return look.over(environment.textLook).applied(to: outer)
    }

    /// The characters of a text that is one stretch, as most are.
    private func simpleText(in environment: EnvironmentValues) -> String? {
        switch content {
        case .verbatim(let text): text
        case .key(let key, let table, let bundle):
            key.plainText(table: table, bundle: bundle, locale: environment.locale)
        case .resource(let resource): resource.text(in: environment.locale)
        case .formatted, .attributed, .joined: nil
        }
    }

    /// The stretches of the text, each with what differs from the text's own font and color.
    func runs(in environment: EnvironmentValues) -> [ViewNode.TextRun] {
        let look = look.over(environment.textLook)
        if environment.textCase == nil, look.isUnderlined == nil, look.isStruckThrough == nil,
            let text = simpleText(in: environment)
        {
            return [ViewNode.TextRun(text: text)]
        }
        var style = ViewNode.TextStyle()
        style.isUnderlined = look.isUnderlined ?? false
        style.isStruckThrough = look.isStruckThrough ?? false
        var collector = RunCollector(
            environment: environment, font: baseFont(in: environment), runs: [])
        collector.append(content, style)
        return collector.runs
    }
}

/// Walks joined and interpolated texts and collects their stretches.
private struct RunCollector {
    let environment: EnvironmentValues
    let font: FontDescription
    var runs: [ViewNode.TextRun]

    mutating func append(_ content: Text.Content, _ style: ViewNode.TextStyle) {
        switch content {
        case .verbatim(let text): append(text, style)
        case .resource(let resource): append(resource.text(in: environment.locale), style)
        case .formatted(let value): append(value.text(in: environment), style)
        case .attributed(let text): append(String(text.characters), style)
        case .joined(let texts):
            for text in texts { append(text, style) }
        case .key(let key, let table, let bundle):
            let segments = key.value.segments(
                key: nil, table: table, bundle: bundle, locale: environment.locale)
            if InlineMarkdown.mayOccur(in: segments) {
                for span in InlineMarkdown.spans(of: segments) {
                    append(span.segment, of: key, span.applied(to: style))
                }
            } else {
                for segment in segments { append(segment, of: key, style) }
            }
        }
    }

    /// Appends a text with a look of its own inside another.
    private mutating func append(_ text: Text, _ outer: ViewNode.TextStyle) {
        var style = outer
        let look = text.look
        if text.font != nil || look.weight != nil || look.design != nil || look.isMonospaced != nil
        {
            style.font = look.applied(to: text.font?.description ?? style.font ?? font)
        }
        if let isBold = look.isBold { style.isBold = isBold }
        if let isItalic = look.isItalic { style.isItalic = isItalic }
        if let isUnderlined = look.isUnderlined { style.isUnderlined = isUnderlined }
        if let isStruck = look.isStruckThrough { style.isStruckThrough = isStruck }
        if look.isMonospacedDigit == true { style.isMonospacedDigit = true }
        if let paint = text.style?._paint(in: environment) { style.paint = paint }
        append(text.content, style)
    }

    private mutating func append(
        _ segment: String.LocalizationValue.Segment, of key: LocalizedStringKey,
        _ style: ViewNode.TextStyle
    ) {
        switch segment {
        case .literal(let text): append(text, style)
        case .argument(let argument):
            if case .slot(let index) = argument.value {
                if key.texts.indices.contains(index) { append(key.texts[index], style) }
            } else {
                append(argument.text(in: environment.locale), style)
            }
        }
    }

    /// Neighbors of one look become one stretch.
    private mutating func append(_ text: String, _ style: ViewNode.TextStyle) {
        let text =
            switch environment.textCase {
            case nil: text
            case .uppercase: text.uppercased(with: environment.locale)
            case .lowercase: text.lowercased(with: environment.locale)
            }
        let style = style == ViewNode.TextStyle() ? nil : style
        if let last = runs.indices.last, runs[last].style == style {
            runs[last].text += text
        } else {
            runs.append(ViewNode.TextRun(text: text, style: style))
        }
    }
}

extension FontDescription {
    /// The font with all characters of one width.
    var monospaced: FontDescription {
        var font = self
        font.design = .monospaced
        return font
    }
}

extension EnvironmentValues {
    /// The attributes of a piece of text; what a renderer would do anyway is left out.
    func textAttributes(font: FontDescription, paint: Paint?) -> [ViewNode.Attribute] {
        var attributes: [ViewNode.Attribute] = []
        if font != FontDescription() { attributes.append(.font(font)) }
        if let paint { attributes.append(.foreground(paint)) }
        if multilineTextAlignment != .leading {
            attributes.append(.textAlignment(multilineTextAlignment.position))
        }
        if let lineLimit { attributes.append(.lineLimit(lineLimit)) }
        if truncationMode != .tail { attributes.append(.truncation(truncationMode.truncation)) }
        if minimumScaleFactor < 1 {
            attributes.append(.minimumScaleFactor(Double(minimumScaleFactor)))
        }
        if lineSpacing != 0 { attributes.append(.lineSpacing(Double(lineSpacing))) }
        if let contentTransition {
            attributes.append(.contentTransition(contentTransition.described))
        }
        return attributes
    }
}
