import Foundation
import _Localization

extension Text: View, PrimitiveView {
    @MainActor
    package func draw(in context: inout ResolveContext) {
        let overrides = overrides.over(context.environment.textOverrides)
        let font = font ?? context.environment.font
        var attributes = [ViewNode.Attribute](
            font: context.environment.sized(font.described(in: overrides)),
            paint: style?._paint(in: context.environment) ?? context.environment.ink.foreground)
        context.environment.paragraph.describe(in: &attributes, leading: font?.lineChange ?? 0)
        var stretches = runs(font, overrides, in: &context.environment)
        if content.mayHavePictures {
            for index in stretches.indices {
                guard let image = stretches[index].image, !context.admits(image.source) else {
                    continue
                }
                stretches[index] = ViewNode.TextRun(
                    image: image.leftOut, style: stretches[index].style)
            }
        }
        context.nodes.append(
            ViewNode(id: context.path.id, kind: .text(stretches), attributes: attributes))
        if context.environment.redactsContent, let last = context.nodes.indices.last {
            context.nodes[last].redactText(in: context.environment)
        }
    }
}

// The environment is passed as `inout` although nothing changes it: otherwise it would be copied.
extension Text {
    /// Returns the characters for the reader.
    func plainText(in environment: inout EnvironmentValues) -> String {
        simpleText(in: &environment) ?? runs(in: &environment).plainText
    }

    /// Returns the characters of a text that is a single stretch, as most are.
    private func simpleText(in environment: inout EnvironmentValues) -> String? {
        guard environment.textCase == nil else { return nil }
        switch content {
        case .verbatim(let text): return text
        case .literal(let text):
            return LocalizedStringKey(text).plainText(
                table: nil, bundle: .main, locale: environment.locale)
        case .key(let key, let table, let bundle):
            return key.plainText(table: table, bundle: bundle, locale: environment.locale)
        case .resource(let resource): return resource.text(in: environment.locale)
        case .formatted, .attributed, .joined, .image: return nil
        }
    }

    /// Returns the stretches of the text, each with its differences from the text's own look.
    func runs(in environment: inout EnvironmentValues) -> [ViewNode.TextRun] {
        runs(
            font ?? environment.font, overrides.over(environment.textOverrides), in: &environment)
    }

    private func runs(
        _ font: Font?, _ overrides: TextOverrides, in environment: inout EnvironmentValues
    ) -> [ViewNode.TextRun] {
        let capitals = font?.capitals
        if !overrides.needsRun, capitals == nil, let text = simpleText(in: &environment) {
            return [ViewNode.TextRun(text: text)]
        }
        var style = ViewNode.TextStyle()
        style.isUnderlined = overrides[.underlined] ?? false
        style.isStruckThrough = overrides[.struckThrough] ?? false
        style.lineColor = overrides.others.lineColor
        style.linePattern = overrides.others.linePattern
        style.letterSpacing = overrides.others.letterSpacing
        style.baselineOffset = overrides.others.baselineOffset
        let font = environment.sized(font.described(in: overrides)) ?? FontDescription()
        var collector = RunCollector(environment: environment, font: font, capitals: capitals)
        collector.append(content, style)
        return collector.runs
    }
}

extension Text.Content {
    /// Tells whether the text may contain a picture, as few texts do.
    fileprivate var mayHavePictures: Bool {
        switch self {
        case .image, .joined, .key: true
        case .verbatim, .literal, .resource, .formatted, .attributed: false
        }
    }
}

/// Traverses concatenated and interpolated texts and collects their stretches.
private struct RunCollector {
    var environment: EnvironmentValues
    let font: FontDescription
    /// The letters that are currently drawn as small capitals.
    var capitals: SmallCapitals?
    var runs: [ViewNode.TextRun]
    /// The nesting depth of texts.
    private var level = 0

    init(environment: EnvironmentValues, font: FontDescription, capitals: SmallCapitals?) {
        self.environment = environment
        self.font = font
        self.capitals = capitals
        runs = []
    }

