import Foundation
import _Localization

extension View {
    /// Replaces text and pictures inside with placeholders of their size; the rest stays.
    nonisolated public consuming func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows the content even if a view around it is redacted.
    nonisolated public consuming func unredacted() -> some View {
        surroundings([]) { swap(&$0, &$1.redactionReasons) }
    }

    /// Hides the text and the pictures inside if private content is hidden.
    nonisolated public consuming func privacySensitive(_ sensitive: Bool = true) -> some View {
        surroundings(sensitive) { swap(&$0, &$1.isPrivacySensitive) }
    }
}

extension EnvironmentValues {
    /// True if text and pictures are drawn as placeholders.
    var redactsContent: Bool {
        if redactionReasons.isEmpty { return false }
        return redactionReasons.contains(.placeholder)
            || (isPrivacySensitive && redactionReasons.contains(.privacy))
    }

    /// The name that screen readers read for hidden content.
    fileprivate var placeholderName: String {
        LocalizedStringResource(system: "Placeholder").text(in: locale)
    }
}

// The content itself isn't in the tree, so no renderer, search or store can show it.
extension ViewNode {
    /// Replaces a text with a placeholder.
    mutating func redactText(in environment: EnvironmentValues) {
        guard case .text(let runs) = kind else { return }
        kind = .text(runs.map(\.redacted))
        attributes.removeAll { attribute in
            switch attribute {
            // A gradient shows through letters, regardless of their color.
            case .foreground(.linearGradient), .foreground(.centeredGradient), .foreground(.mesh):
                true
            // A line of placeholder letters ends where the original line ends.
            case .truncation: true
            default: false
            }
        }
        attributes.append(.redacted)
        if !runs.plainText.isEmpty {
            attributes.append(.accessibilityLabel(environment.placeholderName))
        }
    }

    /// Replaces a picture with a placeholder.
    mutating func redactImage(in environment: EnvironmentValues) {
        guard case .image(var content) = kind else { return }
        // All symbols have one size; the size of another picture is only known from the picture.
        if case .symbol = content.source { content.source = .symbol("square") }
        content.secondary = nil
        content.tertiary = nil
        content.motion = nil
        if content.label != nil { content.label = environment.placeholderName }
        kind = .image(content)
        attributes.append(.redacted)
    }
}

extension ViewNode.TextRun {
    /// The text with letters of about the same width, in the same font.
    fileprivate var redacted: Self {
        var style = style
        style?.paint = nil
        style?.lineColor = nil
        style?.linePattern = nil
        style?.background = nil
        style?.isUnderlined = false
        style?.isStruckThrough = false
        style?.link = nil
        style?.counting = nil
        if style == ViewNode.TextStyle() { style = nil }
        return Self(text: image == nil ? text.redacted : "XX", style: style)
    }
}

extension String {
    /// The text with each letter replaced by one about as wide, so that lines break where they did.
    fileprivate var redacted: String { String(map(\.redacted)) }
}

extension Character {
    fileprivate var redacted: Character {
        if isWhitespace { return self }
        if isNumber { return "0" }
        if isUppercase { return "X" }
        return isWide ? "口" : "x"
    }

    /// True if the character is as wide as high, such as Hangul, kana, ideographs and pictures.
    private var isWide: Bool {
        unicodeScalars.contains { scalar in
            scalar.properties.isEmojiPresentation || (isLetter && scalar.value >= 0x1100)
        }
    }
}