    mutating func append(_ content: Text.Content, _ style: ViewNode.TextStyle) {
        switch content {
        case .verbatim(let text): append(text, style)
        case .literal(let text):
            append(.key(LocalizedStringKey(text), table: nil, .main), style)
        case .resource(let resource): append(resource.text(in: environment.locale), style)
        case .formatted(let value):
            var style = style
            style.counting = value.counting
            append(value.text(in: environment), style)
        case .attributed(let text):
            for run in text.runs {
                append(
                    String(text[run.range].characters),
                    run.attributes.applied(to: style, in: environment, font: font))
            }
        case .joined(let texts):
            for text in texts { append(text, style) }
        case .image(let image):
            if image.isEmpty { return }
            runs.append(
                ViewNode.TextRun(
                    image: image.content(in: &environment),
                    style: style == ViewNode.TextStyle() ? nil : style))
        case .key(let key, let table, let bundle):
            let segments = key.value.segments(
                key: nil, table: table, bundle: bundle, locale: environment.locale)
            if InlineMarkdown.mayOccur(in: segments) {
                for span in InlineMarkdown.spans(of: segments) {
                    var style = span.applied(to: style, in: font)
                    if style.link != nil, style.paint == nil {
                        style.paint = environment.tint ?? .named(.accent)
                    }
                    append(span.segment, of: key, style)
                }
            } else {
                for segment in segments { append(segment, of: key, style) }
            }
        }
    }

    /// Appends a nested text with its own overrides.
    private mutating func append(_ text: Text, _ outer: ViewNode.TextStyle) {
        var style = outer
        let overrides = text.overrides
        if text.font != nil || overrides.changesFamily {
            let own = text.font.flatMap { environment.sized($0.description) }
            style.font = overrides.applied(to: own ?? style.font ?? font)
        }
        if let isBold = overrides[.bold] { style.isBold = isBold }
        if let isItalic = overrides[.italic] { style.isItalic = isItalic }
        if let isUnderlined = overrides[.underlined] { style.isUnderlined = isUnderlined }
        if let isStruck = overrides[.struckThrough] { style.isStruckThrough = isStruck }
        if overrides[.monospacedDigit] == true { style.isMonospacedDigit = true }
        style.lineColor = overrides.others.lineColor ?? style.lineColor
        style.linePattern = overrides.others.linePattern ?? style.linePattern
        style.letterSpacing = overrides.others.letterSpacing ?? style.letterSpacing
        style.baselineOffset = overrides.others.baselineOffset ?? style.baselineOffset
        if let paint = text.style?._paint(in: environment) { style.paint = paint }
        guard level < TreeBounds.textLevels else { return append("…", style) }
        let surrounding = capitals
        if let font = text.font { capitals = font.capitals }
        level += 1
        append(text.content, style)
        level -= 1
        capitals = surrounding
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

    /// Appends a stretch, and merges it with the previous one of the same style.
    private mutating func append(_ text: String, _ style: ViewNode.TextStyle) {
        let text =
            switch environment.textCase {
            case nil: text
            case .uppercase: text.uppercased(with: environment.locale)
            case .lowercase: text.lowercased(with: environment.locale)
            }
        guard let capitals else { return add(text, style) }
        for stretch in capitals.stretches(of: text, in: environment.locale) {
            var style = style
            if stretch.isSmall { style.font = (style.font ?? font).small }
            add(stretch.text, style)
        }
    }

    private mutating func add(_ text: String, _ style: ViewNode.TextStyle) {
        let style = style == ViewNode.TextStyle() ? nil : style
        if let last = runs.indices.last, runs[last].style == style, runs[last].image == nil,
            style?.counting == nil
        {
            runs[last].text += text
        } else {
            runs.append(ViewNode.TextRun(text: text, style: style))
        }
    }
}

extension FontDescription {
    /// The font with all characters of one width.
    var monospaced: FontDescription { changed(self) { $0.design = .monospaced } }
}

extension Font? {
    /// Returns the font with overrides applied; `nil` for the default, that of running text.
    func described(in overrides: TextOverrides) -> FontDescription? {
        if overrides.isEmpty {
            guard let description = self?.description, !description.isDefault else { return nil }
            return description
        }
        let font = overrides.applied(to: self?.description ?? FontDescription())
        return font.isDefault ? nil : font
    }
}

extension FontDescription {
    fileprivate var isDefault: Bool {
        guard case .style(.body) = size else { return false }
        return weight == nil && design == .standard && !isItalic && !isMonospacedDigit
            && family == nil && width == nil
    }
}

extension [ViewNode.Attribute] {
    /// The attributes that text and symbols share, in one allocation.
    init(font: consuming FontDescription?, paint: consuming Paint?) {
        switch (font, paint) {
        case (nil, nil): self = []
        case (nil, let paint?): self = [.foreground(paint)]
        case (let font?, nil): self = [.font(font)]
        case (let font?, let paint?): self = [.font(font), .foreground(paint)]
        }
    }
}
